import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLayering } from './layering';

const root = resolve(import.meta.dirname, '../..');
const folders: string[] = [];

/** A temporary workspace with the given files. */
function writeWorkspace(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layering-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('every import of the workspace respects its layer', async () => {
  const { modules, violations } = await checkLayering(root, ['packages', 'apps', 'mocks', 'server']);
  expect(modules).toBeGreaterThan(150);
  expect(violations).toEqual([]);
}, 60_000);

const file = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other = value;\n`;

test.each([
  [
    'a theme that uses a component',
    'packages/ui/src/theme/vars.ts',
    'packages/ui/src/components/Button/Button.tsx',
    '../components/Button/Button',
    'theme-imports-theme',
  ],
  [
    'a component that uses a feature',
    'packages/ui/src/components/Button/Button.tsx',
    'packages/ui/src/features/images/index.ts',
    '../../features/images',
    'components-know-no-product',
  ],
  [
    'a component that knows the contract',
    'packages/ui/src/components/Button/Button.tsx',
    'packages/contract/src/index.ts',
    '../../../../contract/src/index',
    'components-know-no-product',
  ],
  [
    'a hook that brings texts',
    'packages/ui/src/hooks/useName.ts',
    'packages/ui/src/i18n/messages.ts',
    '../i18n/messages',
    'components-know-no-product',
  ],
  [
    'texts that use a feature',
    'packages/ui/src/i18n/messages.ts',
    'packages/ui/src/features/images/index.ts',
    '../features/images',
    'i18n',
  ],
  [
    'a feature that uses the app',
    'packages/ui/src/features/images/useLike.ts',
    'packages/ui/src/app/AppProvider.tsx',
    '../../app/AppProvider',
    'features',
  ],
  [
    'a feature that reaches past the index of another',
    'packages/ui/src/features/gallery/Gallery.tsx',
    'packages/ui/src/features/images/useLike.ts',
    '../images/useLike',
    'features-by-their-index',
  ],
  [
    'a feature that uses one that is not shared',
    'packages/ui/src/features/gallery/Gallery.tsx',
    'packages/ui/src/features/billing/index.ts',
    '../billing/index',
    'shared-features',
  ],
  [
    'a file that imports the index of its own feature',
    'packages/ui/src/features/images/Card/Card.tsx',
    'packages/ui/src/features/images/index.ts',
    '../index',
    'no-inner-imports-of-an-index',
  ],
  [
    'an app layer that uses a page of the web app',
    'packages/ui/src/app/AppShell/AppShell.tsx',
    'apps/web/src/paths.ts',
    '../../../../../apps/web/src/paths',
    'app',
  ],
  [
    'a design system that exports a feature',
    'packages/ui/src/index.ts',
    'packages/ui/src/features/images/index.ts',
    './features/images/index',
    'public-entry',
  ],
  [
    'a barrel among the components',
    'packages/ui/src/features/images/useLike.ts',
    'packages/ui/src/components/Button/index.ts',
    '../../components/Button/index',
    'no-inner-barrels',
  ],
  [
    'a page that knows the mocks',
    'packages/ui/src/app/Studio/Studio.tsx',
    'mocks/src/index.ts',
    '../../../../../mocks/src/index',
    'ui-library-and-mocks',
  ],
  [
    'an app that reaches into the library',
    'apps/web/src/main.tsx',
    'packages/ui/src/app/Studio/Studio.tsx',
    '../../../packages/ui/src/app/Studio/Studio',
    'app-through-the-library',
  ],
  ['a server that knows the mocks', 'server/src/app.ts', 'mocks/src/index.ts', '../../mocks/src/index', 'server'],
  [
    'a story that shows more of the server than its mails',
    'server/src/app.stories.tsx',
    'server/src/app.ts',
    './app',
    'stories-of-the-server',
  ],
  [
    'a mail template that reads files',
    'server/src/ports/mail/layout.ts',
    'server/src/other.ts',
    'node:fs',
    'pure-mail-templates',
  ],
  [
    'a design that reads files',
    'packages/design/src/spec.ts',
    'packages/design/src/other.ts',
    'node:fs',
    'pure-packages',
  ],
])('refuses %s', async (_, from, to, specifier, rule) => {
  const folder = writeWorkspace({ [from]: importing(specifier), [to]: file });
  const { violations } = await checkLayering(folder, [...new Set([from, to].map((path) => path.split('/')[0] ?? ''))]);
  expect(violations.join('\n')).toContain(`(${rule})`);
});

test('refuses a cycle', async () => {
  const folder = writeWorkspace({
    'packages/design/src/a.ts': importing('./b'),
    'packages/design/src/b.ts': importing('./a'),
  });
  expect((await checkLayering(folder, ['packages'])).violations.join('\n')).toContain('(no-cycles)');
});
