import { BRUSH_MAX, BRUSH_MIN, DRAWING_COLORS, type DrawingColor, type DrawingTool } from '@jewelry/contract/constants';
import { memo } from 'react';
import { Radio as AriaRadio } from 'react-aria-components/RadioGroup';
import { EraserIcon, PencilIcon } from '../../../icons/laterGlyphs';
import { drawingMessages } from '../messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Slider } from '../../../components/Slider/Slider';
import { Tooltip } from '../../../components/Tooltip/Tooltip';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup';
import * as styles from './PadTools.css';
import type { Brush } from './strokes';

export interface PadToolsProps {
  brush: Brush;
  onChange: (brush: Brush) => void;
}

/** Pencil or eraser, and the four colors. */
export const PadTools = memo(function PadTools({ brush, onChange }: PadToolsProps) {
  const choose = (tool: DrawingTool): void => onChange({ ...brush, tool });
  return (
    <>
      <ToggleButtonGroup<DrawingTool>
        aria-label={drawingMessages.tools}
        value={brush.tool}
        onChange={(tool) => tool && choose(tool)}
        isClearable={false}
        className={styles.tools}
      >
        <ToggleButton id="pencil" aria-label={drawingMessages.pencil} className={styles.tool}>
          <PencilIcon />
        </ToggleButton>
        <ToggleButton id="eraser" aria-label={drawingMessages.eraser} className={styles.tool}>
          <EraserIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <RadioGroup<DrawingColor>
        label={drawingMessages.colors}
        isLabelHidden
        value={brush.color}
        onChange={(color) => onChange({ ...brush, tool: 'pencil', color })}
        className={styles.colors}
      >
        {DRAWING_COLORS.map(({ value, label, material }) => (
          <Tooltip key={value} text={`${label}: ${material}`}>
            <AriaRadio value={value} aria-label={`${label}, ${material}`} className={styles.color}>
              <Swatch color={value} />
            </AriaRadio>
          </Tooltip>
        ))}
      </RadioGroup>
    </>
  );
});

/** An octagon in the drawing color, which is the same in every theme. */
export function Swatch({ color }: { color: DrawingColor }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.swatch} aria-hidden="true">
      <path fill={color} d="M7 0H17L24 7V17L17 24H7L0 17V7Z" />
    </svg>
  );
}

/** Width of pencil and eraser. */
export const BrushSize = memo(function BrushSize({ brush, onChange }: PadToolsProps) {
  return (
    <Slider
      label={drawingMessages.brushSize}
      value={brush.size}
      minValue={BRUSH_MIN}
      maxValue={BRUSH_MAX}
      onChange={(size) => onChange({ ...brush, size })}
      className={styles.brushSize}
    />
  );
});
