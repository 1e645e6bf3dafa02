import type { PiecePart } from '@jewelry/contract';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { CloseIcon, TrashIcon } from '../../../icons/glyphs';
import { type Choices, choiceOf, type ControlField, fieldsFor, type Value } from '../controls';
import { choiceName, notPossibleLine, pieceMessages, signedUsd } from '../messages';
import { AmountField } from './AmountField';
import { CutIcon, hasCutIcon } from './CutIcon';
import { GemSwatch } from './GemSwatch';
import * as styles from './PartPanel.css';

export interface PartPanelProps {
  part: Pick<PiecePart, 'id' | 'label' | 'facts'>;
  fields: readonly ControlField[];
  /** The pending choices. */
  choices: Choices;
  onChoice: (field: ControlField, value: Value) => void;
  /** Discards all choices; without any, restores the first version of the part. Absent where neither is possible. */
  onReset?: () => void;
  /** Absent where the part cannot be removed. */
  onRemove?: () => void;
  /** Makes one version of the choices, if there are any, and closes. */
  onDone: () => void;
  /** Discards the choices and closes. */
  onCancel: () => void;
  /** Price difference of the choices, USD. */
  priceDifference?: number | null;
  isDrafting?: boolean;
  /** Why there is no draft of the choices. */
  problem?: string | null;
  /** The panel, which a line connects to its part. */
  ref?: Ref<HTMLDivElement>;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Editable properties of one part; mount a separate panel per part with `key`. Not modal: the page stays usable.
 * Closing it makes one version of all choices; Escape discards them.
 */
export function PartPanel({
  part,
  fields,
  choices,
  onChoice,
  onReset,
  onRemove,
  onDone,
  onCancel,
  priceDifference,
  isDrafting = false,
  problem,
  ref,
}: PartPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current!, []);
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const first = find('input:checked') ?? find('input') ?? find('button');
    first?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}title`}
      className={styles.panel}
      data-toasts="keep-clear"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <Heading level={2} type="title.m" id={`${id}title`}>
          {part.label}
        </Heading>
        <IconButton aria-label={pieceMessages.close} onPress={onDone}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>
        <p className={styles.facts}>{capitalized(part.facts.join(', '))}</p>
        {fieldsFor(fields, choices).map((field) => (
          <Control
            key={`${field.group} ${field.name}`}
            field={field}
            fields={fields}
            choices={choices}
            onChange={(value) => onChoice(field, value)}
          />
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
  fields: readonly ControlField[];
  choices: Choices;
  onChange: (value: Value) => void;
}

function Control({ field, fields, choices, onChange }: ControlProps) {
  const { type, label, min } = field;
  const value = choiceOf(choices, field);
  if (type === 'switch') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (type === 'number')
    return (
      <AmountField
        field={field}
        fields={fields}
        choices={choices}
        value={typeof value === 'number' ? value : min}
        onChange={onChange}
      />
    );
  return <Options field={field} value={typeof value === 'string' ? value : null} onChange={onChange} />;
}

/** Stones are swatches and cuts are drawings, with the selected name after the label; all other options are text. */
function Options({
  field: { group, name, label, options, notPossible, swatches },
  value,
  onChange,
}: {
  field: ControlField;
  value: string | null;
  onChange: (value: Value) => void;
}) {
  const isDrawn = swatches !== undefined || (name === 'cut' && options.every(hasCutIcon));
  const id = useId();
  const nameOf = (option: string): string =>
    choiceName(group === 'kind' ? option.slice(option.lastIndexOf('.') + 1) : option);
  const reasons = [...new Set(Object.values(notPossible))].map(
    (reason) =>
      [
        reason,
        Object.keys(notPossible)
          .filter((option) => notPossible[option] === reason)
          .map(nameOf),
      ] as const,
  );
  return (
    <RadioGroup
      className={styles.group}
      aria-describedby={reasons.length > 0 ? `${id}reasons` : undefined}
      value={value}
      onChange={onChange}
      orientation="horizontal"
    >
      <span className={styles.labelLine}>
        <Label className={styles.label}>{label}</Label>
        <span className={styles.chosen} aria-hidden="true">
          {isDrawn && value !== null && nameOf(value)}
        </span>
      </span>
      <span className={isDrawn ? styles.cells : styles.options}>
        {options.map((option) =>
          isDrawn ? (
            <Radio
              key={option}
              value={option}
              isDisabled={option in notPossible}
              aria-label={nameOf(option)}
              className={styles.cell}
            >
              {swatches ? <GemSwatch color={swatches[option] ?? 'transparent'} /> : <CutIcon cut={option} />}
            </Radio>
          ) : (
            <Radio key={option} value={option} isDisabled={option in notPossible} className={styles.option}>
              {nameOf(option)}
            </Radio>
          ),
        )}
      </span>
      {reasons.length > 0 && (
        <span id={`${id}reasons`} className={styles.reasons}>
          {reasons.map(([reason, names]) => (
            <span key={reason}>{notPossibleLine(names, reason)}</span>
          ))}
        </span>
      )}
    </RadioGroup>
  );
}
