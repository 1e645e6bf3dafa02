import { existsSync } from 'node:fs';

const candidates = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Options that start the browser of this machine: `CHROME_PATH` if it is set, else an installed
 * Chromium or Chrome, else (without `executablePath`) the one that Playwright downloaded. Nothing
 * in the background calls out to a network.
 */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
