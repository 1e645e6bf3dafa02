/** Fits a planned tree to the kinds of its parts, so that every prompt gives a feasible design. */
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, ParamValue } from '../spec';

/** Clamps parameters to the limits of their kind; omits unknown parameters and choices. */
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

/** Fits a part and its children to their kinds: clamps numbers, and omits stones and children without a slot. */
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
