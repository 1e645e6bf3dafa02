/** Builds a ring from its tree of parts: heads and what surrounds them, the shank with its rows, companion bands. */
import type { Piece } from '../../piece';
import { Bench } from '../../parts/bench';
import { bezelWall } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { halo } from '../../parts/rows';
import { grains, seated, setStones } from '../../parts/seats';
import type { Seat } from '../../parts/seats';
import type { Arm } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import type { Field } from '../../geometry/field';
import { axesFacing, fromAxes } from '../../geometry/vec';
import type { DesignPart, DesignSpec, Stone } from '../../spec';
import type { Point2 } from '../../geometry/curves';
import { mm } from '../maker';
import type { Hoop, PlacedHead } from './common';
import { beadShank, companionBands, onHoop, reachAlong, setOnShank, widestOf } from './common';
import { bypassHoop } from './bypass';
import type { EngravingPattern } from './kits';
import { buildFiligree, engraved } from './ornament';
import { makeShank } from './shanks';
import { buildCluster, buildLeaves, buildHeadRow, buildWaves, clusterReach, rowHeight } from './settings';

const DEFAULTS = { inner_diameter: 16.6, band_width: 2, prongs: 4, rows: 1, arc: 80, taper: 0 };
const numberOf = ({ params }: DesignPart, name: keyof typeof DEFAULTS): number => Number(params[name] ?? DEFAULTS[name]);
const inSlot = ({ children }: DesignPart, slot: string): readonly DesignPart[] => children[slot] ?? [];
const headName = ({ kind }: DesignPart): string => kind.slice('head.'.length);
const isTurned = ({ params }: DesignPart): boolean => params['turn'] === 90;
const stoneOf = (part: DesignPart): Stone => part.stones![0]!;
const isCluster = ({ kind }: DesignPart): boolean => kind === 'head.cluster';
const halosOf = (head: DesignPart): readonly DesignPart[] => inSlot(head, 'around').filter(({ kind }) => kind === 'halo');

const CLUSTER_PRONGS = 6;
/** The arms of a split shank stand apart by this share of the width of a halo. */
const SPREAD_SHARE = 0.28;
/** Half a row that goes round half of the band, radians. */
const HALF_ROW = 1.45;
/** Between the girdles of neighbouring heads, mm. */
const HEAD_GAP = 0.14;
/** Between a halo and the bezel or the girdle in it, and between its rows, mm. */
const HALO_GAP = { bezel: 0.06, prong: 0.12, rows: 0.3 };
/** The first halo's girdles lie this far below the centre's, and each further row so much lower, mm. */
const HALO_DROP = 0.25;
const ROW_DROP = 0.37;
/** A rail meets a halo this far below its girdles, mm. */
const UNDER_HALO = 0.7;
/** Metal between a head and the first line of an engraving, mm. */
const CLEAR_OF_HEAD = 0.35;
/** Room between a halo and the shank for stones to run on under it, mm. */
const LEAST_UNDER_HALO = 0.4;
/** Between neighbours of a row, as a share of their width; metal on both sides of a row together, mm. */
const PITCH = 1.035;
const ROW_RIM = 0.3;
const LEAST_MELEE = 0.8;

interface Placement {
  head: DesignPart;
  /** Radians clockwise from the top. */
  angle: number;
  /** What it grows out of, where that is not the hoop. */
  ground?: Hoop;
}

/** Heads side by side over the finger, and the side heads next to them on one or both sides. */
function placements(root: DesignPart, topRadius: number): Placement[] {
  const heads = inSlot(root, 'heads');
  const reach = (head: DesignPart): number => (isCluster(head) ? clusterReach(head.stones!) : reachAlong(stoneOf(head), isTurned(head)) + haloWidth(head));
  const step = (inner: DesignPart, outer: DesignPart): number => (reach(inner) + reach(outer) + HEAD_GAP) / (topRadius + stoneOf(inner).size_mm * 0.45 - 0.3);
  const angles = heads.reduce<number[]>((list, head, i) => [...list, i === 0 ? 0 : list[i - 1]! + step(heads[i - 1]!, head)], []);
  const middle = (angles.at(-1) ?? 0) / 2;
  const placed = heads.map((head, i): Placement => ({ head, angle: angles[i]! - middle }));
  const beside = ([side, way]: readonly [string, number]): Placement[] => {
    let inner = way < 0 ? placed[0] : placed.at(-1);
    return inSlot(root, 'sides').filter(({ params }) => (params['place'] ?? 'both') === 'both' || params['place'] === side).map((head): Placement => {
      inner = { head, angle: inner ? inner.angle + way * step(inner.head, head) : way * (reach(head) / topRadius) };
      return inner;
    });
  };
  return [...placed, ...([['left', -1], ['right', 1]] as const).flatMap(beside)];
}

