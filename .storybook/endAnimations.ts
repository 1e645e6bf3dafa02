import { hasToasted, toastQueue } from '../packages/ui/src/components/Toast/toastQueue';

const isRunning = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));

/**
 * Keeps a story's toasts from closing, and ends the animations that scripts have started: text that fades has too
 * little contrast for the accessibility check, which runs next. Storybook itself ends only those of styles.
 */
export async function endAnimations(): Promise<void> {
  if (hasToasted()) toastQueue().pauseAll();
  for (const animation of document.getAnimations().filter(isRunning)) animation.finish();
  await new Promise(requestAnimationFrame);
}
