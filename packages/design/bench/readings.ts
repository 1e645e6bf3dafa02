/** Measures readings of 2,000 characters and prints their table; `reading.bench.ts` bundles this module. */
import { readChange } from '../src/change/readChange';
import { LONG_CHANGES } from '../src/change/testing/longChanges';
import { seededDesigns } from '../src/inspect/seededDesigns';
import { parsePrompt } from '../src/language/parsePrompt';
import { cpuMs } from '../src/language/testing/cpuTime';
import { LONG_TEXTS } from '../src/language/testing/longTexts';

const ROUNDS = 60;

const [ring] = seededDesigns('ring', 1);
const rows = [
  ...LONG_TEXTS.map(([name, text]) => ({ name: `a prompt of ${name}`, read: () => parsePrompt(text), ms: Infinity })),
  ...LONG_CHANGES.map(([name, text]) => ({
    name: `a change of ${name}`,
    read: () => readChange(ring!, text),
    ms: Infinity,
  })),
];
for (let round = 0; round < ROUNDS; round++) for (const row of rows) row.ms = Math.min(row.ms, cpuMs(row.read));

console.log('| 2,000 characters of | CPU ms |\n|---|---:|');
for (const { name, ms } of rows) console.log(`| ${name} | ${ms.toFixed(1)} |`);
