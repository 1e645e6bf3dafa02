import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../../icons/glyphs';
import { banner, bannerText } from './Banner.css';

export interface BannerProps {
  /** What happened and what to do next, in one or two sentences. */
  children: ReactNode;
  /** `danger` and `warning` are announced at once, the others politely. @default 'danger' */
  tone?: 'danger' | 'warning' | 'success' | 'info';
  /** A button or link that mends it. */
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

/** A message in its place: the error of a form, a note above a list. Passing news is a toast. */
export function Banner({ children, tone = 'danger', action, className }: BannerProps) {
  const Icon = icons[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(banner({ tone, hasAction: action !== undefined }), className)}>
      <Icon size={20} />
      <div className={bannerText}>{children}</div>
      {action}
    </div>
  );
}
