/** Judges comparisons of two things by their widths: "the pearl larger than the diamond". */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import type { Judged } from './choices';
import { differently, met, round, type Verdict } from './verdict';

const LARGER = cues`(?:${'larger'}|${'wider'}),? ${'than'}`;
const SMALLER = cues`(?:${'smaller'}|${'narrower'}),? ${'than'}`;

/** Longest distance of a comparison from the things that it compares, characters. */
const REACH = 30;
const BREAK = /[.;:!?()،、。\n]/u;

const isThing = ({ concept, isRefused }: Requirement): boolean =>
  (concept === 'stone' || concept === 'motif') && !isRefused;

/** The width of the widest thing that a requirement names, mm; undefined where the piece lacks it. */
function widthOf(built: BuiltDesign, { concept, value }: Requirement): number | undefined {
  if (concept === 'stone') {
    const widths = built.stones.flatMap(({ kind, size_mm }) => (kind === value ? [size_mm] : []));
    return widths.length > 0 ? Math.max(...widths) : undefined;
  }
  const part = built.figure(value);
  // Several figures of one part have no widths of their own.
  return part && !part.id.includes('-and-') ? built.facts.extents.parts[part.id]?.mm[0] : undefined;
}

function judgeCompared(built: BuiltDesign, one: Requirement, other: Requirement, isLarger: boolean): Verdict | null {
  const [own, than] = [widthOf(built, one), widthOf(built, other)];
  if (own === undefined || than === undefined || one.value === other.value) return null;
  return isLarger === own > than && own !== than
    ? met()
    : differently(`They are ${round(own)} and ${round(than)} mm wide.`);
}

/** The verdicts on comparisons of things that the piece has. */
export function comparisonsIn(built: BuiltDesign): Judged[] {
  const { prompt } = built.spec;
  return [LARGER, SMALLER].flatMap((words) =>
    [...prompt.matchAll(new RegExp(words, 'giu'))].flatMap(({ 0: text, index: start }): Judged[] => {
      const end = start + text.length;
      const isNear = (from: number, to: number): boolean => to - from < REACH && !BREAK.test(prompt.slice(from, to));
      const one = built.requirements.findLast(
        (thing) => isThing(thing) && thing.end <= start && isNear(thing.end, start),
      );
      const other = built.requirements.find(
        (thing) => isThing(thing) && thing.start >= end && isNear(end, thing.start),
      );
      const verdict = one && other ? judgeCompared(built, one, other, words === LARGER) : null;
      if (!verdict) return [];
      return [
        { requirement: { concept: 'scale', value: '1', isRefused: false, role: null, text, start, end }, verdict },
      ];
    }),
  );
}
