import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../../icons/glyphs';
import { banner, bannerText } from './Banner.css';

export interface BannerProps {
  /** What happened and what to do next, in one or two sentences. */
  children: ReactNode;
  /** `danger` and `warning` are announced at once, the others politely. @default 'danger' */
  tone?: 'danger' | 'warning' | 'success' | 'info';
  /** A button or link that solves the problem. */
  action?: ReactNode;
  /** Class for placement only. */
  className?: string;
}

const icons = {
  danger: CircleAlertIcon,
  warning: TriangleAlertIcon,
  success: CheckIcon,
  info: InfoIcon,
} as const;

/**
 * A message inside the page: the error of a form, a note above a list. Transient messages are toasts.
 *
 * - **Use it**: for the error of a form, or a note above the list that it concerns.
 * - **Not**: for transient messages (toast), for the error of one field (`errorMessage` of the field), or for a
 *   question (`AlertDialog`).
 * - **States**: tones danger, warning, success and info, with or without an action.
 * - **Keyboard**: the action is reached by Tab; the banner itself takes no focus. `danger` and `warning` are announced
 *   at once, the others politely.
 * - **Name**: states what happened and what to do next, in one or two sentences.
 *
 * | Do | Don't |
 * |---|---|
 * | "The images could not be loaded. Try again." with a button that does. | "Error 500". |
 */
export function Banner({ children, tone = 'danger', action, className }: BannerProps) {
  const Icon = icons[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames(banner({ tone, hasAction: action !== undefined }), className)}
    >
      <Icon size={20} />
      <div className={bannerText}>{children}</div>
      {action}
    </div>
  );
}
