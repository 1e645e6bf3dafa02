/** Stones of several kinds in one row: the colours of a rainbow, shades from dark to light, birthstones. */
import type { GemKind } from './gems';
import { setOf, wordList } from '../wordList';

/**
 * Orders of the kinds in a row. `turns`: one stone of each in rotation; `spectrum`: one run of each from end to end;
 * `gradient`: from the first to the last, each blended into the next.
 */
export const SEQUENCES = ['turns', 'spectrum', 'gradient'] as const;
export type Sequence = (typeof SEQUENCES)[number];

/** Red to violet: the usual stones of rainbow pieces, and sapphires alone. */
const RAINBOW: readonly GemKind[] = wordList(`
  ruby orange-sapphire yellow-sapphire tsavorite topaz blue-sapphire amethyst
`);
const RAINBOW_OF_SAPPHIRES: readonly GemKind[] = wordList(`
  hot-pink-sapphire orange-sapphire yellow-sapphire green-sapphire teal-sapphire blue-sapphire purple-sapphire
`);

/** Shades sold as a gradient, from dark to light. */
const SHADES: readonly (readonly GemKind[])[] = [
  ['blue-sapphire', 'cornflower-sapphire', 'pale-blue-sapphire', 'white-sapphire'],
  ['hot-pink-sapphire', 'pink-sapphire', 'pale-pink-sapphire', 'white-sapphire'],
  ['orange-sapphire', 'yellow-sapphire', 'white-sapphire'],
  ['blue-sapphire', 'purple-sapphire', 'pink-sapphire'],
  ['emerald', 'green-beryl'],
  ['ruby', 'hot-pink-sapphire', 'pink-sapphire', 'pale-pink-sapphire'],
  ['amethyst', 'rose-de-france'],
  ['london-blue-topaz', 'topaz', 'sky-blue-topaz', 'white-topaz'],
  ['tanzanite', 'iolite', 'sky-blue-topaz'],
  ['cognac-diamond', 'champagne-diamond', 'diamond'],
  ['black-diamond', 'salt-and-pepper-diamond', 'diamond'],
  ['garnet', 'rhodolite', 'rose-quartz'],
  ['indicolite', 'paraiba', 'sky-blue-topaz'],
  ['citrine', 'heliodor'],
  ['tsavorite', 'peridot', 'prasiolite'],
  ['smoky-quartz', 'champagne-diamond', 'diamond'],
];

/** Colourless stones, at which shades of any colour may end. */
const COLOURLESS: ReadonlySet<GemKind> = setOf(`
  diamond white-sapphire white-topaz white-zircon moissanite cubic-zirconia rock-crystal
`);

/** Birthstones of different colours for prompts without months; small numbers use the first ones. */
const BIRTHSTONES: readonly GemKind[] = wordList(`
  ruby aquamarine emerald citrine amethyst blue-sapphire garnet peridot tanzanite diamond
`);

/**
 * The stones of a rainbow: sapphires alone when the prompt names them, and the named stones when they have several
 * colours.
 */
export function rainbowOf(named: readonly GemKind[]): readonly GemKind[] {
  if (named.length > 2) return named;
  return named.some((kind) => kind.endsWith('sapphire')) ? RAINBOW_OF_SAPPHIRES : RAINBOW;
}

/** The part of a row of shades from one kind to another, in either direction. */
function between(shades: readonly GemKind[], from: GemKind, to: GemKind): readonly GemKind[] {
  const [a, b] = [shades.indexOf(from), shades.indexOf(to)];
  return a <= b ? shades.slice(a, b + 1) : shades.slice(b, a + 1).toReversed();
}

/**
 * The steps from one kind to the next: shades of one colour, or shades that grow as light as a stone without colour.
 */
function stepsTo(from: GemKind, to: GemKind): readonly GemKind[] {
  const together = SHADES.find((shades) => shades.includes(from) && shades.includes(to));
  if (together) return between(together, from, to);
  const [dark, light] = COLOURLESS.has(to) ? [from, to] : [to, from];
  const own = SHADES.find((shades) => shades.includes(dark));
  if (!COLOURLESS.has(light) || !own) return [from, to];
  const steps = [...own.slice(own.indexOf(dark)).filter((kind) => !COLOURLESS.has(kind)), light];
  return dark === from ? steps : steps.toReversed();
}

/** The kinds of a gradient: through all named kinds, or the shades of a single one; blue without any. */
export function shadesOf(named: readonly GemKind[]): readonly GemKind[] {
  const [first = 'blue-sapphire', ...others] = named;
  if (others.length === 0) return SHADES.find((shades) => shades.includes(first)) ?? [first, 'diamond'];
  return [...new Set([first, ...others].flatMap((kind, i, all) => (i === 0 ? [kind] : stepsTo(all[i - 1]!, kind))))];
}

/** `count` different birthstones, for prompts that name no month. */
export const someBirthstones = (count: number): readonly GemKind[] => BIRTHSTONES.slice(0, count);

/** Van der Corput sequence in base 2: well-spread shares for neighbouring positions. */
function spread(i: number): number {
  let share = 0;
  for (let rest = i + 1, digit = 0.5; rest > 0; rest >>= 1, digit /= 2) if (rest & 1) share += digit;
  return share;
}

/** The kind of the stone at a position in a row of `count`. */
export function kindAt(kinds: readonly GemKind[], sequence: Sequence, place: number, count: number): GemKind {
  if (sequence === 'turns') return kinds[place % kinds.length]!;
  if (sequence === 'spectrum') return kinds[Math.min(kinds.length - 1, Math.floor((place * kinds.length) / count))]!;
  const at = count < 2 ? 0 : (place / (count - 1)) * (kinds.length - 1);
  const low = Math.floor(at);
  // Kinds blend only between the ends of the row.
  return kinds[Math.min(kinds.length - 1, low + (at - low > 0.12 + 0.76 * spread(place) ? 1 : 0))]!;
}

/**
 * The kind at a position of a closed row, counted from the back: the front half shows the whole sequence, the other
 * half returns.
 */
export function kindRound(kinds: readonly GemKind[], sequence: Sequence, place: number, count: number): GemKind {
  if (sequence === 'turns') return kindAt(kinds, sequence, place, count);
  const half = Math.ceil(count / 2);
  const at = (place + count - Math.floor(count / 4)) % count;
  if (at < half) return kindAt(kinds, sequence, at, half);
  return kindAt(kinds, sequence, sequence === 'gradient' ? count - 1 - at : at - half, half);
}
