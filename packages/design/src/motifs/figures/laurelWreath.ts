import type { Figure, Fill, Stroke } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { arc, drawn, leafBlade, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const fills: Fill[] = [];
  const strokes: Stroke[] = [];
  for (const way of [1, -1]) {
    const bough = arc(0, 0, 0.78, -Math.PI / 2 - 0.1, Math.PI / 2 - 0.5, 50).map(([x, y]): Point2 => [way * x, y]);
    strokes.push(wireOf(bough, sample(50, (t) => 0.055 - 0.02 * t)));
    for (let i = 0; i < 8; i++) {
      const at = bough[3 + i * 6]!;
      const next = bough[4 + i * 6]!;
      const along = Math.atan2(next[1] - at[1], next[0] - at[0]);
      for (const side of [1, -1]) {
        const length = 0.36 - 0.012 * i;
        fills.push(leafBlade({ from: at, to: [at[0] + length * Math.cos(along + side * 0.62), at[1] + length * Math.sin(along + side * 0.62)], width: 0.2 }));
      }
    }
    const [a, b] = [bough.at(-1)!, bough.at(-2)!];
    const end = Math.atan2(a[1] - b[1], a[0] - b[0]);
    fills.push(leafBlade({ from: a, to: [a[0] + 0.3 * Math.cos(end), a[1] + 0.3 * Math.sin(end)], width: 0.2 }));
  }
  return drawn({ fills, strokes, stones: [{ at: [0, -0.78], size: 0.3, role: 'center' }], hang: [0.11, 0.83] });
}

/** A laurel wreath of two boughs, open at the top. */
export const laurelWreath: Motif = { id: 'laurel wreath', drawings: [draw], words: { en: ['laurel', 'laurel wreath|leaf|leaves|crown', 'wreath'], de: ['lorbeer', 'lorbeerkranz'], fr: ['laurier', 'couronne de laurier'], es: ['laurel', 'corona de laurel'], it: ['alloro', "corona d'alloro"], ru: ['лавров* венок'], zh: ['月桂'], ja: ['月桂樹'] } };
