/** Judges metals and finishes by the parts that are made of them. */
import { cues } from '../language/cues';
import type { BuiltMetal } from '../built';
import { alloyName, hueOf, metalName } from '../gold';
import type { Requirement } from '../language/requirement';
import { partsIn } from '../spec/tree';
import type { Alloy, Finish } from '../spec';
import type { MetalSurface } from '../weigh/union';
import type { BuiltDesign } from './built';
import { judgeMotif } from './figures';
import { isBeforeLine, isBehindLine, isOfTwo, lacksLines } from './lines';
import { isOfOwner } from './owners';
import { differently, met, not, type Verdict } from './verdict';

/** Posts of a pair of studs weigh less than this, metal that is seen weighs more, g. */
const POSTS_G = 0.05;
/** Parts that hold stones: metal of these alone is not the metal of a piece. */
const SETTING = /^(?:head|side|halo|center|accent|pave|eyes|tips|petals|body|shoulders)(?:-|$)/;

const behindTheEars = ({ alloy }: BuiltMetal): Verdict =>
  differently(`Only the posts behind the ears are made of ${alloyName(alloy)}.`);

const isOfHue = (alloy: Alloy, value: string): boolean =>
  hueOf(alloy) === value || hueOf(alloy) === hueOf(value as Alloy);

/** The second metal of a pair of studs that only its posts are made of. */
const postsOf = ({ spec, facts }: BuiltDesign): BuiltMetal | undefined =>
  spec.type === 'earrings' ? facts.built.metals.slice(1).find(({ grams }) => grams < POSTS_G) : undefined;

/** The part that stands for several: the body of the piece where it is among them. */
const bodyOf = ({ spec }: BuiltDesign, parts: readonly string[]): string | undefined =>
  parts.includes(spec.root.id) ? spec.root.id : parts[0];

/** Ids of parts of which some metal satisfies a test. */
const partsWith = ({ facts }: BuiltDesign, test: (metal: MetalSurface) => boolean): string[] =>
  Object.entries(facts.extents.parts).flatMap(([id, { metals }]) => (metals.some(test) ? [id] : []));

/** Parts of a watch and of other pieces by the words that name them. */
const PART_OF: Readonly<Record<string, string>> = {
  'part case': 'case',
  'noun bezel': 'bezel',
  'noun hands': 'hands',
  'noun strap': 'strap',
  'type bracelet': 'strap',
  'form chain': 'chain',
  'form bail': 'bail',
};

/** The part that the words describe, where it is made of metal; undefined where they describe the whole piece. */
function metalPart(built: BuiltDesign, at: string | undefined): string | undefined {
  if (at === undefined) return undefined;
  const id = at.startsWith('motif ') ? built.figure(at.slice('motif '.length))?.id : PART_OF[at];
  return id !== undefined && (built.facts.extents.parts[id]?.metals.length ?? 0) > 0 ? id : undefined;
}

/** The figure that a metal or a finish stands at, where the piece lacks it. */
function missingFigure(built: BuiltDesign, { at, isRefused }: Requirement): string | undefined {
  const figure = at?.startsWith('motif ') === true && !isRefused ? at.slice('motif '.length) : undefined;
  const names = built.requirements.filter(({ concept, value }) => concept === 'motif' && value === figure);
  return names.length > 0 && names.every((one) => judgeMotif(built, one).status === 'not') ? figure : undefined;
}

/** Words for glossy ceramic. */
const CERAMIC = cues`${'ceramic'}`;

/** Characters between a figure and its metal: "lacinho em ouro branco". */
const FIGURE_REACH = 5;

/** True for the metal of one of several figures that are made as one part. */
function isOfMember(built: BuiltDesign, { start, end }: Requirement): boolean {
  const figure = built.requirements.find(
    (one) =>
      one.concept === 'motif' &&
      ((one.end <= start && start - one.end < FIGURE_REACH) || (one.start >= end && one.start - end < 2)),
  );
  const part = figure && built.figure(figure.value);
  return part !== undefined && part.id.includes('-and-');
}

const YELLOW = cues`${'yellow'}`;

/** True for gold without a colour, which is yellow where nothing else is said. */
const isBareGold = ({ value, text }: Requirement): boolean => value.startsWith('yellow-gold') && !YELLOW.test(text);

/** Greatest distance of a metal from the claws that it is said of, in signs. */
const CLAWS_REACH = 40;

/** What holds a stone. */
const SETTINGS: ReadonlySet<string> = new Set(['form prong', 'form bezel', 'noun bezel', 'form basket', 'part head']);

/** True for the metal of what holds a stone: "white gold claws", "the claws holding the diamonds in white gold". */
const isOfClaws = ({ requirements, spec: { prompt } }: BuiltDesign, { at, start }: Requirement): boolean =>
  (at !== undefined && SETTINGS.has(at)) ||
  (at === undefined &&
    requirements.some(
      ({ concept, value, end }) =>
        concept === 'form' &&
        value === 'prong' &&
        end < start &&
        start - end <= CLAWS_REACH &&
        !/[,.;!]/.test(prompt.slice(end, start)),
    ));

