import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { Slider } from '../../../components/Slider/Slider';
import { type Choices, caratsOf, type ControlField, mmOfCarats } from '../controls';
import { amountIn, pieceMessages } from '../messages';
import * as styles from './PartPanel.css';

interface AmountFieldProps {
  field: ControlField;
  value: number;
  choices: Choices;
  fields: readonly ControlField[];
  onChange: (value: number) => void;
}

/** A dimension: a slider, a field for the exact number, and for the width of a stone another field for its carats. */
export function AmountField({ field, value, choices, fields, onChange }: AmountFieldProps) {
  const { label, unit, min, max, step, digits } = field;
  const carats = caratsOf(field, choices, fields);
  const set = (next: number): void => onChange(Number(next.toFixed(3)));
  return (
    <div className={styles.amount}>
      <Slider
        layout="stacked"
        label={label}
        value={value}
        onChange={set}
        minValue={min}
        maxValue={max}
        step={step}
        valueLabel={`${value.toFixed(digits)} ${unit}`.trim()}
        className={styles.amountSlider}
      />
      <ExactNumber
        label={amountIn(label, unit)}
        unit={unit}
        value={value}
        min={min}
        max={max}
        digits={Math.max(digits, 2)}
        step={step}
        onChange={set}
      />
      {carats !== null && (
        <ExactNumber
          label={amountIn(label, pieceMessages.carats)}
          unit={pieceMessages.ct}
          value={Number(carats.toFixed(2))}
          min={0.01}
          max={Math.ceil((field.caratsPerMm3 ?? 1) * max ** 3 * 100) / 100}
          digits={2}
          step={0.01}
          leastDigits={2}
          onChange={(next) => onChange(mmOfCarats(field, next))}
        />
      )}
    </div>
  );
}

interface ExactNumberProps {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  step: number;
  digits: number;
  /** @default 0 */
  leastDigits?: number;
  onChange: (value: number) => void;
}

/** Commits the typed value on blur or Enter; arrow keys step. */
function ExactNumber({ label, unit, value, min, max, step, digits, leastDigits = 0, onChange }: ExactNumberProps) {
  return (
    <NumberField
      aria-label={label}
      className={styles.exact}
      value={value}
      minValue={min}
      maxValue={max}
      formatOptions={{ minimumFractionDigits: leastDigits, maximumFractionDigits: digits }}
      onChange={(next) => {
        if (Number.isFinite(next) && next !== value) onChange(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onChange(Math.min(max, Math.max(min, value + (event.key === 'ArrowUp' ? step : -step))));
      }}
    >
      <Input className={styles.exactInput} />
      {unit && <span aria-hidden="true">{unit}</span>}
    </NumberField>
  );
}
