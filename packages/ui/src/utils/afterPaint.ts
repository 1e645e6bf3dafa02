/**
 * Does something after the frame in which this moment's changes are drawn.
 * @returns calls it off
 */
export function afterPaint(work: () => void): () => void {
  // Work that a press starts runs before the frame, and so does the first callback.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