export function judgeMetal(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, text, at } = requirement;
  const { facts } = built;
  const [main] = facts.built.metals;
  const nearest = built.substitute(text);
  const lots = facts.built.metals.filter(({ alloy }) => isOfHue(alloy, value));
  const posts = postsOf(built);
  if (posts && lots.includes(posts)) return behindTheEars(posts);
  const there = partsWith(built, ({ alloy }) => isOfHue(alloy, value));
  const bezel = [...partsIn(built.asBuilt.root)].find(({ kind }) => kind === 'watch.bezel');
  // The ring of a diving bezel is glossy and colored.
  if (at === 'noun bezel' && CERAMIC.test(text) && bezel?.params['form'] === 'diving') return met(bezel.id);
  if (there.length === 0 && lots.length === 0)
    return main ? differently(`Made in ${alloyName(main.alloy)}.`) : not('No metal is shown.');
  const named = metalPart(built, at);
  if (named !== undefined && !there.includes(named)) {
    const [own] = facts.extents.parts[named]!.metals;
    return differently(`This part is made in ${alloyName(own!.alloy)}.`, named);
  }
  const isMain = main !== undefined && isOfHue(main.alloy, value);
  const second = lots[0]?.alloy ?? (value as Alloy);
  const missing = isMain ? undefined : missingFigure(built, requirement);
  if (missing !== undefined)
    return differently(`There is no ${missing}; another part is ${alloyName(second)}.`, there[0]);
  if (!isMain && isOfMember(built, requirement))
    return differently(`Made in ${alloyName(main!.alloy)}; only settings are ${alloyName(second)}.`, there[0]);
  if (!isMain && !isOfClaws(built, requirement) && there.length > 0 && there.every((id) => SETTING.test(id)))
    return differently(`Made in ${alloyName(main!.alloy)}; only the settings are ${alloyName(second)}.`, there[0]);
  // A second metal answers a prompt that names the first as well; bare "gold" names no other than rose gold does, unless
  // each ring of a stack has its own.
  const isStack = (built.spec.root.children['companions'] ?? []).some(({ kind }) => kind.startsWith('shank.'));
  const isOfLine = isBehindLine(built, requirement.start) || isBeforeLine(built, requirement.end);
  if (isOfLine && !isMain && there.length > 0 && !there.includes(built.spec.root.id))
    return differently(`It does not lie in a line; another part is ${alloyName(second)}.`, there[0]);
  const isLine = isOfTwo(built) && isOfLine;
  if (isLine && lacksLines(built, requirement)) return differently('It does not lie in two lines.', there[0]);
  const isBoth =
    isLine ||
    built.requirements.some(
      (one) =>
        one.concept === 'two-tone' ||
        (one.concept === 'metal' && !one.isRefused && isOfHue(main!.alloy, one.value) && (isStack || !isBareGold(one))),
    );
  if (!isMain && !isBoth && built.requirements.length > 0)
    return differently(`Made in ${alloyName(main!.alloy)}, with ${alloyName(second)} in a part.`, there[0]);
  return nearest === null ? met(named ?? bodyOf(built, there)) : differently(`Made in ${nearest}.`);
}

const THREE = cues`${'three'}`;
const HALVES = cues`${'halves'}`;

export function judgeTwoTone(built: BuiltDesign, text: string): Verdict {
  const { spec, facts } = built;
  const { metals } = facts.built;
  const posts = postsOf(built);
  if (posts && metals.length === 2) return behindTheEars(posts);
  const hues = new Set(metals.map(({ alloy }) => hueOf(alloy)));
  if (THREE.test(text) && hues.size === 2) return differently('Made in two metals.');
  if (hues.size < 2) return not(`It is all ${metalName(hueOf(metals[0]?.alloy ?? spec.root.metal.alloy))}.`);
  return HALVES.test(text) && ![...partsIn(spec.root)].some((part) => part !== spec.root && part.metal)
    ? differently('The metals are not in halves: the second one is a part or a line of the piece.')
    : met();
}

const isTwisted = ({ root }: BuiltDesign['spec']): boolean =>
  root.kind === 'shank.twist' || root.params['form'] === 'twist';

/** Words for one of several rings: "one hammered". */
const OF_ONE = cues`${'one'}\s?$`;

export function judgeFinish(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, at, start } = requirement;
  const { spec, facts } = built;
  const { metals } = facts.built;
  // Oxidised metal has the grain of a matte one, where both are wanted.
  const isGrey = (finish: Finish): boolean =>
    finish.startsWith('oxidised') &&
    built.requirements.some(({ value: other, isRefused }) => other === 'oxidised' && !isRefused);
  const isSo = (finish: Finish): boolean =>
    finish.split('-').includes(value) || (value === 'matte' && (finish.startsWith('satin') || isGrey(finish)));
  const there = partsWith(built, ({ finish }) => isSo(finish));
  if (value === 'hammered' && there.includes(spec.root.id) && isTwisted(spec))
    return differently('Hammer marks hardly show on twisted wires.');
  const named = metalPart(built, at);
  if (named !== undefined && !there.includes(named))
    return differently(`This part is ${facts.extents.parts[named]!.metals[0]!.finish}.`, named);
  const before = spec.prompt.slice(0, start);
  const isOfOne = /stack|pair/.test(spec.root.kind) || (spec.root.children['companions'] ?? []).length > 0;
  if (isOfOne && there.length > 0 && (OF_ONE.test(before) || isOfOwner(before))) return met(there[0]);
  const [main] = metals;
  const missing = there.length > 0 ? missingFigure(built, requirement) : undefined;
  if (missing !== undefined) return differently(`There is no ${missing}; the rest is ${main!.finish}.`, there[0]);
  if (!metals.some(({ finish }) => isSo(finish)))
    return not(`The metal is ${(main?.finish ?? spec.root.metal.finish).replace('-', ' ')}.`);
  // A second finish answers a prompt that names the first as well.
  const isBoth = built.requirements.some(
    ({ concept, value: other, isRefused }) =>
      concept === 'finish' && !isRefused && main!.finish.split('-').includes(other),
  );
  return isSo(main!.finish) || isBoth || named !== undefined || built.requirements.length === 0
    ? met(named ?? bodyOf(built, there))
    : differently(`Most of the metal is ${main!.finish}.`, there[0]);
}
