import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../../icons/glyphs';
import { message } from './Field.css';

export interface FieldMessageProps {
  /** The error and how to correct it. */
  children: ReactNode;
  id?: string;
}

/** The error below a field, with an icon, so that colour is not the only indicator. */
export function FieldMessage({ children, id }: FieldMessageProps) {
  return (
    <p id={id} className={message}>
      <CircleAlertIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
