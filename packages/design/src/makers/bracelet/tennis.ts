/** The tennis bracelet: stones side by side, each in its own setting, hinged to its neighbours. */
import type { Cut } from '../../spec';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { prongHead } from '../../parts/prongHead';
import { photographed } from '../../parts/shot';
import { tube } from '../../geometry/sweep';
import { WORLD, along, fromAxes } from '../../geometry/vec';
import { choice, measure, mm, sequenceChoice, viewFrom, type Maker } from '../maker';
import { boxClasp } from './boxClasp';
import { channelDepth, channelLink, channelWall, fitsChannel } from './channelLink';
import { anglesAt, onOval, roundLength, strandsOf, wristOval } from './common';
import { LONGEST_PERIOD, countedOf, cutOfKind, kindsAlong, kindsOf, periodOf } from './tennisRow';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, lengthMm, sequenceOf, yesNo } from '../params';

/** Sizes relative to the first stone, from the front (0) to the clasp (1). */
const GRADED = (share: number): number => 1 - 0.28 * share ** 1.3;

/**
 * The clasp: length of its box, mm; half its height as a share of the stones' height; half its thickness and the depth of
 * its middle as shares of a setting's depth, so that it lies in the line below the girdles.
 */
const CLASP = { mm: 4.4, tall: 0.33, thick: 0.4, inside: 0.54 } as const;

/** Backward lean of a single row, as on a display cone, radians: its stones face the light, and none shows its back. */
const LEAN = 1.16;

/** Gap between stones in a channel, mm. */
const TOUCHING_MM = 0.08;

/** Width of beads around a bezel, and their height over the girdle, mm. */
const BEAD_MM = 0.34;
const BEAD_UP = 0.28;

/** Cuts that a row of four-prong settings cannot hold. */
const POINTED: ReadonlySet<Cut> = new Set(['cabochon', 'marquise', 'pear', 'sphere']);

