import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Templates, their target folders, and the remaining manual steps. `{Name}` and `{name}` are the name in Pascal and
 * camel case.
 */
export const TARGETS = {
  component: {
    folder: 'packages/ui/src/components/{Name}',
    next: 'Write its docstring and states, run its stories (npm run storybook), and store the API report (npm run snapshots).',
  },
  feature: {
    folder: 'packages/ui/src/features/{name}',
    next: 'Replace the query by a call of packages/contract, put {Name}Container where it belongs in packages/ui/src/app, and store the API report (npm run snapshots).',
  },
  part: {
    folder: 'packages/design/src/parts',
    next: 'Add {name}Kind to the kinds of its layout, build it there, and give its word a line in packages/design/src/language/lexicon/en.json.',
  },
} as const;

export type Target = keyof typeof TARGETS;

const TEMPLATES = join(import.meta.dirname, 'templates');

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** `earCuff`, `ear-cuff` or `EarCuff` as `EarCuff`. */
const pascal = (name: string): string =>
  name.replace(/(^|[-_ ])([a-z])/g, (_all, _gap, letter: string) => letter.toUpperCase());

const camel = (Name: string): string => Name.charAt(0).toLowerCase() + Name.slice(1);

/** `EarCuff` as `ear cuff`. */
const spaced = (Name: string): string => Name.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();

const fillTemplate = (text: string, Name: string): string =>
  text.replaceAll('__Name__', Name).replaceAll('__name__', camel(Name)).replaceAll('__words__', spaced(Name));

/** Inserts a line into a sorted run of lines with a common prefix. */
function withLine(text: string, line: string, prefix: RegExp): string {
  const lines = text.split('\n');
  const places = lines.flatMap((other, index) => (prefix.test(other) ? [index] : []));
  const after = places.find((index) => lines[index]! > line) ?? (places.at(-1) ?? lines.length - 1) + 1;
  lines.splice(after, 0, line);
  return lines.join('\n');
}

/** Adds the new folder to the entries of the package. */
function register(target: Target, Name: string, root: string): string[] {
  if (target === 'component') {
    const file = join(root, 'packages/ui/src/index.ts');
    const line = `export { ${Name}, type ${Name}Props } from './components/${Name}/${Name}';`;
    writeFileSync(
      file,
      withLine(readFileSync(file, 'utf8'), line, /^export \{ [A-Z]\w+, type \w+Props \} from '\.\/components\//),
    );
    return [file];
  }
  if (target === 'feature') {
    const file = join(root, 'packages/ui/package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.exports[`./${camel(Name)}`] = `./src/features/${camel(Name)}/index.ts`;
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    return [file];
  }
  return [];
}

/**
 * Writes the files of a new component, feature or part from their templates, and registers it in its package.
 * @returns the written files, relative to `root`
 * @throws Error when the name is invalid or taken
 */
export function generate(target: Target, name: string, root: string): string[] {
  const Name = pascal(name);
  if (!PASCAL.test(Name)) throw new Error(`"${name}" is no name: use letters and digits, as in Chip or ear-cuff.`);
  const folder = join(root, TARGETS[target].folder.replace('{Name}', Name).replace('{name}', camel(Name)));
  const templates = readdirSync(join(TEMPLATES, target), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  const files = templates.map((template) => ({
    template,
    path: join(folder, fillTemplate(template, Name).replace(/\.txt$/, '')),
  }));
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new Error(`${relative(root, taken.path)} exists already.`);
  for (const { template, path } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fillTemplate(readFileSync(join(TEMPLATES, target, template), 'utf8'), Name));
  }
  return [...files.map(({ path }) => path), ...register(target, Name, root)].map((path) => relative(root, path));
}

/** Manual steps. */
export const nextStep = (target: Target, name: string): string =>
  TARGETS[target].next.replaceAll('{Name}', pascal(name)).replaceAll('{name}', camel(pascal(name)));
