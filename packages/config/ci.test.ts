import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Runs .ci/run in a temporary repository, with an npm that only prints its arguments. */
describe.skipIf(process.platform === 'win32')('.ci/run', () => {
  let folder = '';
  const origin = () => join(folder, 'origin');
  const run = (at: string, env: NodeJS.ProcessEnv = {}): string =>
    execFileSync(join(at, '.ci/run'), {
      cwd: at,
      encoding: 'utf8',
      env: { ...process.env, CI_BASE: '', ...env, PATH: `${folder}:${process.env.PATH}` },
    }).trim();
  const git = (at: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=CI', '-c', 'user.email=ci@example.com', ...args], {
      cwd: at,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (at: string, path: string): void => {
    mkdirSync(join(at, dirname(path)), { recursive: true });
    writeFileSync(join(at, path), `${Math.random()}`);
    git(at, 'add', '-A');
    git(at, 'commit', '-qm', path);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ci-'));
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm "$@"\n');
    chmodSync(join(folder, 'npm'), 0o755);
    mkdirSync(origin());
    cpSync(resolve(import.meta.dirname, '../../.ci'), join(origin(), '.ci'), { recursive: true });
    git(origin(), 'init', '-q', '-b', 'main');
    commit(origin(), 'README.md');
    commit(origin(), 'packages/ui/button.ts');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const clone = (): string => {
    git(folder, 'clone', '-q', origin(), 'clone');
    return join(folder, 'clone');
  };

  it('runs the sample when the last commit did not change design and renderer', () => {
    expect(run(clone())).toBe('npm test');
  });

  it.each(['packages/design/src/ring.ts', 'packages/renderer/src/light.ts'])(
    'runs everything when the last commit changed %s',
    (path) => {
      commit(origin(), path);
      expect(run(clone())).toBe('npm test -- full');
    },
  );

  it('considers every commit of a branch', () => {
    const branch = clone();
    commit(branch, 'packages/design/src/ring.ts');
    commit(branch, 'packages/ui/button.ts');
    expect(run(branch)).toBe('npm test -- full');
  });

  it('considers every commit since CI_BASE', () => {
    const base = git(origin(), 'rev-parse', 'HEAD');
    commit(origin(), 'packages/design/src/ring.ts');
    commit(origin(), 'packages/ui/button.ts');
    const main = clone();
    expect(run(main)).toBe('npm test');
    expect(run(main, { CI_BASE: base })).toBe('npm test -- full');
  });

  it('runs everything when the clone is too shallow to compare', () => {
    git(folder, 'clone', '-q', '--depth=1', `file://${origin()}`, 'shallow');
    expect(run(join(folder, 'shallow'))).toBe('npm test -- full');
  });
});
