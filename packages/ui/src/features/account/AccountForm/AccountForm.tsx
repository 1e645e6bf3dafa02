import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import * as styles from '../account.css';

interface AccountFormProps {
  /** Accessible name. */
  'aria-label': string;
  /** State of the form: submission and its errors. */
  form: {
    readonly submit: () => void;
    readonly errors: { readonly form?: string };
    readonly refusals: number;
    readonly isPending: boolean;
  };
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The form of a settings tab, with its submit button. */
export function AccountForm({ 'aria-label': label, form, submitLabel, children }: AccountFormProps) {
  return (
    <div className={styles.fields}>
      <Form
        aria-label={label}
        onSubmit={form.submit}
        error={form.errors.form}
        refusals={form.refusals}
        actions={
          <Button type="submit" variant="filled" size="lg" isPending={form.isPending}>
            {submitLabel}
          </Button>
        }
      >
        {children}
      </Form>
    </div>
  );
}
