import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** Stars of a constellation, the brightest first, and the pairs joined by lines. */
interface Stars {
  readonly at: readonly Point2[];
  readonly lines: readonly (readonly [number, number])[];
}

/** A line from star to star. */
const path = (...stars: readonly number[]): [number, number][] => stars.slice(1).map((star, i): [number, number] => [stars[i]!, star]);

/** As seen from Earth with north up; stars closer than their settings are moved slightly apart. */
const STARS: Readonly<Record<string, Stars>> = {
  orion: { at: [[0.48, -0.78], [-0.5, 0.62], [0.4, 0.56], [-0.36, -0.1], [0, 0], [0.36, 0.1], [-0.36, -0.84], [0, 0.94]], lines: [...path(7, 1, 3, 6, 0, 5, 2, 7), ...path(3, 4, 5), [1, 2]] },
  'big dipper': { at: [[0.2, -0.12], [1.02, 0.36], [0.94, -0.3], [0.4, -0.44], [-0.22, 0.06], [-0.6, 0.3], [-1.02, 0.18]], lines: [...path(6, 5, 4, 0, 3, 2, 1), [0, 1]] },
  'little dipper': { at: [[-0.9, 0.78], [0.86, -0.1], [0.72, -0.6], [0.26, -0.5], [0.34, 0.02], [-0.12, 0.2], [-0.52, 0.42]], lines: [...path(0, 6, 5, 4, 3, 2, 1), [4, 1]] },
  cassiopeia: { at: [[0.1, -0.36], [0.98, 0.1], [0.56, -0.5], [-0.42, 0.26], [-0.98, -0.06]], lines: path(1, 2, 0, 3, 4) },
  cygnus: { at: [[-0.34, 0.92], [-0.1, 0.36], [0.48, -0.92], [0.62, 0.62], [-0.8, 0.02], [0.2, -0.3]], lines: [...path(0, 1, 5, 2), ...path(3, 1, 4)] },
  'southern cross': { at: [[0.04, -0.94], [-0.72, 0.02], [0.1, 0.94], [0.66, 0.24], [0.44, -0.26]], lines: [...path(0, 2), ...path(1, 3, 4)] },
  aries: { at: [[-0.5, 0.46], [-0.98, 0.02], [0.4, 0.4], [0.9, -0.02], [0.98, -0.4]], lines: path(1, 0, 2, 3, 4) },
  taurus: { at: [[-0.1, -0.12], [-0.98, 0.72], [-0.9, 0.2], [-0.38, 0.02], [0.16, -0.34], [0.56, -0.52], [0.98, -0.86]], lines: [...path(1, 3, 0, 4, 5, 6), ...path(2, 0)] },
  gemini: { at: [[-0.36, 0.86], [0.26, 0.92], [-0.5, 0.3], [-0.34, -0.3], [-0.66, -0.8], [0.36, 0.24], [0.42, -0.34], [0.74, -0.8], [0.02, -0.66]], lines: [...path(0, 2, 3, 4), ...path(3, 8), ...path(1, 5, 6, 7), [2, 5]] },
  cancer: { at: [[-0.06, -0.06], [-0.7, -0.66], [0.6, -0.8], [0.02, 0.32], [0.16, 0.94]], lines: [...path(1, 0, 3, 4), [0, 2]] },
  leo: { at: [[0.62, -0.4], [-1, -0.3], [-0.56, 0.1], [-0.52, -0.36], [0.5, 0.02], [0.34, 0.38], [0.56, 0.72], [0.94, 0.58]], lines: [...path(7, 6, 5, 4, 0, 3, 1, 2, 5), [2, 3]] },
  virgo: { at: [[0.1, -0.72], [-0.1, -0.16], [0.32, 0.06], [0.66, 0.34], [0.98, 0.5], [-0.06, 0.34], [-0.2, 0.86], [-0.62, -0.2], [-0.98, -0.5]], lines: [...path(0, 2, 3, 4), ...path(2, 1, 5, 6), ...path(1, 7, 8)] },
  libra: { at: [[0.5, 0.2], [-0.06, 0.84], [-0.56, 0.22], [-0.7, -0.62], [0.36, -0.7]], lines: [...path(1, 0, 4), ...path(1, 2, 3), [0, 2]] },
  scorpio: { at: [[0.3, 0.34], [0.92, 0.88], [0.98, 0.44], [0.94, 0.02], [0.02, -0.02], [-0.12, -0.46], [-0.18, -0.86], [-0.62, -0.96], [-0.94, -0.7], [-0.72, -0.36]], lines: [...path(1, 0, 4, 5, 6, 7, 8, 9), ...path(2, 0), ...path(3, 0)] },
  sagittarius: { at: [[0.3, -0.7], [0.56, -0.24], [0.2, 0.02], [0.42, 0.58], [-0.2, 0.2], [-0.5, 0.02], [-0.38, -0.4], [0.96, -0.3]], lines: [...path(7, 1, 0, 6, 5, 4, 2, 1), ...path(2, 3), [0, 2], [4, 6]] },
  capricorn: { at: [[-0.98, 0.16], [-0.5, 0.2], [0.1, 0.14], [0.98, 0.56], [0.78, 0.2], [0.36, -0.66], [-0.06, -0.42], [-0.62, -0.2]], lines: path(0, 1, 2, 4, 3, 4, 5, 6, 7, 0) },
  aquarius: { at: [[0.98, 0.36], [0.4, 0.58], [0.02, 0.6], [-0.34, 0.7], [-0.62, 0.3], [-0.5, -0.14], [-0.86, -0.66], [0.24, 0.06]], lines: [...path(0, 1, 2, 3, 4, 5, 6), [1, 7]] },
  pisces: { at: [[-0.94, -0.6], [-0.66, -0.08], [-0.44, 0.34], [-0.26, 0.86], [-0.4, -0.5], [0.1, -0.42], [0.56, -0.4], [0.96, -0.2], [0.92, -0.62]], lines: [...path(3, 2, 1, 0, 4, 5, 6, 7, 8, 6)] },
};

