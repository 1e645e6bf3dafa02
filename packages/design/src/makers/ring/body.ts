/** The body of a ring: its hoop with everything cut into it, and its rows of stones. */
import type { InlayKind } from '../../catalogue/inlays';
import type { Bench } from '../../parts/bench';
import { addEngraved } from '../../parts/darkenedCut';
import { inlaidBand, inlayPart, inlaySurface } from '../../parts/inlay';
import { seated, type Seat } from '../../parts/seats';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { withoutCrumbs, type Solid } from '../../geometry/solid';
import type { DesignPart, PartMetal } from '../../spec';
import type { Vec3 } from '../../piece';
import type { FittedBand } from './sunkRow';
import { bandRow, fittedBand, isSunk, needsOf, shoulderRow } from './bandRows';
import { bypassHoop, type BypassEnd } from './bypass';
import { widestOf, type Hoop } from './common';
import type { EngravingPattern } from './engravings';
import { isLying, lettered } from './lettering';
import type { Frieze } from '../../parts/frieze';
import { friezed } from './frieze';
import { engraved } from './engraving';
import { makeShank, usualThickness, type ShankName } from './shanks';
import { signetShank } from './signetShank';
import { halfFace, plateBody, type PlateBody } from './plate';
import { addLining, lineSurface } from './skin';
import { buildHeadRow, headRow, rowHeight } from './headRow';
import { buildLeaves } from './settings';

const DEFAULTS = { inner_diameter: 16.6, band_width: 2, prongs: 4 };
export const numberOf = ({ params }: DesignPart, name: keyof typeof DEFAULTS): number =>
  Number(params[name] ?? DEFAULTS[name]);
export const inSlot = ({ children }: DesignPart, slot: string): readonly DesignPart[] => children[slot] ?? [];
export const isTurned = ({ params }: DesignPart): boolean => params['turn'] === 90;
/** True for stones in the metal of the band, not above it. */
export const isLow = ({ kind }: DesignPart): boolean => kind === 'head.flush' || kind === 'head.collar';

/** Gap between the arms of a split shank as a share of the halo's width. */
const SPREAD_SHARE = 0.28;
/** Half the extent of a row over half of the band, radians. */
const HALF_ROW = 1.45;
/** Distance from a head to the first line of an engraving, mm. */
const CLEAR_OF_HEAD = 0.35;
/** Crown height of a stone that a ring stands on, as a share of its width. */
const CROWN = 0.15;

/** Width of each of two lines of metal beside an inlay, mm. */
const LINE_MM = 0.5;

export const friezeOf = (root: DesignPart): DesignPart | undefined =>
  inSlot(root, 'ornament').find(({ kind }) => kind === 'ornament.frieze');

const headRowsOf = (root: DesignPart): readonly DesignPart[] =>
  inSlot(root, 'band').filter(({ kind }) => kind === 'row.heads');
const headRowOptions = (row: DesignPart): Parameters<typeof headRow>[2] => ({
  isBezel: row.params['setting'] === 'bezel',
  isLow: row.params['low'] === 'yes',
  isFull: row.params['way'] === 'full',
  isTurned: isTurned(row),
  isListed: row.params['order'] === 'listed',
  arc: HALF_ROW,
});

export interface Body {
  hoop: Hoop;
  name: string;
  halfWidth: number;
  /** True when the shoulders rise as arches to a single head. */
  isArched: boolean;
  /** Inlaid strips, the widest first; the one without a kind is of the second metal. */
  inlay?: { kind: InlayKind | null; strip: Solid }[];
  fitted?: FittedBand;
  plate?: PlateBody;
  /** Ends of a bypass, from left to right. */
  ends?: readonly BypassEnd[];
}

/** Heads that arches can rise to. */
const PRONGED_OR_BEZELLED = /^head\.(?:prong|basket|bezel|half-bezel)$/;
const isSurrounded = (head: DesignPart): boolean => inSlot(head, 'around').length + inSlot(head, 'under').length > 0;

