import type { ReactNode } from 'react';
import { classNames } from '../utils/classNames';
import type { IconProps } from './drawn';
import { glyph } from './drawn.css';

/** The six types of jewelry that have a drawing. */
export type JewelryShape = 'ring' | 'necklace' | 'bracelet' | 'earrings' | 'pendant' | 'watch';

const drawings: Record<JewelryShape, ReactNode> = {
  ring: (
    <>
      <path d="M9.25 2.5h5.5L17 5.25 12 10.25 7 5.25Z" />
      <path d="M7 5.25h10" />
      <path d="M9.1 9.05a6.5 6.5 0 1 0 5.8 0" />
    </>
  ),
  necklace: (
    <>
      <path d="M3.75 2.75c0 3.9.65 7.05 1.95 9.35" />
      <path d="M20.25 2.75c0 3.9-.65 7.05-1.95 9.35" />
      <circle cx="6.9" cy="13.75" r="1.35" />
      <circle cx="17.1" cy="13.75" r="1.35" />
      <path d="M12 14.5 14.75 17.25 12 21.25 9.25 17.25Z" />
      <path d="M9.25 17.25h5.5" />
      <path d="M8.25 14.6c.5.3.95.55 1.45.8" />
      <path d="M15.75 14.6c-.5.3-.95.55-1.45.8" />
    </>
  ),
  bracelet: (
    <>
      <ellipse cx="12" cy="12" rx="9.25" ry="7.5" />
      <ellipse cx="12" cy="10.75" rx="6.1" ry="3.5" />
      <path strokeWidth="1.9" d="M7.6 16.1h.01M12 16.95h.01M16.4 16.1h.01" />
    </>
  ),
  earrings: (
    <>
      <path d="M4.75 6.35A2.25 2.25 0 1 1 7 8.6v2.15" />
      <path d="M14.75 6.35A2.25 2.25 0 1 1 17 8.6v2.15" />
      <path d="M7 10.75c1.6 2.35 2.75 4.35 2.75 6.15a2.75 2.75 0 0 1-5.5 0c0-1.8 1.15-3.8 2.75-6.15Z" />
      <path d="M17 10.75c1.6 2.35 2.75 4.35 2.75 6.15a2.75 2.75 0 0 1-5.5 0c0-1.8 1.15-3.8 2.75-6.15Z" />
    </>
  ),
  pendant: (
    <>
      <path d="M4 2.75 11.1 7.6" />
      <path d="M20 2.75 12.9 7.6" />
      <circle cx="12" cy="8.6" r="1.35" />
      <path d="M9.75 10.9h4.5l2.5 2.5v5.2l-2.5 2.5h-4.5l-2.5-2.5v-5.2Z" />
      <path d="M10.85 13.65h2.3l.85.85v3l-.85.85h-2.3l-.85-.85v-3Z" />
    </>
  ),
  watch: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M9.1 6.75 9.6 2.5h4.8l.5 4.25" />
      <path d="m9.1 17.25.5 4.25h4.8l.5-4.25" />
      <path d="M18 11.1h1.35v1.8H18" />
      <path d="M12 12 9.75 10.1M12 12l1.9-3" />
    </>
  ),
};

export interface JewelryIconProps extends Omit<IconProps, 'isFilled'> {
  /** Which type to draw. */
  shape: JewelryShape;
}

/** A type of jewelry, drawn in the stroke of the other icons. Decorative: a text label accompanies it. */
export function JewelryIcon({ shape, size = 22, className }: JewelryIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames(glyph, className)}
    >
      {drawings[shape]}
    </svg>
  );
}
