/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Rgba = readonly [number, number, number, number];

/**
 * Reads `#rrggbb` or `rgba(r,g,b,a)`.
 * @throws Error for any other color format
 */
function readColor(text: string): Rgba {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) return [hexByte(hex[1]), hexByte(hex[2]), hexByte(hex[3]), 1];
  const rgba = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(text);
  if (rgba) return [Number(rgba[1]), Number(rgba[2]), Number(rgba[3]), Number(rgba[4])];
  throw new Error(`Cannot read the colour ${text}`);
}

/** WCAG 2.x contrast ratio, 1 to 21; a translucent color is first composited over the other. */
export function contrast(foreground: string, background: string): number {
  const under = readColor(background);
  const over = readColor(foreground);
  const front = luminance(mix(over, under));
  const back = luminance(under);
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
}

/** Composites a translucent color over an opaque one. */
export function flatten(foreground: string, background: string): string {
  const [r, g, b] = mix(readColor(foreground), readColor(background));
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function hexByte(text: string | undefined): number {
  return Number.parseInt(text ?? '', 16);
}

function mix(over: Rgba, under: Rgba): Rgba {
  const at = (i: 0 | 1 | 2): number => over[i] * over[3] + under[i] * (1 - over[3]);
  return [at(0), at(1), at(2), 1];
}

/** Relative luminance. Source: WCAG 2.2, definition of relative luminance. */
function luminance([r, g, b]: Rgba): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