/** The hoop of a ring. A cathedral's shoulders are arches for a single head, and swell for several heads. */
export function bodyOf(root: DesignPart, metal: PartMetal, haloWidth: (head: DesignPart) => number): Body {
  const name = root.kind.slice('shank.'.length);
  const heads = inSlot(root, 'heads');
  const own = numberOf(root, 'band_width') / 2;
  const boreMm = numberOf(root, 'inner_diameter');
  const sunk = inSlot(root, 'band').find(isSunk);
  if (name === 'bypass') {
    const { hoop, ends } = bypassHoop(
      heads,
      boreMm,
      own,
      haloWidth,
      root.params['gap'] === undefined ? undefined : Number(root.params['gap']),
    );
    return { hoop, ends, name, isArched: false, halfWidth: own };
  }
  if (name === 'fitted' && sunk) {
    const stated = root.params['band_width'] === undefined ? 0 : Number(root.params['band_width']) / 2;
    const fitted = fittedBand(sunk, boreMm, stated);
    return { hoop: fitted.hoop, fitted, name, isArched: false, halfWidth: own };
  }
  const plate = heads.find(({ kind }) => kind === 'plate.signet');
  if (name === 'signet') {
    const hoop = signetShank(boreMm, own, halfFace(plate));
    return {
      hoop,
      name,
      isArched: false,
      halfWidth: own,
      ...(plate && { plate: plateBody(plate, hoop, boreMm, metal) }),
    };
  }
  if (metal.inlay && !sunk && heads.every(({ kind }) => kind.startsWith('head.'))) {
    const lines = metal.second ? (root.params['lines'] === 'both' ? [null, null] : [null]) : [];
    const kinds = [metal.inlay, ...(metal.second_inlay ? [metal.second_inlay] : []), ...lines];
    const { shank, strips } = inlaidBand(boreMm, own, {
      isBevelled: root.params['edges'] === 'bevelled',
      count: kinds.length,
      ...(lines.length === 2 ? { stripeMm: LINE_MM } : {}),
    });
    return {
      hoop: shank,
      inlay: strips.map((strip, i) => ({ kind: kinds[i]!, strip })),
      name,
      isArched: false,
      halfWidth: own,
    };
  }
  const isArched =
    name === 'cathedral' &&
    heads.length === 1 &&
    inSlot(root, 'sides').length === 0 &&
    PRONGED_OR_BEZELLED.test(heads[0]!.kind) &&
    inSlot(heads[0]!, 'around').every(({ kind }) => kind === 'halo' || kind === 'border') &&
    (!isSurrounded(heads[0]!) || inSlot(root, 'shoulders').length === 0);
  const shank = (name === 'fitted' ? 'slim' : isArched ? 'plain' : name) as ShankName;
  const needs = sunk && needsOf(sunk);
  const halfWidth = Math.max(own, needs?.halfWidth ?? 0);
  const stated = root.params['thickness'];
  const thickness = needs ? Math.max(needs.thickness, Number(stated ?? usualThickness(shank) ?? 0)) : stated;
  // A ring with a full row stands on its stones.
  const around = inSlot(root, 'band')
    .filter(({ params }) => params['way'] === 'full')
    .flatMap(({ kind, stones = [] }) =>
      stones.map((stone) =>
        kind === 'row.heads' ? rowHeight(stone) : kind === 'row.pave' ? stone.size_mm * CROWN : 0,
      ),
    );
  const hoop = makeShank(shank, boreMm, halfWidth, {
    ...(thickness === undefined ? {} : { thicknessMm: Number(thickness) }),
    spreadMm: Math.max(0, ...heads.map(haloWidth)) * SPREAD_SHARE,
    raisedMm: Math.max(0, ...around),
    isBevelled: root.params['edges'] === 'bevelled',
    isHeaded: heads.length > 0,
  });
  return {
    hoop,
    name,
    isArched,
    halfWidth,
    ...(plate && { plate: plateBody(plate, hoop, boreMm, metal) }),
  };
}

/**
 * Cell widths for sculpting a shank: with seats, with engraved lines, and around a row that leaves little visible
 * metal, mm.
 */
const SEATED_GRID = 0.125;
const ENGRAVED_GRID = 0.11;
const ROW_GRID: Readonly<Record<string, number>> = { 'row.pave': 0.12, 'row.channel': 0.12, 'row.scatter': 0.12 };
/** Margin of the sculpting box around a hoop with a plate, mm. */
const PLATE_ROOM = 1.8;
/** Smaller loose slivers at the lips of rails are removed, mm. */
const LOOSE = 2;

/**
 * Adds the metal of the shank with everything cut into it, and the stones of its rows, from `start` radians beside the
 * top.
 */
