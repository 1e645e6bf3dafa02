import { useEffect, useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../../utils/classNames';
import { CloseIcon } from '../../icons/glyphs';
import { PaperclipIcon } from '../../icons/laterGlyphs';
import { field, hint, label as labelStyle, labelLine, optional } from '../Field/Field.css';
import type { FieldWords } from '../Field/FieldFrame';
import { FieldMessage } from '../Field/FieldMessage';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './FileField.css';
import { fileSize } from './fileSize';
import { useFileFromElsewhere } from './useFileFromElsewhere';

export interface FileFieldProps extends FieldWords {
  /** Label of the button while there is no file: 'Choose, drop or paste a file'. */
  prompt: string;
  /** Start of the remove button's accessible name: 'Remove'. The file's name follows. */
  removeLabel: string;
  /** Media types for the browser's file chooser. */
  acceptedTypes: readonly string[];
  value: File | null;
  /**
   * Called with any chosen, dropped or pasted file, whatever its type: reject it with `errorMessage`. `null` removes
   * the file.
   */
  onChange: (file: File | null) => void;
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
}

/**
 * A field for one file, which can be chosen, or dropped or pasted anywhere on the page. Shows its name and size until
 * it is removed.
 *
 * - **Use it**: for an attachment of a form.
 * - **Not**: for several files, or for pictures to draw on.
 * - **States**: empty, dropping (a file is over the page), filled, invalid, disabled.
 * - **Keyboard**: Tab to the field, Enter or Space opens the file chooser; Tab again to the button that removes the
 *   file.
 * - **Name**: `prompt` names all three ways; `removeLabel` starts the name of the remove button, and the file's name
 *   follows.
 */
export function FileField({
  label,
  description,
  errorMessage,
  optionalLabel,
  prompt,
  removeLabel,
  acceptedTypes,
  value,
  onChange,
  isDisabled = false,
  className,
}: FileFieldProps) {
  const { locale } = useLocale();
  const [labelId, textId, noteId] = [useId(), useId(), useId()];
  const chooser = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  /**
   * Set when a pressed button is replaced by its own action, so that the focus moves to the replacement.
   */
  const isFocusHere = useRef(false);
  const hasError = errorMessage !== undefined && errorMessage !== '';
  const note = hasError || description !== undefined ? noteId : undefined;

  const isDropTarget = useFileFromElsewhere(
    isDisabled
      ? undefined
      : (file) => {
          isFocusHere.current = false;
          onChange(file);
        },
  );

  const changeHere = (file: File | null): void => {
    isFocusHere.current = true;
    onChange(file);
  };
  useEffect(() => {
    if (!isFocusHere.current) return;
    isFocusHere.current = false;
    (value ? remover : chooser).current?.focus();
  }, [value]);

  return (
    <div className={classNames(field, className)}>
      <span className={labelLine}>
        <span id={labelId} className={labelStyle}>
          {label}
        </span>
        {optionalLabel !== undefined && <span className={optional}>{optionalLabel}</span>}
      </span>
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={note}
        className={styles.box}
        data-drop-target={isDropTarget || undefined}
        data-invalid={hasError || undefined}
        data-disabled={isDisabled || undefined}
      >
        {value ? (
          <>
            <span className={styles.attached}>
              <PaperclipIcon className={styles.icon} />
              <span className={styles.name}>{value.name}</span>
              <span className={styles.size}>{fileSize(value.size, locale)}</span>
            </span>
            <IconButton
              aria-label={`${removeLabel} ${value.name}`}
              tooltip={false}
              isDisabled={isDisabled}
              ref={remover}
              onPress={() => changeHere(null)}
            >
              <CloseIcon />
            </IconButton>
          </>
        ) : (
          <FileTrigger
            acceptedFileTypes={acceptedTypes}
            onSelect={(files) => {
              const chosen = files?.[0];
              if (chosen) changeHere(chosen);
            }}
          >
            <AriaButton
              ref={chooser}
              isDisabled={isDisabled}
              aria-labelledby={`${labelId} ${textId}`}
              aria-describedby={note}
              className={styles.chooser}
            >
              <PaperclipIcon className={styles.icon} />
              <span id={textId}>{prompt}</span>
            </AriaButton>
          </FileTrigger>
        )}
      </div>
      {description !== undefined && !hasError && (
        <span id={noteId} className={hint}>
          {description}
        </span>
      )}
      {hasError && <FieldMessage id={noteId}>{errorMessage}</FieldMessage>}
    </div>
  );
}
