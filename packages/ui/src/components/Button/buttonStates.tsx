import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** Does nothing on a press, and is found and focused all the same. */
const disabled = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
} as const satisfies AriaButtonProps;

/** react-aria marks a pending button as disabled only; that it works reaches the element through `render` alone. */
const busy: AriaButtonProps = { render: (props) => <button {...props} aria-busy="true" /> };

/**
 * Props of a react-aria button that is disabled or pending. A native `disabled` is not used: the browser takes the
 * focus off a button that becomes disabled under a press and leaves it on the body, where no dialog hears Escape.
 */
export const buttonStates = (isDisabled: boolean, isPending: boolean): AriaButtonProps => ({
  ...(isDisabled ? disabled : undefined),
  ...(isPending ? busy : undefined),
});
