export { DeleteAccountDialog } from './DeleteAccountDialog/DeleteAccountDialog';
export { EmailTab, useEmailForm } from './EmailTab/EmailTab';
export { accountMessages } from './messages';
export { NameTab, useNameForm } from './NameTab/NameTab';
export { SecurityTab, usePasswordForm } from './SecurityTab/SecurityTab';
