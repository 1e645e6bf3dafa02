/** Fits a planned tree to the kinds of its parts, so that every prompt gives a design that can be made. */
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, ParamValue } from '../spec';

/**
 * The parameters within the limits of their kind; those that it does not have, or has no such choice for, are left out.
 */
function fittedParams({ kind, params }: DesignPart): Record<string, ParamValue> {
  const parsed = kindNamed(kind)?.params.safeParse(params);
  if (!parsed?.error) return params;
  const fitted = { ...params };
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const name of names) {
      if (issue.code === 'too_big') fitted[name] = Number(issue.maximum);
      else if (issue.code === 'too_small') fitted[name] = Number(issue.minimum);
      else delete fitted[name];
    }
  }
  return fitted;
}

/**
 * A part with its children as their kinds take them: numbers at their limits, no more lots of stones than there are
 * places, and nothing where a kind has no place for it.
 */
export function fittedPart(part: DesignPart): DesignPart {
  const { slots = {}, stones: [, most] = [0, Infinity] } = kindNamed(part.kind) ?? {};
  const children = Object.entries(part.children).flatMap(([name, parts]): [string, DesignPart[]][] => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    const fitting = slot ? parts.filter(({ kind }) => accepts(slot, kind)).slice(0, slot.most) : [];
    return fitting.length > 0 ? [[name, fitting.map(fittedPart)]] : [];
  });
  return {
    ...part,
    params: fittedParams(part),
    ...(part.stones ? { stones: part.stones.slice(0, most) } : {}),
    children: Object.fromEntries(children),
  };
}
