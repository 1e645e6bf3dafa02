import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** A count or one or two words. */
  children: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger';
  /** Class for placement only. */
  className?: string;
}

/** A small cut plate that counts or names: '3', 'Most popular'. It is not pressed. */
export function Badge({ children, tone, className }: BadgeProps) {
  return <span className={classNames(badge({ tone }), className)}>{children}</span>;
}
