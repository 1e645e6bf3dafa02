/** Heavy curb bracelets and their kin: ground links that lie flat side by side, a box clasp, and a plate for a text. */
import type { Vec3 } from '../../piece';
import type { Field } from '../../geometry/field';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU, along } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { addEngravedBar } from '../../parts/engravedBar';
import { FIGARO, LINK_PLAY, figaroPlaces } from '../../parts/chain';
import { curbLink, marinerLink } from '../../parts/curbLink';
import type { GemKind, Stone } from '../../spec';
import { choice, mm, stonesOf, type Brief } from '../maker';
import { boxClasp } from './boxClasp';
import { anglesAt, onOval, roundLength, type Oval } from './common';
import { jewelPlate } from './linkJewel';

/** Length, wire radius and half thickness of a link, as shares of its width. */
const LINK = { length: 1.3, wire: 0.165, half: 0.2 } as const;
/** Backward lean of the links, as on a display cone, and of a plate, whose text is read from the front; radians. */
const LEAN = 0.78;
const PLATE_LEAN = 0.4;
/** Half the length of a plate and of a clasp as shares of the width, with the range of the plate's, mm. */
const PLATE = { share: 1.9, mm: [14, 21], half: 0.13, leastHalf: 0.85, free: 1.8, hand: 0.56 } as const;
const CLASP = { long: 0.7, tall: 0.5, thick: 0.24 } as const;
/** Place of the clasp on a bracelet without a plate, as a share of its length from the front. */
const CLASP_AT = 0.14;
/** Rounding error of a whole number of links. */
const ROUNDING = 1e-6;
/** Overlap of the last link with the part that it is soldered to, in wire radii. */
const SOLDERED = 1.4;

/** A field that is bent around an upright axis at this distance behind it, mm. */
const bent =
  (field: Field, radiusMm: number): Field =>
  (x, y, z, limit) =>
    field(radiusMm * Math.atan2(x, z + radiusMm), y, Math.hypot(x, z + radiusMm) - radiusMm, limit);

/** True for a bracelet with a plate between its links. */
export const hasPlate = (bench: Bench): boolean =>
  choice(bench.spec, 'plate') === 'yes' || choice(bench.spec, 'text') !== '';

/**
 * Width of a stone beside a plate and of its own plate, as shares of the links' width; the least width of a stone, mm; the
 * height of the plate's face and the depth of its back, as shares of a link's half thickness; the number of links between
 * both plates, since a link without neighbours looks larger than the others.
 */
const BESIDE = { share: 0.46, plate: 0.8, leastMm: 4, face: 0.5, back: 0.7, links: 2 } as const;

/** True where no more than one stone stands beside a plate. */
export const isPlateFree = ({ gems, named, stoneCount, quantity, quantityGiven, wants }: Brief): boolean =>
  gems.length === 0 ||
  (gems.length === 1 &&
    (stoneCount ?? 1) === 1 &&
    !(quantityGiven && quantity === 'many') &&
    named.every(({ isSeveral }) => !isSeveral) &&
    !wants('pave') &&
    !wants('links') &&
    !wants('second-links'));

/** The stone beside the plate of links of this width. */
export const besidePlate = ({ cuts, stoneSizeMm }: Brief, kind: GemKind, width: number): Stone => ({
  role: 'center',
  kind,
  cut: cuts[0] ?? 'round',
  size_mm: mm(stoneSizeMm ?? Math.max(BESIDE.leastMm, width * BESIDE.share)),
  count: 1,
});

/** Length of a link with a bar, and of the short ones of a figaro, as shares of the width. */
const LENGTHS: Readonly<Record<string, number>> = { mariner: 1.5, figaro: 1.2 };

