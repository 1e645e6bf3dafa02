import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const ui = resolve(import.meta.dirname, '../ui');
const isProduct = (path: string): boolean =>
  !/\.(?:stories|test|css)\.tsx?$|(?:^|[\\/])(?:testing|docs)[\\/]/.test(path);
const sources = readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && isProduct(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ui, 'src', path), 'utf8') }));

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  else if (node !== null && typeof node === 'object') {
    if ('type' in node) yield node as Node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}

const LETTERS = /\p{L}{2}/u;
/** Attributes and default props that users see or hear. */
const VISIBLE_PROPS =
  /^(?:aria-label|aria-description|alt|title|placeholder|label|description|hint|\w+(?:Label|Text))$/;

/** A field of a node when it is a string, else ''. */
const stringIn = (node: unknown, field: 'name' | 'value'): string => {
  const value = (node as Partial<Record<'name' | 'value', unknown>> | null)?.[field];
  return typeof value === 'string' ? value : '';
};
const nameOf = (node: unknown): string => stringIn(node, 'name');
const textOf = (node: unknown): string => stringIn(node, 'value');

/** Texts in a component's source: JSX text, and literal values of props that users see or hear. */
const textsOf = (code: string): string[] =>
  [...nodesOf(parseAst(code, { lang: 'tsx' }))]
    .flatMap((node) => {
      if (node.type === 'JSXText') return [textOf(node).trim()];
      const isAttribute = node.type === 'JSXAttribute' && VISIBLE_PROPS.test(nameOf(node['name']));
      const isDefault = node.type === 'AssignmentPattern' && VISIBLE_PROPS.test(nameOf(node['left']));
      if (isAttribute) return [textOf(node['value'])];
      return isDefault ? [textOf(node['right'])] : [];
    })
    .filter((text) => LETTERS.test(text));

describe('the sources of @jewelry/ui', () => {
  it('contain no text in components', () => {
    const components = sources.filter(({ path }) => /^components\/.*\.tsx$/.test(path));
    expect(components.length).toBeGreaterThan(20);
    expect(components.flatMap(({ path, text }) => textsOf(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });

  it('import react-aria through its public entry points', () => {
    const require = createRequire(join(ui, 'package.json'));
    const entries = [
      ...new Set(
        sources.flatMap(({ text }) =>
          [
            ...text.matchAll(/(?:from|import\()\s*'((?:@react-(?:aria|stately|types)|react-(?:aria|stately))[^']*)'/g),
          ].map(([, entry]) => entry!),
        ),
      ),
    ];
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((entry) => /^@|\/(?:private|dist|src)\//.test(entry))).toEqual([]);
    expect(entries.filter((entry) => !require.resolve(entry))).toEqual([]);
  });

  it('read no `import.meta.env`, which only Vite provides', () => {
    expect(sources.filter(({ text }) => /import\.meta\.env/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('define the third theme in at most 40 lines of CSS', () => {
    const lines = readFileSync(join(ui, 'src/docs/moonstone.css'), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  it('have a changelog that names the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { version: string };
    expect(readFileSync(join(ui, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
  });
});
