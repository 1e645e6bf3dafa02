import type { LucideIcon } from 'lucide-react/types';
import type { ComponentType } from 'react';
import { classNames } from '../utils/classNames';
import { directional, glyph } from './drawn.css';

export interface IconProps {
  /** Edge in px: 16 inside chips and markers, 20 in buttons, 22 in a type chip, 24 in tools. @default 20 */
  size?: number;
  /** Paints the inside too, for a heart that is liked. @default false */
  isFilled?: boolean;
  /** Class for placement only. */
  className?: string;
}

/** An icon. Decorative: the control around it has the name. */
export type Icon = ComponentType<IconProps>;

/**
 * Applies the product's stroke (1.5 px of a 24 px grid) and sizes to a lucide icon.
 * @param isDirectional turns the drawing round in right-to-left text, for arrows along the line
 */
export function drawn(Drawing: LucideIcon, isDirectional = false): Icon {
  return function DrawnIcon({ size = 20, isFilled = false, className }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.5}
        fill={isFilled ? 'currentColor' : 'none'}
        className={classNames(glyph, isDirectional && directional, className)}
        focusable="false"
      />
    );
  };
}
