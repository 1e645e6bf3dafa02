import { productName } from './productName';
import { wordmarkPath } from './wordmarkPath';

export interface LogoProps {
  /** Height in px; the width follows. Monogram 34 and wordmark 15 in the header. */
  size?: number;
  /** Hides the name from assistive technology, where visible text repeats it. @default false */
  isDecorative?: boolean;
  /** Class for placement only. */
  className?: string;
}

function naming(isDecorative: boolean) {
  return isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': productName } as const);
}

const frame = 'M11 1.75h18L36.25 9v22L29 38.25H11L3.75 31V9Z';
const innerFrame = 'M12.2 4.75h15.6L33.25 10.2v19.6L27.8 35.25H12.2L6.75 29.8V10.2Z';
const stem =
  'M16.5 30.4V14.2c0-2.7 1.7-4.4 4.2-4.4h1.6c2.3 0 3.9 1.35 3.9 3.2 0 1.45-1 2.4-2.3 2.4-1.1 0-1.85-.75-1.85-1.7 0-.75.5-1.3 1.2-1.3';
const arm = 'M16.5 20.1h4.3c1.55 0 2.6.95 2.6 2.25 0 1.1-.8 1.85-1.75 1.85-.8 0-1.4-.55-1.4-1.25';

/** The mark: an emerald-cut frame with a filigree F. Below 24 px its inner line is left out. */
export function Monogram({ size = 34, isDecorative = false, className }: LogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      {...naming(isDecorative)}
    >
      <path strokeWidth="1.5" d={frame} />
      {size >= 24 && <path strokeWidth=".75" opacity=".7" d={innerFrame} />}
      <g transform="translate(20 20) scale(1.09) translate(-20.55 -20.6)" strokeWidth="1.85">
        <path d={stem} />
        <path d={arm} />
        <circle cx="16.5" cy="30.4" r="1.25" fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}

/** The name as an outline, so that it needs no font. Never mirrored. */
export function Wordmark({ size = 15, isDecorative = false, className }: LogoProps) {
  return (
    <svg
      width={(size * 146) / 21.61}
      height={size}
      viewBox="0 7.39 146 21.61"
      fill="currentColor"
      focusable="false"
      className={className}
      {...naming(isDecorative)}
    >
      <path d={wordmarkPath} />
    </svg>
  );
}

/** Monogram and wordmark together, as in the header. `size` is the height of the monogram. */
export function Logo({ size = 34, isDecorative = false, className }: LogoProps) {
  return (
    <svg
      width={(size * 198) / 40}
      height={size}
      viewBox="0 0 198 40"
      fill="currentColor"
      focusable="false"
      className={className}
      {...naming(isDecorative)}
    >
      <Monogram size={40} isDecorative />
      <path transform="translate(52 1.8)" d={wordmarkPath} />
    </svg>
  );
}