export function addBody(
  bench: Bench,
  { hoop, inlay, halfWidth, plate }: Body,
  root: DesignPart,
  start: number,
  flush: readonly Seat[],
): void {
  const sunk = [
    ...inSlot(root, 'shoulders')
      .filter(({ kind }) => kind === 'row.pave')
      .map((row) => ({ id: row.id, ...shoulderRow(row, hoop, start) })),
    ...inSlot(root, 'band')
      .filter(isSunk)
      .map((row) => ({ id: row.id, ...bandRow(row, hoop, start) })),
  ];
  const isCarved = sunk.length + flush.length > 0;
  const pattern = isCarved ? undefined : inSlot(root, 'ornament').find(({ kind }) => kind === 'ornament.engraving');
  const text = inSlot(root, 'ornament').find(({ kind }) => kind === 'ornament.text');
  const hasPolishedEdges = root.params['edges'] !== undefined;
  // An engraved body is modelled on a grid and lies a little off the lining.
  if (!plate && text?.params['side'] !== 'inside' && (!pattern || hasPolishedEdges))
    bench.inPart(root.id, () => addLining(bench, hoop, hasPolishedEdges));
  const frieze = isCarved ? undefined : friezeOf(root);
  const [{ solid } = {}] = sunk;
  bench.inPart(root.id, () => {
    if (solid && sunk.length === 1 && flush.length === 0 && !plate && !text) {
      bench.add(solid, 35);
      return;
    }
    if (!isCarved && !pattern && !frieze && !text && !plate) {
      // Every other strand of a two-tone band is of the second metal.
      const isOfTwo = bench.isTwoTone && inSlot(root, 'heads').length === 0;
      for (const [strand, { solid, creaseDeg }] of hoop.solids.entries())
        bench.add(solid, creaseDeg, isOfTwo && strand % 2 === 1 ? { surface: bench.accent } : {});
      return;
    }
    const whole = plate ? plate.shaped(hoop.field) : hoop.field;
    const bare = isCarved
      ? sunk.reduce((body, row) => row.carved(body), seated(whole, [...sunk.flatMap(({ seats }) => seats), ...flush]))
      : whole;
    const relief = frieze && friezed(bare, hoop, frieze.params['motif'] as Frieze, bench.isTwoTone);
    const patterned = pattern
      ? engraved(
          bare,
          hoop,
          pattern.params['pattern'] as EngravingPattern,
          Math.max(start, ...headRowsOf(root).map((row) => headRow(hoop, row.stones!, headRowOptions(row)).end)) +
            CLEAR_OF_HEAD / hoop.topRadius,
          plate !== undefined,
        )
      : (relief?.band ?? bare);
    const body = text
      ? lettered(
          patterned,
          hoop,
          text,
          isLying(root) ? bench.spec.view : null,
          numberOf(root, 'inner_diameter'),
          2 * halfWidth,
          start,
        )
      : patterned;
    const [, y, z] = hoop.center;
    const edge = hoop.topRadius + (plate ? PLATE_ROOM : 0.8);
    const wide = plate ? plate.across + 1.4 : Math.max(2.6, widestOf(hoop) + 0.3);
    const row = text ? undefined : inSlot(root, 'band').find(isSunk);
    const grid = row
      ? ROW_GRID[row.kind]!
      : pattern || text || frieze
        ? Math.min(ENGRAVED_GRID, plate?.gridMm ?? ENGRAVED_GRID)
        : plate && !isCarved
          ? plate.gridMm
          : SEATED_GRID;
    const box = [
      [-edge, y - edge, z - wide],
      [edge, Math.max(y + edge, (plate?.top ?? 0) + 0.8), z + wide],
    ] as const satisfies readonly Vec3[];
    const metal = withoutCrumbs(sculpt(body, ...box, grid), LOOSE);
    const cutDepth = (px: number, py: number, pz: number): number =>
      Math.max(text ? -patterned(px, py, pz) : 0, plate?.depthAt(px, py, pz) ?? 0);
    addEngraved(bench, refined(metal, body), cutDepth, plate ? 60 : 50);
    for (const cut of [pattern, text]) if (cut) bench.cut(cut.id);
    if (!frieze || !relief) return;
    if (relief.isOfTwo)
      bench.inPart(frieze.id, () =>
        bench.add(refined(sculpt(relief.raised, ...box, grid), relief.raised), 50, { surface: bench.accent }),
      );
    else bench.cut(frieze.id);
  });
  for (const { kind, strip } of inlay ?? [])
    bench.inPart(kind === null ? root.id : inlayPart(kind), () =>
      bench.add(strip, 30, { surface: kind === null ? lineSurface(bench) : inlaySurface(kind) }),
    );
  for (const row of inSlot(root, 'shoulders').filter(({ kind }) => kind === 'row.leaves'))
    bench.inPart(row.id, () => buildLeaves(bench, hoop, row.stones?.[0], Number(row.params['pairs'] ?? 2), start));
  for (const row of headRowsOf(root))
    bench.inPart(row.id, () => buildHeadRow(bench, hoop, row.stones!, headRowOptions(row)));
  for (const { id, set } of sunk) bench.inPart(id, () => set(bench));
}