export const tennisBracelet: Maker = {
  name: 'tennis-bracelet',
  params: z
    .strictObject({
      setting: z.enum(['prong', 'bezel', 'channel']),
      line: z.enum(['even', 'graded']),
      /** With beads around each bezel. */
      milgrain: yesNo(),
      sequence: sequenceOf(),
      /** Number of stones of the kind that the prompt counts, evenly spaced among the others, and its index. */
      counted: countOf(1, 12),
      counted_kind: countOf(0, 9),
      /** Period at which the stone of `counted_kind` returns, in stones. */
      every: countOf(2, LONGEST_PERIOD),
      strands: countOf(1, 6),
      inner_diameter: lengthMm(30, 90),
    })
    .partial(),
  plan: (brief, rng) => {
    const requested = brief.cuts[0] ?? brief.look?.cuts?.find((one) => !POINTED.has(one));
    // Beads stand around bezels.
    const isBeaded =
      (brief.wants('milgrain') || brief.look?.hasMilgrain === true) && !brief.wants('channel') && !brief.wants('prong');
    const cut =
      requested && requested !== 'kite' && requested !== 'trillion'
        ? requested
        : brief.has('geometric') || brief.has('sci-fi')
          ? rng.pick(['princess', 'asscher', 'hexagon'] as const)
          : 'round';
    const size = brief.stoneSizeMm ?? (brief.has('bold') ? 5.6 : brief.has('minimalist') ? 2.8 : 4);
    const kinds = kindsOf(brief);
    const period = periodOf(brief, kinds);
    const counted = period === null ? countedOf(brief, kinds) : null;
    const cuts = kinds.map((kind) => cutOfKind(brief, kind, cut));
    return {
      stones: kinds.map((kind, i) => ({
        role: i === 0 ? ('center' as const) : ('accent' as const),
        kind,
        cut: cuts[i]!,
        size_mm: mm(size),
        count: counted?.kind === i ? counted.count : 0,
      })),
      variant: {
        setting:
          brief.wants('channel') && fitsChannel(cut) && cuts.every((one) => one === cut) && kinds[0] !== 'pearl'
            ? 'channel'
            : brief.wants('bezel') ||
                isBeaded ||
                brief.has('geometric') ||
                brief.has('contemporary') ||
                cuts.some((one) => POINTED.has(one)) ||
                kinds[0] === 'pearl'
              ? 'bezel'
              : brief.wants('prong')
                ? 'prong'
                : rng.pick(['prong', 'prong', 'bezel']),
        line:
          brief.sequence !== null || brief.wants('even') || brief.wants('channel')
            ? 'even'
            : brief.wants('riviere') || brief.has('bold')
              ? 'graded'
              : brief.wants('tennis') || brief.stoneSizeMm !== null
                ? 'even'
                : rng.pick(['even', 'even', 'graded']),
        strands: strandsOf(brief),
        ...(isBeaded ? { milgrain: 'yes' } : {}),
        ...(period !== null
          ? { every: period.every, counted_kind: period.kind }
          : counted !== null
            ? { counted: counted.count, counted_kind: counted.kind }
            : sequenceChoice(brief)),
      },
      dimensions: { inner_diameter: 46 },
      view: viewFrom(rng, 20, brief.has('layered') ? 38 : 60),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 330, fill: 0.86 }, (bench, spec) => {
    const row = stonesIn(spec);
    const { kind: first, cut, size_mm: size } = row[0]!;
    const cutOf = new Map(row.map((stone) => [stone.kind, stone.cut]));
    const cuts = [...new Set(cutOf.values())];
    const outline = cuts.flatMap((one) => girdleMm(one, size));
    const strands = Number(spec.root.params['strands'] ?? 1);
    // Several rows above each other are upright.
    const lean = strands > 1 ? 0 : LEAN;
    const tall = Math.max(...outline.map((p) => p[1])) * 2;
    const bezel = choice(spec, 'setting') === 'bezel';
    const isChannel = choice(spec, 'setting') === 'channel';
    const isBeaded = bezel && choice(spec, 'milgrain') === 'yes';
    const graded = choice(spec, 'line') === 'graded';
    // The walls of small settings must stay thick enough when scaled down towards the clasp.
    const beside = bezel ? (graded ? (size < 3.4 ? 1.12 : 0.76) : 0.55) : 0;
    const wall = isChannel ? channelWall(size) : beside;
    const depth = isChannel ? channelDepth(cut, size) : size * 0.46;
    // Its long axis points to the viewer, so that the front stones are larger in the picture.
    const oval = wristOval(measure(spec, 'inner_diameter', 46) * 0.94, 1.1);
    // Leaning stones are closer to each other towards the wrist.
    const wide = Math.max(...outline.map(([x, y]) => (2 * x) / (1 - (Math.sin(lean) * y) / oval.rx)));
    const pitch = wide + 2 * beside + (isChannel ? TOUCHING_MM : bezel || cut === 'round' ? 0.12 : 0.3);
    const settings = new Map(
      cuts.map((one) => [
        one,
        isChannel
          ? channelLink(one, size, pitch, Math.sin(lean) / oval.rx).map((solid) => bench.define(solid, 30))
          : [
              bezel
                ? bench.define(bezelCup(one, size, WORLD, [0, 0, 0], { wallMm: wall, depth, open: 0.6 }), 36)
                : bench.define(
                    prongHead({
                      kind: first,
                      cut: one,
                      sizeMm: size,
                      axes: WORLD,
                      origin: [0, 0, 0],
                      prongs: 4,
                      wireMm: 0.22 + size * 0.03,
                      depth,
                      // The prong at a heart's point is too far out to join the others at the foot.
                      basket: one === 'heart',
                    }),
                    60,
                  ),
            ],
      ]),
    );
    const kindOf = kindsAlong(spec);
    const sizes = places(roundLength(oval), pitch, graded, CLASP.mm + wide * 0.5);
    const angles = anglesAt(
      sizes.map((s) => s.distance),
      oval,
    );
    for (let strand = 0; strand < strands; strand++) {
      // The girdles or the clasp's box touch the table.
      const lift =
        Math.max((tall / 2 + wall) * Math.cos(lean), tall * 0.46 * Math.cos(lean) + depth * 1.12 * Math.sin(lean)) +
        0.15 +
        strand * (tall + 2 * wall + 0.5);
      const feet = sizes.map(({ scale: k }, i) => {
        const { at, out, axes } = onOval(angles[i]!, oval, lean);
        const origin = along([at[0], lift, at[2]], out, size * 0.1 * (1 - k));
        const kind = kindOf(i, sizes.length);
        const own = cutOf.get(kind)!;
        for (const mesh of settings.get(own)!) bench.place(mesh, { axes, origin, scale: k });
        if (isBeaded)
          milgrain(
            bench,
            offsetOutline(girdleMm(own, size), wall - BEAD_MM / 2).map((p) =>
              fromAxes(axes, origin, [p[0] * k, p[1] * k, BEAD_UP]),
            ),
            { beadMm: BEAD_MM },
          );
        bench.stone({ kind, cut: own, sizeMm: mm(size * k), role: kind === first ? 'center' : 'accent', origin, axes });
        return { foot: along(origin, out, -depth * k * 0.96), k };
      });
      // A bar with round ends connects each setting to the next; the row ends at the clasp.
      const half = Math.ceil(sizes.length / 2);
      feet.forEach(({ foot, k }, i) => {
        const next = feet[(i + 1) % feet.length]!;
        if (i + 1 !== half)
          bench.add(tube([foot, next.foot], (0.28 + size * 0.075) * Math.min(k, next.k), { points: 12 }), 40);
      });
      const [one, other] = [feet[half - 1]!, feet[half % feet.length]!];
      const { k } = one;
      const reach = Math.hypot(one.foot[0] - other.foot[0], one.foot[2] - other.foot[2]) / 2;
      boxClasp(bench, {
        oval,
        lean,
        lift,
        reach,
        half: isChannel
          ? [reach - pitch * 0.5 - TOUCHING_MM, tall / 2 + wall - 0.1, depth * 0.6]
          : [reach - wide * k * 0.5 - beside * k + 0.05, tall * k * CLASP.tall, depth * k * CLASP.thick],
        inside: depth * k * (isChannel ? 0.46 : CLASP.inside),
        railInside: depth * k * 0.96,
        railMm: (0.28 + size * 0.075) * k,
        isLatched: strand + 1 === strands,
      });
      if (strand > 0)
        for (const { foot } of [
          feet[half - 1]!,
          feet[half % feet.length]!,
          feet[Math.round(half / 2)]!,
          feet[0]!,
          feet[Math.round(half * 1.5) % feet.length]!,
        ])
          bench.add(
            tube([foot, [foot[0], foot[1] - tall - 2 * wall - 0.5, foot[2]]], 0.3 + size * 0.06, { points: 12 }),
            40,
          );
    }
  }),
};

/** Distances of the settings from the front and their scales, with a gap of `claspMm` at the back. */
function places(
  length: number,
  pitch: number,
  graded: boolean,
  claspMm: number,
): { distance: number; scale: number }[] {
  const half = (length - claspMm) / 2;
  const side: { distance: number; scale: number }[] = [];
  let distance = 0;
  for (;;) {
    const here = graded ? GRADED(distance / half) : 1;
    const step = pitch * ((side.at(-1)?.scale ?? 1) + here) * 0.5;
    if (side.length > 0) distance += step;
    if (distance > half - pitch * here * 0.5) break;
    side.push({ distance, scale: here });
  }
  return [
    ...side,
    ...side
      .slice(1)
      .toReversed()
      .map((s) => ({ distance: length - s.distance, scale: s.scale })),
  ];
}
