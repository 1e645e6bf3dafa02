import { quoteMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { TextArea } from '../../../components/TextArea/TextArea';
import { TextField } from '../../../components/TextField/TextField';

/** Values of the form. */
export interface QuoteDraft {
  readonly name: string;
  readonly message: string;
}

export interface RequestStepProps {
  draft: QuoteDraft;
  onDraftChange: (draft: QuoteDraft) => void;
  /** The account's address, which receives the quote. */
  email: string;
  /** Error messages by field, and for the form. */
  errors?: Partial<Record<keyof QuoteDraft | 'form', string>>;
  /** Number of failed submissions; each one moves the focus to the first error. */
  refusals?: number;
  onSend: () => void;
  isSending: boolean;
  /** Absent where no step precedes the form. */
  onBack?: () => void;
}

/** The quote form. The focus starts at the first empty field. */
export function RequestStep({
  draft,
  onDraftChange,
  email,
  errors,
  refusals,
  onSend,
  isSending,
  onBack,
}: RequestStepProps) {
  const isNameNext = draft.name === '';
  return (
    <Form
      aria-label={quoteMessages.requestTitle}
      onSubmit={onSend}
      error={errors?.form}
      refusals={refusals}
      actions={
        <>
          {onBack && (
            <Button variant="bare" size="lg" isDisabled={isSending} onPress={onBack}>
              {quoteMessages.back}
            </Button>
          )}
          <Button type="submit" variant="filled" size="lg" isPending={isSending}>
            {quoteMessages.send}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus={isNameNext}
        label={quoteMessages.name}
        name="name"
        autoComplete="name"
        value={draft.name}
        onChange={(name) => onDraftChange({ ...draft, name })}
        errorMessage={errors?.name}
      />
      <TextField label={quoteMessages.email} name="email" value={email} isReadOnly />
      <TextArea
        autoFocus={!isNameNext}
        label={quoteMessages.message}
        name="message"
        placeholder={quoteMessages.messagePlaceholder}
        value={draft.message}
        onChange={(message) => onDraftChange({ ...draft, message })}
        errorMessage={errors?.message}
      />
    </Form>
  );
}
