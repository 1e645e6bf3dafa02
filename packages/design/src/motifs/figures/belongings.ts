import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { arc, disc, drawn, mirrored, moved, spare, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

const box = (left: number, low: number, right: number, high: number): Point2[] => [[left, low], [right, low], [right, high], [left, high]];
const raised = (count: number, lift: number): number[] => Array.from({ length: count }, () => lift);

const book = (): Figure => {
  const page = through([[0, 0.5], [0.3, 0.64], [0.66, 0.62], [1.0, 0.48]]).concat(through([[1.0, -0.56], [0.66, -0.42], [0.3, -0.4], [0, -0.54]]));
  return drawn({
    fills: [...humps([[0, -0.66], [1.1, -0.66], [1.1, 0.42], [0, 0.42]], 0, 0.6, 'level'), ...humps(page, 0.3, 1.2)],
    strokes: [groove([[0, 0.5], [0, -0.6]], 0.04), ...[0.36, 0.2, 0.04, -0.12, -0.28].flatMap((y) => grooves([[0.16, y], [0.5, y + 0.1], [0.84, y + 0.02]], 0.024)), limb([[0.3, 0.5], [0.32, -0.5], [0.26, -0.86]], 0.055, 0.05, 0.28)],
    stones: [{ at: [0.54, 0.06], size: 0.24, role: 'accent', isSpare: true }],
    hang: [0, 0.5],
  });
};

const camera = (): Figure =>
  drawn({
    fills: [
      { outline: [[-0.98, -0.62], [0.98, -0.62], [0.98, 0.46], [0.42, 0.46], [0.3, 0.72], [-0.3, 0.72], [-0.42, 0.46], [-0.98, 0.46]], rise: 'level', height: 1 },
      hump(disc(0, -0.08, 0.48, 56), 0.6, 0.9, 'dished'), hump(disc(0, -0.08, 0.3, 44), 0.8, 1), { outline: box(-0.9, 0.46, -0.58, 0.58), rise: 'level', height: 0.9 }, hump(disc(0.72, 0.54, 0.14, 28), 0, 0.9), { outline: box(-0.14, 0.5, 0.14, 0.64), rise: 'level', lift: 0.6, height: 0.5 }, hump(disc(0.74, 0.24, 0.09, 22), 0.7, 0.6),
    ],
    strokes: [groove([[-0.96, 0.32], [-0.5, 0.32]], 0.024), groove([[0.5, 0.08], [0.96, 0.08]], 0.02), groove([[0.52, -0.36], [0.96, -0.36]], 0.024), groove([[-0.96, -0.4], [-0.48, -0.4]], 0.024)],
    stones: [{ at: [0, -0.08], size: 0.5, role: 'center' }, { at: [0.74, 0.24], size: 0.13, role: 'accent', isSpare: true }],
    hang: [0, 0.72],
  });

const sword = (): Figure =>
  drawn({
    fills: [hump([[-0.13, 0.42], [0.13, 0.42], [0.11, -0.8], [0, -1.1], [-0.11, -0.8]], 0.1, 1, 'ridge'), hump(disc(0, 1.0, 0.14, 32), 0.1, 1.2), ...humps(oval(0.5, 0.4, 0.1, 0.1), 0, 1), hump(disc(0, 0.46, 0.14, 28), 0.4, 1)],
    strokes: [limb([[-0.5, 0.4], [0, 0.47], [0.5, 0.4]], 0.085, 0.085, 0.05), limb([[0, 0.5], [0, 0.92]], 0.09, 0.08, 0.06), ...[0.6, 0.7, 0.8].map((y) => groove([[-0.1, y - 0.03], [0.1, y + 0.04]], 0.026))],
    stones: [{ at: [0, 1.0], size: 0.2, role: 'center' }, { at: [0, 0.46], size: 0.18, role: 'accent', isSpare: true }],
    hang: [0, 1.1],
  });

const violin = (): Figure =>
  drawn({
    fills: [
      hump(evenBlob([0, 0.2], [0.3, 0.16], [0.38, -0.06], [0.28, -0.24], [0.24, -0.4], [0.36, -0.56], [0.46, -0.8], [0.32, -1.02], [0, -1.08]), 0, 1.2),
      { outline: [[-0.07, 0.76], [0.07, 0.76], [0.09, -0.42], [-0.09, -0.42]], rise: 'pillow', lift: 0.75, height: 0.7 }, { outline: [[-0.18, -0.56], [0.18, -0.56], [0.16, -0.64], [-0.16, -0.64]], rise: 'ridge', lift: 0.8, height: 0.8 }, hump(evenBlob([0, -0.7], [0.07, -0.72], [0.11, -0.98], [0, -1.02]), 0.75, 0.7),
      hump(disc(0.02, 0.98, 0.13, 30), 0.1, 1.2), ...[0.78, 0.88].flatMap((y) => humps(oval(0.17, y, 0.065, 0.045), 0.1, 0.9)),
    ],
    strokes: [limb([[0, 0.6], [0, 0.8], [-0.02, 0.98]], 0.09, 0.1, 0.07), ...grooves([[0.22, -0.36], [0.2, -0.5], [0.26, -0.62], [0.24, -0.74]], 0.028)],
    stones: [{ at: [0.02, 0.98], size: 0.18, role: 'center' }],
    hang: [0.02, 1.1],
  });

const microphone = (): Figure =>
  drawn({
    fills: [hump(disc(-0.36, 0.5, 0.46, 56), 0.3, 1.5), hump(moved(oval(0, 0, 0.42, 0.12), { angle: 0.79, by: [-0.08, 0.22] }), 0.5, 1.2), hump(oval(0.66, -0.84, 0.1, 0.1), 0, 1)],
    strokes: [limb([[-0.06, 0.18], [0.62, -0.8]], 0.25, 0.13, 0.06), ...[-0.3, -0.1, 0.1, 0.3].flatMap((d) => [groove([[-0.7 + d * 0.7, 0.5 + d], [-0.36 + d, 0.5 + d * 0.3], [-0.1 + d * 0.3, 0.2 + d]], 0.022), groove([[-0.7 + d, 0.5 - d * 0.6], [-0.36 + d * 0.4, 0.56 - d * 0.5], [-0.1 + d * 0.5, 0.86 - d]], 0.022)]), groove([[0.18, -0.02], [0.08, -0.12]], 0.03)],
    stones: [{ at: [-0.36, 0.52], size: 0.3, role: 'center', isSpare: true }, { at: [0.2, -0.2], size: 0.17, role: 'accent', isSpare: true }],
    hang: [-0.36, 0.94],
  });

const house = (): Figure =>
  drawn({
    fills: [
      { outline: box(-0.66, -0.86, 0.66, 0.1), rise: 'level', height: 0.9 }, { outline: box(0.34, 0.3, 0.54, 0.92), rise: 'level', height: 0.8 }, { outline: [[-0.96, 0.0], [0, 0.98], [0.96, 0.0], [0.86, -0.14], [0, 0.7], [-0.86, -0.14]], rise: 'ridge', lift: 0.4, height: 1.1 }, { outline: [[-0.66, 0.06], [0, 0.72], [0.66, 0.06]], rise: 'level', height: 0.9 },
      { outline: box(-0.16, -0.86, 0.2, -0.26), rise: 'dished', lift: 0.4, height: 0.9 }, hump(disc(0, 0.26, 0.14, 32), 0.5, 0.8, 'dished'), ...[-0.5, 0.32].map((x) => ({ outline: box(x, -0.5, x + 0.22, -0.2), rise: 'dished' as const, lift: 0.4, height: 0.8 })),
    ],
    strokes: [],
    stones: [{ at: [0, 0.26], size: 0.24, role: 'center' }, { at: [0.02, -0.54], size: 0.16, role: 'accent', isSpare: true }],
    hang: [0, 0.98],
  });

const lighthouse = (): Figure =>
  drawn({
    fills: [
      { outline: [[-0.22, 0.4], [0.22, 0.4], [0.38, -0.7], [-0.38, -0.7]], rise: 'pillow', height: 1.4 }, ...[[0.2, 0.25], [-0.3, 0.32]].map(([y, half]) => ({ outline: [[-half!, y! - 0.1], [half!, y! - 0.1], [half! - 0.03, y! + 0.1], [0.03 - half!, y! + 0.1]] as Point2[], rise: 'pillow' as const, lift: 0.25, height: 1.4 })),
      { outline: box(-0.36, 0.38, 0.36, 0.5), rise: 'level', height: 1.5 }, { outline: box(-0.17, 0.5, 0.17, 0.78), rise: 'pillow', height: 1.2 }, { outline: [[-0.26, 0.76], [0.26, 0.76], [0, 1.06]], rise: 'ridge', height: 1.2 }, hump(oval(0, 1.06, 0.07, 0.07), 0, 1), hump(blob([-0.72, -0.66], [-0.3, -0.56], [0.3, -0.58], [0.74, -0.68], [0.8, -0.94], [0, -1.0], [-0.8, -0.92]), 0.2, 1), hump(evenBlob([0, -0.44], [0.1, -0.5], [0.1, -0.66], [0, -0.68]), 1.3, 0.6),
    ],
    strokes: limbs([[0.16, 0.66], [0.66, 0.8]], 0.045, 0.06).concat(limbs([[0.16, 0.6], [0.7, 0.56]], 0.045, 0.06)),
    stones: [{ at: [0, 0.63], size: 0.24, role: 'center' }],
    hang: [0, 1.1],
  });

const hourglass = (): Figure => {
  const glass = evenBlob([0, 0.76], [0.42, 0.74], [0.44, 0.44], [0.08, 0.04], [0.08, -0.04], [0.44, -0.44], [0.42, -0.74], [0, -0.76]);
  return drawn({
    fills: [hump(glass, 0.1, 1.3), ...[0.86, -0.86].map((y) => ({ outline: box(-0.6, y - 0.11, 0.6, y + 0.11), rise: 'pillow' as const, lift: 0.1, height: 1.2 })), hump(evenBlob([0, 0.34], [0.26, 0.36], [0.2, 0.24], [0, 0.06]), 0.9, 0.9), hump(evenBlob([0, -0.36], [0.2, -0.56], [0.32, -0.68], [0, -0.7]), 0.9, 0.9)],
    strokes: limbs([[0.54, 0.8], [0.5, 0.4], [0.54, 0], [0.5, -0.4], [0.54, -0.8]], 0.07, 0.07, 0.02),
    stones: [{ at: [0, -0.54], size: 0.24, role: 'center' }, { at: [0, 0.3], size: 0.2, role: 'accent', isSpare: true }],
    hang: [0, 0.96],
  });
};

const balloon = (): Figure =>
  drawn({
    fills: [hump(evenBlob([0, 1], [0.44, 0.92], [0.76, 0.52], [0.68, 0.06], [0.34, -0.32], [0.18, -0.42], [0, -0.42]), 0.1, 1.6), { outline: [[-0.2, -0.7], [0.2, -0.7], [0.15, -1.0], [-0.15, -1.0]], rise: 'pillow', height: 1.2 }, hump(oval(0, -0.7, 0.23, 0.06), 0.3, 1)],
    strokes: [...limbs([[0.18, -0.38], [0.17, -0.72]], 0.045, 0.045), groove([[0, 0.98], [0, -0.4]], 0.03), ...grooves([[0.08, 0.96], [0.36, 0.4], [0.1, -0.4]], 0.03), ...grooves([[0.2, 0.94], [0.62, 0.4], [0.22, -0.36]], 0.028), groove([[-0.18, -0.86], [0.18, -0.86]], 0.022)],
    stones: [{ at: [0, 0.34], size: 0.36, role: 'center' }, ...spare('body', 0.2, [0.36, 0.34], [-0.36, 0.34])],
    hang: [0, 0.98],
  });

const umbrella = (): Figure =>
  drawn({
    fills: [hump([...arc(0, 0.06, 0.98, 0, Math.PI, 40), ...[-0.735, -0.245, 0.245, 0.735].flatMap((x) => arc(x, 0.06, 0.245, Math.PI, 0, 10).map(([px, py]): Point2 => [px, 0.06 + (py - 0.06) * 0.5]).slice(1))].slice(0, -1), 0, 1.4), hump(oval(0, 1.1, 0.06, 0.12), 0, 1)],
    strokes: [limb([[0, 0.2], [0, -0.74], [-0.1, -0.96], [-0.28, -0.92], [-0.32, -0.76]], 0.065, 0.065, 0.04), groove([[0, 1.0], [0, 0.2]], 0.03), ...grooves([[0.06, 1.02], [0.34, 0.66], [0.47, 0.12]], 0.03)],
    stones: [{ at: [0, 0.62], size: 0.26, role: 'center', isSpare: true }, ...spare('tips', 0.14, [0.8, 0.26], [-0.8, 0.26])],
    hang: [0, 1.16],
  });

const racket = (): Figure => {
  const strings = [-0.24, -0.08, 0.08, 0.24].flatMap((d) => [limb([[d, 0.46 + 0.5 * Math.sqrt(1 - (d / 0.42) ** 2)], [d, 0.46 - 0.5 * Math.sqrt(1 - (d / 0.42) ** 2)]], 0.026, 0.026), limb([[-0.42 * Math.sqrt(1 - (d / 0.5) ** 2), 0.46 + d * 1.2], [0.42 * Math.sqrt(1 - (d / 0.5) ** 2), 0.46 + d * 1.2]], 0.026, 0.026)]);
  return drawn({
    fills: [hump(disc(0.5, -0.5, 0.19, 36), 0.1, 1.5), { outline: [[-0.08, -0.4], [0.08, -0.4], [0.1, -1.04], [-0.1, -1.04]], rise: 'pillow', height: 1.3 }],
    strokes: [wireOf(oval(0, 0.46, 0.44, 0.54), 0.07, { closed: true, lifts: raised(44, 0.02) }), ...strings, ...limbs([[0.26, 0.02], [0.06, -0.26], [0.02, -0.46]], 0.06, 0.06, 0.02), limb([[0.08, -0.7], [0.4, -0.56]], 0.05, 0.05), ...[-0.56, -0.7, -0.84].map((y) => groove([[-0.1, y], [0.1, y + 0.06]], 0.024))],
    stones: [{ at: [0.5, -0.5], size: 0.26, role: 'center' }],
    hang: [0, 1.0],
  });
};

const basketball = (): Figure =>
  drawn({
    fills: [hump(disc(0, 0, 1, 90), 0, 2)],
    strokes: [groove([[-1, 0], [1, 0]], 0.04), groove([[0, 1], [0, -1]], 0.04), ...grooves([[0.72, 0.7], [0.36, 0.3], [0.36, -0.3], [0.72, -0.7]], 0.04)],
    stones: [{ at: [0, 0], size: 0.4, role: 'center', isSpare: true }],
    hang: [0, 1],
  });

const balletShoes = (): Figure => {
  const shoe = evenBlob([0, 0.34], [0.18, 0.26], [0.22, -0.16], [0.26, -0.52], [0.22, -0.86], [0, -1.0]);
  const both = [{ angle: 0.13, by: [0.3, -0.06] as Point2 }, { angle: -0.13, by: [-0.3, -0.06] as Point2 }];
  return drawn({
    fills: [...both.flatMap((way) => [hump(moved(shoe, way), 0, 1.3), hump(moved(evenBlob([0, 0.26], [0.12, 0.16], [0.15, -0.2], [0, -0.44]), way), 0.8, 0.7, 'dished')]), ...[1.1, -1.1].map((angle) => hump(moved(lance(0.5, 0.2, 0.66), { angle, by: [0, 0.62] }), 0.3, 1)), hump(disc(0, 0.62, 0.11, 28), 0.7, 1)],
    strokes: [...limbs([[0.38, 0.18], [0.3, 0.44], [0, 0.62]], 0.055, 0.05, 0.03), ...limbs([[0.14, 0.14], [0.08, 0.36], [0, 0.62]], 0.05, 0.05, 0.02), limb([[-0.1, -0.5], [0.1, -0.5]], 0.05, 0.05), ...both.map((way) => groove(moved([[-0.23, -0.72], [0, -0.66], [0.23, -0.72]], way), 0.03))],
    stones: [{ at: [0, 0.62], size: 0.19, role: 'center' }],
    hang: [0, 0.72],
  });
};

const highHeel = (): Figure =>
  drawn({
    fills: [hump(blob([-1.0, -0.66], [-0.72, -0.44], [-0.4, -0.28], [0, 0.02], [0.34, 0.44], [0.56, 0.74], [0.86, 0.66], [0.88, 0.3], [0.6, 0.14], [0.2, -0.3], [-0.2, -0.66], [-0.56, -0.8]), 0.1, 1.4), hump([[0.6, 0.34], [0.88, 0.34], [0.84, -0.1], [0.8, -0.82], [0.68, -0.82], [0.7, -0.1]], 0, 1), hump(blob([-0.5, -0.38], [-0.1, -0.1], [0.34, 0.36], [0.54, 0.62], [0.4, 0.6], [-0.04, 0.14], [-0.4, -0.2]), 0.9, 0.8, 'dished')],
    strokes: [groove([[-0.86, -0.76], [-0.3, -0.72], [0.2, -0.3]], 0.024)],
    stones: [{ at: [-0.66, -0.56], size: 0.24, role: 'center' }],
    hang: [0.56, 0.74],
  });

const dumbbell = (): Figure =>
  drawn({
    fills: [[0.52, 0.44], [0.74, 0.32], [0.92, 0.18]].flatMap(([x, half]) => humps(blob([x! - 0.1, half!], [x! + 0.1, half!], [x! + 0.11, 0], [x! + 0.1, -half!], [x! - 0.1, -half!], [x! - 0.11, 0]), 0, 1.4)),
    strokes: [limb([[-0.94, 0], [0, 0], [0.94, 0]], 0.115, 0.115, 0.05), ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) => groove([[x - 0.04, -0.12], [x + 0.04, 0.12]], 0.024))],
    stones: [{ at: [0, 0], size: 0.18, role: 'center', isSpare: true }, ...spare('tips', 0.2, [0.52, 0], [-0.52, 0])],
    hang: [0, 0.11],
  });

