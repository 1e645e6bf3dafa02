/** Materials of a piece, read from its geometry. Descriptions, bills and checks use this and never the spec. */
import { alloyOf } from './catalogue/alloys';
import type { GemPart, MeshPart, Part, Piece } from './piece';
import type { Alloy, Cut, DesignSpec, Finish, GemKind, StoneRole } from './spec';
import { buildPiece } from './makers/registry';
import { kindsIn } from './spec/tree';
import { metalVolumes, type MetalSurface } from './weigh/union';

/** Equal stones of one part. */
export interface BuiltStones {
  /** Id of the part that holds them. */
  part: string;
  kind: GemKind;
  cut: Cut;
  /** Girdle width, short side, mm, to a tenth. */
  size_mm: number;
  count: number;
}

export interface BuiltMetal {
  alloy: Alloy;
  finish: Finish;
  /** Rounded to 0.01; includes metal outside the picture, such as the rest of a chain. */
  grams: number;
}

export interface BuiltPart {
  id: string;
  kind: string;
}

export interface Built {
  /** In the order of the geometry. */
  stones: BuiltStones[];
  /** The main metal first. */
  metals: BuiltMetal[];
  parts: BuiltPart[];
}

/** A stone as it lies in the geometry. */
export interface SetStone {
  readonly part: string;
  readonly role: StoneRole;
  readonly kind: GemKind;
  readonly cut: Cut;
  readonly sizeMm: number;
  readonly source: GemPart | MeshPart;
}

const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

/**
 * The part that owns a mesh or a stone. Without a name from the maker, a stone belongs to its role and metal to the
 * body of the piece.
 */
export function partOf(part: Part, body: string): string {
  if (part.part !== undefined) return part.part;
  if (part.shape === 'gem') return part.role;
  return part.stone ? part.stone.role : body;
}

/** Every stone of a piece, one entry each. */
export function stonesOfPiece(piece: Piece): SetStone[] {
  return piece.parts.flatMap((source): SetStone[] => {
    const part = partOf(source, '');
    if (source.shape === 'gem')
      return [
        { part, role: source.role, kind: source.kind, cut: piece.gems[source.gem]!.cut, sizeMm: source.sizeMm, source },
      ];
    return source.stone ? [{ part, ...source.stone, source }] : [];
  });
}

/** Groups items by key; groups are in the order of their first items. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** The purchased part of a watch: its gold-coloured wheels are brass, not precious metal. */
const MOVEMENT = 'movement';

/** The metals of a piece, the main one first. */
export function surfacesOf(spec: DesignSpec, piece: Piece): MetalSurface[] {
  const shown = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.surface.kind === 'metal' && part.part !== MOVEMENT ? [part.surface] : [],
  );
  const surfaces = grouped(shown, ({ alloy, finish }) => `${alloy} ${finish}`).map(([{ alloy, finish }]) => ({
    alloy,
    finish,
  }));
  const rank = ({ alloy, finish }: MetalSurface): number =>
    alloy === spec.root.metal.alloy ? (finish === spec.root.metal.finish ? 0 : 1) : 2;
  return surfaces.toSorted((a, b) => rank(a) - rank(b));
}

/** A metal of a piece and its volume. */
export interface WeighedMetal extends MetalSurface {
  readonly cm3: number;
  readonly grams: number;
}

/** The metals of a piece by alloy and finish. Parts outside the picture count as the main metal. */
export function metalsOfPiece(spec: DesignSpec, piece: Piece): WeighedMetal[] {
  const isWeighed = (part: Piece['parts'][number]): boolean =>
    part.part !== MOVEMENT && !(part.shape === 'mesh' && part.isSkin);
  const weighed = { ...piece, parts: piece.parts.filter(isWeighed) };
  const surfaces = surfacesOf(spec, weighed);
  return metalVolumes(weighed, surfaces).map((mm3, i) => {
    const cm3 = (mm3 + (i === 0 ? piece.unseenMetalMm3 : 0)) / 1000;
    return { ...surfaces[i]!, cm3, grams: cm3 * alloyOf(surfaces[i]!.alloy).density };
  });
}

/** A part that is not in the design's tree has no stored kind; its kind is its id without the number. */
const kindByName = (id: string): string => id.replace(/-\d+$/, '');

/**
 * The stones, metals and parts of a piece.
 * @param weighed the metals, if already weighed; weighing takes about 0.1 s
 */
export function builtOf(
  spec: DesignSpec,
  piece: Piece = buildPiece(spec),
  weighed: readonly WeighedMetal[] = metalsOfPiece(spec, piece),
): Built {
  const stones = stonesOfPiece(piece).map(({ part, kind, cut, sizeMm }) => ({
    part,
    kind,
    cut,
    size_mm: round(sizeMm, 1),
  }));
  const kinds = kindsIn(spec);
  return {
    stones: grouped(stones, (stone) => JSON.stringify(stone)).map((alike) => ({ ...alike[0], count: alike.length })),
    metals: weighed.map(({ alloy, finish, grams }) => ({ alloy, finish, grams: round(grams, 2) })),
    parts: [...new Set([...piece.parts.map((part) => partOf(part, spec.root.id)), ...(piece.cuts ?? [])])].map(
      (id) => ({ id, kind: kinds.get(id) ?? kindByName(id) }),
    ),
  };
}
