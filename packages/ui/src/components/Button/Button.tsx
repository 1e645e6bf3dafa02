import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../../utils/classNames';
import { withClass } from '../../utils/withClass';
import { Beads } from '../ProgressBeads/Beads';
import { button } from './Button.css';
import { buttonStates } from './buttonStates';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'> {
  /** What the button does, as a verb. An icon may stand before the words. */
  children: ReactNode;
  /**
   * `filled` for the one main action of a view, `secondary` and `bare` for the others,
   * `outlineCut` only for Upgrade, `danger` for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'filled' | 'secondary' | 'bare' | 'outlineCut' | 'danger';
  /**
   * 36 px (44 px under a finger), 44 px, 48 px for forms and dialogs, 52 px for a page's action.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Takes the whole width of its place, as at the foot of a sheet. @default false */
  isWide?: boolean;
  /** The action is pending: three beads before the label, `aria-busy`, the same width, and presses do nothing. */
  isPending?: boolean;
  /**
   * The action is not possible now. The button keeps its place in the tab order, so that a reader
   * finds it and hears why: say it in `disabledHint`.
   */
  isDisabled?: boolean;
  /** Why the button is disabled and what would enable it. Read out with its name. */
  disabledHint?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Does something on this page. For going somewhere use `Link`.
 *
 * - **Use it**: for an action: send, save, open a dialog. One `filled` button per view.
 * - **Not**: for going to another page (`Link`), for a state that stays on (`ToggleButton`), or with an icon alone
 *   (`IconButton`).
 * - **States**: rest, hovered, focused, pressed, pending (`isPending`: the width stays, presses do nothing), disabled
 *   (`isDisabled`: keeps its place in the tab order).
 * - **Keyboard**: Tab, then Enter or Space.
 * - **Name**: a verb, with its object where the context does not give it; an icon may stand before the words.
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
