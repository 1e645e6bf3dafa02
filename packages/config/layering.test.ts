import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLayering } from './layering';

const root = resolve(import.meta.dirname, '../..');
const planted: string[] = [];

/** A small workspace of its own with the given files. */
function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layering-'));
  planted.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

test('every import of the workspace keeps to its layer', async () => {
  const { modules, violations } = await checkLayering(root, ['packages', 'apps', 'mocks', 'server']);
  expect(modules).toBeGreaterThan(150);
  expect(violations).toEqual([]);
}, 60_000);

const file = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other = value;\n`;

test.each([
  ['a primitive that uses a block', 'packages/ui/src/primitives/Button/Button.tsx', 'packages/ui/src/blocks/Card/Card.tsx', '../../blocks/Card/Card', 'primitives'],
  ['a block that uses its sibling', 'packages/ui/src/blocks/Grid/Grid.tsx', 'packages/ui/src/blocks/Card/Card.tsx', '../Card/Card', 'blocks-are-no-siblings'],
  ['a block that fetches', 'packages/ui/src/blocks/Grid/Grid.tsx', 'packages/ui/src/data/client.ts', '../../data/client', 'blocks'],
  ['a screen that knows the mocks', 'packages/ui/src/screens/Studio/Studio.tsx', 'mocks/src/index.ts', '../../../../../mocks/src/index', 'ui-library-and-mocks'],
  ['an app that reaches into the library', 'apps/web/src/main.tsx', 'packages/ui/src/screens/Studio/Studio.tsx', '../../../packages/ui/src/screens/Studio/Studio', 'app-through-the-library'],
  ['a server that knows the mocks', 'server/src/app.ts', 'mocks/src/index.ts', '../../mocks/src/index', 'server'],
  ['a story that shows more of the server than its mails', 'server/src/app.stories.tsx', 'server/src/app.ts', './app', 'stories-of-the-server'],
  ['a mail template that reads files', 'server/src/ports/mail/layout.ts', 'server/src/other.ts', 'node:fs', 'pure-mail-templates'],
  ['a design that reads files', 'packages/design/src/spec.ts', 'packages/design/src/other.ts', 'node:fs', 'pure-packages'],
])('refuses %s', async (_, from, to, specifier, rule) => {
  const folder = plant({ [from]: importing(specifier), [to]: file });
  const { violations } = await checkLayering(folder, [...new Set([from, to].map((path) => path.split('/')[0] ?? ''))]);
  expect(violations.join('\n')).toContain(`(${rule})`);
});

test('refuses a cycle', async () => {
  const folder = plant({ 'packages/design/src/a.ts': importing('./b'), 'packages/design/src/b.ts': importing('./a') });
  expect((await checkLayering(folder, ['packages'])).violations.join('\n')).toContain('(no-cycles)');
});
