import { CHANGE_MAX_LENGTH } from '@jewelry/contract/constants';
import { type FormEvent, type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect } from 'react';
import { Button } from '../../../components/Button/Button';
import { FieldMessage } from '../../../components/Field/FieldMessage';
import { Milgrain } from '../../../components/Milgrain/Milgrain';
import { UndoIcon } from '../../../icons/glyphs';
import { RedoIcon } from '../../../icons/laterGlyphs';
import { pieceMessages } from '../messages';
import * as styles from './ChangeLine.css';

export interface ChangeLineProps {
  value: string;
  onChange: (value: string) => void;
  /** Submits the text; never called with an empty one. */
  onSubmit: (text: string) => void;
  /** Suggested changes, as buttons. */
  suggestions: readonly string[];
  /** A change is running: the text stays, and Cancel replaces Undo. */
  isWorking: boolean;
  isCancelling?: boolean;
  /** Absent while no change is running. */
  onCancel?: () => void;
  /** Absent where there is nothing to undo. */
  onUndo?: () => void;
  onRedo?: () => void;
  /** Why the last change failed. */
  problem?: string | null;
  /** Says who receives the text outside this machine. */
  recipients?: string | null;
  /** Nothing can be submitted now. */
  isOffline?: boolean;
  /** Content next to the line at the bottom of a phone. */
  children?: ReactNode;
  ref: RefObject<HTMLInputElement | null>;
}

/** The line that changes a piece by text, with undo, redo and suggestions; docked at the lower edge. */
export function ChangeLine({
  value,
  onChange,
  onSubmit,
  suggestions,
  isWorking,
  isCancelling,
  onCancel,
  onUndo,
  onRedo,
  problem,
  recipients,
  isOffline = false,
  children,
  ref,
}: ChangeLineProps) {
  const id = useId();
  const message = isOffline ? pieceMessages.offline : problem;
  const note = message || value.trim() === '' ? null : recipients;

  /** Text typed before hydration exists only in the DOM. */
  const adoptTypedText = useEffectEvent((): void => {
    const written = ref.current?.value ?? '';
    if (written !== value) onChange(written);
  });
  useLayoutEffect(() => adoptTypedText(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = value.trim();
    if (text !== '' && !isWorking && !isOffline) onSubmit(text);
  };
  return (
    <div className={styles.dock} data-dock="change" data-toasts="keep-clear">
      <Milgrain className={styles.edge} />
      <div className={styles.steps}>
        {isWorking ? (
          <Button variant="bare" isPending={isCancelling} isDisabled={onCancel === undefined} onPress={onCancel}>
            {pieceMessages.cancel}
          </Button>
        ) : (
          <>
            <Button variant="bare" aria-label={pieceMessages.undo} isDisabled={onUndo === undefined} onPress={onUndo}>
              <UndoIcon />
              <span className={styles.word}>{pieceMessages.undo}</span>
            </Button>
            <Button variant="bare" aria-label={pieceMessages.redo} isDisabled={onRedo === undefined} onPress={onRedo}>
              <RedoIcon />
              <span className={styles.word}>{pieceMessages.redo}</span>
            </Button>
          </>
        )}
        {children}
      </div>
      <form noValidate className={styles.plate} onSubmit={submit}>
        <input
          ref={ref}
          className={styles.input}
          aria-label={pieceMessages.line}
          aria-describedby={message ? `${id}message` : note ? `${id}note` : undefined}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CHANGE_MAX_LENGTH}
          placeholder={pieceMessages.placeholder}
          readOnly={isOffline}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          type="submit"
          variant={value.trim() === '' ? 'secondary' : 'filled'}
          isPending={isWorking}
          isDisabled={isOffline}
        >
          {pieceMessages.change}
        </Button>
      </form>
      {message && (
        <div role="alert" className={styles.message}>
          <FieldMessage id={`${id}message`}>{message}</FieldMessage>
        </div>
      )}
      {note && (
        <p id={`${id}note`} className={styles.note}>
          {note}
        </p>
      )}
      <div role="group" aria-label={pieceMessages.suggestions} className={styles.suggestions}>
        {suggestions.map((text) => (
          <Button key={text} size="sm" isDisabled={isWorking || isOffline} onPress={() => onSubmit(text)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
