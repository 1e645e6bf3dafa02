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
 * The account settings: Name, Email, Security and Billing. The confirmation of an account deletion replaces them. The
 * forms' state lives here rather than in their tabs, so that typed values and pending requests survive a change of tab.
 */
export function AccountSettings({ user }: { user: User }) {
  const { dialog, closeDialog } = useApp();
  const isNarrow = useMediaQuery(media.tabsHorizontal);
  const [tab, setTab] = useState<Tab>('name');
  const [isDeleting, setDeleting] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const isCancelled = useRef(false);
  const name = useNameForm(user);
  const email = useEmailForm();
  const password = usePasswordForm();
  const labels = accountMessages.tabs;
  const isOpen = dialog === 'account-settings';
  const billing = (
    <BillingTab user={user}>
      <Requests />
    </BillingTab>
  );
  const confirmDelete = (): void => {
    isCancelled.current = false;
    setDeleting(true);
  };
  const cancelDelete = (): void => {
    isCancelled.current = true;
    setDeleting(false);
  };
  /** Deferred, since the alert dialog holds the focus while it closes and would restore it again. */
  const returnFocus = useCallback((): void => {
    if (isCancelled.current) requestAnimationFrame(() => deleteButton.current?.focus());
  }, []);
  useBackToClose(isOpen, closeDialog);
  useBackToClose(isOpen && isDeleting, cancelDelete);

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
            { id: 'name', label: labels.name, content: <NameTab form={name} /> },
            { id: 'email', label: labels.email, content: <EmailTab user={user} form={email} /> },
            {
              id: 'security',
              label: labels.security,
              content: (
                <SecurityTab email={user.email} form={password} deleteButton={deleteButton} onDelete={confirmDelete} />
              ),
            },
            { id: 'billing', label: labels.billing, content: billing },
          ]}
        />
      </Dialog>
      <DeleteAccountDialog
        email={user.email}
        isOpen={isOpen && isDeleting}
        onClose={cancelDelete}
        onGone={returnFocus}
      />
    </>
  );
}