const tooth = (): Figure =>
  drawn({
    fills: [hump(evenBlob([0, 0.66], [0.34, 0.86], [0.7, 0.66], [0.74, 0.2], [0.56, -0.3], [0.5, -0.86], [0.32, -1.0], [0.2, -0.6], [0, -0.32]), 0, 1.6)],
    strokes: grooves([[0.08, 0.6], [0.2, 0.5], [0.34, 0.56]], 0.028),
    stones: [{ at: [0, 0.2], size: 0.36, role: 'center' }],
    hang: [0.34, 0.84],
  });

const bell = (): Figure =>
  drawn({
    fills: [hump(disc(0, -0.86, 0.2, 36), 0, 1.2), hump(evenBlob([0, 0.72], [0.3, 0.62], [0.46, 0.2], [0.56, -0.34], [0.86, -0.72], [0.5, -0.82], [0, -0.84]), 0.2, 1.5), hump(evenBlob([0, -0.56], [0.6, -0.58], [0.8, -0.7], [0.6, -0.8], [0, -0.82]), 0.9, 0.9)],
    strokes: [wireOf(disc(0, 0.86, 0.17, 40), 0.07, { closed: true, lifts: raised(40, 0.02) }), groove([[-0.38, 0.36], [0, 0.32], [0.38, 0.36]], 0.028), groove([[-0.54, -0.28], [0, -0.34], [0.54, -0.28]], 0.028)],
    stones: [{ at: [0, -0.02], size: 0.34, role: 'center' }, { at: [0, -0.88], size: 0.2, role: 'accent', isSpare: true }],
    hang: [0, 1.0],
  });

