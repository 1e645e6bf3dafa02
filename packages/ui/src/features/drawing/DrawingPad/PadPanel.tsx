import { DRAWING_COLORS, SYMMETRY_MAX_FOLD, SYMMETRY_MIN_FOLD } from '@jewelry/contract/constants';
import { memo, useId } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Radio as AriaRadio } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../utils/classNames';
import { ImagesIcon } from '../../../icons/glyphs';
import { countRepeats, drawingMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { FieldMessage } from '../../../components/Field/FieldMessage';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Slider } from '../../../components/Slider/Slider';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup';
import * as styles from './PadPanel.css';
import { Swatch } from './PadTools';
import type { Symmetry } from './symmetry';
import { TEMPLATES, type TemplateId } from './templates';
import { TRACEABLE } from './useReference';

/** Default number of copies in a rosette. */
const FIRST_FOLD = 6;

interface TemplateChoiceProps {
  template: TemplateId;
  onChange: (template: TemplateId) => void;
}

/** The templates to draw over, as icons. */
export const TemplateChoice = memo(function TemplateChoice({ template, onChange }: TemplateChoiceProps) {
  const label = TEMPLATES.find(({ id }) => id === template)?.label ?? '';
  return (
    <div>
      <p className={styles.panelTitle} aria-hidden="true">
        {drawingMessages.template}
      </p>
      <RadioGroup<TemplateId>
        label={drawingMessages.template}
        isLabelHidden
        value={template}
        onChange={onChange}
        className={styles.templateGroup}
      >
        <div className={styles.templates}>
          {TEMPLATES.map(({ id, label: name, sign }) => (
            <AriaRadio key={id} value={id} aria-label={name} className={styles.template}>
              <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true">
                <path d={sign} />
              </svg>
            </AriaRadio>
          ))}
        </div>
      </RadioGroup>
      <p className={styles.note}>
        {label}. {template === 'none' ? drawingMessages.templateNone : drawingMessages.templateNote}
      </p>
    </div>
  );
});

interface SymmetryChoiceProps {
  symmetry: Symmetry;
  onChange: (symmetry: Symmetry) => void;
}

/** Off, mirrored, or a rosette of 2 to 12. */
export const SymmetryChoice = memo(function SymmetryChoice({ symmetry, onChange }: SymmetryChoiceProps) {
  return (
    <div className={styles.symmetry}>
      <p className={classNames(styles.panelTitle, styles.symmetryTitle)} aria-hidden="true">
        {drawingMessages.symmetry}
      </p>
      <ToggleButtonGroup<Symmetry['kind']>
        aria-label={drawingMessages.symmetry}
        variant="segment"
        isClearable={false}
        value={symmetry.kind}
        onChange={(kind) => kind && onChange(kind === 'radial' ? { kind, fold: FIRST_FOLD } : { kind })}
      >
        {(['off', 'mirror', 'radial'] as const).map((kind) => (
          <ToggleButton key={kind} id={kind} variant="segment">
            {drawingMessages.symmetryKinds[kind]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {symmetry.kind === 'radial' && (
        <Slider
          label={drawingMessages.repeats}
          layout="stacked"
          value={symmetry.fold}
          minValue={SYMMETRY_MIN_FOLD}
          maxValue={SYMMETRY_MAX_FOLD}
          valueLabel={countRepeats(symmetry.fold)}
          onChange={(fold) => onChange({ kind: 'radial', fold })}
          className={styles.wide}
        />
      )}
    </div>
  );
});

/** The materials of the colors. */
export const Legend = memo(function Legend() {
  return (
    <div>
      <p className={styles.panelTitle}>{drawingMessages.stones}</p>
      <p className={styles.note}>{drawingMessages.stonesNote}</p>
      <dl className={styles.legend}>
        {DRAWING_COLORS.map(({ id, value, label, material }) => (
          <div key={id} className={styles.legendLine}>
            <dt className={styles.legendColor}>
              <span className={styles.legendSwatch}>
                <Swatch color={value} />
              </span>
              {label}
            </dt>
            <dd>{material}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

interface InfluenceProps {
  influence: number;
  onChange: (influence: number) => void;
}

/** How closely the piece follows the drawing. */
export const Influence = memo(function Influence({ influence, onChange }: InfluenceProps) {
  return (
    <Slider
      label={drawingMessages.influence}
      layout="stacked"
      value={influence}
      minValue={0}
      maxValue={100}
      step={5}
      ends={drawingMessages.influenceEnds}
      onChange={onChange}
    />
  );
});

interface TraceProps {
  hasReference: boolean;
  /** The last file was rejected because it is not an image. */
  isRefused: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** An image under the paper for tracing; it never leaves this browser. */
export function Trace({ hasReference, isRefused, onChoose, onRemove }: TraceProps) {
  const hintId = useId();
  return (
    <div className={styles.trace}>
      {hasReference ? (
        <Button variant="bare" onPress={onRemove} className={styles.traceButton}>
          <ImagesIcon />
          {drawingMessages.removeTrace}
        </Button>
      ) : (
        <>
          <FileTrigger
            acceptedFileTypes={TRACEABLE}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) onChoose(file);
            }}
          >
            <Button variant="bare" className={styles.traceButton} aria-describedby={hintId}>
              <ImagesIcon />
              {drawingMessages.trace}
            </Button>
          </FileTrigger>
          <p id={hintId} className={styles.traceHint}>
            {drawingMessages.traceHint}
          </p>
        </>
      )}
      {isRefused && (
        <div role="alert" className={styles.wide}>
          <FieldMessage>{drawingMessages.traceRefused}</FieldMessage>
        </div>
      )}
    </div>
  );
}
