type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
interface Values {
  readonly [key: string]: string | Values;
}

/** `#rrggbb` or `rgba(r,g,b,a)` as a color of the DTCG Color Module 2025.10. */
function color(css: string): Json | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0, alpha = 1] = parts;
  return { colorSpace: 'srgb', components: [r, g, b].map((part) => Number((part / 255).toFixed(4))), alpha };
}

function dimension(css: string): Json | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (unit) return { value: Number(value), unit };
  return css === '0' ? { value: 0, unit: 'px' } : undefined;
}

/** The maximum of a fluid size; the formula is preserved as an extension. */
const widest = (css: string): Json | undefined => dimension(/^clamp\(.*,\s*([\d.]+rem)\)$/.exec(css)?.[1] ?? css);

const duration = (css: string): Json | undefined =>
  /^\d+ms$/.test(css) ? { value: Number.parseFloat(css), unit: 'ms' } : undefined;

const cubicBezier = (css: string): Json | undefined => /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);

const number = (css: string): Json | undefined => (/^-?[\d.]+$/.test(css) ? Number(css) : undefined);

const fontFamily = (css: string): Json => css.split(',').map((name) => name.trim().replaceAll("'", ''));

/** `x y blur [spread] color`, comma separated. */
function shadow(css: string): Json | undefined {
  const layers = css.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', shade = ''] = /^\s*((?:-?[\d.]+(?:px)?\s+)+)(\S+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = '0'] = lengths.trim().split(/\s+/);
    const sizes = [offsetX, offsetY, blur, spread].map((length) => dimension(length ?? ''));
    return { color: color(shade), offsetX: sizes[0], offsetY: sizes[1], blur: sizes[2], spread: sizes[3] };
  });
  return layers.every(({ color: shade }) => shade !== undefined) ? (layers as Json) : undefined;
}

/** How tokens are read by their path; the first matching row applies. */
const TYPES: readonly (readonly [path: RegExp, type: string, read: (css: string) => Json | undefined])[] = [
  [/^color\./, 'color', color],
  [/^shadow\./, 'shadow', shadow],
  [/^type\.family\./, 'fontFamily', fontFamily],
  [/\.weight$/, 'fontWeight', number],
  [/^motion\.ease/, 'cubicBezier', cubicBezier],
  [/^motion\.travel$|^z\.|^photo\.brightness$/, 'number', number],
  [/^motion\./, 'duration', duration],
  [/\.line$/, 'number', number],
  [/^(space|size|radius|shape)\.|\.(size|line|tracking)$/, 'dimension', widest],
];

function token(path: string, css: string): Json {
  for (const [pattern, $type, read] of TYPES) {
    const $value = pattern.test(path) ? read(css) : undefined;
    if ($value !== undefined) return { $type, $value, ...(css.startsWith('clamp(') && { $extensions: { css } }) };
  }
  return { $extensions: { css } };
}

/**
 * Tokens in the format of the Design Tokens Community Group, 2025.10 (https://www.designtokens.org/tr/2025.10/). CSS
 * features that the format lacks (`em`, fluid sizes, filters) are in `$extensions.css`.
 */
export function designTokens(values: Values, path = ''): Json {
  const entries = Object.entries(values).map(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [name, typeof value === 'string' ? token(at, value) : designTokens(value, at)];
  });
  return Object.fromEntries(entries);
}
