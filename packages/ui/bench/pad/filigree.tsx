import { createRoot } from 'react-dom/client';
import { DrawingPad } from '../../src/blocks/DrawingPad/DrawingPad';
import '../../src/theme/global';
import { hasInk, present } from './subject';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<DrawingPad drawing={null} jewelryType={null} onUse={() => undefined} onCancel={() => undefined} />);

const waiting = setInterval(() => {
  const overlay = document.querySelector<HTMLCanvasElement>('canvas[role="application"]');
  const canvas = overlay?.parentElement?.querySelector('canvas');
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  if (!overlay || !canvas || !undo) return;
  clearInterval(waiting);
  present({ paper: overlay, undo: () => undo.click(), hasInk: (x, y) => hasInk(canvas, x, y) || hasInk(overlay, x, y) });
}, 20);
