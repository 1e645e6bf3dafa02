import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES } from './library';

const root = resolve(import.meta.dirname, '../..');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
}

const WORKSPACES = [
  ...['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
  'mocks',
  'server',
];

/** Version of every workspace package below `base`, by folder. */
const versionsIn = (base: string): Record<string, string> =>
  Object.fromEntries(
    WORKSPACES.map((folder) => {
      const { version } = JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8')) as { version: string };
      return [folder, version];
    }),
  );

/** Releases a copy of the manifests, since `changeset version` edits them. */
describe('changeset version', () => {
  const copy = mkdtempSync(join(tmpdir(), 'filigree-changesets-'));
  const before = versionsIn(root);

  beforeAll(() => {
    const changelogs = LIBRARIES.map((library) => `${library}/CHANGELOG.md`);
    const manifests = WORKSPACES.map((folder) => `${folder}/package.json`);
    for (const path of ['package.json', 'package-lock.json', '.changeset', ...manifests, ...changelogs])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    writeFileSync(
      join(copy, '.changeset/added-by-the-test.md'),
      "---\n'@jewelry/ui': minor\n---\n\nA change of the test.\n",
    );
    run('git', ['init', '--quiet'], copy);
    run('git', ['add', '--all'], copy);
    run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'copy'], copy);
    run(join(root, 'node_modules/.bin/changeset'), ['version'], copy);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('releases both libraries with one new version, and changes no other', () => {
    const after = versionsIn(copy);
    const changed = WORKSPACES.filter((folder) => after[folder] !== before[folder]);
    expect(changed.toSorted()).toEqual(LIBRARIES.toSorted());
    expect(new Set(LIBRARIES.map((library) => after[library])).size).toBe(1);
  });

  it('writes every changeset into a changelog', () => {
    expect(readdirSync(join(copy, '.changeset')).toSorted()).toEqual(['README.md', 'config.json']);
    expect(readFileSync(join(copy, 'packages/ui/CHANGELOG.md'), 'utf8')).toContain('A change of the test.');
  });
});
