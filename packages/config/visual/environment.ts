import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';

/** Everything that affects rasterization; stored with the references. */
export interface Environment {
  readonly chromium: string;
  readonly platform: string;
  /** SHA-256 of a rendered page with system fonts, a gradient, a shadow and a blur. */
  readonly probe: string;
}

const PROBE = `<!doctype html><meta charset="utf-8"><body style="margin:20px;font:16px/1.5 sans-serif">
<p>Hamburgefonstiv 0123456789 &#x0627;&#x0644;&#x0639;&#x0631;&#x0628;&#x064a;&#x0629;</p><p style="font:italic 23px serif">Hamburgefonstiv</p><p style="font:13px monospace">Hamburgefonstiv</p>
<div style="width:90px;height:40px;border-radius:9px;background:linear-gradient(31deg,#c33,#36c);box-shadow:0 3px 11px #0006;filter:blur(.7px)"></div>`;

/** Reads the environment of this machine and browser. */
export async function readEnvironment(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 400, height: 240 }, deviceScaleFactor: 1 });
  await page.setContent(PROBE);
  const probe = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  await page.close();
  return { chromium: browser.version(), platform: `${process.platform}-${process.arch}`, probe };
}

/** A version without its last number: patches of Chromium's security do not change what it draws. */
const releaseOf = (version: string): string => version.split('.').slice(0, 3).join('.');

/** @returns why screenshots of `current` cannot be compared with references of `recorded`; undefined when they can */
export function whyIncomparable(recorded: Environment, current: Environment): string | undefined {
  if (releaseOf(recorded.chromium) !== releaseOf(current.chromium))
    return `the references were made with Chromium ${recorded.chromium}, and this is Chromium ${current.chromium}`;
  if (recorded.platform !== current.platform)
    return `the references were made on ${recorded.platform}, and this is ${current.platform}`;
  return recorded.probe === current.probe
    ? undefined
    : 'this machine draws text with other fonts than the one that made the references';
}
