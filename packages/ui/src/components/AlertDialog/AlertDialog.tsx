import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { withClass } from '../../utils/withClass';
import { Button } from '../Button/Button';
import * as styles from '../Dialog/Dialog.css';
import { Heading } from '../Heading/Heading';

/** `className` and `style` are those of the panel. */
export interface AlertDialogProps extends Pick<ModalOverlayProps, 'className' | 'style'> {
  /** The question as a title. */
  title: string;
  /** What will happen, and what cannot be undone. */
  children: ReactNode;
  /** Label of the confirming button: a verb. */
  confirmLabel: string;
  /** Label of the cancel button. */
  cancelLabel: string;
  /** `danger` for what cannot be undone. @default 'danger' */
  variant?: 'danger' | 'filled';
  /** The action is pending: the dialog stays open and cannot be dismissed. @default false */
  isPending?: boolean;
  /** Confirming does not close the dialog; close it when the action has succeeded. */
  onConfirm: () => void;
  /** Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Confirms a destructive action. The focus starts on Cancel; a press on the scrim does nothing.
 *
 * - **Use it**: for a step that cannot be undone: deleting images, signing out, closing an account.
 * - **Not**: for a task or a form (`Dialog`), for a result (`Banner`, toast), or for what Undo can bring back.
 * - **States**: rest, pending (the dialog stays open and cannot be dismissed).
 * - **Keyboard**: focus starts on Cancel; Tab stays inside; Escape cancels; Enter presses the focused button.
 * - **Name**: the title is the question, the confirming button its verb.
 *
 * | Do | Don't |
 * |---|---|
 * | "Delete All Images" with the buttons Cancel and Delete All. | "Are you sure?" with No and Yes: the buttons mean nothing without the title. |
 */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = 'danger',
  isPending = false,
  onConfirm,
  isOpen,
  onOpenChange,
  className,
  style,
}: AlertDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={styles.scrim}
    >
      <Modal
        className={withClass(styles.alertPanel, className)}
        style={composeRenderProps(style, (added) => ({
          ...assignInlineVars({ [styles.dialogWidth]: '32.5rem' }),
          ...added,
        }))}
      >
        <AriaDialog role="alertdialog" className={styles.dialog}>
          {({ close }) => (
            <div className={styles.alertBody}>
              <Heading slot="title" type="title.l">
                {title}
              </Heading>
              {children}
              <div className={styles.alertActions}>
                <Button autoFocus size="lg" onPress={close} isDisabled={isPending}>
                  {cancelLabel}
                </Button>
                <Button variant={variant} size="lg" onPress={onConfirm} isPending={isPending}>
                  {confirmLabel}
                </Button>
              </div>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
