import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { withClass } from '../../utils/withClass';
import * as styles from './Slider.css';

export interface SliderProps extends Pick<AriaSliderProps, 'className' | 'style'> {
  /** Label of the value. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  /** @default 1 */
  step?: number;
  /** Text of the value: '6 copies'. @default the number */
  valueLabel?: string;
  /** Labels of both ends, below the track. */
  ends?: readonly [start: ReactNode, end: ReactNode];
  /** `inline`: one row; `stacked`: label and value above the track. @default 'inline' */
  layout?: 'inline' | 'stacked';
  isDisabled?: boolean;
}

/**
 * A number within bounds, where its position between them matters more than the exact figure.
 *
 * - **Use it**: where the position between the bounds matters more than the figure: brush size, influence.
 * - **Not**: for an exact number (`TextField` with a unit), or for a few named steps (`SegmentedControl`).
 * - **States**: rest, hovered, focused, dragging, disabled; `inline` and `stacked`.
 * - **Keyboard**: arrows by one step, Page Up and Page Down by a larger one, Home and End to the bounds.
 * - **Name**: `label` names the quantity; `valueLabel` gives the value with its unit.
 *
 * | Do | Don't |
 * |---|---|
 * | "6 copies" as the value of Repeats. | "6" where the unit cannot be guessed. |
 */
export function Slider({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  step,
  valueLabel,
  ends,
  layout = 'inline',
  isDisabled,
  className,
  style,
}: SliderProps) {
  const fraction = (value - minValue) / (maxValue - minValue);
  return (
    <AriaSlider
      value={value}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? minValue) : next)}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
      className={withClass(styles.slider({ layout }), className)}
      style={style}
    >
      <Label className={styles.label}>{label}</Label>
      <SliderOutput className={styles.output}>{valueLabel ?? value}</SliderOutput>
      <SliderTrack className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${fraction * 100}%` }} />
        <SliderThumb className={styles.thumb} aria-valuetext={valueLabel} />
      </SliderTrack>
      {ends && (
        <span className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </AriaSlider>
  );
}
