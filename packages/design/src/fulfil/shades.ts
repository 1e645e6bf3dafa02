/** Judges colours of stones, and of the figures and metals that a colour may belong to. */
import { cues } from '../language/cues';
import { gemOf } from '../catalogue/gems';
import { BLACK, hsvOf, isColoured } from '../catalogue/hues';
import { hueOf, type Hue } from '../gold';
import type { Requirement } from '../language/requirement';
import type { Stone } from '../spec';
import type { BuiltDesign } from './built';
import { differently, met, not, type Verdict } from './verdict';

/** Maximum difference of hues that have one name, degrees. */
const SAME_HUE = 38;
/** True when two kinds of stones are of one colour by the averages of their bodies. */
export function isOfOneColour(one: Stone['kind'], other: Stone['kind']): boolean {
  if (one === other) return true;
  const [a, b] = [hsvOf(gemOf(one).optics.average), hsvOf(gemOf(other).optics.average)];
  if (isColoured(one) !== isColoured(other)) return false;
  if (!isColoured(one)) return a.value < BLACK === b.value < BLACK;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart) < SAME_HUE;
}

/** True for hues that are called green, from peridot to a bluish tourmaline. */
function isGreen(kind: Stone['kind']): boolean {
  const { hue } = hsvOf(gemOf(kind).optics.average);
  return isColoured(kind) && hue >= 65 && hue <= 185;
}

/** Metals by the stones that their colours mean elsewhere: "it must be proper yellow". */
const METAL_OF: Readonly<Record<string, Hue>> = {
  citrine: 'yellow-gold',
  'pink-sapphire': 'rose-gold',
  onyx: 'black-gold',
};

/** Concepts of things that have colours of their own, besides stones. */
const THINGS: ReadonlySet<string> = new Set(['motif', 'unknown']);

/** Words that describe a colour and name no thing. */
const OF_COLOUR = cues`^(?:${'depth-of-colour'}|${'tone-of-colour'})$`;

/** The figure or the unread noun right beside a colour that no stone is beside: "rote Schleife", "fiocco rosso". */
function thingOf(
  { requirements, spec: { prompt } }: BuiltDesign,
  { start, end }: Requirement,
): Requirement | undefined {
  const isBeside = (one: Requirement): boolean => {
    const between =
      one.end <= start ? prompt.slice(one.end, start) : one.start >= end ? prompt.slice(end, one.start) : null;
    return !one.isRefused && between !== null && between.length <= 1 && !/[,.;:、，。]/u.test(between);
  };
  const beside = requirements.filter(isBeside);
  return beside.some(({ concept }) => concept === 'stone')
    ? undefined
    : beside.find(({ concept, text }) => THINGS.has(concept) && !OF_COLOUR.test(text));
}

/** True for stones that a figure holds, or that are seats of it. */
const isOnFigure = (built: BuiltDesign, kind: string, figure: Requirement): boolean =>
  built.stones.some((one) => one.kind === kind && built.partOf(one) === built.figure(figure.value)?.id);

/** Colours that stones flash besides that of their body. */
const FLASHES: Readonly<Record<string, readonly string[]>> = {
  opal: ['blue-sapphire', 'emerald'],
  'black-opal': ['blue-sapphire', 'emerald'],
  'boulder-opal': ['blue-sapphire', 'emerald'],
  labradorite: ['blue-sapphire'],
};

/** Judges the colour of a stone that has its own name, by the stone that it stands by, else by every stone. */
export function judgeShade(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, of } = requirement;
  const thing = thingOf(built, requirement);
  if (
    thing &&
    of !== undefined &&
    of !== value &&
    built.stones.some(({ kind }) => kind === of) &&
    !isOnFigure(built, of, thing)
  )
    return not('No part of it has this color.');
  const named = built.stones.find(({ kind }) => kind === value);
  if (named) return met(built.partOf(named));
  const own = built.stones.filter(({ kind }) => kind === of);
  const alike = (own.length > 0 ? own : built.stones).find(
    ({ kind }) => isOfOneColour(kind, value as Stone['kind']) || (value === 'emerald' && isGreen(kind)),
  );
  if (alike) return met(built.partOf(alike));
  // "An opal with lots of blue in it", but not "a blue opal".
  const isOfBody = built.requirements.some(
    ({ concept, start }) => concept === 'stone' && start === requirement.end + 1,
  );
  const flashing = isOfBody ? undefined : built.stones.find(({ kind }) => FLASHES[kind]?.includes(value));
  if (flashing) return met(built.partOf(flashing));
  const [metal] = built.facts.built.metals;
  if (of === undefined && metal && hueOf(metal.alloy) === METAL_OF[value]) return met(built.spec.root.id);
  return own[0]
    ? differently(`The ${gemOf(own[0].kind).name} has its usual color.`, built.partOf(own[0]))
    : not('No stone has this color.');
}

/** Met by the colour in "a green stone but no emerald", which the refused stone stands for; null for other words. */
export function judgeColourOfRefused(built: BuiltDesign, requirement: Requirement): Verdict | null {
  const { value } = requirement;
  if (!built.requirements.some((one) => one.isRefused && one.concept === 'stone' && one.value === value)) return null;
  const verdict = judgeShade(built, requirement);
  return verdict.status === 'met' ? verdict : null;
}
