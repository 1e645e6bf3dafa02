import { describe, expect, it } from 'vitest';
import { publishedManifest, withFileNames } from './library';

describe('publishedManifest', () => {
  const workspace = {
    name: '@jewelry/ui',
    version: '1.2.3',
    private: true,
    exports: { '.': './src/index.ts', './app': './src/app/index.ts', './styles.css': './src/theme/global.ts' },
    dependencies: { lucide: '1.0.0' },
    devDependencies: { vitest: '4.0.0' },
  };

  it('points each entry at its built module and declarations', () => {
    expect(publishedManifest(workspace).exports).toEqual({
      '.': { types: './index.d.ts', default: './index.js' },
      './app': { types: './app/index.d.ts', default: './app/index.js' },
      './styles.css': { types: './styles.css.d.ts', default: './styles.css' },
      './package.json': './package.json',
    });
  });

  it('omits fields that only the workspace needs', () => {
    const published = publishedManifest(workspace);
    expect(published).not.toHaveProperty('private');
    expect(published).not.toHaveProperty('devDependencies');
    expect(published).toMatchObject({
      name: '@jewelry/ui',
      version: '1.2.3',
      dependencies: { lucide: '1.0.0' },
      sideEffects: ['*.css'],
    });
  });
});

describe('withFileNames', () => {
  const exists = (specifier: string): boolean =>
    ['./Button/Button.d.ts', '../features/index.d.ts', '../features/images/index.d.ts'].includes(specifier);

  it('adds the file name to relative specifiers', () => {
    expect(withFileNames("export { Button } from './Button/Button';", exists)).toBe(
      "export { Button } from './Button/Button.js';",
    );
    expect(withFileNames('type Image = import("../features/images").Image;', exists)).toBe(
      'type Image = import("../features/images/index.js").Image;',
    );
  });

  it('does not change packages and missing files', () => {
    const text = "import { useId } from 'react';\nexport { a } from './missing';";
    expect(withFileNames(text, exists)).toBe(text);
  });

  it('removes imports without declarations', () => {
    expect(withFileNames("import './Button.css';\nexport declare const a: 1;\n", exists)).toBe(
      'export declare const a: 1;\n',
    );
  });
});
