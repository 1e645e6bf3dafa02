import { FEEDBACK_FILE_TYPES, FEEDBACK_TYPES, type FeedbackType } from '@jewelry/contract/constants';
import { appMessages } from '../../../i18n/messages';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { CheckIcon } from '../../../icons/glyphs';
import { feedbackMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { FileField } from '../../../components/FileField/FileField';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Radio, RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextArea } from '../../../components/TextArea/TextArea';
import * as styles from './FeedbackDialog.css';

/** Values of the form. */
export interface FeedbackDraft {
  readonly reportType: FeedbackType;
  readonly description: string;
  readonly file: File | null;
}

export interface FeedbackDialogProps {
  isOpen: boolean;
  /** Closes the dialog and keeps the values for the next time. */
  onClose: () => void;
  /** Stops a pending submission, else closes and discards the values. */
  onCancel: () => void;
  draft: FeedbackDraft;
  onDraftChange: (draft: FeedbackDraft) => void;
  /** Any file that the user provides; null removes it. */
  onFileChange: (file: File | null) => void;
  /** Error message of each field. */
  errors?: Partial<Record<'description' | 'file', string>>;
  /** Number of failed submissions; each one moves the focus to the first error. */
  refusals?: number;
  onSend: () => void;
  isSending: boolean;
  /** The report is sent: the thanks replace the form. */
  isSent: boolean;
}

/** A bug report or feature request, with an optional file. Back and Escape close it. */
export function FeedbackDialog({
  isOpen,
  onClose,
  onCancel,
  draft,
  onDraftChange,
  onFileChange,
  errors,
  refusals,
  onSend,
  isSending,
  isSent,
}: FeedbackDialogProps) {
  const isBlank = draft.description.trim() === '';
  useBackToClose(isOpen, onClose);

  return (
    <Dialog
      closeLabel={appMessages.close}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={isSent || (isBlank && !draft.file)}
      isLocked={isSending}
      title={feedbackMessages.title}
    >
      <div role="status">
        {isSent && (
          <div className={styles.thanks}>
            <span className={styles.mark} aria-hidden="true">
              <CheckIcon size={24} />
            </span>
            <Heading level={3} type="title.m">
              {feedbackMessages.thanks}
            </Heading>
          </div>
        )}
      </div>
      {!isSent && (
        <Form
          aria-label={feedbackMessages.title}
          onSubmit={onSend}
          refusals={refusals}
          actionsAt="end"
          actions={
            <>
              <Button variant="bare" size="lg" onPress={onCancel}>
                {feedbackMessages.cancel}
              </Button>
              <Button
                type="submit"
                variant="filled"
                size="lg"
                isDisabled={isBlank}
                disabledHint={feedbackMessages.submitHint}
                isPending={isSending}
              >
                {isSending ? feedbackMessages.submitting : feedbackMessages.submit}
              </Button>
            </>
          }
        >
          <RadioGroup
            label={feedbackMessages.type}
            isLabelHidden
            className={styles.types}
            orientation="horizontal"
            isDisabled={isSending}
            value={draft.reportType}
            onChange={(reportType) => onDraftChange({ ...draft, reportType })}
          >
            {FEEDBACK_TYPES.map((type) => (
              <Radio key={type} value={type}>
                {feedbackMessages.types[type]}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea
            autoFocus
            isRequired
            label={feedbackMessages.description}
            name="description"
            placeholder={feedbackMessages.placeholders[draft.reportType]}
            isDisabled={isSending}
            value={draft.description}
            onChange={(description) => onDraftChange({ ...draft, description })}
            errorMessage={errors?.description}
          />
          <FileField
            label={feedbackMessages.file}
            optionalLabel={appMessages.optional}
            prompt={feedbackMessages.chooseFile}
            removeLabel={feedbackMessages.removeFile}
            description={feedbackMessages.fileHint}
            acceptedTypes={FEEDBACK_FILE_TYPES}
            isDisabled={isSending}
            value={draft.file}
            onChange={onFileChange}
            errorMessage={errors?.file}
          />
        </Form>
      )}
    </Dialog>
  );
}
