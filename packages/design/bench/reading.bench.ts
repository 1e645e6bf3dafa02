/**
 * CPU time of reading: `npm run bench -- reading`.
 *
 * Prints a Markdown table: the fastest of 30 readings of 2,000 characters, as a prompt, whose budget is 20 ms, and as a
 * change of a ring, which applies what it reads.
 */
import { readChange } from '../src/change/readChange';
import { LONG_CHANGES } from '../src/change/testing/longChanges';
import { seededDesigns } from '../src/inspect/seededDesigns';
import { parsePrompt } from '../src/language/parsePrompt';
import { leastCpuMs } from '../src/language/testing/cpuTime';
import { LONG_TEXTS } from '../src/language/testing/longTexts';

const [ring] = seededDesigns('ring', 1);
const rows = [
  ...LONG_TEXTS.map(([name, text]) => [`a prompt of ${name}`, leastCpuMs(() => parsePrompt(text))] as const),
  ...LONG_CHANGES.map(([name, text]) => [`a change of ${name}`, leastCpuMs(() => readChange(ring!, text))] as const),
];

console.log('| 2,000 characters of | CPU ms |\n|---|---:|');
for (const [name, ms] of rows) console.log(`| ${name} | ${ms.toFixed(1)} |`);
