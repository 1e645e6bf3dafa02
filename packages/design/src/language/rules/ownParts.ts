/** Words that name parts of another figure: the wings of a bee, the shell of a turtle. */
import { ZODIAC } from '../../motifs/zodiac';
import { cues } from '../cues';
import { isPluralOf } from '../parsed/plurals';
import type { Finding, Sentence } from '../sentence';
import { INLAY_STONES } from './phrases';
import { isAboutPerson, textBefore } from './stories';
import { setOf } from '../../wordList';

/** Figures that have wings of their own. */
const WINGED: ReadonlySet<string> = setOf(`
  bat bee butterfly dove dragon dragonfly duck eagle falcon flamingo hummingbird ladybird owl parrot peacock phoenix
  raven scarab swallow swan
`);

/** Figures that have feathers of their own. */
const FEATHERED: ReadonlySet<string> = setOf(`
  dove duck eagle flamingo parrot raven falcon hummingbird owl peacock phoenix swallow swan
`);
/** Petals beside a named flower are its own. */
const PETALS = cues`^${'petals'}$`;
/** Animals that have a shell of their own. */
const SHELLED: ReadonlySet<string> = new Set(['turtle', 'snail', 'crab']);
/** Distance of the stone of such a shell, in phrases. */
const SHELL_REACH = 4;
/** Plural of feather; in the singular it is a figure beside its bird. */
const FEATHERS = cues`^${'feathers'}$`;

/** Plants that blossom all over: their flowers are their own. */
const BLOOMING: ReadonlySet<string> = new Set(['heather', 'lavender', 'lilac', 'tree of life', 'vine', 'wisteria']);
/** What a bunch of flowers has of its own. */
const OF_BOUQUET: ReadonlySet<string> = new Set(['blossom', 'flower', 'bow', 'leaf']);
/** "As if it were a flower" compares what is before it. */
const AS_IF = cues`${'as-if-it-were'}(?: ${'any-article'})? $`;

/** Parts that a snake which winds around a finger or a wrist has of its own. */
const OF_SNAKE = cues`^${'part-of-snake'}$`;

/** Components of a claddagh. */
const CLADDAGH: ReadonlySet<string> = new Set(['heart', 'crown']);

/** Signs of the zodiac, each with a constellation. */
const CONSTELLATIONS: ReadonlySet<string> = new Set(ZODIAC);
/** The figure of "constellation" without a name. */
const UNNAMED_SKY = 'big dipper constellation';
const BARE_SKY = cues`^${'constellation'}$`;

const DOT_OF_OM = cues`^${'dot-of-om'}$`;
/** Removes wings, feathers and leaves that are parts of another figure, and a claddagh's heart and crown. */
export function ownParts(s: Sentence): void {
  const motifs = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  if (motifs.some(({ value }) => value === 'claddagh'))
    for (const part of motifs.filter(({ value }) => CLADDAGH.has(value))) part.value = 'claddagh';
  const has = (owners: ReadonlySet<string>): boolean => motifs.some(({ value }) => owners.has(value));
  const hasSeveral = new Set(motifs.map(({ value }) => value)).size > 1;
  const isOwn = ({ value, from }: Finding): boolean =>
    (value === 'wing' && has(WINGED)) ||
    (value === 'feather' && has(FEATHERED) && FEATHERS.test(s.items[from]!.words)) ||
    (value === 'bow' && motifs.some((other) => other.value === 'key')) ||
    (value === 'shell' && has(SHELLED)) ||
    (OF_BOUQUET.has(value) && motifs.some((other) => other.value === 'bouquet')) ||
    (value === 'flower' && PETALS.test(s.items[from]!.words) && motifs.some((other) => other.value !== value)) ||
    ((value === 'leaf' || value === 'branch') && motifs.some((other) => other.value === 'tree of life')) ||
    (value === 'flower' && !s.is(from - 1, 'grammar', 'a') && has(BLOOMING)) ||
    (hasSeveral &&
      motifs.some((other) => other.value !== value && other.from < from) &&
      AS_IF.test(textBefore(s, from))) ||
    (value === 'moon' && motifs.some((other) => other.value === 'moon phases')) ||
    (value === 'star' && motifs.some((other) => other.value.endsWith(' constellation')));
  // "Leo with its constellation" is the constellation of Leo; a bare "constellation" is the Big Dipper.
  const sign = motifs.find(({ value }) => CONSTELLATIONS.has(value));
  const named = motifs.filter(({ to }) => s.id(to, 'type') !== null);
  const isNamed = (one: Finding): boolean => named.some((other) => other !== one && other.value === one.value);
  const sky = motifs.find(
    ({ value, from, to }) => value === UNNAMED_SKY && to - from === 1 && BARE_SKY.test(s.items[from]!.words),
  );
  if (sign && sky) sign.value = sky.value = `${sign.value} constellation`;
  // "She watches the hummingbirds, so a hummingbird pendant" is one figure.
  const isTold = (one: Finding): boolean =>
    isNamed(one) && isPluralOf(s.words(one.from, one.to), one.value) && isAboutPerson(s, one.from);
  // "A ruby as the dot" of an Om.
  if (motifs.some(({ value }) => value === 'om'))
    s.items.forEach(({ words }, i) => {
      if (DOT_OF_OM.test(words)) s.read(i, i + 1);
    });
  if (motifs.some(({ value }) => value === 'snake') && (s.has('type', 'ring') || s.has('type', 'bracelet')))
    s.items.forEach(({ words, isRead }, i) => {
      if (!isRead && s.mark(i) === null && OF_SNAKE.test(words)) s.read(i, i + 1);
    });
  // "Five stones as the fruit" of a tree are its own.
  if (motifs.some(({ value }) => value === 'tree of life'))
    for (const i of s.all('seat')) if (s.is(i, 'seat', 'leaves')) s.read(i, i + 1);
  for (const part of motifs.filter((one) => isOwn(one) || isTold(one))) {
    s.findings.splice(s.findings.indexOf(part), 1);
    s.read(part.from, part.to);
    if (part.value !== 'shell') continue;
    // "A turtle, its shell made of turquoise" has that stone in its plates.
    const plate = s.findings.find(
      ({ concept, value, from }) =>
        concept === 'stone' && INLAY_STONES.has(value) && Math.abs(from - part.from) <= SHELL_REACH,
    );
    if (plate) plate.concept = 'inlay';
  }
}
