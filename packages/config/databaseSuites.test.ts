import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../server/src');
const SUITES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(folder, file), 'utf8') }));
const tagged = SUITES.filter(({ source }) => source.startsWith('// @module-tag database\n')).map(({ file }) => file);

/** Suites of the schema and the queue, and the conformance suite. */
const DATABASE_SUITES = /^(conformance|jobs\/|database\/(?!embedded\/))/;
const USES_DATABASE = /\b(startApp|startStudio|startStudioWith|startStripeSuite|startFeedbackSuite|createDatabase)\(/;
/** Matches the title of a test with concurrent requests. */
const RACE = /^\s*(it|test)(\.each.*)?\(.*\b(at once|concurrent(ly)?|parallel)\b/m;

it('tags every suite of the schema, the queue, and concurrent requests, so that both PostgreSQL servers run it', () => {
  expect(tagged.length).toBeGreaterThan(0);
  const needed = SUITES.filter(
    ({ file, source }) => DATABASE_SUITES.test(file) || (USES_DATABASE.test(source) && RACE.test(source)),
  );
  expect(needed.map(({ file }) => file).filter((file) => !tagged.includes(file))).toEqual([]);
});
