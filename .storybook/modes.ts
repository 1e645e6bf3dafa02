/**
 * How a story tagged `visual` is captured by `npm run visual` and by Chromatic, which read the same parameter. A mode
 * without a viewport captures the whole story in a window of 1200 px; the others capture the window.
 */
const modes = {
  porcelain: { theme: 'porcelain' },
  velvet: { theme: 'velvet' },
  rtl: { direction: 'rtl' },
  desk: { theme: 'porcelain', viewport: 'desk' },
  'desk-velvet': { theme: 'velvet', viewport: 'desk' },
  phone: { theme: 'porcelain', viewport: 'phone' },
  'phone-velvet': { theme: 'velvet', viewport: 'phone' },
  'phone-rtl': { direction: 'rtl', viewport: 'phone' },
} as const;

/** The parameters of a story tagged `visual`. */
export const inModes = (...names: readonly (keyof typeof modes)[]) => ({
  chromatic: { disableSnapshot: false, modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
});
