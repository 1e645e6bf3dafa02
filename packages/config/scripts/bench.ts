import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDERS = [
  'packages/design/bench',
  'packages/renderer/bench',
  'packages/bench',
  'server/bench',
  'apps/web/bench',
];
const names = process.argv.slice(2);

/** Every benchmark is a module that prints its table when it is loaded. */
const benches = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => `${folder}/${file}`),
);
const chosen = benches.filter((bench) => names.length === 0 || names.some((word) => basename(bench).includes(word)));
if (chosen.length === 0) {
  process.stderr.write(`No benchmark is called ${names.join(', ')}. There are: ${benches.join(', ')}\n`);
  process.exitCode = 1;
}
for (const bench of chosen) {
  process.stdout.write(`\n# ${bench}\n\n`);
  await import(pathToFileURL(resolve(bench)).href);
}
