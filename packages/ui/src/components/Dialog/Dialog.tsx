import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { classNames } from '../../utils/classNames';
import { withClass } from '../../utils/withClass';
import { CloseIcon } from '../../icons/glyphs';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Dialog.css';
import { useOverflow } from './useOverflow';

export { DialogTrigger };

/** `className` and `style` are those of the panel. */
export interface DialogProps extends Pick<ModalOverlayProps, 'className' | 'style'> {
  /** Names the dialog; short, with the same words as the button that opened it. */
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** A short note beside the title, such as a count. */
  note?: string;
  /** An icon of 32 px above the title, for a dialog with a message. */
  icon?: ReactNode;
  /** Text above the title, such as the current step of several. */
  overline?: ReactNode;
  /** Size of the title. @default 'title.l' */
  titleType?: 'title.l' | 'display.m';
  /** One line under the title. */
  subtitle?: ReactNode;
  /** The content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Quiet actions first, the filled one last, or a function that receives `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Icon buttons beside the close button. */
  actions?: ReactNode;
  /** Removes the padding of the content, for example for a grid of pictures. @default false */
  isFlush?: boolean;
  /** A portrait picture that fills the start side from 600 px on. */
  aside?: ReactNode;
  /** Replaces the close button in a dialog that can be closed from its footer. */
  headerAction?: ReactNode;
  /** Fills the window. @default false */
  isFullscreen?: boolean;
  /**
   * Width from 600 px on, in px at the default font size; below, the dialog is a full-screen sheet. @default
   * 560
   */
  width?: number;
  /** Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press on the scrim closes it; Escape and the cross always do. @default true */
  isDismissable?: boolean;
  /** Hides the close button and disables Escape, while closing would lose data. @default false */
  isLocked?: boolean;
}

/**
 * A task that interrupts the page; traps the focus and restores it. One at a time: a confirmation replaces it with an
 * `AlertDialog` instead of opening above it.
 *
 * - **Use it**: for a short task that needs full attention: a form, a choice among many.
 * - **Not**: to confirm a destructive action (`AlertDialog`), for a message (`Banner`, toast), or for actions behind a
 *   button (`Menu`). Dialogs do not stack.
 * - **States**: open, closed, locked (`isLocked`: it cannot be closed while that would lose data); full-screen
 *   below 600 px.
 * - **Keyboard**: focus moves inside and returns to the opener; Tab stays inside; Escape closes it.
 * - **Name**: the title repeats the words of the button that opened it; the filled action is last in the footer.
 *
 * | Do | Don't |
 * |---|---|
 * | Presets opens a dialog titled "Presets", which ends with Clear and Apply. | A dialog titled "Attention" with one
 * button OK. |
 */
export function Dialog({
  title,
  closeLabel,
  note,
  icon,
  overline,
  titleType = 'title.l',
  subtitle,
  children,
  footer,
  actions,
  isFlush = false,
  aside,
  headerAction,
  isFullscreen = false,
  width = 560,
  isDismissable = true,
  isLocked = false,
  isOpen,
  onOpenChange,
  className,
  style,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={styles.scrim}
    >
      <Modal
        className={withClass(styles.panel, className)}
        data-fullscreen={isFullscreen || undefined}
        style={composeRenderProps(style, (added) => ({
          ...assignInlineVars({ [styles.dialogWidth]: isFullscreen ? '100%' : `${width / 16}rem` }),
          ...added,
        }))}
      >
        <AriaDialog className={styles.dialog} data-aside={aside !== undefined || undefined}>
          {({ close }) => (
            <>
              {aside !== undefined && <div className={styles.aside}>{aside}</div>}
              <div className={styles.column}>
                <header data-toasts="keep-clear" className={styles.header}>
                  <div className={styles.titles}>
                    {overline !== undefined && <div className={styles.overline}>{overline}</div>}
                    {icon !== undefined && <div className={styles.icon}>{icon}</div>}
                    <div className={styles.titleLine}>
                      <Heading slot="title" type={titleType}>
                        {title}
                      </Heading>
                      {note !== undefined && <span className={styles.note}>{note}</span>}
                    </div>
                    {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
                  </div>
                  {actions}
                  {headerAction}
                  {!isLocked && headerAction === undefined && (
                    <IconButton aria-label={closeLabel} tooltip={false} onPress={close}>
                      <CloseIcon />
                    </IconButton>
                  )}
                </header>
                <DialogBody title={title} isFlush={isFlush}>
                  {filled(children, close)}
                </DialogBody>
                {footer !== undefined && (
                  <footer data-toasts="keep-clear" className={styles.footer}>
                    {filled(footer, close)}
                  </footer>
                )}
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The content between title and footer. Focusable while it can be scrolled, with the dialog's name. */
function DialogBody({ title, isFlush, children }: { title: string; isFlush: boolean; children: ReactNode }) {
  const { regionRef, contentRef, isOverflowing } = useOverflow();
  const focusable = { role: 'region', 'aria-label': title, tabIndex: 0 };
  return (
    <div
      ref={regionRef}
      {...(isOverflowing && focusable)}
      className={classNames(styles.body, isFlush && styles.flushBody)}
    >
      <div ref={contentRef}>{children}</div>
    </div>
  );
}

function filled(part: DialogProps['children'], close: () => void): ReactNode {
  return typeof part === 'function' ? part(close) : part;
}