const planet = (): Figure => {
  const ring = moved(oval(0, 0, 1.16, 0.34), { angle: 0.42 });
  return drawn({
    fills: [hump(disc(0, 0, 0.66, 64), 0.1, 1.9)],
    strokes: [wireOf(ring, 0.075, { closed: true, lifts: ring.map((_, i) => 0.02 - 0.2 * Math.sin((i / 44) * TAU) + 0.1) }), groove([[-0.5, 0.3], [0, 0.36], [0.46, 0.5]], 0.024), groove([[-0.42, -0.44], [0, -0.5], [0.4, -0.4]], 0.022)],
    stones: [{ at: [0.06, 0.26], size: 0.3, role: 'center', isSpare: true }, ...spare('tips', 0.14, [1.06, 0.47], [-1.06, -0.47])],
    hang: [0.1, 0.6],
  });
};

const cloud = (): Figure => drawn({ fills: [hump(blob([-0.9, -0.34], [-1.0, 0], [-0.72, 0.22], [-0.56, 0.24], [-0.44, 0.56], [-0.06, 0.7], [0.3, 0.5], [0.42, 0.34], [0.72, 0.36], [0.98, 0.1], [0.92, -0.3], [0.6, -0.42], [-0.6, -0.42]), 0, 1.4), hump(disc(-0.1, 0.2, 0.34, 40), 0.8, 0.9), hump(disc(0.52, 0, 0.24, 34), 0.7, 0.8), hump(disc(-0.6, -0.06, 0.22, 34), 0.7, 0.8)], stones: [{ at: [-0.1, 0.2], size: 0.36, role: 'center', isSpare: true }], hang: [-0.06, 0.68] });