const STAR = 0.13;
const LINE_HALF = 0.055;
const STONE = 0.19;

const draw = ({ at, lines }: Stars): Figure =>
  drawn({
    fills: at.map(([x, y], i): Fill => ({ outline: disc(x, y, i === 0 ? STAR * 1.15 : STAR, 28), rise: 'pillow', height: 1.1 })),
    strokes: lines.map(([from, to]) => wireOf([at[from]!, at[to]!], LINE_HALF)),
    stones: [{ at: at[0]!, size: STONE * 1.15, role: 'center' }, ...spare('tips', STONE, ...at.slice(1))],
  });

/** Further names of constellations. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'big dipper': ['big dipper', 'ursa major constellation?', 'the? plough constellation', 'great bear constellation', 'constellation'],
  'little dipper': ['little dipper', 'ursa minor constellation?', 'little bear constellation'],
  orion: ['orion', 'orions belt'],
  cassiopeia: ['cassiopeia'],
  cygnus: ['cygnus', 'swan constellation'],
  'southern cross': ['southern cross', 'crux constellation'],
};
const IN_GERMAN: Readonly<Record<string, readonly string[]>> = { 'big dipper': ['großer wagen', 'grosser wagen', 'großen wagen', 'sternbild'], orion: ['sternbild orion', 'orion'], cassiopeia: ['kassiopeia'] };
const IN_FRENCH: Readonly<Record<string, readonly string[]>> = { 'big dipper': ['grande ourse', 'constellation'], orion: ['constellation d? orion', 'orion'], cassiopeia: ['cassiopee'] };

/** Stars joined by lines, each with a place for a stone. */
export const constellations: readonly Motif[] = Object.entries(STARS).map(([name, stars]) => ({
  id: `${name} constellation`,
  drawings: [() => draw(stars)],
  words: {
    en: [`${name} constellation|stars`, `${name} star|zodiac constellation`, `constellation of? the? ${name}`, ...(ALSO[name] ?? [])],
    de: [`sternbild ${name}`, ...(IN_GERMAN[name] ?? [])],
    fr: [`constellation du? ${name}`, ...(IN_FRENCH[name] ?? [])],
    es: [`constelacion de? ${name}`, ...(name === 'big dipper' ? ['osa mayor', 'constelacion'] : [])],
    it: [`costellazione di? ${name}`, ...(name === 'big dipper' ? ['orsa maggiore', 'costellazione'] : [])],
  },
}));
