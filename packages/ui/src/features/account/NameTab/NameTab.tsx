import type { User } from '@jewelry/contract';
import { useState } from 'react';
import { appMessages } from '../../../i18n/messages';
import { srcSetOf, historyQuery, useImagePages } from '../../images';
import { useUpdateProfile } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { AccountForm } from '../AccountForm/AccountForm';
import { accountMessages } from '../messages';
import { Picture } from '../../../components/Picture/Picture';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { toast } from '../../../components/Toast/toastQueue';
import { type ErrorsOf, errorsOfRefusal } from '../../session';
import * as styles from '../account.css';

type Errors = ErrorsOf<'first' | 'last'>;

const FIELDS = { first_name: 'first', last_name: 'last' } as const;

/** State of the name form: its value and the result of the last submission. */
export function useNameForm(user: User) {
  const [first, setFirst] = useState(user.first_name ?? '');
  const [last, setLast] = useState(user.last_name ?? '');
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const update = useUpdateProfile();

  const submit = (): void => {
    if (update.isPending) return;
    clear();
    update.mutate(
      { first_name: first.trim(), last_name: last.trim() },
      {
        onSuccess: () => toast({ title: accountMessages.saved }),
        onError: (error) => refuse(errorsOfRefusal(error, FIELDS, accountMessages.nameFailed)),
      },
    );
  };

  return { first, setFirst, last, setLast, errors, refusals, submit, isPending: update.isPending };
}

/** First and last name, with a preview as in the public gallery. */
export function NameTab({ form }: { form: ReturnType<typeof useNameForm> }) {
  const { first, setFirst, last, setLast, errors } = form;
  return (
    <AccountForm aria-label={accountMessages.tabs.name} form={form} submitLabel={accountMessages.saveName}>
      <TextField
        label={accountMessages.firstName}
        name="given-name"
        autoComplete="given-name"
        value={first}
        onChange={setFirst}
        errorMessage={errors.first}
      />
      <TextField
        label={accountMessages.lastName}
        name="family-name"
        autoComplete="family-name"
        value={last}
        onChange={setLast}
        errorMessage={errors.last}
      />
      <Text type="caption" tone="muted">
        {accountMessages.nameNote}
      </Text>
      <NamePreview name={`${first} ${last}`.trim()} />
    </AccountForm>
  );
}

/** The name under the user's newest piece; renders nothing without one. */
function NamePreview({ name }: { name: string }) {
  const [newest] = useImagePages(historyQuery()).images;
  if (!newest || name === '') return null;
  return (
    <div className={styles.preview}>
      <Picture
        missingText={appMessages.pictureMissing}
        src={newest.image_url}
        srcSet={srcSetOf(newest)}
        sizes="96px"
        thumbhash={newest.thumbhash}
        alt=""
        className={styles.piece}
      />
      <div className={styles.previewText}>
        <Text type="caption" tone="muted">
          {accountMessages.namePreview}
        </Text>
        <Text type="label">{name}</Text>
      </div>
    </div>
  );
}
