import type { Image } from '@jewelry/contract';
import { appMessages } from '../../../i18n/messages';
import { deleteAllMessages } from '../messages';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog';
import { Picture } from '../../../components/Picture/Picture';
import { Text } from '../../../components/Text/Text';
import * as styles from './DeleteAllDialog.css';

export interface DeleteAllDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleteAll: () => void;
  /** The first images to be deleted. */
  images?: readonly Image[];
  /** Number of images to be deleted. @default images.length */
  totalCount?: number;
  /** Shows 'Deleting...'. @default false */
  isPending?: boolean;
}

/** Pictures that fit before the count of the rest. */
const roomFor = 8;

/** Confirms the deletion of the whole history. It replaces My Jewelry and never overlays it. */
export function DeleteAllDialog({
  onDeleteAll,
  isPending,
  images,
  totalCount = images?.length ?? 0,
  ...props
}: DeleteAllDialogProps) {
  const shown = (images ?? []).slice(0, totalCount > roomFor + 1 ? roomFor : roomFor + 1);
  return (
    <AlertDialog
      {...props}
      isPending={isPending}
      title={deleteAllMessages.title}
      cancelLabel={appMessages.cancel}
      confirmLabel={isPending ? deleteAllMessages.pending : deleteAllMessages.confirm}
      onConfirm={onDeleteAll}
    >
      <Text>{deleteAllMessages.text}</Text>
      <Text tone="muted">{deleteAllMessages.likes}</Text>
      {shown.length > 0 && (
        <div className={styles.strip} aria-hidden="true">
          {shown.map((image) => (
            <Picture
              missingText={appMessages.pictureMissing}
              key={image.id}
              src={image.renditions[0]?.url ?? image.image_url}
              alt=""
              thumbhash={image.thumbhash}
            />
          ))}
          {totalCount > shown.length && <span className={styles.rest}>+{totalCount - shown.length}</span>}
        </div>
      )}
    </AlertDialog>
  );
}
