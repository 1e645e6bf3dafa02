import type { Figure, Fill } from '../../curves/figure';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { horse } from '../beasts';
import { around, disc, drawn, leafBlade, moved, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, circled, evenBlob, eyesAt, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

const raised = (count: number, lift: number): number[] => Array.from({ length: count }, () => lift);

const ghost = (): Figure =>
  drawn({
    fills: [hump(blob([0, 1], [0.44, 0.86], [0.62, 0.4], [0.64, -0.3], [0.78, -0.8], [0.5, -0.72], [0.34, -0.98], [0.06, -0.76], [-0.2, -1.0], [-0.42, -0.74], [-0.74, -0.86], [-0.62, -0.3], [-0.62, 0.4], [-0.44, 0.86]), 0, 1.4), ...humps(oval(0.22, 0.38, 0.12, 0.17), 1.05, 0.5, 'dished'), hump(oval(0, 0.02, 0.11, 0.14), 1.1, 0.5, 'dished'), ...humps(blob([0.54, 0.2], [0.84, 0.3], [0.86, 0.12], [0.58, -0.04]), 0.3, 0.9)],
    stones: eyesAt([0.22, 0.38], 0.2),
    hang: [0, 0.98],
  });

const pumpkin = (): Figure =>
  drawn({
    fills: [...[0.74, 0.42].flatMap((x, i) => humps(oval(x - 0.1, -0.1, 0.34, 0.62 + 0.08 * i), 0.25 * i, 1.2)), hump(oval(0, -0.1, 0.3, 0.74), 0.5, 1.2), hump(blob([0.08, 0.66], [0.3, 0.96], [0.66, 0.88], [0.5, 0.68], [0.24, 0.58]), 0.4, 0.9)],
    strokes: [limb([[0, 0.46], [-0.02, 0.78], [-0.16, 0.98]], 0.12, 0.1, 0.08), limb([[0.02, 0.64], [-0.3, 0.8], [-0.46, 0.66], [-0.56, 0.8]], 0.045, 0.035, 0.1)],
    stones: [{ at: [0, -0.1], size: 0.36, role: 'center', isSpare: true }, ...spare('body', 0.2, [0.36, -0.1], [-0.36, -0.1])],
    hang: [-0.14, 0.96],
  });

const snowman = (): Figure =>
  drawn({
    fills: [
      hump(disc(0, -0.52, 0.5, 56), 0, 1.5), hump(disc(0, 0.16, 0.36, 48), 0.3, 1.4), hump(blob([-0.34, 0.42], [0, 0.34], [0.34, 0.42], [0.34, 0.3], [0, 0.2], [-0.34, 0.3]), 1, 0.9), hump(blob([0.16, 0.3], [0.3, 0.28], [0.34, -0.12], [0.2, -0.12]), 1, 0.8), hump(disc(0, 0.6, 0.27, 44), 0.4, 1.4),
      { outline: [[-0.34, 0.76], [0.34, 0.76], [0.34, 0.84], [-0.34, 0.84]], rise: 'level', lift: 0.4, height: 1.2 }, { outline: [[-0.22, 0.82], [0.22, 0.82], [0.2, 1.14], [-0.2, 1.14]], rise: 'pillow', lift: 0.4, height: 1.1 },
      ...humps(oval(0.1, 0.64, 0.035, 0.035), 1.5, 0.5), hump([[-0.03, 0.58], [0.0, 0.5], [-0.26, 0.5]], 1.5, 0.8, 'ridge'), ...[0.1, -0.3, -0.52, -0.74].map((y) => hump(disc(0, y, 0.055, 18), y > 0 ? 1.4 : 1.15, 0.6)),
    ],
    strokes: limbs([[0.3, 0.2], [0.6, 0.36], [0.82, 0.56]], 0.05, 0.04, 0.05).concat(limbs([[0.68, 0.42], [0.84, 0.36]], 0.04, 0.035, 0.05)),
    stones: [{ at: [0, -0.4], size: 0.2, role: 'center', isSpare: true }],
    hang: [0, 1.12],
  });

/** A fir in four tiers. @param isDecorated true with baubles and a star */
const fir = (isDecorated: boolean): Figure => {
  const tiers = [[-0.84, 0.74, 0.5], [-0.42, 0.62, 0.5], [-0.02, 0.48, 0.46], [0.34, 0.34, 0.52]] as const;
  const baubles: readonly Point2[] = [[-0.4, -0.7], [0.05, -0.62], [0.44, -0.72], [-0.26, -0.28], [0.26, -0.26], [0, 0.08], [-0.14, 0.4], [0.14, 0.44]];
  return drawn({
    fills: [
      { outline: [[-0.1, -0.76], [0.1, -0.76], [0.12, -1.1], [-0.12, -1.1]], rise: 'pillow', height: 1.1 },
      ...tiers.map(([y, half, high], i): Fill => hump([[0, y + high], [half * 0.5, y + high * 0.36], [half, y], [half * 0.6, y + 0.05], [half * 0.32, y - 0.06], [0, y + 0.03], [-half * 0.32, y - 0.06], [-half * 0.6, y + 0.05], [-half, y], [-half * 0.5, y + high * 0.36]], 0.22 * i, 1.2, 'ridge')),
      ...(isDecorated ? [...baubles.map(([x, y]) => hump(disc(x, y, 0.085, 22), 0.7 + 0.3 * (y + 0.7), 0.9)), hump(moved(turn(10, (a, i): Point2 => [(i % 2 ? 0.09 : 0.22) * Math.sin(a), (i % 2 ? 0.09 : 0.22) * Math.cos(a)]), { by: [0, 0.92] }), 0.4, 1.2, 'ridge')] : []),
    ],
    stones: isDecorated ? [{ at: [0, 0.92], size: 0.2, role: 'center' }, ...spare('tips', 0.15, ...baubles)] : spare('tips', 0.16, [0, 0.62], [0.2, -0.3], [-0.2, -0.3]),
    hang: isDecorated ? [0, 1.1] : [0, 0.8],
  });
};

const iceCream = (): Figure =>
  drawn({
    fills: [hump([[-0.46, 0.06], [0.46, 0.06], [0, -1.1]], 0, 1.3, 'ridge'), hump(evenBlob([0, 0.72], [0.4, 0.6], [0.56, 0.22], [0.5, 0.0], [0.3, 0.1], [0.14, -0.06], [0, 0.06]), 0.4, 1.5), hump(evenBlob([0, 0.98], [0.28, 0.9], [0.38, 0.64], [0.3, 0.46], [0, 0.42]), 0.7, 1.4), hump(disc(0, 1.02, 0.13, 30), 0.8, 1.2)],
    strokes: [...grooves([[-0.3, 0.04], [0.2, -0.62]], 0.026), ...grooves([[-0.06, 0.02], [0.3, -0.4]], 0.026), ...grooves([[-0.46, -0.06], [0.08, -0.86]], 0.024)],
    stones: [{ at: [0, 1.02], size: 0.2, role: 'center' }, ...spare('tips', 0.14, [0.24, 0.36], [-0.2, 0.32])],
    hang: [0, 1.12],
  });

const donut = (): Figure => {
  const icing = turn(60, (a): Point2 => [(0.86 + 0.07 * Math.sin(7 * a)) * Math.cos(a), (0.86 + 0.07 * Math.sin(7 * a)) * Math.sin(a)]);
  const sprinkles = Array.from({ length: 14 }, (_, i): Point2 => [(0.5 + 0.14 * (i % 3)) * Math.cos(i * 1.37), (0.5 + 0.14 * (i % 3)) * Math.sin(i * 1.37)]);
  return drawn({
    fills: [{ outline: disc(0, 0, 1, 80), holes: [disc(0, 0, 0.28, 40)], rise: 'pillow', height: 1.3 }, { outline: icing, holes: [disc(0, 0, 0.36, 40)], rise: 'pillow', lift: 0.3, height: 1.5 }, ...sprinkles.map(([x, y], i) => hump(oval(x, y, 0.09, 0.045, i * 0.9), 1.3, 0.6))],
    stones: sprinkles.filter((_, i) => i % 2 === 0).map((at, i) => ({ at, size: 0.13, role: i === 0 ? ('center' as const) : ('accent' as const), isSpare: true })),
    hang: [0, 1],
  });
};

const wineGlass = (): Figure =>
  drawn({
    fills: [hump(blob([-0.46, 0.98], [0, 0.94], [0.46, 0.98], [0.52, 0.54], [0.34, 0.1], [0, -0.06], [-0.34, 0.1], [-0.52, 0.54]), 0, 1.4), hump(oval(0, 0.97, 0.46, 0.1), 0.5, 0.9, 'dished'), hump(evenBlob([0, 0.56], [0.46, 0.54], [0.32, 0.14], [0, 0.0]), 0.95, 0.6), hump(evenBlob([0, -0.8], [0.2, -0.86], [0.52, -0.98], [0.3, -1.06], [0, -1.08]), 0, 1.1), hump(oval(0, -0.36, 0.1, 0.09), 0.1, 1.2)],
    strokes: [limb([[0, 0], [0, -0.94]], 0.075, 0.075, 0.04)],
    stones: [{ at: [0, 0.32], size: 0.32, role: 'center' }],
    hang: [0, 1.0],
  });

/** A dreamcatcher: a web in a hoop, three feathers below. */
function dreamcatcher(): Figure {
  const hub: Point2 = [0, 0.42];
  const ring = (count: number, r: number, start = 0): Point2[] => around(count, r, Math.PI / 2 + start).map(([x, y]): Point2 => [x + hub[0], y + hub[1]]);
  const web = (outer: readonly Point2[], inner: readonly Point2[]) => outer.flatMap((at, i) => [limb([at, inner[i]!], 0.028, 0.028), limb([inner[i]!, outer[(i + 1) % outer.length]!], 0.028, 0.028)]);
  const plume = (x: number, y: number, scale: number): { fills: Fill[]; strokes: Figure['strokes'] } => ({ fills: [hump(disc(x, y - 0.08, 0.07, 20), 0.1, 1), hump(moved(lance(0.7, 0.13, 0.5), { angle: Math.PI, scale, by: [x, y - 0.14] }), 0, 1)], strokes: [limb([[x, y + 0.3], [x, y - 0.1]], 0.035, 0.035), groove([[x, y - 0.2], [x, y - 0.1 - 0.7 * scale]])] });
  const plumes = [plume(0, -0.3, 0.9), plume(-0.36, -0.14, 0.8), plume(0.36, -0.14, 0.8)];
  return drawn({
    fills: [hump(disc(hub[0], hub[1], 0.1, 26), 0.1, 1.2), ...plumes.flatMap(({ fills }) => fills)],
    strokes: [wireOf(disc(hub[0], hub[1], 0.58, 80), 0.075, { closed: true, lifts: raised(80, 0.02) }), ...web(ring(8, 0.58), ring(8, 0.34, -TAU / 16)), ...web(ring(8, 0.34, -TAU / 16), ring(8, 0.12, -TAU / 8)), ...plumes.flatMap(({ strokes }) => strokes)],
    stones: [{ at: hub, size: 0.2, role: 'center' }, ...spare('tips', 0.13, [0, -0.38], [-0.36, -0.22], [0.36, -0.22])],
    hang: [0, 1.04],
  });
}

/** The soles of a baby's feet. */
const babyFeet = (): Figure => {
  const toes = [[0.12, 0.72, 0.15], [0.32, 0.74, 0.1], [0.48, 0.66, 0.09], [0.61, 0.54, 0.08], [0.7, 0.4, 0.07]] as const;
  return drawn({
    fills: [...humps(blob([0.06, 0.5], [0.34, 0.56], [0.64, 0.32], [0.62, 0.02], [0.46, -0.3], [0.48, -0.66], [0.26, -0.86], [0.06, -0.68], [0.12, -0.2], [0.04, 0.16]), 0, 1.3), ...toes.flatMap(([x, y, r]) => humps(disc(x + 0.02, y, r, 26), 0.1, 1.1))],
    strokes: [limb([[-0.08, 0.2], [0.08, 0.2]], 0.07, 0.07), limb([[-0.1, -0.64], [0.1, -0.64]], 0.06, 0.06)],
    stones: [0.28, -0.28].map((x, i) => ({ at: [x, -0.56] as Point2, size: 0.2, role: i === 0 ? ('center' as const) : ('accent' as const) })),
    hang: [0, 0.76],
  });
};

const stethoscope = (): Figure =>
  drawn({
    fills: [...humps(oval(0.3, 1.0, 0.09, 0.075), 0.1, 1.1), hump(disc(0.62, -0.62, 0.26, 44), 0.2, 1.1), hump(disc(0.62, -0.62, 0.16, 36), 0.6, 0.9)],
    strokes: [...limbs([[0.28, 0.96], [0.44, 0.7], [0.38, 0.3], [0.02, 0.06]], 0.07, 0.075, 0.03), limb([[0, 0.1], [0, -0.3], [-0.1, -0.8], [-0.4, -0.94], [-0.66, -0.7], [-0.5, -0.36], [0, -0.26], [0.5, -0.24], [0.62, -0.5]], 0.075, 0.07, 0.04)],
    stones: [{ at: [0.62, -0.62], size: 0.3, role: 'center' }],
    hang: [0, 0.1],
  });

/** A cameo: a lady's head in profile with her hair up, in an oval frame. */
const cameo = (): Figure => {
  const frame = oval(0, 0, 0.78, 1);
  return drawn({
    fills: [
      hump(frame, 0, 0.5, 'level'), hump(blob([-0.16, 0.56], [-0.27, 0.36], [-0.3, 0.22], [-0.4, 0.06], [-0.32, 0.0], [-0.33, -0.08], [-0.28, -0.14], [-0.3, -0.24], [-0.16, -0.3], [-0.06, -0.36], [-0.08, -0.54], [-0.36, -0.66], [-0.3, -0.8], [0, -0.88], [0.32, -0.8], [0.46, -0.64], [0.24, -0.5], [0.18, -0.26], [0.26, 0.0], [0.26, 0.36], [0.08, 0.58]), 0.2, 1.1),
      hump(blob([-0.22, 0.5], [-0.06, 0.66], [0.2, 0.66], [0.36, 0.44], [0.32, 0.14], [0.2, -0.1], [0.1, 0.06], [0.0, 0.26], [-0.2, 0.34]), 0.7, 1), hump(disc(0.38, 0.34, 0.18, 32), 0.6, 1.1), hump(blob([0.2, -0.06], [0.32, -0.2], [0.3, -0.44], [0.22, -0.5], [0.18, -0.24]), 0.7, 0.8),
    ],
    strokes: [wireOf(frame, 0.075, { closed: true, lifts: raised(44, 0.05) }), groove([[-0.14, 0.44], [0.1, 0.5], [0.28, 0.34]]), groove([[-0.06, 0.34], [0.12, 0.34], [0.24, 0.16]]), groove([[-0.26, 0.22], [-0.18, 0.22]], 0.02), groove([[-0.28, -0.1], [-0.21, -0.09]], 0.02)],
    stones: [{ at: [0.03, -0.68], size: 0.16, role: 'center', isSpare: true }, ...spare('tips', 0.14, ...around(12, 1).map(([x, y]): Point2 => [x * 0.78, y]))],
    hang: [0, 1],
  });
};

const africa = (): Figure =>
  drawn({
    fills: [{ outline: ([[-0.62, 0.6], [-0.46, 0.82], [-0.3, 0.92], [0.02, 0.96], [0.06, 0.84], [0.22, 0.78], [0.36, 0.82], [0.56, 0.76], [0.62, 0.6], [0.76, 0.34], [0.86, 0.16], [1.1, 0.2], [1.02, 0.0], [0.76, -0.26], [0.72, -0.44], [0.76, -0.66], [0.6, -0.82], [0.58, -0.98], [0.4, -1.2], [0.14, -1.26], [0.06, -1.04], [-0.06, -0.74], [0.0, -0.5], [-0.1, -0.3], [-0.12, -0.08], [-0.3, -0.06], [-0.5, -0.1], [-0.7, 0.0], [-0.86, 0.18], [-0.84, 0.4]] as const).map(([x, y]): Point2 => [x, y]), rise: 'pillow', height: 1.2 }],
    stones: [{ at: [0.2, 0.2], size: 0.34, role: 'center', seat: 'center', isSpare: true }],
    hang: [-0.02, 0.92],
  });

const cowboyBoot = (): Figure =>
  drawn({
    fills: [hump(blob([-0.2, 0.9], [0.06, 0.74], [0.36, 0.94], [0.42, 0.3], [0.42, -0.2], [0.46, -0.62], [0.2, -0.7], [-0.3, -0.74], [-0.78, -0.72], [-0.9, -0.56], [-0.6, -0.36], [-0.26, -0.2], [-0.18, 0.3]), 0.1, 1.5), { outline: [[-0.92, -0.6], [0.3, -0.62], [0.3, -0.84], [-0.9, -0.78]], rise: 'level', height: 1.2 }, { outline: [[0.14, -0.66], [0.48, -0.62], [0.4, -1.0], [0.14, -1.0]], rise: 'level', height: 1.2 }],
    strokes: [groove([[-0.14, 0.64], [0.06, 0.46], [0.14, 0.2], [0.2, 0.46], [0.36, 0.66]], 0.03), groove([[-0.1, 0.4], [0.08, 0.22], [0.14, -0.04], [0.22, 0.22], [0.36, 0.42]], 0.028), groove([[-0.84, -0.6], [-0.62, -0.52], [-0.5, -0.66]], 0.028), groove([[0.4, -0.5], [0.26, -0.36], [0.32, -0.1]], 0.026)],
    stones: [{ at: [0.14, -0.16], size: 0.2, role: 'center', isSpare: true }],
    hang: [0.34, 0.9],
  });

const cowboyHat = (): Figure =>
  drawn({
    fills: [hump(blob([-1.1, 0.0], [-0.86, 0.16], [-0.5, -0.06], [0, -0.14], [0.5, -0.06], [0.86, 0.16], [1.1, 0.0], [0.8, -0.32], [0.3, -0.46], [-0.3, -0.46], [-0.8, -0.32]), 0, 1.2), hump(blob([-0.52, -0.1], [-0.46, 0.44], [-0.26, 0.62], [0, 0.5], [0.26, 0.62], [0.46, 0.44], [0.52, -0.1], [0, -0.2]), 0.4, 1.4), hump(blob([-0.52, 0.04], [0, -0.06], [0.52, 0.04], [0.54, -0.12], [0, -0.22], [-0.54, -0.12]), 1, 0.8)],
    strokes: grooves([[0.02, 0.46], [0.2, 0.3], [0.26, 0.1]], 0.03),
    stones: [{ at: [0, -0.12], size: 0.18, role: 'center' }],
    hang: [-0.22, 0.58],
  });

/** A knight of chess: a horse's head on a turned base. */
function chessKnight(): Figure {
  const head = horse();
  const base = drawn({ fills: [hump(blob([-0.34, -0.86], [0.9, -0.86], [0.96, -1.08], [-0.4, -1.08]), 0.3, 1.3), { outline: [[-0.52, -1.08], [1.08, -1.08], [1.14, -1.3], [-0.58, -1.3]], rise: 'pillow', lift: 0.3, height: 1.3 }] });
  return { ...head, fills: [...head.fills, ...base.fills] };
}

const palette = (): Figure => {
  const dabs: readonly Point2[] = [[-0.5, 0.36], [-0.12, 0.56], [0.3, 0.5], [0.6, 0.22], [-0.62, -0.04]];
  return drawn({
    fills: [{ outline: blob([-0.3, 0.8], [0.3, 0.8], [0.84, 0.46], [0.92, 0.06], [0.6, -0.16], [0.3, -0.14], [0.26, -0.4], [0.34, -0.66], [0.06, -0.82], [-0.4, -0.72], [-0.84, -0.34], [-0.92, 0.16], [-0.7, 0.58]), holes: [oval(-0.16, -0.44, 0.15, 0.12)], rise: 'level', height: 1 }, ...dabs.map(([x, y]) => hump(oval(x, y, 0.14, 0.12), 0.6, 1)), hump(moved(lance(0.3, 0.09, 0.4), { angle: -0.9, by: [0.66, 0.62] }), 0.7, 1)],
    strokes: [limb([[-0.3, -0.2], [0.7, 0.64]], 0.05, 0.06, 0.17)],
    stones: dabs.map((at, i) => ({ at, size: 0.22, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'body' as const })),
    hang: [0, 0.82],
  });
};

const scissors = (): Figure =>
  drawn({
    fills: [...humps(moved([[-0.09, 0], [-0.07, 0.6], [0.04, 1.1], [0.1, 0.6], [0.1, 0]], { angle: -0.24, by: [0, -0.04] }), 0, 1.1, 'ridge'), hump(disc(0, -0.02, 0.12, 28), 0.6, 1)],
    strokes: [...limbs([[-0.04, 0.06], [0.2, -0.4], [0.26, -0.5]], 0.085, 0.08, 0.03), ...[1, -1].map((way) => wireOf(oval(way * 0.36, -0.74, 0.24, 0.28), 0.075, { closed: true, lifts: raised(44, 0.02) }))],
    stones: [{ at: [0, -0.02], size: 0.18, role: 'center' }],
    hang: [0.0, 0.1],
  });

/** Plumeria: five broad petals that overlap in a whirl. */
const plumeria = (): Figure =>
  drawn({
    fills: circled(5, blob([0, 0.02], [0.22, 0.3], [0.46, 0.62], [0.42, 0.92], [0.14, 1.02], [-0.16, 0.86], [-0.24, 0.5], [-0.16, 0.2]), 0, 1, 'dished').map((fill, i) => ({ ...fill, lift: 0.14 * i })),
    strokes: Array.from({ length: 5 }, (_, i) => groove(moved([[0.02, 0.14], [0.1, 0.42], [0.14, 0.7]], { angle: (i * TAU) / 5 }), 0.024)),
    stones: [{ at: [0, 0], size: 0.28, role: 'center' }, ...spare('petals', 0.2, ...around(5, 0.66))],
    hang: [0.1, 0.96],
  });

const magnolia = (): Figure =>
  drawn({
    fills: [...[0, 1.1, 2.2, 3.2, 4.2, 5.2].map((angle, i) => hump(moved(blob([0, 0.06], [0.26, 0.3], [0.36, 0.66], [0.2, 0.94], [0, 1.02], [-0.2, 0.94], [-0.36, 0.66], [-0.26, 0.3]), { angle, scale: i % 2 ? 1 : 0.94 }), 0.18 * (i % 2), 1, 'dished')), ...[0.5, 2.6, 4.7].map((angle) => hump(moved(blob([0, 0.02], [0.22, 0.2], [0.28, 0.44], [0, 0.62], [-0.28, 0.44], [-0.22, 0.2]), { angle }), 0.6, 0.9, 'dished')), hump(evenBlob([0, 0.24], [0.13, 0.1], [0.12, -0.12], [0, -0.2]), 1, 1.2)],
    strokes: [limb([[-0.5, -0.98], [-0.16, -0.5], [0, -0.1]], 0.07, 0.06, -0.04)],
    stones: [{ at: [0, 0], size: 0.26, role: 'center' }, ...spare('petals', 0.18, ...around(6, 0.68))],
    hang: [0, 0.9],
  });

const castle = (): Figure => {
  const tower = (x: number, half: number, low: number, high: number, lift: number): Fill[] => [{ outline: [[x - half, low], [x + half, low], [x + half, high], [x - half, high]], rise: 'pillow', lift, height: 1.1 }, { outline: [[x - half - 0.06, high], [x + half + 0.06, high], [x, high + half * 2.6]], rise: 'ridge', lift, height: 1.3 }];
  return drawn({
    fills: [{ outline: [[-0.7, -0.9], [0.7, -0.9], [0.7, -0.1], [0.5, -0.1], [0.5, -0.24], [0.3, -0.24], [0.3, -0.1], [-0.3, -0.1], [-0.3, -0.24], [-0.5, -0.24], [-0.5, -0.1], [-0.7, -0.1]], rise: 'level', height: 0.9 }, ...tower(0, 0.2, -0.5, 0.46, 0.1), ...tower(-0.74, 0.2, -0.9, 0.14, 0.3), ...tower(0.74, 0.2, -0.9, 0.14, 0.3), hump(evenBlob([0, -0.4], [0.2, -0.5], [0.22, -0.88], [0, -0.9]), 0.7, 0.8, 'dished'), ...[-0.74, 0.74].map((x) => hump(oval(x, -0.12, 0.06, 0.1), 1.2, 0.6))],
    stones: [{ at: [0, 0.16], size: 0.2, role: 'center' }],
    hang: [0, 0.94],
  });
};

const boxingGlove = (): Figure =>
  drawn({
    fills: [hump(blob([-0.26, -0.3], [-0.62, 0.0], [-0.66, 0.5], [-0.36, 0.92], [0.16, 0.98], [0.6, 0.74], [0.68, 0.3], [0.5, -0.06], [0.4, -0.34]), 0, 1.7), hump(blob([-0.5, 0.3], [-0.2, 0.36], [-0.06, 0.12], [-0.2, -0.2], [-0.44, -0.24], [-0.7, -0.02], [-0.74, 0.24]), 0.7, 1.2), { outline: [[-0.38, -0.34], [0.46, -0.34], [0.5, -0.94], [-0.42, -0.94]], rise: 'pillow', lift: 0.1, height: 1.2 }],
    strokes: [groove([[-0.4, -0.54], [0.48, -0.54]], 0.03), groove([[-0.04, 0.92], [0.2, 0.5], [0.16, 0.06]], 0.028), ...[-0.66, -0.8].map((y) => groove([[-0.1, y], [0.2, y + 0.1]], 0.026))],
    stones: [{ at: [0.2, 0.44], size: 0.26, role: 'center', isSpare: true }],
    hang: [0, 0.96],
  });

const lips = (): Figure =>
  drawn({
    fills: [hump(blob([-1, 0.02], [-0.5, 0.32], [-0.22, 0.46], [0, 0.34], [0.22, 0.46], [0.5, 0.32], [1, 0.02], [0.4, 0.06], [0, 0.0], [-0.4, 0.06]), 0, 1.3), hump(blob([-0.98, 0.02], [-0.4, 0.02], [0, -0.05], [0.4, 0.02], [0.98, 0.02], [0.56, -0.36], [0, -0.52], [-0.56, -0.36]), 0, 1.5)],
    strokes: [...grooves([[0.1, -0.16], [0.14, -0.4]], 0.024), ...grooves([[0.34, -0.12], [0.42, -0.34]], 0.022)],
    stones: [{ at: [0.3, 0.24], size: 0.16, role: 'center', isSpare: true }],
    hang: [0.22, 0.44],
  });

const bone = (): Figure => drawn({ fills: [...[0.2, -0.2].flatMap((y) => humps(disc(0.82, y, 0.25, 40), 0, 1.3)), { outline: [[-0.8, 0.19], [0.8, 0.19], [0.8, -0.19], [-0.8, -0.19]], rise: 'pillow', height: 1.3 }], stones: [{ at: [0, 0], size: 0.26, role: 'center' }], hang: [0, 0.19] });

const leafOf = (from: Point2, to: Point2): Fill => leafBlade({ from, to, width: 0.2, bend: 0.05, veins: 4 });

/** Stalks of bamboo with leaves. */
const bamboo = (): Figure => {
  const stalk = (x: number, low: number, high: number, half: number) => ({ strokes: [limb([[x, low], [x + 0.02, high]], half, half * 0.9, 0.04)], fills: sample(4, (t): Fill => hump(oval(x, low + (high - low) * (0.14 + 0.24 * t * 3), half * 1.25, 0.05), 0.2, 1)) });
  const both = [stalk(-0.2, -1, 1, 0.11), stalk(0.2, -1, 0.7, 0.09)];
  return drawn({
    fills: [...both.flatMap(({ fills }) => fills), leafOf([-0.16, 0.58], [-0.8, 0.86]), leafOf([-0.16, 0.54], [-0.86, 0.4]), leafOf([0.24, 0.36], [0.84, 0.62]), leafOf([0.24, 0.32], [0.88, 0.12]), leafOf([0.24, -0.3], [0.8, -0.4]), leafOf([-0.16, -0.24], [-0.76, -0.12])],
    strokes: [...both.flatMap(({ strokes }) => strokes), limb([[-0.2, -0.62], [0.2, -0.62]], 0.06, 0.06), limb([[-0.2, 0.2], [0.2, 0.2]], 0.06, 0.06)],
    stones: [{ at: [-0.2, 0.1], size: 0.16, role: 'center', isSpare: true }],
    hang: [-0.2, 1],
  });
};

/** Things to remember people, feasts and hobbies by. */
export const keepsakes: readonly Motif[] = [
  { id: 'ghost', drawings: [ghost], words: { en: ['ghost', 'spooky ghost', 'little ghost'], de: ['gespenst', 'geist gespenst'], fr: ['fantome', 'fantomes'], es: ['fantasma', 'fantasmita'], it: ['fantasma', 'fantasmino'], pt: ['fantasma', 'fantasminha'], nl: ['spook', 'spookje'], sv: ['litet spoke'], pl: ['duch', 'duszek'], ru: ['привидени*', 'призрак*'], tr: ['hayalet'], ar: ['شبح'], hi: ['भूत'], zh: ['幽灵', '小幽灵'], ja: ['おばけ', '幽霊', 'ゴースト'], ko: ['유령'] } },
  { id: 'pumpkin', drawings: [pumpkin], words: { en: ['pumpkin', 'jack o lantern'], de: ['kurbis'], fr: ['citrouille', 'potiron'], es: ['calabaza'], it: ['zucca'], pt: ['abobora'], nl: ['pompoen'], sv: ['pumpa'], pl: ['dynia', 'dynie'], ru: ['тыква', 'тыквы', 'тыквой'], tr: ['balkabagi', 'kabak'], ar: ['يقطين', 'قرع'], hi: ['कद्दू'], zh: ['南瓜'], ja: ['かぼちゃ', 'カボチャ'], ko: ['호박 모양', '할로윈 호박'] } },
  { id: 'snowman', drawings: [snowman], words: { en: ['snowman', 'snow man'], de: ['schneemann'], fr: ['bonhomme de neige'], es: ['muneco de nieve'], it: ['pupazzo di neve'], pt: ['boneco de neve'], nl: ['sneeuwpop', 'sneeuwman'], sv: ['snogubbe'], pl: ['balwan', 'balwanek'], ru: ['снеговик*'], tr: ['kardan adam'], ar: ['رجل ثلج', 'رجل الثلج'], hi: ['स्नोमैन'], zh: ['雪人'], ja: ['雪だるま'], ko: ['눈사람'] } },
  { id: 'Christmas tree', drawings: [() => fir(true)], words: { en: ['christmas tree', 'xmas tree'], de: ['weihnachtsbaum', 'christbaum'], fr: ['sapin de noel', 'arbre de noel'], es: ['arbol de navidad', 'arbolito de navidad'], it: ['albero di natale'], pt: ['arvore de natal'], nl: ['kerstboom', 'kerstboompje'], sv: ['julgran'], pl: ['choinka', 'choinki'], ru: ['елка', 'елочка', 'новогодняя елка', 'елочк*'], tr: ['yilbasi agaci', 'noel agaci'], ar: ['شجره عيد الميلاد', 'شجره الكريسماس'], hi: ['क्रिसमस ट्री'], zh: ['圣诞树'], ja: ['クリスマスツリー'], ko: ['크리스마스 트리'] } },
  { id: 'fir tree', drawings: [() => fir(false)], words: { en: ['pine tree', 'fir tree', 'evergreen tree', 'spruce tree', 'pine trees'], de: ['tanne', 'tannenbaum', 'fichte', 'tannen'], fr: ['sapin', 'sapins'], es: ['abeto', 'pino', 'pinos'], it: ['abete', 'pino', 'abeti'], pt: ['pinheiro', 'pinheiros', 'abeto'], nl: ['dennenboom', 'spar', 'dennenboompje'], sv: ['gran trad', 'barrtrad', 'granar'], pl: ['sosna', 'swierk', 'jodla'], ru: ['сосна', 'сосны', 'ель', 'ели'], tr: ['cam agaci'], ar: ['شجره صنوبر', 'شجره الصنوبر'], zh: ['松树', '杉树'], ja: ['モミの木', '松の木'], ko: ['소나무', '전나무'] } },
  { id: 'ice cream', drawings: [iceCream], words: { en: ['ice cream', 'ice cream cone', 'icecream'], de: ['eiscreme', 'eistute', 'eiswaffel'], fr: ['cornet de glace', 'creme glacee', 'cornet glace'], es: ['helado', 'cono de helado'], it: ['gelato', 'cono gelato'], pt: ['sorvete', 'casquinha de sorvete', 'gelado'], nl: ['ijsje', 'ijshoorntje'], sv: ['glasstrut'], pl: ['lody', 'lod w rozku'], ru: ['мороженое', 'мороженого'], tr: ['dondurma'], ar: ['ايس كريم', 'بوظه'], hi: ['आइसक्रीम'], zh: ['冰淇淋', '冰激凌'], ja: ['アイスクリーム', 'ソフトクリーム'], ko: ['아이스크림'] } },
  { id: 'doughnut', drawings: [donut], words: { en: ['doughnut', 'donut', 'sprinkle donut'], de: ['donut'], fr: ['donut', 'beignet'], es: ['dona', 'rosquilla', 'donut'], it: ['ciambella', 'donut'], pt: ['rosquinha', 'donut'], nl: ['donut'], sv: ['donut'], pl: ['donut', 'paczek donut'], ru: ['пончик', 'пончика', 'донат'], tr: ['donut', 'simit'], ar: ['دونات'], hi: ['डोनट'], ja: ['ドーナツ'], ko: ['도넛'] } },
  { id: 'wine glass', drawings: [wineGlass], words: { en: ['wine glass', 'wineglass', 'goblet', 'glass of wine', 'chalice'], de: ['weinglas', 'kelch'], fr: ['verre a vin', 'verre de vin', 'calice'], es: ['copa de vino', 'caliz'], it: ['calice', 'bicchiere di vino', 'calice di vino'], pt: ['taca de vinho', 'calice'], nl: ['wijnglas'], sv: ['vinglas'], pl: ['kieliszek', 'kieliszek wina'], ru: ['бокал', 'бокал вина', 'бокала'], tr: ['sarap kadehi', 'kadeh'], ar: ['كاس نبيذ'], hi: ['वाइन ग्लास'], zh: ['酒杯', '红酒杯', '高脚杯'], ja: ['ワイングラス'], ko: ['와인잔'] } },
  { id: 'dreamcatcher', drawings: [dreamcatcher], words: { en: ['dreamcatcher', 'dream catcher'], de: ['traumfanger'], fr: ['attrape reves', 'attrape reve'], es: ['atrapasuenos'], it: ['acchiappasogni'], pt: ['filtro dos sonhos', 'apanhador de sonhos'], nl: ['dromenvanger'], sv: ['dromfangare'], pl: ['lapacz snow'], ru: ['ловец снов', 'ловца снов'], tr: ['dus kapani', 'ruya kapani'], ar: ['صائده الاحلام', 'صائد الاحلام'], hi: ['ड्रीमकैचर'], zh: ['捕梦网'], ja: ['ドリームキャッチャー'], ko: ['드림캐처'] } },
  { id: 'baby feet', drawings: [babyFeet], words: { en: ['baby feet', 'baby foot', 'baby footprint|footprints', 'little feet', 'footprint', 'footprints'], de: ['babyfusse', 'babyfuss', 'babyfusschen', 'fussabdruck'], fr: ['pieds de bebe', 'petits pieds', 'pied de bebe', 'empreinte de pied'], es: ['piecitos', 'pies de bebe', 'huellitas de bebe', 'piecitos de bebe'], it: ['piedini', 'piedi di bambino', 'piedino'], pt: ['pezinhos', 'pes de bebe', 'pezinho'], nl: ['babyvoetjes', 'voetjes', 'babyvoetje'], sv: ['babyfotter', 'babyfot'], pl: ['stopki', 'stopki dziecka', 'stopka dziecka'], ru: ['ножки младенца', 'ножки малыша', 'пяточки', 'детские ножки'], tr: ['bebek ayagi', 'bebek ayak izi'], ar: ['قدم طفل', 'اقدام طفل'], hi: ['बच्चे के पैर'], zh: ['小脚丫', '宝宝脚丫', '脚丫'], ja: ['赤ちゃんの足', '赤ちゃんの足形'], ko: ['아기 발', '아기발'] } },
  { id: 'stethoscope', drawings: [stethoscope], words: { en: ['stethoscope'], de: ['stethoskop'], fr: ['stethoscope'], es: ['estetoscopio', 'fonendoscopio'], it: ['stetoscopio'], pt: ['estetoscopio'], nl: ['stethoscoop'], sv: ['stetoskop'], pl: ['stetoskop'], ru: ['стетоскоп*', 'фонендоскоп*'], tr: ['stetoskop'], ar: ['سماعه طبيب', 'سماعه الطبيب'], hi: ['स्टेथोस्कोप'], zh: ['听诊器'], ja: ['聴診器'], ko: ['청진기'] } },
  { id: 'cameo', drawings: [cameo], words: { en: ['cameo', 'cameo lady', 'cameo portrait', 'shell cameo', 'carved shell cameo', 'ladys profile', 'lady profile', 'womans profile', 'woman profile'], de: ['kamee', 'gemme'], fr: ['camee'], es: ['camafeo'], it: ['cammeo'], pt: ['camafeu'], nl: ['camee'], sv: ['kame'], pl: ['kamea', 'kamee'], ru: ['камея', 'камеи', 'камеей'], tr: ['kameo', 'kabartma portre'], ar: ['كاميو'], zh: ['浮雕头像', '卡梅奥'], ja: ['カメオ'], ko: ['카메오'] } },
  { id: 'Africa', drawings: [africa], words: { en: ['africa', 'africa map', 'map of africa', 'african continent', 'africa outline'], de: ['afrika'], fr: ['afrique', 'carte de l afrique'], es: ['africa', 'mapa de africa'], it: ['africa'], pt: ['africa', 'mapa da africa'], nl: ['afrika'], sv: ['afrika'], pl: ['afryka', 'mapa afryki', 'afryki'], ru: ['африка', 'африки'], tr: ['afrika'], ar: ['افريقيا', 'خريطه افريقيا'], hi: ['अफ्रीका'], zh: ['非洲', '非洲地图'], ja: ['アフリカ'], ko: ['아프리카'] } },
  { id: 'cowboy boot', drawings: [cowboyBoot], words: { en: ['cowboy boot', 'cowboy boots', 'cowgirl boot|boots', 'western boot'], de: ['cowboystiefel'], fr: ['botte de cowboy', 'santiag', 'santiags'], es: ['bota vaquera', 'botas vaqueras'], it: ['stivale da cowboy', 'stivale texano'], pt: ['bota de cowboy', 'bota country'], nl: ['cowboylaars'], sv: ['cowboystovel'], pl: ['kowbojka but', 'but kowbojski'], ru: ['ковбойский сапог', 'казаки сапоги'], tr: ['kovboy botu', 'kovboy cizmesi'], zh: ['牛仔靴'], ja: ['カウボーイブーツ', 'ウエスタンブーツ'], ko: ['카우보이 부츠'] } },
  { id: 'cowboy hat', drawings: [cowboyHat], words: { en: ['cowboy hat', 'cowgirl hat', 'western hat'], de: ['cowboyhut'], fr: ['chapeau de cowboy'], es: ['sombrero vaquero', 'sombrero de vaquero'], it: ['cappello da cowboy'], pt: ['chapeu de cowboy'], nl: ['cowboyhoed'], sv: ['cowboyhatt'], pl: ['kapelusz kowbojski'], ru: ['ковбойская шляпа'], tr: ['kovboy sapkasi'], ar: ['قبعه كاوبوي'], zh: ['牛仔帽'], ja: ['カウボーイハット'], ko: ['카우보이 모자'] } },
  { id: 'chess knight', drawings: [chessKnight], words: { en: ['chess piece', 'chess knight', 'chess', 'knight chess piece'], de: ['schachfigur', 'springer schachfigur', 'schach'], fr: ['piece d echecs', 'cavalier d echecs', 'echecs'], es: ['pieza de ajedrez', 'caballo de ajedrez', 'ajedrez'], it: ['pezzo degli scacchi', 'cavallo degli scacchi', 'scacchi'], pt: ['peca de xadrez', 'cavalo de xadrez', 'xadrez'], nl: ['schaakstuk', 'paard schaakstuk'], sv: ['schackpjas', 'schack'], pl: ['figura szachowa', 'skoczek szachowy', 'szachy'], ru: ['шахматная фигура', 'шахматный конь', 'шахматы'], tr: ['satranc tasi', 'satranc ati', 'satranc'], ar: ['قطعه شطرنج', 'شطرنج'], hi: ['शतरंज'], zh: ['国际象棋', '棋子'], ja: ['チェスの駒', 'チェス'], ko: ['체스', '체스말'] } },
  { id: 'palette', drawings: [palette], words: { en: ['artist palette', 'paint palette', 'painters palette', 'artists palette'], de: ['malerpalette', 'farbpalette', 'palette maler'], fr: ['palette de peintre', 'palette de peinture'], es: ['paleta de pintor', 'paleta de pintura'], it: ['tavolozza', 'tavolozza da pittore'], pt: ['paleta de pintor', 'paleta de tintas'], nl: ['schilderspalet'], sv: ['malarpalett'], pl: ['paleta malarska'], ru: ['палитра', 'палитра художника'], tr: ['ressam paleti', 'boya paleti'], ar: ['لوحه الوان'], zh: ['调色板'], ja: ['パレット', '絵の具パレット'], ko: ['팔레트'] } },
  { id: 'scissors', drawings: [scissors], words: { en: ['scissors', 'shears', 'hairdresser scissors'], de: ['schere'], fr: ['ciseaux'], es: ['tijeras', 'tijera'], it: ['forbici'], pt: ['tesoura'], nl: ['schaar', 'schaartje'], sv: ['saxar'], pl: ['nozyczki'], ru: ['ножниц*'], tr: ['makas'], ar: ['مقص'], hi: ['कैंची'], zh: ['剪刀'], ja: ['ハサミ', 'はさみ'], ko: ['가위'] } },
  { id: 'plumeria', drawings: [plumeria], words: { en: ['plumeria', 'frangipani'], de: ['plumeria', 'frangipani'], fr: ['frangipanier', 'plumeria', 'fleur de frangipanier'], es: ['plumeria', 'frangipani', 'flor de mayo'], it: ['plumeria', 'frangipani'], pt: ['plumeria', 'jasmim manga', 'frangipani'], nl: ['plumeria', 'frangipani'], sv: ['plumeria', 'frangipani'], pl: ['plumeria', 'frangipani'], ru: ['плюмери*', 'франжипани'], tr: ['plumeria', 'frangipani'], ar: ['بلوميريا', 'ياسمين هندي'], hi: ['चंपा', 'प्लूमेरिया'], zh: ['鸡蛋花'], ja: ['プルメリア'], ko: ['플루메리아'] } },
  { id: 'magnolia', drawings: [magnolia], words: { en: ['magnolia', 'magnolia flower|blossom'], de: ['magnolie', 'magnolien'], fr: ['magnolia'], es: ['magnolia', 'magnolias'], it: ['magnolia'], pt: ['magnolia'], nl: ['magnolia'], sv: ['magnolia'], pl: ['magnolia', 'magnolii'], ru: ['магноли*'], tr: ['manolya'], ar: ['ماغنوليا'], hi: ['मैगनोलिया'], zh: ['玉兰', '玉兰花', '木兰花'], ja: ['マグノリア', '木蓮', 'モクレン'], ko: ['목련'] } },
  { id: 'castle', drawings: [castle], words: { en: ['castle', 'fairytale castle', 'fairy tale castle'], de: ['marchenschloss'], fr: ['chateau', 'chateau fort'], es: ['castillo'], it: ['castello'], pt: ['castelo'], nl: ['kasteel'], sv: ['slott'], pl: ['zamek krolewski'], ru: ['замок крепость', 'сказочный замок'], tr: ['sato'], ar: ['قلعه'], hi: ['किला', 'महल'], zh: ['城堡'], ja: ['お城', '城の形'], ko: ['성 모양', '궁전'] } },
  { id: 'boxing glove', drawings: [boxingGlove], words: { en: ['boxing glove', 'boxing gloves', 'boxer glove'], de: ['boxhandschuh', 'boxhandschuhe'], fr: ['gant de boxe', 'gants de boxe'], es: ['guante de boxeo', 'guantes de boxeo'], it: ['guantone', 'guantoni', 'guantone da boxe', 'guanto da boxe'], pt: ['luva de boxe', 'luvas de boxe'], nl: ['bokshandschoen', 'bokshandschoenen'], sv: ['boxhandske', 'boxningshandske'], pl: ['rekawica bokserska', 'rekawice bokserskie'], ru: ['боксерская перчатка', 'боксерские перчатки', 'боксерск* перчатк*'], tr: ['boks eldiveni'], ar: ['قفاز ملاكمه'], hi: ['बॉक्सिंग ग्लव'], zh: ['拳击手套', '拳套'], ja: ['ボクシンググローブ'], ko: ['권투 글러브', '복싱 글러브'] } },
  { id: 'lips', drawings: [lips], words: { en: ['lips', 'lip', 'kiss lips'], de: ['lippen', 'kussmund'], fr: ['levres', 'bouche levres'], es: ['labios'], it: ['labbra'], pt: ['labios'], nl: ['lippen'], sv: ['lappar'], pl: ['usta', 'usteczka'], ru: ['губы', 'губки'], tr: ['dudak', 'dudaklar'], ar: ['شفاه', 'شفايف'], hi: ['होंठ'], zh: ['嘴唇', '红唇'], ja: ['唇', 'リップ'], ko: ['입술'] } },
  { id: 'bone', drawings: [bone], words: { en: ['bone', 'dog bone'], de: ['knochen', 'hundeknochen'], fr: ['os de chien', 'os pour chien'], es: ['hueso', 'huesito', 'hueso de perro'], it: ['osso', 'ossicino', 'osso di cane'], pt: ['osso', 'ossinho'], nl: ['hondenbot', 'botje'], sv: ['hundben'], pl: ['kosc', 'kostka dla psa'], ru: ['косточк*', 'косточка собаки'], tr: ['kemik'], ar: ['عظمه'], hi: ['हड्डी'], zh: ['骨头', '狗骨头'], ja: ['骨', 'ボーン'], ko: ['뼈다귀', '뼈'] } },
  { id: 'bamboo', drawings: [bamboo], words: { en: ['bamboo', 'bamboo stalk|leaf|leaves'], de: ['bambus'], fr: ['bambou'], es: ['bambu'], it: ['bambu'], pt: ['bambu'], nl: ['bamboe'], sv: ['bambu'], pl: ['bambus', 'bambusa'], ru: ['бамбук*'], tr: ['bambu'], ar: ['خيزران', 'بامبو'], hi: ['बांस'], zh: ['竹子', '竹节', '竹叶'], ja: ['竹', 'バンブー'], ko: ['대나무'] } },
];
