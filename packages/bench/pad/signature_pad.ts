import SignaturePad from 'signature_pad';
import { addCanvas, BRUSH, hasInk, present } from './subject';

const canvas = addCanvas();
// Draws every point, like the other pads: by default it skips most points within 16 ms and 5 px.
const pad = new SignaturePad(canvas, { throttle: 0, minDistance: 0, minWidth: BRUSH / 4, maxWidth: BRUSH / 2 });

present({ paper: canvas, undo: () => pad.fromData(pad.toData().slice(0, -1)), hasInk: (x, y) => hasInk(canvas, x, y) });