const atom = (): Figure => {
  const orbit = (angle: number): Figure['strokes'][number] => { const path = moved(oval(0, 0, 1, 0.28), { angle }); return wireOf(path, 0.05, { closed: true, lifts: path.map((_, i) => 0.06 + 0.05 * Math.sin((i / 44) * TAU * 3)) }); };
  const electrons = [Math.PI / 2, Math.PI / 2 + TAU / 3, Math.PI / 2 - TAU / 3].map((a): Point2 => [Math.cos(a), Math.sin(a)]);
  return drawn({ fills: [hump(disc(0, 0, 0.27, 44), 0.1, 1.6), ...electrons.map(([x, y]) => hump(disc(x, y, 0.12, 28), 0, 1.1))], strokes: [0, TAU / 3, -TAU / 3].map((turn) => orbit(Math.PI / 2 + turn)), stones: [{ at: [0, 0], size: 0.3, role: 'center' }, ...spare('tips', 0.17, ...electrons)], hang: [0, 1.08] });
};

const doubleHelix = (): Figure => {
  const side = (way: number): Point2[] => sample(40, (t): Point2 => [way * 0.4 * Math.sin(t * TAU * 1.25 + 0.6), 1.06 - 2.12 * t]);
  const strand = (way: number) => wireOf(side(way), 0.075, { lifts: sample(40, (t) => 0.07 + way * 0.09 * Math.cos(t * TAU * 1.25 + 0.6)) });
  return drawn({ strokes: [strand(1), strand(-1), ...[2, 5, 8, 11, 18, 21, 24, 27, 33, 36].map((i) => limb([side(1)[i]!, side(-1)[i]!], 0.042, 0.042, 0.05))], stones: spare('tips', 0.15, side(1)[8]!, side(-1)[8]!, side(1)[24]!, side(-1)[24]!), hang: side(1)[0]! });
};

const spade = (): Figure => drawn({ fills: [hump(mirrored(through([[0.001, 1], [0.2, 0.66], [0.6, 0.26], [0.82, -0.14], [0.66, -0.52], [0.3, -0.54], [0.001, -0.26]])).slice(0, -1), 0, 1.4), hump(evenBlob([0, -0.2], [0.08, -0.5], [0.36, -0.96], [0, -1]), 0, 1.1)], stones: [{ at: [0, 0.06], size: 0.5, role: 'center' }], hang: [0, 0.94] });

/** A die seen from a corner, with one, two and three pips. */
const dice = (): Figure => {
  const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  const onTop = (u: number, v: number): Point2 => [(u - v) * c, (u + v) * s];
  const onLeft = (u: number, v: number): Point2 => [-u * c, -v + u * s];
  const onRight = (u: number, v: number): Point2 => [u * c, -v + u * s];
  const face = (at: (u: number, v: number) => Point2): Point2[] => [at(0.03, 0.03), at(0.97, 0.03), at(0.97, 0.97), at(0.03, 0.97)];
  const pips = [onTop(0.5, 0.5), onLeft(0.28, 0.3), onLeft(0.72, 0.7), onRight(0.24, 0.24), onRight(0.5, 0.5), onRight(0.76, 0.76)];
  return drawn({ fills: [{ outline: [onTop(1, 1), onTop(0, 1), onLeft(1, 1), onLeft(0, 1), onRight(1, 1), onTop(1, 0)], rise: 'level', height: 0.8 }, ...[onTop, onLeft, onRight].map((at) => ({ outline: face(at), rise: 'level' as const, lift: 0.3, height: 0.9 })), ...pips.map(([x, y]) => hump(disc(x, y, 0.11, 26), 0.9, 0.8))], stones: pips.map((at, i) => ({ at, size: 0.2, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'body' as const })), hang: [0, 0.98] });
};

