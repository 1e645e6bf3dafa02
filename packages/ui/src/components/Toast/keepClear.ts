/** Gap between toasts and the controls that they avoid, px. */
const GAP = 8;

/**
 * Moves toasts away from elements with `data-toasts="keep-clear"`: the title of a dialog that fills the window, and the
 * actions in its footer. Below elements in the upper half, above those in the lower half.
 */
export function keepClear(region: HTMLElement): void {
  region.style.translate = '';
  const { top, bottom, left, right } = region.getBoundingClientRect();
  let shift = 0;
  for (const part of document.querySelectorAll('[data-toasts="keep-clear"]')) {
    const box = part.getBoundingClientRect();
    const isBeside = box.right <= left || box.left >= right || box.bottom <= top + shift || box.top >= bottom + shift;
    if (isBeside) continue;
    shift = box.top + box.bottom < innerHeight ? box.bottom + GAP - top : box.top - GAP - bottom;
  }
  if (shift !== 0) region.style.translate = `0 ${shift}px`;
}
