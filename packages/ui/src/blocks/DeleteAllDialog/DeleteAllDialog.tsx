export interface DeleteAllDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleteAll: () => void;
  /** The request is under way: 'Deleting...'. @default false */
  isPending?: boolean;
}

/** Asks before the whole history is deleted. It takes the place of My Jewelry and never lies over it. */
export function DeleteAllDialog(_props: DeleteAllDialogProps) {
  return null;
}
