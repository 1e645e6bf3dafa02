export interface SignOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
  /** The request is under way. @default false */
  isPending?: boolean;
}

/** Asks before signing out (SGO-01, SGO-02). */
export function SignOutDialog(_props: SignOutDialogProps) {
  return null;
}
