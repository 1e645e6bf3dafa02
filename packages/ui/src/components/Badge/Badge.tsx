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

/**
 * A small label with a count or a name: '3', 'Most popular'. Not interactive.
 *
 * - **Use it**: for a count or one or two words beside a title or an item.
 * - **Not**: for anything that can be pressed (`Button`, `ToggleButton`) or removed (`ChipGroup`).
 * - **States**: five tones: accent, neutral, success, warning, danger. It has no interactive states.
 * - **Keyboard**: none; it takes no focus.
 * - **Name**: the text is read as it stands, so a bare count needs a noun.
 *
 * | Do | Don't |
 * |---|---|
 * | "3 new" beside Images. | "3" alone, in red, as an alarm. |
 */
export function Badge({ children, tone, className }: BadgeProps) {
  return <span className={classNames(badge({ tone }), className)}>{children}</span>;
}
