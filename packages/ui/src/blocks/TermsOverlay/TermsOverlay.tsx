export interface TermsOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** 'I Understand and Accept' was pressed. Without it the terms are only to be read. */
  onAccept?: () => void;
}

/** The Terms of Use in thirteen sections. Accepting closes it. */
export function TermsOverlay(_props: TermsOverlayProps) {
  return null;
}
