import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../utils/classNames';
import { useShake } from '../../hooks/useShake';
import { Banner } from '../Banner/Banner';
import { actions as actionRow, form, towardsEnd } from './Form.css';

export interface FormProps {
  /** The fields, stacked. */
  children: ReactNode;
  /** The submit button, and other controls beside it. */
  actions: ReactNode;
  /** Alignment of the buttons. @default 'start' */
  actionsAt?: 'start' | 'end';
  onSubmit: () => void;
  /** Error of the form as a whole; the error of a field is shown at the field. */
  error?: string;
  /**
   * Number of rejections, from `useFormErrors`: each one shakes the form and moves the focus to the first invalid
   * field. @default 0
   */
  refusals?: number;
  'aria-label'?: string;
}

/**
 * Fields that are submitted together, without navigation and without the browser's validation bubbles.
 *
 * - **Use it**: around fields with one submit button.
 * - **Not**: around a single control with an immediate effect.
 * - **States**: rest, rejected (it shakes, and the first invalid field takes the focus), pending (on its button).
 * - **Keyboard**: Enter in a field submits it.
 * - **Name**: give it an `aria-label` where no heading names it; the button names the action.
 *
 * | Do | Don't |
 * |---|---|
 * | the error of a field at the field, the error of the whole form in `error`. | all errors in one banner above. |
 */
export function Form({
  children,
  actions,
  actionsAt = 'start',
  onSubmit,
  error,
  refusals = 0,
  'aria-label': label,
}: FormProps) {
  const [ref, shake] = useShake<HTMLFormElement>();
  /** A form that remounts with old errors does not move the focus. */
  const answered = useRef(refusals);
  useEffect(() => {
    if (refusals === answered.current) return;
    answered.current = refusals;
    shake();
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, shake, ref]);

  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error !== undefined && <Banner>{error}</Banner>}
      <div className={classNames(actionRow, actionsAt === 'end' && towardsEnd)}>{actions}</div>
    </form>
  );
}
