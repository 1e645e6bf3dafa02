import Atrament from 'atrament';
import { addCanvas, BRUSH, hasInk, present } from './subject';

/** A stroke as the library records it. */
interface Stroke {
  readonly segments: readonly {
    readonly point: { readonly x: number; readonly y: number };
    readonly pressure: number;
  }[];
}

const canvas = addCanvas();
const pad = new Atrament(canvas, { weight: BRUSH });
const strokes: Stroke[] = [];
pad.recordStrokes = true;
pad.addEventListener('strokerecorded', ({ stroke }: { stroke: Stroke }) => strokes.push(stroke));

/** The library has no undo; its manual recommends recording the strokes and redrawing them. */
function undo(): void {
  strokes.pop();
  pad.clear();
  pad.recordStrokes = false;
  for (const { segments } of strokes) {
    const [first] = segments;
    if (!first) continue;
    let last: { x: number; y: number } = first.point;
    pad.beginStroke(last.x, last.y);
    for (const { point, pressure } of segments) last = pad.draw(point.x, point.y, last.x, last.y, pressure);
    pad.endStroke(last.x, last.y);
  }
  pad.recordStrokes = true;
}

present({ paper: canvas, undo, hasInk: (x, y) => hasInk(canvas, x, y) });
