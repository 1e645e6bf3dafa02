import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { watchRequests, listShots, openContext, type Shot, shotName, captureShot } from './capture';
import { comparePictures, encodeReference } from './compare';
import { type Environment, readEnvironment, whyIncomparable } from './environment';
import type { Row } from './report';
import { withStorybook } from './storybook';

const REFERENCES = 'packages/ui/visual';
const ENVIRONMENT = `${REFERENCES}/environment.json`;
/** Largest total size of the references, bytes: they are part of every clone. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Pages that run in parallel: one per core of a small machine. */
const PAGES = 2;
const referencePath = (shot: Shot) => `${REFERENCES}/${shotName(shot)}.webp`;

const failedRow = (shot: Shot, error: unknown): Row => ({
  name: shotName(shot),
  title: shot.title,
  mode: shot.mode,
  verdict: 'failed',
  reason: error instanceof Error ? error.message : String(error),
  pictures: {},
});

async function compareShot(shot: Shot, now: Buffer): Promise<Row> {
  const row = { name: shotName(shot), title: shot.title, mode: shot.mode };
  if (!existsSync(referencePath(shot)))
    return { ...row, verdict: 'new', reason: 'There is no reference yet.', pictures: { now } };
  const reference = readFileSync(referencePath(shot));
  const comparison = await comparePictures(reference, now);
  if (comparison.isEqual) return { ...row, verdict: 'equal', pictures: {} };
  return {
    ...row,
    verdict: 'different',
    reason: comparison.reason,
    pictures: { reference, now, ...(comparison.difference && { difference: comparison.difference }) },
  };
}

/**
 * Writes a reference when the pixels changed; an equal one keeps its file, even if another encoder version would write
 * other bytes.
 */
async function updateShot(shot: Shot, now: Buffer): Promise<Row> {
  const row = await compareShot(shot, now);
  if (row.verdict !== 'equal') writeFileSync(referencePath(shot), await encodeReference(now));
  return { ...row, verdict: row.verdict === 'different' ? 'new' : row.verdict };
}

/**
 * Captures all shots on `PAGES` pages in parallel, ordered by mode, so that a story seldom follows itself in a page,
 * which would have to be reloaded.
 */
async function runShots(
  browser: Browser,
  base: string,
  shots: readonly Shot[],
  handle: (shot: Shot, now: Buffer) => Promise<Row>,
): Promise<Row[]> {
  const pending = shots
    .map((shot, at) => ({ shot, at }))
    .toSorted((one, other) => one.shot.mode.localeCompare(other.shot.mode));
  const rows: Row[] = [];
  const captureAll = async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const requests = watchRequests(page);
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { shot, at } = next;
      rows[at] = await captureShot(page, requests, base, shot)
        .then((now) => handle(shot, now))
        .catch((error: unknown) => failedRow(shot, error));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES }, captureAll));
  return rows;
}

/** References without a shot. */
const unusedReferences = (shots: readonly Shot[]) => {
  const used = new Set(shots.map((shot) => `${shotName(shot)}.webp`));
  return readdirSync(REFERENCES).filter((file) => file.endsWith('.webp') && !used.has(file));
};

function sizeRow(): Row[] {
  const bytes = readdirSync(REFERENCES).reduce((sum, file) => sum + statSync(`${REFERENCES}/${file}`).size, 0);
  const reason = `${(bytes / 1024 / 1024).toFixed(1)} MiB, and 8 MiB are allowed`;
  return bytes > MAX_BYTES
    ? [{ name: 'size', title: 'Size of all references', mode: 'all', verdict: 'failed', reason, pictures: {} }]
    : [];
}

export interface VisualResult {
  readonly rows: readonly Row[];
  /** Why nothing was compared; the rows then list only missing and unused references. */
  readonly skipped?: string;
}

/** Lists missing and unused references, which works in any browser. */
function listReferences(shots: readonly Shot[]): Row[] {
  return shots.map((shot): Row => {
    const isThere = existsSync(referencePath(shot));
    return {
      name: shotName(shot),
      title: shot.title,
      mode: shot.mode,
      verdict: isThere ? 'equal' : 'new',
      ...(!isThere && { reason: 'There is no reference yet.' }),
      pictures: {},
    };
  });
}

/**
 * Captures the stories tagged `visual` of a built Storybook and compares them with their references, pixel by pixel.
 * @param folder the built Storybook
 * @param filter part of a shot's name; others are skipped
 * @param isUpdate whether to write the references instead, and to delete unused ones
 */
export async function runVisual(folder: string, { filter = '', isUpdate = false }): Promise<VisualResult> {
  mkdirSync(REFERENCES, { recursive: true });
  return withStorybook(folder, async (browser, base) => {
    const current = await readEnvironment(browser);
    const context = await openContext(browser);
    const all = await listShots(await context.newPage(), folder, base);
    await context.close();
    const shots = all.filter((shot) => shotName(shot).includes(filter));
    const unused = unusedReferences(all);
    if (isUpdate) {
      const rows = await runShots(browser, base, shots, updateShot);
      for (const file of unused) rmSync(`${REFERENCES}/${file}`);
      writeFileSync(ENVIRONMENT, `${JSON.stringify(current, null, 2)}\n`);
      return { rows: [...rows, ...sizeRow()] };
    }
    const orphans = unused.map((name): Row => ({
      name,
      title: name,
      mode: 'none',
      verdict: 'unused',
      reason: 'No story has this reference.',
      pictures: {},
    }));
    const others = [...orphans, ...sizeRow()];
    const recorded = existsSync(ENVIRONMENT)
      ? (JSON.parse(readFileSync(ENVIRONMENT, 'utf8')) as Environment)
      : undefined;
    const skipped = recorded && whyIncomparable(recorded, current);
    if (skipped) return { rows: [...listReferences(shots), ...others], skipped };
    return { rows: [...(await runShots(browser, base, shots, compareShot)), ...others] };
  });
}