/** How much halos widen a head on each side, mm. */
function haloWidth(head: DesignPart): number {
  return halosOf(head).reduce((width, row) => width + stoneOf(row).size_mm * 1.04 + 0.52, 0);
}

/** How far a head covers the shank on both sides, mm along the band, and where a rail from the shoulder meets it, from the hoop's centre. */
interface HeadSpan {
  covered: number;
  tip?: Point2;
}

/** Sets one head with its halos. */
function addHead(bench: Bench, whole: Hoop, { head, angle, ground: hoop = whole }: Placement, arches: number | undefined): HeadSpan {
  const stone = stoneOf(head);
  if (isCluster(head)) {
    bench.inPart(head.id, () => buildCluster(bench, hoop, angle, head.stones!, Number(head.params['prongs'] ?? CLUSTER_PRONGS)));
    return { covered: Math.min(clusterReach(head.stones!), stone.size_mm / 2 + 1.2) };
  }
  const halos = halosOf(head);
  const hidden = inSlot(head, 'under')[0];
  const placed = setOnShank(bench, hoop, stone, angle, headName(head), numberOf(head, 'prongs'), {
    part: head.id, lift: Number(head.params['lift'] ?? 0), // Beside the main stone, points are turned away from it.
    turn: isTurned(head) ? (angle > 0 ? -90 : 90) : Number(head.params['turn'] ?? 0), beaded: head.params['milgrain'] === 'yes', isSurrounded: halos.length > 0, arches,
    under: hidden && { id: hidden.id, stone: stoneOf(hidden) },
  });
  for (const wave of inSlot(head, 'around').filter(({ kind }) => kind === 'figure.wave')) bench.inPart(wave.id, () => buildWaves(bench, hoop, stone, placed, wave.stones?.[0]));
  const reach = reachAlong(stone, isTurned(head));
  const height = placed.origin[1] - hoop.center[1];
  if (halos.length > 0) {
    const { covered, drop } = addHalos(bench, head, placed, halos);
    return { covered, tip: [reach + stoneOf(halos[0]!).size_mm * 0.6, height - drop - UNDER_HALO] };
  }
  const bezel = headName(head) === 'bezel' || headName(head) === 'half-bezel';
  return { covered: reach + 0.5, tip: bezel ? [reach + bezelWall(stone.size_mm) * 0.6, height - placed.depth * 0.24] : [reach * 0.94 + 0.1, height - placed.depth * 0.2] };
}

function addHalos(bench: Bench, head: DesignPart, { origin, axes, depth }: PlacedHead, halos: readonly DesignPart[]): { covered: number; drop: number } {
  const stone = stoneOf(head);
  const isBezel = headName(head) === 'bezel';
  let gapMm = isBezel ? bezelWall(stone.size_mm) + HALO_GAP.bezel : HALO_GAP.prong;
  let outline: readonly Point2[] = [];
  let drop = HALO_DROP;
  for (const [i, row] of halos.entries()) {
    const melee = stoneOf(row);
    drop = HALO_DROP + ROW_DROP * i;
    const at = fromAxes(axes, origin, [0, 0, -drop]);
    outline = halo(bench, { part: row.id, cut: stone.cut, sizeMm: stone.size_mm, axes, kind: melee.kind, origin: at, meleeMm: melee.size_mm, gapMm }).outline;
    if (row.params['milgrain'] === 'yes') bench.inPart(row.id, () => milgrain(bench, outline.map(([x, y]) => fromAxes(axes, at, [x, y, -0.05]))));
    gapMm += melee.size_mm * 1.04 + HALO_GAP.rows;
  }
  const last = stoneOf(halos.at(-1)!).size_mm;
  // Under a high halo the shoulders' stones run on; a low one would cover them.
  const isLow = depth - 0.2 - drop - last * 0.95 < LEAST_UNDER_HALO;
  const axis = isTurned(head) ? 1 : 0;
  return { covered: isLow ? Math.max(...outline.map((p) => p[axis])) + last / 2 : stone.size_mm / 2 + 1.2 + (halos.length - 1) * 1.5, drop };
}

