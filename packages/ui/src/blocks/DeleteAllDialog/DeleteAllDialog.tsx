import { deleteAllMessages } from '../../messages/app';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog';
import { Text } from '../../primitives/Text/Text';

export interface DeleteAllDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleteAll: () => void;
  /** The request is under way: 'Deleting...'. @default false */
  isPending?: boolean;
}

/** Asks before the whole history is deleted. It takes the place of My Jewelry and never lies over it. */
export function DeleteAllDialog({ onDeleteAll, isPending, ...props }: DeleteAllDialogProps) {
  return (
    <AlertDialog
      {...props}
      isPending={isPending}
      title={deleteAllMessages.title}
      confirmLabel={isPending ? deleteAllMessages.pending : deleteAllMessages.confirm}
      onConfirm={onDeleteAll}
    >
      <Text>{deleteAllMessages.text}</Text>
      <Text tone="muted">{deleteAllMessages.likes}</Text>
    </AlertDialog>
  );
}
