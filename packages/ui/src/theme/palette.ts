/**
 * Raw colours, private to `theme/`. Nothing outside this folder may read them:
 * components know only the meaning of a colour (`vars.color.*`), never its value.
 */
export const palette = {
  porcelain: ['#FCFBF8', '#F4F3EE', '#EAE9E2', '#E3E2DA'],
  porcelainField: '#FFFEFB',
  porcelainSkeleton: '#E6E5DE',
  velvet: ['#0B1C14', '#0F241B', '#163025', '#193327'],
  paper: '#FFFFFF',
  paperGuide: '#A9AFA8',
  room: ['#0A0F0C', '#141B17', '#1B2420'],
  ink: '#15231B',
  ivory: '#F2ECDF',
  bottle: '#15261D',
  bottleLight: '#20382B',
  brassDeep: '#73561A',
  brassLine: '#A4884A',
  brassMid: '#B39A62',
  brassPale: '#DFC68F',
  brassLight: '#EBD7A9',
  garnet: '#8E1F35',
  garnetBright: '#B03550',
  garnetPale: '#F2A0A2',
  amber: '#7F5000',
  amberBright: '#B57207',
  amberPale: '#F0C173',
  malachite: '#1B6247',
  malachitePale: '#8FD3AE',
} as const;

/** A colour of the palette at an alpha between 0 and 1, as `rgba()`. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${r},${g},${b},${opacity})`;
}
