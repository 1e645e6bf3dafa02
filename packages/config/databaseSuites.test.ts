import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../server/src');
const SUITES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(folder, file), 'utf8') }));
const isTagged = (source: string): boolean => source.startsWith('// @module-tag database\n');

/** Options of a tagged part of a suite. */
const TAGS = "tags: ['database']";

/** Suites of the schema and the queue, and the conformance suite. */
const DATABASE_SUITES = /^(conformance|jobs\/|database\/(?!embedded\/))/;
const USES_DATABASE = /\b(startApp|startStudio|startStudioWith|startStripeSuite|startFeedbackSuite|createDatabase)\(/;
/** Title and options of a test. */
const TEST = /^\s*(?:it|test)(?:\.each.*)?\(\s*'(?<title>(?:[^'\\]|\\.)*)',\s*(?<options>\{[^}]*\},)?/gm;
/** Matches the title of a test with concurrent requests. */
const RACE = /\b(at once|concurrent(ly)?|parallel)\b/;

it('tags every suite of the schema and the queue, or a part of it, so that both PostgreSQL servers run it', () => {
  const needed = SUITES.filter(({ file }) => DATABASE_SUITES.test(file));
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter(({ source }) => !isTagged(source) && !source.includes(TAGS)).map(({ file }) => file)).toEqual(
    [],
  );
});

it('tags every test of concurrent requests, or its whole suite, so that both PostgreSQL servers run it', () => {
  const races = SUITES.filter(({ source }) => USES_DATABASE.test(source)).flatMap(({ file, source }) =>
    [...source.matchAll(TEST)]
      .filter(({ groups }) => RACE.test(groups?.title ?? ''))
      .map(({ groups }) => ({
        name: `${file}: ${groups?.title}`,
        isTagged: isTagged(source) || groups?.options?.includes(TAGS) === true,
      })),
  );
  expect(races.length).toBeGreaterThan(15);
  expect(races.filter((race) => !race.isTagged).map(({ name }) => name)).toEqual([]);
});
