import type { User } from '@jewelry/contract';
import { useCallback, useRef, useState } from 'react';
import { appMessages } from '../../i18n/messages';
import { useBackToClose } from '../../hooks/useBackToClose';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import {
  accountMessages,
  DeleteAccountDialog,
  EmailTab,
  NameTab,
  SecurityTab,
  useEmailForm,
  useNameForm,
  usePasswordForm,
} from '../../features/account';
import { Dialog } from '../../components/Dialog/Dialog';
import { Tabs } from '../../components/Tabs/Tabs';
import { Requests } from '../../features/quotes';
import { media } from '../../theme/media';
import { useApp } from '../../features/session';
import * as styles from './AccountSettings.css';
import { BillingTab } from '../../features/billing';

/** Width of the dialog, px. */
const WIDTH = 800;

type Tab = keyof typeof accountMessages.tabs;

/**
 * Name, Email, Security and Billing. The question before an account is deleted takes its place. The forms live
 * here and not in their tabs, so that typed values and pending requests outlast a change of tab.
 */
export function AccountSettings({ user }: { user: User }) {
  const { dialog, closeDialog } = useApp();
  const isNarrow = useMediaQuery(media.tabsHorizontal);
  const [tab, setTab] = useState<Tab>('name');
  const [isDeleting, setDeleting] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  const name = useNameForm(user);
  const email = useEmailForm();
  const password = usePasswordForm();
  const words = accountMessages.tabs;
  const isOpen = dialog === 'account-settings';
  const billing = (
    <BillingTab user={user}>
      <Requests />
    </BillingTab>
  );
  const ask = (): void => {
    isKept.current = false;
    setDeleting(true);
  };
  const endQuestion = (): void => {
    isKept.current = true;
    setDeleting(false);
  };
  /** Not earlier: while it closes, the alert dialog holds the focus and would restore it once more. */
  const returnFocus = useCallback((): void => {
    if (isKept.current) requestAnimationFrame(() => deleteButton.current?.focus());
  }, []);
  useBackToClose(isOpen, closeDialog);
  useBackToClose(isOpen && isDeleting, endQuestion);

  return (
    <>
      <Dialog
        closeLabel={appMessages.close}
        title={accountMessages.title}
        width={WIDTH}
        isFlush
        isOpen={isOpen && !isDeleting}
        onOpenChange={closeDialog}
      >
        <Tabs<Tab>
          aria-label={accountMessages.title}
          className={styles.tabs}
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'name', label: words.name, content: <NameTab form={name} /> },
            { id: 'email', label: words.email, content: <EmailTab user={user} form={email} /> },
            {
              id: 'security',
              label: words.security,
              content: <SecurityTab email={user.email} form={password} deleteButton={deleteButton} onDelete={ask} />,
            },
            { id: 'billing', label: words.billing, content: billing },
          ]}
        />
      </Dialog>
      <DeleteAccountDialog
        email={user.email}
        isOpen={isOpen && isDeleting}
        onClose={endQuestion}
        onGone={returnFocus}
      />
    </>
  );
}
