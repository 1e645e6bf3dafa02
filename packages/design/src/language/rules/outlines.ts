/** Shapes that are of the piece where no stone is named: "a hinged bangle, oval". */
import { cues } from '../cues';
import type { Finding, Sentence } from '../sentence';
import { setOf } from '../../wordList';

/** Concepts and forms of stones. */
const OF_STONES: ReadonlySet<string> = new Set(['stone', 'stones', 'colour', 'sequence', 'shade', 'carats', 'origin']);
const SET_FORMS: ReadonlySet<string> = setOf('tennis pave halo solitaire bezel prong channel eternity stations');

/** Words of the outline that a hoop should not have: "oval rather than round". */
const INSTEAD = cues`^${'instead'}`;

/** True for a cut that describes a hoop instead of a stone. */
const isOfHoop = (s: Sentence, { concept, value, of, at, role, from, to }: Finding): boolean =>
  concept === 'cut' &&
  value === 'oval' &&
  of === undefined &&
  role === null &&
  (at === undefined ||
    /^(?:form (?:hoop|huggie|inside-out)|type|hint)/.test(at) ||
    INSTEAD.test(s.items[to]?.words ?? '')) &&
  ![from - 1, from + 1].some((i) => s.id(i, 'stone') !== null);

/** Turns "oval" of hoops into their outline, and drops the round one that it replaces. */
function ovalHoops(s: Sentence): void {
  if (!s.has('form', 'hoop', 'huggie')) return;
  for (const one of s.findings.filter((finding) => !finding.isRefused && isOfHoop(s, finding))) {
    Object.assign(one, { concept: 'form', value: 'oval-hoop' });
    const round = s.findings.findIndex(
      ({ concept, value, from }) =>
        concept === 'cut' &&
        value === 'round' &&
        from >= one.to &&
        from - one.to <= 2 &&
        s.items.slice(one.to, from + 1).some(({ words }) => INSTEAD.test(words)),
    );
    if (round >= 0) s.findings.splice(round, 1);
  }
}

/** "A cushion signet with a sapphire": a cut that stands by the face is its outline, not that of the stone. */
function faces(s: Sentence): void {
  if (!s.has('form', 'signet') || !s.has('stone')) return;
  for (const one of s.findings)
    if (
      one.concept === 'cut' &&
      !one.isRefused &&
      one.of === undefined &&
      /^(?:form signet|noun dial)$/.test(one.at ?? '')
    )
      one.concept = 'outline';
}

/** "A silver bangle, oval, with a round ruby": an oval that stands by the bangle is its own. */
function ovalBangles(s: Sentence): void {
  for (const one of s.findings)
    if (
      one.concept === 'cut' &&
      one.value === 'oval' &&
      !one.isRefused &&
      one.of === undefined &&
      one.at === 'form bangle' &&
      s.id(one.to, 'stone') === null
    )
      one.concept = 'outline';
}

/** Turns the cuts of a bracelet without stones into its outline, and those of a signet's face. */
export function outlines(s: Sentence): void {
  ovalHoops(s);
  ovalBangles(s);
  faces(s);
  const isBracelet = s.has('type', 'bracelet') && !s.has('type', 'watch');
  const isOfStones = s.findings.some(
    ({ concept, value, isRefused }) =>
      !isRefused && (OF_STONES.has(concept) || (concept === 'form' && SET_FORMS.has(value))),
  );
  if (!isBracelet || isOfStones || s.has('noun', 'stone') || s.has('custom', 'diamond')) return;
  for (const one of s.findings)
    if (one.concept === 'cut' && !one.isRefused) Object.assign(one, { concept: 'lacking', value: 'outline' });
}

/** Widths of main stones that a number beside a ring may state, and the least height of a figure, mm. */
const STONE_MM = [6, 20] as const;
const FIGURE_MM = 8;
/** Bodies of this height are named beside a stone; so large a stone is rare, mm. */
const LEAST_BODY_MM = 20;
const ON_CHAIN: ReadonlySet<string> = new Set(['pendant', 'necklace']);

/**
 * Gives lengths to what can have them: "a fox with one little diamond for its eye, 15 mm" is the size of the fox, "an
 * asscher cut aquamarine ring, about 9 mm" that of the stone.
 */
export function sizesOfPieces(s: Sentence): void {
  const wanted = s.findings.filter(({ isRefused }) => !isRefused);
  const stones = wanted.filter(({ concept }) => concept === 'stone');
  const isSmall = (kind: string | undefined): boolean =>
    wanted.some(({ concept, value, of }) => concept === 'scale' && Number(value) < 1 && of === kind);
  const types = wanted.filter(({ concept }) => concept === 'type').map(({ value }) => value);
  const isHung = types.every((type) => ON_CHAIN.has(type));
  const isBesideStone = ({ to }: Finding): boolean => stones.some(({ from }) => from >= to && from - to <= 1);
  const hasBody = s.has('motif') || s.has('form', 'locket', 'disc', 'medallion');
  for (const one of wanted) {
    const mm = Number(one.value);
    const isOfFigure =
      mm >= FIGURE_MM &&
      isHung &&
      hasBody &&
      (stones.length === 0 || (mm >= LEAST_BODY_MM && !isBesideStone(one)) || isSmall(one.of ?? stones[0]!.value));
    if (one.concept === 'size' && isOfFigure) {
      Object.assign(one, { concept: 'length', measure: 'height' });
      delete one.of;
    }
    // No stone of an earring is so wide, unless its name follows: "earrings, 35 mm", "25 mm turquoise earrings".
    const isOfEarring =
      types.length > 0 && types.every((type) => type === 'earrings') && mm >= LEAST_BODY_MM && !isBesideStone(one);
    if (one.concept === 'size' && isOfEarring) {
      Object.assign(one, { concept: 'length', measure: 'length' });
      delete one.of;
    }
    const main = stones[0];
    const isOfStone =
      types.includes('ring') &&
      main !== undefined &&
      main.from < one.from &&
      mm >= STONE_MM[0] &&
      mm <= STONE_MM[1] &&
      (one.at === undefined || /^(?:type|hint) ring/.test(one.at)) &&
      wanted.some(({ concept, from }) => concept === 'cut' && Math.abs(from - main.from) <= 2) &&
      !wanted.some(({ concept }) => concept === 'size');
    if (one.concept === 'length' && one.measure === 'band_width' && isOfStone) {
      Object.assign(one, { concept: 'size', of: main.value });
      delete one.measure;
    }
  }
}
