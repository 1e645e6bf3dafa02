import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;

/** Moves a finger from each start to its end and lifts it: one finger swipes, two pinch. */
export async function move(page: Page, ...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    ways.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

export async function centerOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
