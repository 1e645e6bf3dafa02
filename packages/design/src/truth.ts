/** Compares designs with the geometry built from them. */
import { stonesOfPiece } from './built';
import { buildPiece } from './makers/registry';
import type { Piece } from './piece';
import type { DesignSpec, Stone } from './spec';
import { stonesIn, withStones } from './spec/tree';

const SIZE_MM = 0.1;

const nameOf = ({ role, kind, cut, size_mm, count }: Stone): string =>
  `${count === 0 ? '' : `${count} `}${role} ${cut} ${kind} of ${Math.round(size_mm * 10) / 10} mm`;

/**
 * Sentences for stones of a spec that its piece lacks; empty when they agree. Kind and cut must be equal, the size
 * within 0.1 mm, and the count equal when the design states one.
 */
export function mismatches(spec: DesignSpec, piece: Piece = buildPiece(spec)): string[] {
  const set = stonesOfPiece(piece);
  const stones = stonesIn(spec);
  return stones.flatMap((stone): string[] => {
    const alike = set.filter(({ kind, cut }) => kind === stone.kind && cut === stone.cut);
    const which = `${nameOf(stone)} in a ${spec.root.kind}`;
    if (alike.length === 0) return [`${which}: no such stone`];
    const largest = Math.max(...alike.map(({ sizeMm }) => sizeMm));
    if (!alike.some(({ sizeMm }) => Math.abs(sizeMm - stone.size_mm) <= SIZE_MM))
      return [`${which}: the largest is ${Math.round(largest * 100) / 100} mm`];
    const promised = stones.filter(({ kind, cut }) => kind === stone.kind && cut === stone.cut);
    const total = promised.reduce((sum, { count }) => sum + count, 0);
    return promised.every(({ count }) => count > 0) && total > alike.length
      ? [`${which}: ${alike.length} are set`]
      : [];
  });
}

/**
 * The design as built, with the actual stones when the piece had room only for smaller or fewer ones than planned.
 * Building it again gives the same piece.
 */
export function asBuilt(spec: DesignSpec, piece: Piece): DesignSpec {
  const set = stonesOfPiece(piece);
  const stated = (stone: Stone): Stone[] => {
    const alike = set.filter(({ kind, cut }) => kind === stone.kind && cut === stone.cut);
    if (alike.length === 0) return [];
    const sizes = alike.map(({ sizeMm }) => sizeMm);
    const isThere = sizes.some((size) => Math.abs(size - stone.size_mm) <= SIZE_MM);
    return [
      {
        ...stone,
        size_mm: isThere ? stone.size_mm : Math.round(Math.max(...sizes) * 100) / 100,
        count: Math.min(stone.count, alike.length),
      },
    ];
  };
  return mismatches(spec, piece).length === 0
    ? spec
    : { ...spec, root: withStones(spec.root, (stones) => stones.flatMap(stated)) };
}
