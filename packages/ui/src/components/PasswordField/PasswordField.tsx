import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/laterGlyphs';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Whether password managers fill in or suggest a password. */
  autoComplete: 'current-password' | 'new-password';
  /** Accessible name of the button that reveals the password. */
  showLabel: string;
  /** Accessible name of the button that hides it. */
  hideLabel: string;
}

/**
 * A password, hidden until the user reveals it.
 *
 * - **Use it**: to sign in and to set a password.
 * - **Not**: for codes that are read aloud or compared (`TextField`).
 * - **States**: hidden, shown, focused, invalid, disabled.
 * - **Keyboard**: Tab to the field, Tab to the button that shows it.
 * - **Name**: `autoComplete` decides whether password managers fill in or suggest; `showLabel` and `hideLabel` name
 *   the button.
 */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          aria-label={isShown ? hideLabel : showLabel}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
