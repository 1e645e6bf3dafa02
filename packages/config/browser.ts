import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Disabled features of Chromium. Those of `ownInterface` load pages of the browser's own interface with each window, at
 * the cost of a page under test; the others repeat Playwright's list, since only the last `--disable-features` counts.
 */
export const OFF_FEATURES = {
  ownInterface: ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  playwright: [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'msForceBrowserSignIn',
    'msEdgeUpdateLaunchServicesPreferredVersion',
  ],
} as const;

/** No sandbox, for containers that run as root; no background network requests. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FEATURES.ownInterface, ...OFF_FEATURES.playwright].join(',')}`,
];

/** Folder for the Chromium of the npm registry, for machines without system packages or root access. */
const UNPACKED = resolve('.cache/chromium');

/** The last version of the package that runs on Node 20. */
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4';

/** The Chromium for tests: `CHROME_PATH`, an installed one, Playwright's, or npm's; undefined when there is none. */
function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...INSTALLED, chromium.executablePath(), `${UNPACKED}/chromium`];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Launch options of this machine's browser, for Playwright and Vitest. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return { ...(executablePath !== undefined && { executablePath }), args: ARGS };
}

const quietly = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(file, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env } });

/** The package unpacks its browser into TMPDIR, which is therefore set to the cache. */
function unpackFromNpm(): void {
  mkdirSync(UNPACKED, { recursive: true });
  quietly('npm', ['install', '--no-save', '--prefix', UNPACKED, NPM_CHROMIUM]);
  const unpack = `import(${JSON.stringify(`${UNPACKED}/node_modules/@sparticuz/chromium/build/esm/index.js`)}).then((it) => it.default.executablePath())`;
  quietly(process.execPath, ['--eval', unpack], { TMPDIR: UNPACKED });
}

/**
 * Provides a Chromium: an installed one, else Playwright's, Debian's package, or the npm registry's.
 * @throws Error that says what to install when none is available
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  process.stderr.write('No Chromium found; getting one for the tests ...\n');
  quietly('node_modules/.bin/playwright', ['install', 'chromium']);
  if (findBrowser()) return;
  const [command, prefix] = process.getuid?.() === 0 ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
  quietly(command, [...prefix, 'update']);
  quietly(command, [...prefix, 'install', '-y', 'chromium']);
  if (findBrowser()) return;
  unpackFromNpm();
  if (findBrowser()) return;
  throw new Error(
    'The tests need a Chromium. Install one ("apt-get install chromium" on Debian) or name it in CHROME_PATH.',
  );
}
