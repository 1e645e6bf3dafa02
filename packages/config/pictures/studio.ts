import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ensureBrowser } from '../browser';
import { captureShot, openContext, watchRequests } from '../visual/capture';
import { STORYBOOK, buildStorybook, withStorybook } from '../visual/storybook';

/** The studio as a visitor sees it, in the README. */
const FILE = 'packages/ui/src/docs/pictures/studio.webp';
const STUDIO = {
  story: 'app-appshell--studio-for-visitors',
  title: 'App/AppShell, Studio For Visitors',
  mode: 'readme',
  globals: { account: 'anonymous' },
  window: { width: 1440, height: 1000 },
} as const;

/** Captures the README's picture of the studio from its story, which shows the mocks' pictures. */
export async function captureStudio(): Promise<void> {
  ensureBrowser();
  buildStorybook();
  const png = await withStorybook(STORYBOOK, async (browser, base) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    return captureShot(page, watchRequests(page), base, STUDIO);
  });
  await writeFile(FILE, await sharp(png).webp({ quality: 84, effort: 6 }).toBuffer());
}
