import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from '../browser';
import { writeReport } from '../visual/report';
import { STORYBOOK, buildStorybook } from '../visual/storybook';
import { runVisual } from '../visual/visual';

const REPORT = '.cache/visual';
/** Result file for `npm test`. */
const RESULT = '.cache/reports/visual.json';

const isUpdate = process.argv.includes('--update');
const filter = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';

ensureBrowser();
buildStorybook();

const startedAt = Date.now();
const { rows, skipped } = await runVisual(STORYBOOK, { filter, isUpdate });
const bad = rows.filter(({ verdict }) => (isUpdate ? verdict === 'failed' : verdict !== 'equal'));
const heading = `${rows.length - bad.length} of ${rows.length} pictures of stories ${isUpdate ? 'stored' : skipped ? 'have a reference' : 'equal their reference'}`;
rmSync(REPORT, { recursive: true, force: true });
const page = writeReport(REPORT, rows, heading);

const lines = rows
  .filter(({ verdict }) => verdict !== 'equal')
  .map(({ title, mode, verdict, reason }) => `${verdict}: ${title} (${mode})${reason ? `: ${reason}` : ''}`);
process.stdout.write([...lines, `${heading}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`, ''].join('\n'));
if (skipped)
  process.stdout.write(
    `SKIPPED the comparison: ${skipped}. \`npm run visual -- --update\` creates references for this one.\n`,
  );
if (bad.length > 0) process.stdout.write(`See ${page}. If all changes are intended: npm run visual -- --update\n`);
mkdirSync('.cache/reports', { recursive: true });
writeFileSync(
  RESULT,
  JSON.stringify({
    passed: rows.length - bad.length,
    failed: bad.length,
    findings: [...lines, ...(skipped ? [`visual, comparison skipped: ${skipped}`] : [])],
  }),
);
process.exitCode = bad.length > 0 ? 1 : 0;
