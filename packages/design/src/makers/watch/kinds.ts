/** The parts of watches: parameters with limits, slots, and concepts of the lexicon. */
import { z } from 'zod';
import { kindsOf, type KindRow, type Slot } from '../../catalogue/kind';
import { BEZEL_COLORS, DIAL_COLORS, LEATHER_COLORS } from '../../language/vocabulary';
import { countOf, lengthMm, paramsOf, yesNo } from '../params';

export const SHAPES = ['round', 'rectangle', 'square', 'tonneau', 'octagon', 'hexagon', 'cushion', 'oval'] as const;
export type CaseShape = (typeof SHAPES)[number];

/** Leathers that are not smooth. */
export const GRAINS = ['crocodile', 'suede'] as const;
/** Colours of hands; the metal of the watch by default. */
export const HAND_COLORS = [
  'metal',
  'blued',
  'black',
  'white',
  'red',
  'orange',
  'gold',
  'copper',
  'steel',
  'brass',
] as const;

/** Finishes of a dial. */
export const DIAL_FINISHES = ['sunburst', 'waves', 'honeycomb', 'guilloche', 'matte', 'enamel'] as const;
export const BEZELS = ['plain', 'stepped', 'fluted', 'diving', 'gmt', 'scale', 'tachymeter'] as const;
export const INDICES = ['bar', 'slim', 'dots', 'points', 'roman', 'arabic', 'eastern', 'breguet'] as const;
/** Hours with a numeral; the others have bars. */
export const NUMBERED = ['all', 'quarters', 'twelve-six', 'twelve'] as const;
export const HANDS = ['dauphine', 'baton', 'leaf', 'sword', 'breguet'] as const;
export const SUBDIALS = ['seconds', 'minutes', 'hours', 'moon', 'time', 'reserve', 'balance', 'tourbillon'] as const;
export const STRAPS = ['leather', 'links', 'mesh', 'rubber', 'comb', 'cords', 'textile', 'bangle', 'fob'] as const;
export type StrapName = (typeof STRAPS)[number];

/** Possible hours of small dials and the date. */
const atHour = () => z.union([z.literal(3), z.literal(6), z.literal(9), z.literal(12)]);
const one = (...accepts: readonly string[]): Slot => ({ accepts, most: 1 });
const needed = (...accepts: readonly string[]): Slot => ({ accepts, least: 1, most: 1 });

const STRAP_LABEL: Record<StrapName, string> = {
  leather: 'leather strap',
  links: 'link bracelet',
  mesh: 'mesh bracelet',
  rubber: 'rubber strap',
  comb: 'honeycomb bracelet',
  cords: 'beaded cords',
  textile: 'textile strap',
  bangle: 'bangle',
  fob: 'bow and chain',
};
const STRAP_WIDTH = z.enum(['usual', 'slim']);
const STRAP_PARAMS: Partial<Record<StrapName, z.ZodRawShape>> = {
  leather: { width: STRAP_WIDTH, color: z.enum(LEATHER_COLORS), grain: z.enum(GRAINS), thread: z.enum(LEATHER_COLORS) },
  rubber: { color: z.enum(LEATHER_COLORS) },
  textile: { color: z.enum(LEATHER_COLORS) },
  links: { width: STRAP_WIDTH, columns: z.enum(['three', 'five']) },
  mesh: { width: STRAP_WIDTH },
};

export const WATCH_KINDS = kindsOf([
  {
    name: 'watch.case',
    label: 'watch case',
    params: paramsOf({
      shape: z.enum(SHAPES),
      /** Diameter of a round case; other shapes are based on the same circle. */
      diameter: lengthMm(20, 55),
    }),
    slots: {
      bezel: needed('watch.bezel'),
      dial: needed('watch.dial'),
      crown: needed('watch.crown'),
      strap: needed('strap.'),
    },
    concepts: ['watch'],
  },
  {
    name: 'watch.bezel',
    label: 'bezel',
    params: paramsOf({
      form: z.enum(BEZELS),
      color: z.enum(BEZEL_COLORS),
      /** Colour of the lower half of the ring of a rotating bezel. */
      lower: z.enum(BEZEL_COLORS),
      screws: countOf(0, 12),
    }),
    slots: { set: one('halo.bezel') },
    concepts: ['bezel', 'diver', 'gmt'],
  },
  { name: 'halo.bezel', label: 'stones of the bezel', stones: [1, 1], concepts: ['bezel'] },
  {
    name: 'watch.dial',
    label: 'dial',
    params: paramsOf({ color: z.enum(DIAL_COLORS), finish: z.enum(DIAL_FINISHES) }),
    slots: {
      indices: one('watch.indices'),
      hands: one('watch.hands'),
      subdials: { accepts: ['watch.subdial'], most: 4 },
      date: one('watch.date'),
      /** Visible through the open middle of the dial. */
      movement: one('watch.movement'),
      face: one('figure.drawing'),
    },
    concepts: ['dial'],
  },
  // Its stones replace hour marks.
  {
    name: 'watch.indices',
    label: 'hour marks',
    params: paramsOf({ form: z.enum(INDICES), numbered: z.enum(NUMBERED), color: z.enum(HAND_COLORS) }),
    stones: [0, 1],
    concepts: ['hour-markers', 'roman-numerals', 'arabic-numerals'],
  },
  {
    name: 'watch.hands',
    label: 'hands',
    params: paramsOf({
      form: z.enum(HANDS),
      width: z.enum(['slim', 'usual', 'broad']),
      color: z.enum(HAND_COLORS),
      seconds: yesNo(),
      seconds_color: z.enum(HAND_COLORS),
      luminous: yesNo(),
      /** A hand for a second time zone, which goes round once a day. */
      gmt: yesNo(),
    }),
  },
  {
    name: 'watch.subdial',
    label: 'small dial',
    params: paramsOf({ shows: z.enum(SUBDIALS), at: atHour(), color: z.enum(DIAL_COLORS) }),
    concepts: ['chronograph', 'moonphase'],
  },
  {
    name: 'watch.date',
    label: 'date',
    params: paramsOf({ at: z.union([z.literal(3), z.literal(6)]) }),
    concepts: ['date'],
  },
  { name: 'watch.movement', label: 'movement', concepts: ['skeleton'] },
  { name: 'figure.drawing', label: 'drawing', params: paramsOf({ drawing_height: lengthMm(4, 50) }), stones: [0, 12] },
  // Its stone is a cabochon at the end of the crown.
  {
    name: 'watch.crown',
    label: 'crown',
    params: paramsOf({ tip: z.enum(['flat', 'ball']), pushers: yesNo(), guards: yesNo() }),
    stones: [0, 1],
    concepts: ['chronograph'],
  },
  ...STRAPS.map((name): KindRow => ({
    name: `strap.${name}`,
    label: STRAP_LABEL[name],
    params: paramsOf(STRAP_PARAMS[name] ?? {}),
    // One stone in each link of the middle column.
    stones: name === 'links' ? [0, 1] : [0, 0],
    concepts: [name],
  })),
]);
