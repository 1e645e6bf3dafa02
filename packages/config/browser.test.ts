import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserLaunchOptions, ensureBrowser, OFF_FEATURES } from './browser';

/** Names after the last `--disable-features=` of a started browser. */
async function featuresOff(args: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({ ...browserLaunchOptions(), args: [...args] });
  const devtools = await browser.newBrowserCDPSession();
  const { arguments: started } = await devtools.send('Browser.getBrowserCommandLine');
  await browser.close();
  const last = started.findLast((arg) => arg.startsWith('--disable-features=')) ?? '';
  return last.slice(last.indexOf('=') + 1).split(',');
}

describe('browserLaunchOptions', () => {
  it("disables Playwright's list of features, and pages of the browser's own interface", async () => {
    ensureBrowser();
    const ownOnly = browserLaunchOptions().args.filter((arg) => !arg.startsWith('--disable-features='));
    const switchedOff = await featuresOff([...ownOnly, '--enable-automation']);
    const all = await featuresOff([...browserLaunchOptions().args, '--enable-automation']);
    expect(all).toEqual(expect.arrayContaining([...switchedOff, ...OFF_FEATURES.ownInterface]));
    expect(new Set(all).size).toBe(OFF_FEATURES.ownInterface.length + switchedOff.length);
  });
});
