import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, missingOptionalPackages, packagesBeyondEngines } from './lockFile';

const { packages } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: LockedPackages;
};

describe('package-lock.json', () => {
  it('has an entry for every optional package it names, so that `npm ci` works on every system', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(missingOptionalPackages(packages)).toEqual([]);
  });

  it('has no package that the oldest supported Node cannot run', () => {
    expect(packagesBeyondEngines(packages)).toEqual([]);
  });
});

describe('missingOptionalPackages', () => {
  it('reports a build that has no entry', () => {
    expect(
      missingOptionalPackages({
        '': {},
        'node_modules/linter': { optionalDependencies: { '@linter/linux': '1.0.0', '@linter/darwin': '1.0.0' } },
        'node_modules/@linter/linux': {},
      }),
    ).toEqual(['node_modules/linter → @linter/darwin@1.0.0']);
  });

  it('finds builds that are nested below the package or one of its dependents', () => {
    const nested = { optionalDependencies: { '@linter/linux': '2.0.0' } };
    expect(
      missingOptionalPackages({
        'node_modules/tool/node_modules/linter': nested,
        'node_modules/tool/node_modules/@linter/linux': {},
      }),
    ).toEqual([]);
    expect(
      missingOptionalPackages({ 'node_modules/linter': nested, 'node_modules/linter/node_modules/@linter/linux': {} }),
    ).toEqual([]);
    expect(
      missingOptionalPackages({ 'node_modules/linter': nested, 'node_modules/other/node_modules/@linter/linux': {} }),
    ).toEqual(['node_modules/linter → @linter/linux@2.0.0']);
  });
});

describe('packagesBeyondEngines', () => {
  it('compares with the oldest Node of the workspace and skips optional packages', () => {
    const locked = {
      '': { engines: { node: '>=20.19' } },
      'node_modules/fits': { engines: { node: '^20.19.0 || >=22.12' } },
      'node_modules/any': {},
      'node_modules/newer': { engines: { node: '>=22' } },
      'node_modules/build': { optional: true, engines: { node: '>=22' } },
    };
    expect(packagesBeyondEngines(locked)).toEqual(['node_modules/newer needs >=22']);
  });
});
