import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../../utils/classNames';
import { withClass } from '../../utils/withClass';
import { Beads } from '../ProgressBeads/Beads';
import { button } from './Button.css';
import { buttonStates } from './buttonStates';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'> {
  /** What the button does, as a verb. An icon may precede the label. */
  children: ReactNode;
  /**
   * `filled` for the one main action of a view, `secondary` and `bare` for the others,
   * `outlineCut` only for Upgrade, `danger` for actions that cannot be undone.
   * @default 'secondary'
   */
  variant?: 'filled' | 'secondary' | 'bare' | 'outlineCut' | 'danger';
  /**
   * Height: 36 px (44 px with a coarse pointer), 44 px, 48 px for forms and dialogs, 52 px for the main action of a
   * page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Fills the width of its container, as in the footer of a sheet. @default false */
  isWide?: boolean;
  /** The action is pending: three beads before the label, `aria-busy`, the same width, and presses do nothing. */
  isPending?: boolean;
  /**
   * The action is unavailable. The button stays in the tab order, so that screen reader users find it and hear the
   * reason in `disabledHint`.
   */
  isDisabled?: boolean;
  /** Why the button is disabled and what would enable it. Becomes its accessible description. */
  disabledHint?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action on this page. For navigation use `Link`.
 *
 * - **Use it**: for an action: send, save, open a dialog. One `filled` button per view.
 * - **Not**: for navigation (`Link`), for a state that stays on (`ToggleButton`), or with an icon alone
 *   (`IconButton`).
 * - **States**: rest, hovered, focused, pressed, pending (`isPending`: the width stays, presses do nothing), disabled
 *   (`isDisabled`: stays in the tab order).
 * - **Keyboard**: Tab, then Enter or Space.
 * - **Name**: a verb, with its object where the context does not give it; an icon may precede it.
 *
 * | Do | Don't |
 * |---|---|
 * | "Request a quote". | "Click here", or "OK" for something that deletes. |
 */
export function Button({
  variant,
  size,
  isWide,
  isDisabled = false,
  isPending = false,
  disabledHint,
  className,
  children,
  ...props
}: ButtonProps) {
  const hintId = useId();
  const hint = isDisabled ? disabledHint : undefined;
  return (
    <>
      <AriaButton
        {...props}
        isPending={isPending}
        {...buttonStates(isDisabled, isPending)}
        aria-describedby={classNames(props['aria-describedby'], hint && hintId) || undefined}
        className={withClass(button({ variant, size, isWide }), className)}
      >
        {isPending && <Beads />}
        {children}
      </AriaButton>
      {hint !== undefined && (
        <span hidden id={hintId}>
          {hint}
        </span>
      )}
    </>
  );
}
