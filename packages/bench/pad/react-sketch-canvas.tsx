import { createRoot } from 'react-dom/client';
import { ReactSketchCanvas, type ReactSketchCanvasRef } from 'react-sketch-canvas';
import { BRUSH, present, SIDE } from './subject';

const root = document.createElement('div');
document.body.append(root);

function register(pad: ReactSketchCanvasRef | null): void {
  const paper = root.querySelector('svg')?.parentElement;
  if (!pad || !paper) return;
  const hasInk = (x: number, y: number): boolean =>
    [...paper.querySelectorAll<SVGGeometryElement>('path')].some((path) => path.isPointInStroke(new DOMPoint(x, y)));
  present({ paper, undo: () => pad.undo(), hasInk });
}

createRoot(root).render(
  <ReactSketchCanvas ref={register} width={`${SIDE}px`} height={`${SIDE}px`} strokeWidth={BRUSH} />,
);