/** Builds a bracelet of curb, mariner or figaro links of this width, mm. */
export function flatCurb(bench: Bench, oval: Oval, width: number): void {
  const lean = hasPlate(bench) ? PLATE_LEAN : LEAN;
  const weave = choice(bench.spec, 'links');
  const [length, wire, half] = [width * (LENGTHS[weave] ?? LINK.length), width * LINK.wire, width * LINK.half];
  const pitch = length - LINK_PLAY * wire;
  const link = bench.define((weave === 'mariner' ? marinerLink : curbLink)({ length, width, wire }, half), 34);
  const longLink =
    weave === 'figaro' ? bench.define(curbLink({ length: length * FIGARO.long, width, wire }, half), 34) : link;
  const total = roundLength(oval);
  const lift = (width / 2) * Math.cos(lean) + half * Math.sin(lean) + 0.15;
  const table = anglesAt(
    sample(721, (t) => t * total),
    oval,
  );
  const angleOf = (d: number): number => {
    const turns = Math.floor(d / total);
    const place = ((d - turns * total) / total) * 720;
    const i = Math.min(719, Math.floor(place));
    return turns * TAU + table[i]! + (table[i + 1]! - table[i]!) * (place - i);
  };
  const placeAt = (d: number): { origin: Vec3; axes: ReturnType<typeof onOval>['axes'] } => {
    const { at, axes } = onOval(angleOf(d), oval, lean);
    return { origin: [at[0], lift, at[2]], axes };
  };
  const stations: { at: number; half: number }[] = [];
  if (hasPlate(bench)) {
    const long = Math.min(PLATE.mm[1], Math.max(PLATE.mm[0], width * PLATE.share));
    const stone = stonesOf(bench.spec, 'center');
    const side = (width * BESIDE.plate) / 2;
    const apart = long + side + length - 2 * SOLDERED * wire + (BESIDE.links - 1) * pitch;
    // The plate and the stone are in front together.
    const from = stone ? (long - side - apart) / 2 : 0;
    plateAt(bench, oval, placeAt(from), [long, width * 0.5, Math.max(PLATE.leastHalf, width * PLATE.half)], lean);
    stations.push({ at: from, half: long });
    if (stone) {
      const at = from + apart;
      const outline: Point2[] = (
        [
          [1, -1],
          [1, 1],
          [-1, 1],
          [-1, -1],
        ] as const
      ).map(([x, y]) => [x * side, y * side]);
      jewelPlate(bench, stone, placeAt(at), outline, { face: half * BESIDE.face, back: half * BESIDE.back });
      stations.push({ at, half: side });
    }
  }
  const clasp = { at: total * (hasPlate(bench) ? 0.5 : CLASP_AT), half: Math.max(4, width * CLASP.long) };
  stations.push(clasp);
  boxClasp(bench, {
    oval,
    lean,
    lift,
    reach: clasp.half,
    half: [clasp.half, width * CLASP.tall, width * CLASP.thick],
    inside: 0,
    railInside: 0,
    railMm: wire,
    isLatched: true,
    angleAt: (s) => angleOf(clasp.at + s),
  });
  const inner = length / 2 - SOLDERED * wire;
  for (const [i, station] of stations.entries()) {
    const next = stations[i + 1] ?? { ...stations[0]!, at: stations[0]!.at + total };
    const from = station.at + station.half + inner;
    const to = next.at - next.half - inner;
    if (weave === 'figaro') {
      for (const { at, isLong } of figaroPlaces(to - from, { length, width, wire }))
        bench.place(isLong ? longLink : link, { ...placeAt(from + at), surface: isLong ? bench.accent : bench.metal });
      continue;
    }
    // Rounds up, since links of a stretched chain would separate.
    const count = Math.ceil((to - from) / pitch - ROUNDING) + 1;
    for (const k of sample(count, (t) => t))
      bench.place(link, {
        ...placeAt(from + (to - from) * k),
        surface: Math.round(k * (count - 1)) % 2 === 0 ? bench.metal : bench.accent,
      });
  }
}

/** A plate bent around the wrist, its edges rounded, with the text of the piece. */
function plateAt(
  bench: Bench,
  oval: Oval,
  { origin, axes }: { origin: Vec3; axes: ReturnType<typeof onOval>['axes'] },
  half: Vec3,
  lean: number,
): void {
  const reach: Vec3 = [half[0] + 0.6, half[1] + 0.6, half[0] ** 2 / oval.rx + half[2] + 0.6];
  const { finish } = bench.spec.root.metal;
  // The ends of the straight plate rise above the leaning row by this much.
  const rise = ((half[0] ** 2 / (2 * oval.rx)) * Math.sin(lean)) / 2;
  addEngravedBar(
    bench,
    {
      half,
      text: choice(bench.spec, 'text'),
      free: PLATE.free,
      hand: half[1] * PLATE.hand,
      bend: (bar) => bent(bar, oval.rx ** 2 / oval.rz / Math.cos(lean)),
      reach,
    },
    {
      axes,
      origin: along(origin, axes[1], rise),
      // Letters are read on a brushed face.
      surface: finish === 'polished' ? bench.finish('satin') : bench.metal,
    },
  );
}
