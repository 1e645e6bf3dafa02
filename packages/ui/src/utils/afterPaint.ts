/**
 * Runs work after the next painted frame.
 * @returns a function that cancels it
 */
export function afterPaint(work: () => void): () => void {
  // An event handler runs before the frame, and so does the first callback.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
