/** Checks of a design's parts, of which the checks of forms are put together. */
import type { DesignPart, DesignSpec, ParamValue, Stone } from '../spec';
import { isWholePiece, paramIn, partsIn, stonesIn } from '../spec/tree';

/** Assumed width of a stone of unknown size, mm. */
const LARGE_MM = 6.5;

export type Check = (spec: DesignSpec) => boolean;

/** True when one of the named choices has one of the values. */
export const has =
  (...values: readonly ParamValue[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ params }) => Object.values(params).some((v) => values.includes(v)));
export const chosen =
  (name: string, ...values: readonly ParamValue[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ params }) => name in params && values.includes(params[name]!));
export const by =
  (...kinds: readonly string[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ kind }) => kinds.includes(kind));
/** True for a part in a slot of another. */
export const carries =
  (slot: string): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ children }) => (children[slot]?.length ?? 0) > 0);
/** True for a head above or below its default height by a share of its stone's width. */
export const lifted =
  (isRight: (share: number) => boolean): Check =>
  ({ root }) =>
    [...partsIn(root)].some(
      ({ params, stones }) =>
        typeof params['lift'] === 'number' && isRight(params['lift'] / (stones?.[0]?.size_mm ?? LARGE_MM)),
    );
export const isA =
  (...types: readonly DesignSpec['type'][]): Check =>
  ({ type }) =>
    types.includes(type);
export const sets =
  (...roles: readonly string[]): Check =>
  (spec) =>
    stonesIn(spec).some((stone) => roles.includes(stone.role));
export const any =
  (...tests: readonly Check[]): Check =>
  (spec) =>
    tests.some((test) => test(spec));
/** The rows around the band of a ring. */
export const inBand = ({ root }: DesignSpec): readonly DesignPart[] => root.children['band'] ?? [];
/** A check of pieces with a single part. */
export const flat =
  (test: Check): Check =>
  (spec) =>
    isWholePiece(spec.root) && test(spec);
/** True for a piece on a chain. */
export const onChain: Check = ({ root }) => root.kind.startsWith('chain.');
export const atEar: Check = ({ root }) => root.kind.startsWith('ear.');
/** How many parts have another one hanging from them. */
export const countOfDrops = ({ root }: Parameters<Check>[0]): number =>
  [...partsIn(root)].filter(({ children }) => children['drops']?.length).length;
export const hangs =
  (kind: string): Check =>
  ({ root }) =>
    (root.children['center'] ?? []).some((part) => part.kind.startsWith(kind));
/** True for a figure with stones of a role. */
export const figureSets =
  (role: Stone['role']): Check =>
  ({ root }) =>
    [...partsIn(root)].some(
      ({ kind, stones = [] }) => kind === 'figure.relief' && stones.some((stone) => stone.role === role),
    );
export const more =
  (name: string): Check =>
  (spec) =>
    Number(paramIn(spec, name) ?? 0) > 1;

/** A ring of a stack without stones. */
export const isBareRing = ({ kind, children }: DesignPart): boolean =>
  kind.startsWith('shank.') && Object.keys(children).length === 0;

/** The largest stone of a graduated row is wider than its smallest by this factor. */
const GRADED = 1.15;
/** True for stones of different widths. */
export const isGraded = (stones: readonly Stone[]): boolean => {
  const sizes = stones.map(({ size_mm }) => size_mm);
  return Math.max(...sizes) > Math.min(...sizes) * GRADED;
};

/** True for stones that hang one by one. */
export const isHung: Check = ({ root }) => [...partsIn(root)].some(({ id }) => /^drop(?:-\d+)?$/.test(id));

/** True for a medal with stones along its edge. */
export const isEdgeSet: Check = ({ root }) =>
  [...partsIn(root)].some(
    ({ kind, children }) =>
      kind === 'plate.tag' && (children['rim'] ?? []).some(({ stones = [] }) => stones.length > 0),
  );

/** True for open scrolls of wire: under a head, in a border, as a figure. */
export const isFiligree = any(
  by('ornament.filigree'),
  chosen('pattern', 'filigree'),
  chosen('border', 'filigree'),
  has('heart of Viana', 'filigree drop'),
);