const graduationCap = (): Figure =>
  drawn({
    fills: [hump(blob([-0.52, 0.1], [0.52, 0.1], [0.5, -0.4], [0, -0.6], [-0.5, -0.4]), 0, 1.2), hump([[0, 0.78], [1.06, 0.32], [0, -0.14], [-1.06, 0.32]], 0.5, 1, 'level'), hump(disc(0, 0.32, 0.09, 24), 1.3, 0.7), hump(moved(evenBlob([0, 0.12], [0.1, 0], [0.14, -0.34], [0, -0.36]), { by: [0.78, -0.36] }), 0.1, 1.1)],
    strokes: [limb([[0, 0.32], [0.6, 0.26], [0.78, 0.1], [0.78, -0.3]], 0.05, 0.05, 0.22)],
    stones: [{ at: [0, 0.32], size: 0.18, role: 'center' }],
    hang: [0, 0.76],
  });

const scalesOfJustice = (): Figure =>
  drawn({
    fills: [hump(disc(0, 0.8, 0.13, 30), 0.2, 1.2), hump(evenBlob([0, -0.82], [0.3, -0.86], [0.5, -1.0], [0, -1.02]), 0, 1.1), ...humps(blob([0.4, -0.16], [0.7, -0.14], [1.0, -0.16], [0.86, -0.38], [0.7, -0.42], [0.54, -0.38]), 0, 1.1)],
    strokes: [limb([[0, 0.72], [0, -0.9]], 0.075, 0.085, 0.04), ...limbs([[0, 0.62], [0.36, 0.68], [0.7, 0.56]], 0.075, 0.06, 0.05), ...limbs([[0.7, 0.56], [0.44, -0.18]], 0.036, 0.036), ...limbs([[0.7, 0.56], [0.96, -0.18]], 0.036, 0.036)],
    stones: [{ at: [0, 0.8], size: 0.18, role: 'center' }, ...spare('tips', 0.18, [0.7, -0.28], [-0.7, -0.28])],
    hang: [0, 0.9],
  });

/** The rod of Asclepius, with its snake. */
const asclepius = (): Figure => {
  const snake = sample(40, (t): Point2 => [-0.32 * (1 - 0.3 * t) * Math.sin(t * TAU * 1.5 + 0.4) * (t > 0.94 ? 1.1 : 1), -0.84 + 1.5 * t]);
  return drawn({
    fills: [hump(disc(0, 0.98, 0.13, 30), 0.1, 1.2), hump(oval(0.33, 0.76, 0.17, 0.11, 0.3), 0.3, 1.2)],
    strokes: [limb([[0, 0.94], [0, -1.06]], 0.085, 0.07, 0.03), wireOf([...snake, [0.2, 0.7], [0.3, 0.76]], sample(42, (t) => 0.045 + 0.055 * Math.min(1, t * 1.6)), { lifts: sample(42, (t) => 0.06 + 0.1 * Math.cos(t * TAU * 1.5 + 0.4)) })],
    stones: [{ at: [0, 0.98], size: 0.18, role: 'center' }],
    hang: [0, 1.08],
  });
};