/** A seat on an arm of a shank, `aside` mm from its middle. */
function seatOn({ center }: Hoop, arm: Arm, angle: number, aside: number, sizeMm: number): Seat {
  const [x, y, z] = onHoop(center, angle, arm.outside(angle, aside) - 0.04);
  const slope = (arm.outside(angle, aside + 0.3) - arm.outside(angle, aside - 0.3)) / 0.6;
  return { axes: axesFacing([Math.sin(angle), Math.cos(angle), -slope], [0, 0, 1]), origin: [x, y, z + arm.across(angle) + aside], sizeMm };
}

/** Seats of a pavé row from `start` radians beside the top down both shoulders, on every arm of the shank alike. */
function shoulderSeats(hoop: Hoop, row: DesignPart, start: number): Seat[] {
  const { size_mm, count } = stoneOf(row);
  const [rows, taper, end] = [numberOf(row, 'rows'), numberOf(row, 'taper'), (numberOf(row, 'arc') * Math.PI) / 180];
  const runs = hoop.arms.length * 2;
  return hoop.arms.flatMap((arm) => [-1, 1].flatMap((way): Seat[] => {
    const seats: Seat[] = [];
    const most = count > 0 ? Math.ceil(count / runs) : Infinity;
    const length = count > 0 ? most / rows : ((end - start) * hoop.topRadius) / (size_mm * PITCH);
    const largest = Math.max(LEAST_MELEE, Math.min(size_mm, 2 * arm.halfWidth(way * start) - ROW_RIM));
    let angle = start;
    for (let i = 0; seats.length < most && angle < (count > 0 ? Math.PI * 0.9 : end); i++) {
      const wide = 2 * arm.halfWidth(way * angle) - ROW_RIM;
      // A row that would overhang the band is left out, and a single one is as narrow as the band where it begins.
      const sizeMm = mm(Math.max(LEAST_MELEE, Math.min(largest * (1 - taper * Math.min(1, i / length)), wide)));
      const fitting = Math.max(1, Math.min(rows, Math.floor((wide / sizeMm - 1) / 0.9 + 1.001)));
      const isOffset = i % 2 === 1;
      for (let k = 0; k < fitting - (isOffset && fitting > 1 ? 1 : 0); k++) seats.push(seatOn(hoop, arm, way * angle, (k - (fitting - 1) / 2 + (isOffset && fitting > 1 ? 0.5 : 0)) * sizeMm * 0.9, sizeMm));
      angle += (sizeMm * (fitting > 1 ? 0.55 : 1.03)) / hoop.topRadius;
    }
    return seats.slice(0, most);
  }));
}

/** Cells of the grid on which a shank is sculpted: with seats, and with the lines of a graver, mm. */
const SEATED_GRID = 0.125;
const ENGRAVED_GRID = 0.11;

function sculptShank(bench: Bench, hoop: Hoop, body: Field, gridMm: number): void {
  const edge = hoop.topRadius + 0.8;
  const [, y] = hoop.center;
  const wide = Math.max(2.6, widestOf(hoop) + 0.3);
  bench.add(refined(sculpt(body, [-edge, y - edge, -wide], [edge, y + edge, wide], gridMm), body), 50);
}

