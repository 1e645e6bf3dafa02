import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** Ignores presses but stays focusable. */
const disabled = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
} as const satisfies AriaButtonProps;

/** react-aria marks a pending button as disabled, not busy, and sets `aria-busy` only through `render`. */
const busy: AriaButtonProps = { render: (props) => <button {...props} aria-busy="true" /> };

/**
 * Props of a react-aria button that is disabled or pending. A native `disabled` is not used: the browser moves the
 * focus from a button that becomes disabled to the body, where a dialog does not receive Escape.
 */
export const buttonStates = (isDisabled: boolean, isPending: boolean): AriaButtonProps => ({
  ...(isDisabled ? disabled : undefined),
  ...(isPending ? busy : undefined),
});
