/** Compares two designs part by part. */
import type { DesignPart, DesignSpec } from '../spec';
import { partsIn } from './tree';

/** One difference; `from` is undefined for an added value, `to` for a removed one. */
export interface Difference {
  /** Id of the part, or `design` for fields of no part. */
  part: string;
  /**
   * `part` for an added or removed part, else the field, such as `kind`, `params.band_width`, `metal.alloy` or
   * `stones.0.size_mm`.
   */
  what: string;
  from: unknown;
  to: unknown;
}

/** All scalar values below a field, by path. */
function* leaves(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, path === '' ? name : `${path}.${name}`);
  else if (value !== undefined) yield [path, value];
}

function differences(part: string, a: object, b: object): Difference[] {
  const [before, after] = [new Map(leaves(a, '')), new Map(leaves(b, ''))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((what) => before.get(what) !== after.get(what))
    .map((what) => ({ part, what, from: before.get(what), to: after.get(what) }));
}

/** Fields of a part and its position in the tree. */
const ownOf = ({ children: _children, id: _id, ...own }: DesignPart, place: string): object => ({ ...own, place });

function placed(root: DesignPart): Map<string, { part: DesignPart; place: string }> {
  const places = new Map([[root.id, '']]);
  for (const part of partsIn(root))
    for (const [slot, children] of Object.entries(part.children))
      for (const child of children) places.set(child.id, `${part.id}.${slot}`);
  return new Map([...partsIn(root)].map((part) => [part.id, { part, place: places.get(part.id)! }]));
}

/** The differences of `b` from `a`; parts are matched by id. Empty for equal designs. */
export function diff(a: DesignSpec, b: DesignSpec): Difference[] {
  const [before, after] = [placed(a.root), placed(b.root)];
  const { root: _a, ...restA } = a;
  const { root: _b, ...restB } = b;
  return [
    ...[...before].flatMap(([id, was]): Difference[] => {
      const is = after.get(id);
      return is
        ? differences(id, ownOf(was.part, was.place), ownOf(is.part, is.place))
        : [{ part: id, what: 'part', from: was.part.kind, to: undefined }];
    }),
    ...[...after].flatMap(([id, { part }]): Difference[] =>
      before.has(id) ? [] : [{ part: id, what: 'part', from: undefined, to: part.kind }],
    ),
    ...differences('design', restA, restB),
  ];
}
