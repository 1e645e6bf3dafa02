import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const TABLE = 'packages/contract/REQUIREMENTS.md';
const FOLDERS = ['packages', 'apps', 'mocks', 'server', '.storybook'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', 'storybook-static', '.cache']);
/** Files whose titles prove requirements: tests, stories, journeys, and the conformance suite. */
const PROOF = /\.(?:test|stories|e2e)\.tsx?$|[cC]onformance\.ts$/;

interface Row {
  readonly id: string;
  readonly proofs: readonly string[];
}

const rows: readonly Row[] = [
  ...readFileSync(join(root, TABLE), 'utf8').matchAll(/^\| ([A-Z]{3}-\d{2}) \| .+ \| (.*) \|$/gm),
].map(([, id, proofs]) => ({
  id: id!,
  proofs: proofs!.split(', ').filter((name) => name !== ''),
}));
const areas = [...new Set(rows.map(({ id }) => id.slice(0, 3)))];

/** The requirement ids in a text; a range such as "CRD-04 to CRD-07" stands for all of its ids. */
function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  const pattern = new RegExp(String.raw`\b(${areas.join('|')})-(\d{2})\b(?: to \1-(\d{2})\b)?`, 'g');
  for (const [, area, first, last] of text.matchAll(pattern)) {
    for (let n = Number(first); n <= Number(last ?? first); n++) ids.add(`${area}-${String(n).padStart(2, '0')}`);
  }
  return ids;
}

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const sources = FOLDERS.flatMap((folder) => [...sourcesUnder(join(root, folder))])
  .filter((path) => basename(path) !== 'requirements.test.ts')
  .map((path) => ({ path, ids: idsIn(readFileSync(path, 'utf8')) }));

describe('The requirements table', () => {
  it('lists every id once', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  });

  it('lists every id that tests and stories name', () => {
    const known = new Set(rows.map(({ id }) => id));
    const unknown = sources.flatMap(({ path, ids }) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${id} in ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names for every requirement at least one file that proves it', () => {
    const proven = new Map<string, Set<string>>();
    for (const { path, ids } of sources) {
      if (!PROOF.test(path)) continue;
      for (const id of ids) proven.set(id, (proven.get(id) ?? new Set()).add(basename(path)));
    }
    const wrong = rows
      .map(({ id, proofs }) => ({
        id,
        missing: proofs.length === 0 ? ['any proof'] : proofs.filter((name) => !proven.get(id)?.has(name)),
      }))
      .filter(({ missing }) => missing.length > 0);
    expect(wrong).toEqual([]);
  });

  it('is cited by tests and stories alone, not by product code', () => {
    expect(
      sources
        .filter(({ path, ids }) => ids.size > 0 && !PROOF.test(path) && !/\/(?:testing|e2e)\//.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
