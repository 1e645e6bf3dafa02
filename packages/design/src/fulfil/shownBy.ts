/** Conditions of the tables of words, matched against what was built. */
import { partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import { TRAITS, type Words } from './traits';

/**
 * A row of a table of words. Each string of `shown` is an alternative, whose conditions are joined by " & ": patterns of
 * facts as `factsOf` lists them, or "trait" with a name of `TRAITS`. `lacks` is a pattern that no fact matches.
 */
export interface Condition {
  readonly shown?: readonly string[];
  readonly lacks?: string;
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'name', 'letters']);

/** What a piece has, one line each, for example "part head.prong", "param bangle.form=cuff", "stone ruby oval side". */
function factsOf({ spec, asBuilt, facts, stones, requirements }: BuiltDesign): string[] {
  const { built } = facts;
  const params = [...partsIn(asBuilt.root)].flatMap(({ kind, params: own }) =>
    Object.entries(own).flatMap(([name, value]) => [
      `param ${kind}.${name}=${String(value)}`,
      ...(TEXTS.has(name) ? [`text ${String(value)}`] : []),
    ]),
  );
  return [
    `type ${spec.type}`,
    `part ${spec.root.kind}`,
    ...built.parts.flatMap(({ id, kind }) => [`part ${id}`, `part ${kind}`]),
    ...params,
    ...stones.map(({ kind, cut, role }) => `stone ${kind} ${cut} ${role}`),
    ...built.stones.map(({ kind, cut, part }) => `stone ${kind} ${cut} in ${part}`),
    ...built.metals.slice(0, 1).map(({ alloy, finish }) => `main ${alloy} ${finish}`),
    ...built.metals.map(({ alloy, finish }) => `metal ${alloy} ${finish}`),
    ...requirements.flatMap(({ concept, value, isRefused }) => (isRefused ? [] : [`asked ${concept}=${value}`])),
  ];
}

const listed = new WeakMap<BuiltDesign, readonly string[]>();

function factsFor(built: BuiltDesign): readonly string[] {
  const known = listed.get(built) ?? factsOf(built);
  listed.set(built, known);
  return known;
}

/** True when the built piece satisfies the condition of words. */
export function isShown(built: BuiltDesign, words: Words, { shown, lacks }: Condition): boolean {
  const has = (pattern: string): boolean => {
    const of = new RegExp(pattern, 'u');
    return factsFor(built).some((fact) => of.test(fact));
  };
  const holds = (condition: string): boolean =>
    condition.startsWith('trait ') ? TRAITS[condition.slice('trait '.length)]!(built, words) : has(condition);
  const isSo = shown?.some((all) => all.split(' & ').every(holds)) ?? true;
  return isSo && (lacks === undefined || !has(lacks));
}
