/** Positions of a prompt that no reading took: "pearls at the bottom", "wings wrapped round the finger". */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import { partBoxes, stoneBoxes, type Placed } from './boxes';

const PLACES: readonly (readonly [words: RegExp, place: string])[] = [
  [cues`${'at-the-top'}(?! ${'top-thing'})`, 'above'],
  [cues`${'at-the-bottom'}`, 'below'],
  [cues`${'wrapped-round'}`, 'wrap'],
];

/** The end of what a position belongs to. */
const BREAK = /[,.;:!?()،、，。\n]/u;
/** Longest distance of a position from its thing, characters. */
const REACH = 40;

const isThing = ({ concept, isRefused }: Requirement): boolean =>
  (concept === 'stone' || concept === 'motif') && !isRefused;

/** Requirements for unread positions of the stone or figure that stands before them, or else after them. */
export function placesLeft(prompt: string, requirements: readonly Requirement[]): Requirement[] {
  return PLACES.flatMap(([words, value]) =>
    [...prompt.matchAll(new RegExp(words, 'giu'))].flatMap(({ 0: text, index: start }): Requirement[] => {
      const end = start + text.length;
      if (requirements.some((one) => one.start < end && one.end > start)) return [];
      const before = requirements.findLast(
        (one) =>
          (isThing(one) || one.concept === 'engraving') &&
          one.end <= start &&
          start - one.end < REACH &&
          !BREAK.test(prompt.slice(one.end, start)),
      );
      const after = requirements.find(
        (one) =>
          isThing(one) && one.start >= end && one.start - end < REACH && !BREAK.test(prompt.slice(end, one.start)),
      );
      const thing = before ?? after;
      return thing
        ? [
            {
              concept: 'place',
              value,
              of: thing.concept === 'engraving' ? '' : thing.value,
              isRefused: false,
              role: null,
              text,
              start,
              end,
            },
          ]
        : [];
    }),
  );
}

type Relation = 'inside' | 'beside' | 'above' | 'below';

/** Unread words for how two things lie to each other. */
const RELATIONS: readonly (readonly [relation: Relation, words: RegExp])[] = [
  ['inside', cues`^(?:${'inside'}|${'in'})$`],
  ['beside', cues`^(?:${'next-to'}|${'by'})$`],
  ['above', cues`^${'above'}$`],
  ['below', cues`^${'below'}$`],
];

/** Things next to each other have at most this between them, as a share of the smaller one. */
const BESIDE_SHARE = 1.5;

/** The boxes of the thing that a requirement names; null where the piece lacks it. */
function placedOf(built: BuiltDesign, { concept, value }: Requirement): Placed | null {
  const ids = built.facts.built.parts.flatMap(({ id, kind }) =>
    `-${id}-`.includes(`-${value.replaceAll(' ', '-')}-`) || (value === 'disc' && kind === 'plate.tag') ? [id] : [],
  );
  const placed = concept === 'stone' ? stoneBoxes(built, value) : partBoxes(built, ids);
  return placed.own.length > 0 ? placed : null;
}

/** True for an unread position of one thing by another that the geometry shows. */
export function isPlaceShown(built: BuiltDesign, requirement: Requirement): boolean {
  const { prompt } = built.spec;
  const relation = RELATIONS.find(([, words]) => words.test(requirement.text))?.[0];
  if (!relation) return false;
  const things = built.requirements.filter(
    (one) => !one.isRefused && ['stone', 'motif', 'form', 'engraving'].includes(one.concept),
  );
  const first = things.findLast(
    ({ end, start }) =>
      end <= requirement.start &&
      start >= requirement.start - REACH &&
      !BREAK.test(prompt.slice(end, requirement.start)),
  );
  const second = things.find(
    ({ start }) =>
      start >= requirement.end && start - requirement.end < REACH && !BREAK.test(prompt.slice(requirement.end, start)),
  );
  const [one, other] = [first && placedOf(built, first), second && placedOf(built, second)];
  if (!one || !other) return false;
  return one.own.every(([low, high]) =>
    other.own.some(([least, most]) => {
      const middle = (k: 0 | 1): number => (low[k] + high[k]) / 2;
      const isOver = middle(1) > (least[1] + most[1]) / 2;
      switch (relation) {
        case 'inside':
          return ([0, 1] as const).every(
            (k) => middle(k) > least[k] && middle(k) < most[k] && high[k] - low[k] <= most[k] - least[k] + 0.5,
          );
        case 'above':
          return isOver;
        case 'below':
          return !isOver;
        case 'beside': {
          const gap = Math.max(least[0] - high[0], low[0] - most[0]);
          return gap >= -0.5 && gap <= BESIDE_SHARE * Math.min(high[0] - low[0], most[0] - least[0]);
        }
      }
    }),
  );
}
