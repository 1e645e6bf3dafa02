import { appMessages } from '../../../i18n/messages';
import { signOutMessages } from '../messages';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog';
import { Text } from '../../../components/Text/Text';

export interface SignOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
  /** @default false */
  isPending?: boolean;
}

/** Confirms signing out. */
export function SignOutDialog({ onSignOut, ...props }: SignOutDialogProps) {
  return (
    <AlertDialog
      {...props}
      variant="filled"
      title={signOutMessages.title}
      cancelLabel={appMessages.cancel}
      confirmLabel={signOutMessages.confirm}
      onConfirm={onSignOut}
    >
      <Text tone="muted">{signOutMessages.text}</Text>
    </AlertDialog>
  );
}
