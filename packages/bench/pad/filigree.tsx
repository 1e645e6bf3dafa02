import { createRoot } from 'react-dom/client';
import { DrawingPad } from '../../ui/src/features/drawing/DrawingPad/DrawingPad';
import type { Drawing } from '../../ui/src/features/drawing/drawing';
import '../../ui/src/theme/global';
import { hasInk, present } from './subject';

declare global {
  interface Window {
    /** The drawing that Use Drawing returned. */
    used?: Drawing;
  }
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <DrawingPad
    drawing={null}
    jewelryType={null}
    onUse={(drawing) => (window.used = drawing)}
    onCancel={() => undefined}
  />,
);

const waiting = setInterval(() => {
  const paper = document.querySelector<HTMLCanvasElement>('canvas[role="application"]');
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  if (!paper || !undo) return;
  clearInterval(waiting);
  present({ paper, undo: () => undo.click(), hasInk: (x, y) => hasInk(paper, x, y) });
}, 20);
