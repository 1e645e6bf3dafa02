import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, nextStep } from './generate';

const root = resolve(import.meta.dirname, '../..');
/** Inside the workspace, so that packages resolve. */
let folder: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/generated-'));
  for (const file of ['packages/ui/src/index.ts', 'packages/ui/package.json']) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the generated sources as part of the workspace. @returns the compiler's diagnostics */
function compile(): string[] {
  const options = {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: './compiled.tsbuildinfo',
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    rootDirs: [relative(folder, root), '.'],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
  };
  const config = {
    extends: join(relative(folder, root), 'packages/config/tsconfig.base.json'),
    compilerOptions: options,
    include: ['packages'],
    exclude: ['packages/ui/src/index.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--singleThreaded', '-p', folder], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes(basename(folder)));
}

describe('npm run new', () => {
  it('writes sources that compile', { timeout: 120_000 }, () => {
    const files = [
      ...generate('component', 'Medallion', folder),
      ...generate('feature', 'wish-list', folder),
      ...generate('part', 'ear-cuff', folder),
    ];
    expect(files).toEqual(
      expect.arrayContaining([
        'packages/ui/src/components/Medallion/Medallion.stories.tsx',
        'packages/ui/src/features/wishList/index.ts',
        'packages/design/src/parts/earCuff.ts',
      ]),
    );
    expect(compile()).toEqual([]);
    const file = join(folder, 'packages/ui/src/components/Medallion/Medallion.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('size?:', 'width?:'));
    expect(compile().join()).toContain('Medallion.tsx');
  });

  it('exports a component in its place', () => {
    const lines = readFileSync(join(folder, 'packages/ui/src/index.ts'), 'utf8').split('\n');
    const at = lines.indexOf("export { Medallion, type MedallionProps } from './components/Medallion/Medallion';");
    expect(lines[at + 1]).toMatch(/^export \{ Milgrain/);
  });

  it('gives a feature an entry', () => {
    expect(JSON.parse(readFileSync(join(folder, 'packages/ui/package.json'), 'utf8')).exports['./wishList']).toBe(
      './src/features/wishList/index.ts',
    );
  });

  it('does not overwrite files', () => {
    expect(() => generate('component', 'medallion', folder)).toThrow('exists already');
  });

  it('rejects an invalid name', () => {
    expect(() => generate('component', '../Chip', folder)).toThrow('is no name');
  });

  it('lists the remaining manual steps', () => {
    expect(nextStep('feature', 'wish-list')).toContain('WishListContainer');
  });
});
