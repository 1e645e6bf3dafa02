/** Colours of hands and hour marks. */
import { hueOf } from '../../gold';
import type { DialColor } from '../../language/vocabulary';
import type { Surface } from '../../piece';
import type { DialFrame } from './dialFrame';

/** Surfaces of hands and hour marks by name; the metal of their part for others. */
export const COLORS: Readonly<Record<string, Surface>> = {
  blued: { kind: 'lacquer', color: [0.008, 0.028, 0.16], gloss: 1 },
  black: { kind: 'lacquer', color: [0.012, 0.012, 0.013], gloss: 0.8 },
  white: { kind: 'lacquer', color: [0.85, 0.85, 0.83], gloss: 0.8 },
  red: { kind: 'lacquer', color: [0.4, 0.01, 0.015], gloss: 0.8 },
  orange: { kind: 'lacquer', color: [0.7, 0.13, 0.008], gloss: 0.8 },
  gold: { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'polished' },
  copper: { kind: 'metal', alloy: 'rose-gold-18k', finish: 'polished' },
  steel: { kind: 'metal', alloy: 'steel-316l', finish: 'polished' },
  brass: { kind: 'metal', alloy: 'brass', finish: 'polished' },
};

/** Dials of the hue of yellow and rose gold, on which hands of gold are lost. */
const GOLDEN: ReadonlySet<DialColor> = new Set(['champagne', 'salmon', 'orange', 'yellow']);
/** Dials of the hue of white metal. */
const SILVERY: ReadonlySet<DialColor> = new Set(['silver', 'mother-of-pearl', 'white', 'ivory', 'meteorite']);

/** Colour of hands that stand out from what is under them: blued over a movement, never the hue of the dial. */
export function colorOn({ w, color, hasMovement }: Pick<DialFrame, 'w' | 'color' | 'hasMovement'>): string {
  const { metal } = w.bench;
  const hue = metal.kind === 'metal' ? hueOf(metal.alloy) : '';
  if (hue.startsWith('black')) return hasMovement || !(GOLDEN.has(color) || SILVERY.has(color)) ? 'white' : 'metal';
  if (hasMovement) return 'blued';
  if (hue === 'yellow-gold' || hue === 'rose-gold') return GOLDEN.has(color) ? 'black' : 'metal';
  return SILVERY.has(color) ? 'blued' : 'metal';
}