/** The shank's metal, with seats cut for the stones of its rows, and those stones. */
function addShank(bench: Bench, hoop: Hoop, root: DesignPart, start: number): void {
  const rows = inSlot(root, 'shoulders').filter(({ kind }) => kind === 'row.pave').map((row) => ({ row, seats: shoulderSeats(hoop, row, start) }));
  const seats = rows.flatMap((one) => one.seats);
  const engraving = inSlot(root, 'ornament').find(({ kind }) => kind === 'ornament.engraving');
  bench.inPart(root.id, () => {
    if (engraving && seats.length === 0) {
      const { field } = hoop;
      const lines = engraved(field, hoop, engraving.params['pattern'] as EngravingPattern, start + CLEAR_OF_HEAD / hoop.topRadius);
      sculptShank(bench, hoop, lines, ENGRAVED_GRID);
      bench.cut(engraving.id);
      return;
    }
    if (seats.length === 0) {
      for (const { solid, creaseDeg } of hoop.solids) bench.add(solid, creaseDeg);
      return;
    }
    sculptShank(bench, hoop, seated(hoop.field, seats), SEATED_GRID);
  });
  for (const row of inSlot(root, 'shoulders').filter(({ kind }) => kind === 'row.leaves')) bench.inPart(row.id, () => buildLeaves(bench, hoop, row.stones?.[0], Number(row.params['pairs'] ?? 2), start));
  for (const row of inSlot(root, 'band')) {
    bench.inPart(row.id, () => buildHeadRow(bench, hoop, row.stones!, { isBezel: row.params['setting'] === 'bezel', isFull: row.params['way'] === 'full', isTurned: isTurned(row), arc: HALF_ROW }));
  }
  for (const one of rows) {
    bench.inPart(one.row.id, () => {
      setStones(bench, one.seats, [stoneOf(one.row).kind], 'side');
      grains(bench, one.seats);
    });
  }
}

/** The hoop of a ring with its heads. Arches rise to a single head; to heads with company a cathedral's shoulders swell. */
function hoopOf({ root }: DesignSpec): { hoop: Hoop; placed: Placement[]; name: string; isArched: boolean; halfWidth: number } {
  const name = root.kind.slice('shank.'.length);
  const heads = inSlot(root, 'heads');
  const halfWidth = numberOf(root, 'band_width') / 2;
  const boreMm = numberOf(root, 'inner_diameter');
  if (name === 'bypass') {
    const { hoop, ends } = bypassHoop(heads, boreMm, halfWidth, haloWidth, root.params['gap'] === undefined ? undefined : Number(root.params['gap']));
    return { hoop, placed: heads.map((head, i): Placement => ({ head, ...ends[i]! })), name, isArched: false, halfWidth };
  }
  const isArched = name === 'cathedral' && heads.length === 1 && inSlot(root, 'sides').length === 0 && !isCluster(heads[0]!) && inSlot(heads[0]!, 'around').length + inSlot(heads[0]!, 'under').length === 0;
  const thickness = root.params['thickness'];
  // A row all the way round stands on its stones.
  const around = inSlot(root, 'band').filter(({ params }) => params['way'] === 'full').flatMap(({ stones = [] }) => stones);
  const hoop = makeShank(isArched ? 'plain' : name, boreMm, halfWidth, {
    ...(thickness === undefined ? {} : { thicknessMm: Number(thickness) }),
    spreadMm: Math.max(0, ...heads.map(haloWidth)) * SPREAD_SHARE,
    raisedMm: Math.max(0, ...around.map(rowHeight)),
  });
  return { hoop, placed: placements(root, hoop.topRadius), name, isArched, halfWidth };
}

/** The geometry of a ring whose root is a shank. */
export function buildRing(spec: DesignSpec): Piece {
  const bench = new Bench(spec);
  const { root } = spec;
  const { hoop, placed, name, isArched, halfWidth } = hoopOf(spec);
  // What is set covers the shank up to here, radians from the top.
  let covered = 0;
  // Rails over scrollwork meet it here.
  let railed = 0;
  for (const placement of placed) {
    const span = addHead(bench, hoop, placement, isArched ? halfWidth : undefined);
    covered = Math.max(covered, Math.abs(placement.angle) + span.covered / hoop.topRadius);
    const [filigree] = placed.length === 1 ? inSlot(root, 'ornament').filter(({ kind }) => kind === 'ornament.filigree') : [];
    if (filigree && span.tip) railed = bench.inPart(filigree.id, () => buildFiligree(bench, hoop, span.tip!));
  }
  addShank(bench, hoop, root, Math.max(covered, railed));
  if (root.params['milgrain'] === 'yes') bench.inPart(root.id, () => beadShank(bench, name, hoop, halfWidth, Math.max(0.42, covered)));
  for (const companion of inSlot(root, 'companions')) bench.inPart(companion.id, () => companionBands(bench, numberOf(root, 'inner_diameter'), hoop, companion.params['form'] === 'wave'));
  return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
}

