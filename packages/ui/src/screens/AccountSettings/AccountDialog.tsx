import type { User } from '@jewelry/contract';
import { useState } from 'react';
import { useBackToClose } from '../../hooks/useBackToClose';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { accountMessages } from '../../messages/account';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Tabs } from '../../primitives/Tabs/Tabs';
import { media } from '../../theme/media';
import { useApp } from '../appContext';
import * as styles from './AccountSettings.css';
import { BillingTab } from './BillingTab';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { EmailTab, useEmailForm } from './EmailTab';
import { NameTab, useNameForm } from './NameTab';
import { SecurityTab, usePasswordForm } from './SecurityTab';

/** Width of the dialog, px. */
const WIDTH = 800;

type Tab = keyof typeof accountMessages.tabs;

/**
 * Name, Email, Security and Billing (ACC-01). The question before an account is deleted takes its place. The forms live
 * here and not in their tabs: what was typed, and an answer that is still to come, outlast the change to another tab.
 */
export function AccountDialog({ user }: { user: User }) {
  const { dialog, closeDialog } = useApp();
  const isNarrow = useMediaQuery(media.tabsHorizontal);
  const [tab, setTab] = useState<Tab>('name');
  const [isDeleting, setDeleting] = useState(false);
  /** The question was cancelled a moment ago: the focus goes back to the button that asked it. */
  const [hasKeptAccount, setKeptAccount] = useState(false);
  const name = useNameForm(user);
  const email = useEmailForm();
  const password = usePasswordForm();
  const words = accountMessages.tabs;
  const isOpen = dialog === 'account-settings';
  const endQuestion = (): void => {
    setDeleting(false);
    setKeptAccount(true);
  };
  useBackToClose(isOpen, closeDialog);
  useBackToClose(isOpen && isDeleting, endQuestion);

  return (
    <>
      <Dialog
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
          onChange={(chosen) => {
            setTab(chosen);
            setKeptAccount(false);
          }}
          items={[
            { id: 'name', label: words.name, content: <NameTab form={name} /> },
            { id: 'email', label: words.email, content: <EmailTab user={user} form={email} /> },
            { id: 'security', label: words.security, content: <SecurityTab email={user.email} form={password} isDeleteFocused={hasKeptAccount} onDelete={() => setDeleting(true)} /> },
            { id: 'billing', label: words.billing, content: <BillingTab user={user} /> },
          ]}
        />
      </Dialog>
      <DeleteAccountDialog email={user.email} isOpen={isOpen && isDeleting} onClose={endQuestion} />
    </>
  );
}