/** Things that people use, love or work with. */
export const belongings: readonly Motif[] = [
  { id: 'book', drawings: [book], words: { en: ['open book', 'storybook', 'book', 'little book'], de: ['buch', 'aufgeschlagenes buch'], fr: ['livre ouvert', 'petit livre'], es: ['libro', 'libro abierto'], it: ['libro', 'libro aperto'], pt: ['livro', 'livro aberto'], nl: ['boek', 'boekje'], sv: ['bok', 'oppen bok'], pl: ['ksiazka', 'ksiazki', 'otwarta ksiazka'], ru: ['книг*', 'книж*'], tr: ['kitap'], ar: ['كتاب صغير', 'كتاب مفتوح'], hi: ['किताब'], zh: ['书本', '书籍'], ja: ['開いた本', '本のチャーム'], ko: ['책 모양', '책'] } },
  { id: 'camera', drawings: [camera], words: { en: ['camera', 'photo camera'], de: ['kamera', 'fotoapparat'], fr: ['appareil photo'], es: ['camara', 'camara de fotos', 'camara fotografica'], it: ['macchina fotografica', 'fotocamera'], pt: ['camera fotografica', 'maquina fotografica', 'camera'], nl: ['camera', 'fotocamera', 'fototoestel'], sv: ['kamera'], pl: ['aparat fotograficzny'], ru: ['фотоаппарат*', 'камера', 'камеры'], tr: ['fotograf makinesi', 'kamera'], ar: ['كاميرا'], hi: ['कैमरा'], zh: ['相机', '照相机'], ja: ['カメラ'], ko: ['카메라'] } },
  { id: 'sword', drawings: [sword], words: { en: ['sword', 'excalibur'], de: ['schwert'], fr: ['epee', 'glaive', 'poignard'], es: ['espada', 'daga'], it: ['spada'], pt: ['espada', 'punhal'], nl: ['zwaard'], sv: ['svard'], pl: ['miecz', 'miecza', 'mieczem'], ru: ['меч', 'меча'], tr: ['kilic'], ar: ['سيف'], hi: ['तलवार', 'खंजर'], zh: ['宝剑'], ja: ['剣', '短剣'], ko: ['검 모양', '칼'] } },
  { id: 'violin', drawings: [violin], words: { en: ['violin', 'cello', 'viola instrument', 'fiddle'], de: ['geige', 'violine', 'cello'], fr: ['violon', 'violoncelle'], es: ['violin', 'violonchelo'], it: ['violino', 'violoncello'], pt: ['violino', 'violoncelo'], nl: ['viool', 'cello'], sv: ['fiol', 'violin', 'cello'], pl: ['skrzypce', 'wiolonczela'], ru: ['скрипк*', 'виолончел*'], tr: ['keman', 'viyolonsel'], ar: ['اله الكمان', 'كمنجه'], hi: ['वायलिन'], zh: ['小提琴', '大提琴'], ja: ['バイオリン', 'ヴァイオリン', 'チェロ'], ko: ['바이올린', '첼로'] } },
  { id: 'microphone', drawings: [microphone], words: { en: ['microphone', 'singers mic', 'mic charm'], de: ['mikrofon'], fr: ['microphone'], es: ['microfono'], it: ['microfono'], pt: ['microfone'], nl: ['microfoon'], sv: ['mikrofon'], pl: ['mikrofon', 'mikrofonu'], ru: ['микрофон*'], tr: ['mikrofon'], ar: ['ميكروفون', 'مايكروفون'], hi: ['माइक', 'माइक्रोफोन'], zh: ['麦克风', '话筒'], ja: ['マイクロフォン', 'マイク'], ko: ['마이크'] } },
  { id: 'house', drawings: [house], words: { en: ['house', 'cottage', 'home icon', 'little house'], de: ['haus', 'hauschen'], fr: ['maisonnette', 'petite maison'], es: ['casita'], it: ['casetta'], pt: ['casinha'], nl: ['huisje'], sv: ['hus', 'stuga'], pl: ['domek', 'domku'], ru: ['домик*'], tr: ['ev figuru', 'kucuk ev'], ar: ['بيت صغير', 'منزل صغير'], zh: ['房子', '小屋', '小房子'], ja: ['家の形', 'おうち', '家モチーフ'], ko: ['집 모양'] } },
  { id: 'lighthouse', drawings: [lighthouse], words: { en: ['lighthouse', 'light house'], de: ['leuchtturm'], fr: ['phare'], es: ['faro'], it: ['faro'], pt: ['farol'], nl: ['vuurtoren'], sv: ['fyr', 'fyrtorn'], pl: ['latarnia morska', 'latarnia', 'latarnie'], ru: ['маяк', 'маяка', 'маяком'], tr: ['deniz feneri', 'fener'], ar: ['مناره بحريه', 'فنار'], hi: ['लाइटहाउस', 'प्रकाशस्तंभ'], zh: ['灯塔'], ja: ['灯台'], ko: ['등대'] } },
  { id: 'hourglass', drawings: [hourglass], words: { en: ['hourglass', 'hour glass', 'sand timer'], de: ['sanduhr'], fr: ['sablier'], es: ['reloj de arena'], it: ['clessidra'], pt: ['ampulheta'], nl: ['zandloper'], sv: ['timglas'], pl: ['klepsydra', 'klepsydry'], ru: ['песочны* час*'], tr: ['kum saati'], ar: ['ساعه رمليه'], hi: ['रेतघड़ी'], zh: ['沙漏'], ja: ['砂時計'], ko: ['모래시계'] } },
  { id: 'hot-air balloon', drawings: [balloon], words: { en: ['hot air balloon', 'air balloon', 'balloon'], de: ['heissluftballon', 'ballon'], fr: ['montgolfiere', 'ballon a air chaud'], es: ['globo aerostatico', 'globo'], it: ['mongolfiera'], pt: ['balao', 'balao de ar quente'], nl: ['luchtballon', 'heteluchtballon', 'ballon'], sv: ['luftballong', 'varmluftsballong'], pl: ['balon', 'balonu'], ru: ['воздушн* шар*'], tr: ['sicak hava balonu', 'balon'], ar: ['منطاد', 'بالون'], hi: ['गुब्बारा'], zh: ['热气球', '气球'], ja: ['気球', '熱気球'], ko: ['열기구', '풍선'] } },
  { id: 'umbrella', drawings: [umbrella], words: { en: ['umbrella', 'parasol'], de: ['regenschirm', 'schirm'], fr: ['parapluie', 'ombrelle'], es: ['paraguas', 'sombrilla'], it: ['ombrello', 'ombrellino'], pt: ['guarda chuva', 'sombrinha'], nl: ['paraplu'], sv: ['paraply'], pl: ['parasol', 'parasolka'], ru: ['зонт', 'зонтик*'], tr: ['semsiye'], ar: ['مظله', 'شمسيه'], hi: ['छाता'], zh: ['雨伞', '小伞'], ja: ['傘'], ko: ['우산'] } },
  { id: 'tennis racket', drawings: [racket], words: { en: ['tennis racket|racquet', 'racket', 'racquet', 'badminton racket'], de: ['tennisschlager', 'tennisracket'], fr: ['raquette', 'raquette de tennis'], es: ['raqueta', 'raqueta de tenis'], it: ['racchetta', 'racchetta da tennis'], pt: ['raquete', 'raquete de tenis'], nl: ['tennisracket'], sv: ['tennisracket'], pl: ['rakieta tenisowa', 'rakiety tenisowej'], ru: ['теннисная ракетка', 'ракетка', 'ракетки'], tr: ['tenis raketi', 'raket'], ar: ['مضرب تنس', 'مضرب'], hi: ['टेनिस रैकेट'], zh: ['网球拍', '羽毛球拍'], ja: ['テニスラケット', 'ラケット'], ko: ['테니스 라켓', '라켓'] } },
  { id: 'basketball', drawings: [basketball], words: { en: ['basketball', 'basket ball'], de: ['basketball'], fr: ['ballon de basket', 'basketball'], es: ['balon de baloncesto', 'baloncesto', 'basquetbol'], it: ['pallacanestro', 'pallone da basket', 'palla da basket'], pt: ['bola de basquete', 'basquete'], nl: ['basketbal'], sv: ['basketboll'], pl: ['pilka do koszykowki', 'koszykowka'], ru: ['баскетбольн* мяч*', 'баскетбол*'], tr: ['basketbol topu', 'basketbol'], ar: ['كره سله'], hi: ['बास्केटबॉल'], zh: ['篮球'], ja: ['バスケットボール'], ko: ['농구공'] } },
  { id: 'ballet shoes', drawings: [balletShoes], words: { en: ['ballet shoe|shoes|slipper|slippers', 'pointe shoe|shoes', 'dance shoes'], de: ['ballettschuh', 'ballettschuhe', 'spitzenschuhe'], fr: ['chausson de danse', 'chaussons de danse', 'pointes de danse'], es: ['zapatillas de ballet', 'zapatilla de ballet', 'zapatillas de danza'], it: ['scarpette da ballo', 'scarpetta da ballo', 'scarpette da danza', 'punte da ballerina'], pt: ['sapatilha de bale|ballet', 'sapatilhas de bale|ballet', 'sapatilha'], nl: ['balletschoen', 'balletschoenen', 'balletschoentjes'], sv: ['balettskor', 'balettsko'], pl: ['baletki'], ru: ['пуанты', 'пуантами', 'балетки'], tr: ['bale ayakkabisi', 'bale pabucu', 'bale patigi'], ar: ['حذاء باليه', 'حذاء الباليه'], zh: ['芭蕾舞鞋', '芭蕾鞋', '舞鞋'], ja: ['バレエシューズ', 'トウシューズ', 'トゥシューズ'], ko: ['발레 슈즈', '토슈즈', '발레슈즈'] } },
  { id: 'high heel', drawings: [highHeel], words: { en: ['high heel', 'high heels', 'high heel shoe', 'stiletto', 'stiletto shoe'], de: ['high heel', 'stockelschuh', 'stockelschuhe'], fr: ['escarpin', 'escarpins', 'talon aiguille', 'talons hauts'], es: ['zapato de tacon', 'tacon', 'tacones', 'zapatilla de tacon'], it: ['tacco a spillo', 'decollete scarpa', 'scarpa col tacco'], pt: ['salto alto', 'sapato de salto'], nl: ['hoge hak', 'hoge hakken', 'pump schoen'], sv: ['hogklackad sko', 'hogklackat'], pl: ['szpilka but', 'szpilki buty', 'but na obcasie'], ru: ['туфелька', 'туфельки', 'туфля', 'туфли'], tr: ['topuklu ayakkabi', 'stiletto'], ar: ['كعب عالي', 'حذاء كعب'], zh: ['高跟鞋'], ja: ['ハイヒール'], ko: ['하이힐'] } },
  { id: 'dumbbell', drawings: [dumbbell], words: { en: ['dumbbell', 'dumb bell', 'barbell charm'], de: ['hantel'], fr: ['haltere', 'halteres'], es: ['mancuerna', 'pesa de gimnasio', 'pesas'], it: ['manubrio palestra', 'manubrio da palestra'], pt: ['halter', 'haltere', 'halteres'], nl: ['halter', 'dumbbell'], sv: ['hantel'], pl: ['hantel', 'hantelka', 'sztanga'], ru: ['гантел*', 'штанга'], tr: ['dambil', 'halter'], ar: ['دمبل', 'اثقال'], hi: ['डंबल'], zh: ['哑铃', '杠铃'], ja: ['ダンベル', 'バーベル'], ko: ['덤벨', '아령'] } },
  { id: 'tooth', drawings: [tooth], words: { en: ['tooth', 'molar', 'baby tooth'], de: ['zahn', 'backenzahn'], fr: ['dent', 'molaire'], es: ['diente', 'muela'], it: ['dente', 'molare'], pt: ['dente', 'dentinho'], nl: ['tand'], sv: ['tand figur'], pl: ['zab', 'zeba', 'zabek'], ru: ['зуб', 'зуба', 'зубик'], tr: ['dis figuru', 'azi dis'], ar: ['سن ضرس', 'ضرس'], hi: ['दांत'], zh: ['牙齿'], ja: ['歯の形', '歯モチーフ'], ko: ['치아', '어금니'] } },
  { id: 'bell', drawings: [bell], words: { en: ['bell', 'bells', 'jingle bell|bells', 'church bell'], de: ['glocke', 'glockchen', 'glocken'], fr: ['cloche', 'clochette', 'cloches', 'grelot'], es: ['campana', 'campanita', 'campanas', 'cascabel'], it: ['campana', 'campanella', 'campanellino', 'campanelle'], pt: ['sino', 'sininho', 'sinos'], nl: ['bel hanger', 'klok bel', 'belletje', 'klokje'], sv: ['klocka figur', 'bjallra', 'bjallror'], pl: ['dzwonek', 'dzwonki', 'dzwoneczek'], ru: ['колокол', 'колокола', 'бубенчик*'], tr: ['can figuru', 'cingirak', 'zil'], ar: ['جرس', 'اجراس'], hi: ['घंटी', 'घुंघरू', 'ghungroo', 'ghungru', 'ghunghroo'], zh: ['铃铛', '小铃铛'], ja: ['鈴', 'ベル', '鐘'], ko: ['방울', '작은 종', '종 모양'] } },
  { id: 'planet', drawings: [planet], words: { en: ['planet', 'saturn', 'ringed planet', 'planet saturn'], de: ['planet', 'saturn', 'planeten'], fr: ['planete', 'saturne'], es: ['planeta', 'saturno'], it: ['pianeta', 'saturno'], pt: ['planeta', 'saturno'], nl: ['planeet', 'saturnus'], sv: ['planet', 'saturnus'], pl: ['planeta', 'saturn', 'planety'], ru: ['планет*', 'сатурн*'], tr: ['gezegen', 'saturn'], ar: ['كوكب', 'زحل'], hi: ['ग्रह', 'शनि ग्रह'], zh: ['星球', '行星', '土星'], ja: ['惑星', '土星'], ko: ['행성', '토성'] } },
  { id: 'cloud', drawings: [cloud], words: { en: ['cloud', 'clouds', 'raindrop cloud'], de: ['wolke', 'wolken', 'wolkchen'], fr: ['nuage', 'nuages'], es: ['nube', 'nubes', 'nubecita'], it: ['nuvola', 'nuvole', 'nuvoletta'], pt: ['nuvem', 'nuvens'], nl: ['wolk', 'wolkje', 'wolken'], sv: ['moln'], pl: ['chmura', 'chmurka', 'chmury'], ru: ['облак*', 'облачк*', 'тучка'], tr: ['bulut'], ar: ['غيمه', 'سحابه'], hi: ['बादल'], zh: ['云朵', '祥云'], ja: ['雲の形'], ko: ['구름'] } },
  { id: 'atom', drawings: [atom], words: { en: ['atom', 'atomic', 'atom symbol', 'electron orbit'], de: ['atom', 'atommodell'], fr: ['atome'], es: ['atomo'], it: ['atomo'], pt: ['atomo'], nl: ['atoom'], sv: ['atom'], pl: ['atom', 'atomu', 'atomem'], ru: ['атом', 'атома', 'атомом'], tr: ['atom'], ar: ['ذره'], hi: ['परमाणु'], zh: ['原子'], ja: ['原子', 'アトム'], ko: ['원자'] } },
  { id: 'DNA helix', drawings: [doubleHelix], words: { en: ['dna', 'dna helix|strand', 'double helix'], de: ['dna', 'dns', 'doppelhelix', 'dna strang'], fr: ['adn', 'double helice', 'helice d adn'], es: ['adn', 'doble helice', 'helice de adn'], it: ['dna', 'doppia elica', 'elica del dna'], pt: ['dna', 'dupla helice', 'adn'], nl: ['dna', 'dubbele helix', 'dna streng'], sv: ['dna', 'dna spiral', 'dubbelhelix'], pl: ['dna', 'podwojna helisa', 'helisa dna'], ru: ['днк', 'двойная спираль'], tr: ['dna', 'dna sarmali'], ar: ['الحمض النووي', 'دي ان ايه'], hi: ['डीएनए'], zh: ['双螺旋'], ja: ['二重らせん'], ko: ['이중나선'] } },
  { id: 'spade', drawings: [spade], words: { en: ['spade', 'ace of spades', 'spades', 'playing card', 'spade suit'], de: ['pik', 'pik ass', 'pik as'], fr: ['as de pique', 'pique carte'], es: ['as de picas', 'pica de cartas', 'picas'], it: ['asso di picche', 'picche'], pt: ['as de espadas', 'espadas naipe'], nl: ['schoppenaas', 'schoppen'], sv: ['spader', 'spader ess'], pl: ['as pik', 'pik'], ru: ['туз пик', 'пиковый туз', 'пики'], tr: ['maca', 'maca asi'], ar: ['بستوني'], hi: ['हुकुम का इक्का'], zh: ['黑桃'], ja: ['スペードのエース', 'スペード'], ko: ['스페이드'] } },
  { id: 'die', drawings: [dice], words: { en: ['dice', 'lucky dice', 'die cube', 'six sided die'], de: ['wurfel', 'spielwurfel'], fr: ['de a jouer', 'des a jouer'], es: ['dado', 'dados'], it: ['dado', 'dadi'], pt: ['dado', 'dados'], nl: ['dobbelsteen', 'dobbelstenen'], sv: ['tarning', 'tarningar'], pl: ['kostka do gry', 'kosci do gry', 'kostka'], ru: ['игральн* кост*', 'игральн* кубик*', 'кубик'], tr: ['zar'], ar: ['نرد', 'زهر النرد'], hi: ['पासा'], zh: ['骰子'], ja: ['サイコロ', 'ダイス'], ko: ['주사위'] } },
  { id: 'graduation cap', drawings: [graduationCap], words: { en: ['graduation cap|hat', 'mortarboard', 'mortar board', 'grad cap'], de: ['doktorhut', 'absolventenhut'], fr: ['toque de diplome', 'chapeau de diplome', 'mortier de diplome'], es: ['birrete', 'gorro de graduacion', 'birrete de graduacion'], it: ['tocco di laurea', 'cappello di laurea', 'tocco laurea'], pt: ['capelo', 'chapeu de formatura'], nl: ['afstudeerhoed', 'afstudeerhoedje'], sv: ['studentmossa', 'examenshatt'], pl: ['czapka absolwenta', 'biret'], ru: ['шапочка выпускника', 'шапка выпускника', 'конфедератка'], tr: ['mezuniyet kepi', 'kep'], ar: ['قبعه تخرج', 'قبعه التخرج'], hi: ['स्नातक टोपी'], zh: ['学士帽', '毕业帽'], ja: ['学士帽', '卒業帽'], ko: ['학사모'] } },
  { id: 'scales of justice', drawings: [scalesOfJustice], words: { en: ['scales of justice', 'scale of justice', 'justice scale|scales'], de: ['waage der gerechtigkeit', 'justitia waage', 'justizwaage'], fr: ['balance de la? justice'], es: ['balanza de la? justicia'], it: ['bilancia della? giustizia'], pt: ['balanca da? justica'], nl: ['weegschaal van justitie', 'weegschaal der gerechtigheid'], sv: ['rattvisans vag'], pl: ['waga sprawiedliwosci'], ru: ['весы правосудия', 'весы фемиды'], tr: ['adalet terazisi', 'terazi figuru'], ar: ['ميزان العداله'], hi: ['न्याय का तराजू'], zh: ['正义天平'], ja: ['正義の天秤', '天秤モチーフ'], ko: ['정의의 저울'] } },
  { id: 'rod of Asclepius', drawings: [asclepius], words: { en: ['rod of asclepius', 'staff of asclepius', 'caduceus', 'medical symbol', 'medic symbol', 'asclepius'], de: ['askulapstab', 'aeskulapstab'], fr: ['caducee', 'baton d esculape'], es: ['caduceo', 'vara de esculapio', 'baston de esculapio'], it: ['caduceo', 'bastone di esculapio', 'bastone di asclepio'], pt: ['caduceu', 'bastao de asclepio', 'simbolo da medicina'], nl: ['esculaap', 'esculaapteken'], sv: ['eskulapstav', 'askulapstav'], pl: ['laska eskulapa', 'kaduceusz'], ru: ['посох асклепия', 'кадуцей', 'жезл асклепия'], tr: ['asa ve yilan', 'asklepios asasi', 'tip sembolu'], ar: ['عصا اسكليبيوس', 'شعار الطب'], hi: ['चिकित्सा चिह्न'], zh: ['蛇杖', '医神杖'], ja: ['アスクレピオスの杖', 'カドゥケウス'], ko: ['아스클레피오스의 지팡이', '의학 상징'] } },
];
