import type { PiecePart } from '@jewelry/contract';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Slider } from '../../../components/Slider/Slider';
import { CloseIcon, TrashIcon } from '../../../icons/glyphs';
import { type Choices, choiceOf, type ControlField, type Value } from '../controls';
import { choiceName, pieceMessages, signedUsd } from '../messages';
import * as styles from './PartPanel.css';

export interface PartPanelProps {
  part: Pick<PiecePart, 'id' | 'label' | 'facts'>;
  fields: readonly ControlField[];
  /** What was chosen so far. */
  choices: Choices;
  onChoice: (field: ControlField, value: Value) => void;
  /** Takes all choices back. Absent while there is none. */
  onReset?: () => void;
  /** Absent where the part cannot be taken away. */
  onRemove?: () => void;
  /** Makes the choices a version, if there are any, and closes. */
  onDone: () => void;
  /** Takes the choices back and closes. */
  onCancel: () => void;
  /** What the choices add to the price, USD. */
  priceDifference?: number | null;
  isDrafting?: boolean;
  /** Why there is no draft of the choices. */
  problem?: string | null;
}

/**
 * What can be changed of one part; another part is another panel, by its `key`. It is not modal: the page stays usable. Closing it makes
 * one version of all choices; Escape takes them back.
 */
export function PartPanel({ part, fields, choices, onChoice, onReset, onRemove, onDone, onCancel, priceDifference, isDrafting = false, problem }: PartPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input:checked, input, button');
    first?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div ref={panel} role="dialog" aria-labelledby={`${id}title`} className={styles.panel} data-toasts="keep-clear" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Heading level={2} type="title.m" id={`${id}title`}>
          {part.label}
        </Heading>
        <IconButton aria-label={pieceMessages.close} onPress={onDone}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>
        <p className={styles.facts}>{part.facts.join(', ')}</p>
        {fields.map((field) => (
          <Control key={`${field.group} ${field.name}`} field={field} value={choiceOf(choices, field)} onChange={(value) => onChoice(field, value)} />
        ))}
      </div>
      <div className={styles.foot}>
        {onRemove && (
          <Button variant="bare" className={styles.remove} onPress={onRemove}>
            <TrashIcon />
            {pieceMessages.remove}
          </Button>
        )}
        {onReset && (
          <Button variant="bare" onPress={onReset}>
            {pieceMessages.reset}
          </Button>
        )}
        <p className={styles.difference} role="status" data-problem={problem ? true : undefined}>
          {problem ?? (isDrafting ? pieceMessages.drafting : priceDifference ? signedUsd(priceDifference) : '')}
        </p>
        <Button onPress={onDone}>{pieceMessages.done}</Button>
      </div>
    </div>
  );
}

interface ControlProps {
  field: ControlField;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

function Control({ field, value, onChange }: ControlProps) {
  const { type, label, options, min, max, step, unit } = field;
  if (type === 'switch') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (type === 'number') {
    const amount = typeof value === 'number' ? value : min;
    const digits = step < 1 ? 1 : 0;
    return (
      <Slider
        layout="stacked"
        label={label}
        value={amount}
        onChange={(next) => onChange(Number(next.toFixed(3)))}
        minValue={min}
        maxValue={max}
        step={step}
        valueLabel={`${amount.toFixed(digits)} ${unit}`.trim()}
      />
    );
  }
  return (
    <RadioGroup className={styles.group} value={typeof value === 'string' ? value : null} onChange={onChange}>
      <span className={styles.labelLine}>
        <Label className={styles.label}>{label}</Label>
        <span className={styles.chosen} aria-hidden="true">
          {typeof value === 'string' && choiceName(value)}
        </span>
      </span>
      <span className={styles.options}>
        {options.map((option) => (
          <Radio key={option} value={option} className={styles.option}>
            {choiceName(option)}
          </Radio>
        ))}
      </span>
    </RadioGroup>
  );
}
