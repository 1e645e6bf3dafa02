import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/** The published packages, in order of dependency. */
export const LIBRARIES = ['packages/contract', 'packages/ui'] as const;

/** Files for the registry page, published with the build. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md'];

/** Entries for the workspace only, since they import test tools. */
const WORKSPACE_ENTRIES = new Set(['./testing', './recordings']);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The workspace manifest of a package, whose entries are source files, reduced to its published entries. */
export function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    ...manifest,
    exports: Object.fromEntries(Object.entries(manifest.exports).filter(([entry]) => !WORKSPACE_ENTRIES.has(entry))),
  };
}

/** `./src/app/index.ts` → `app/index`. */
const moduleOf = (source: string): string => source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');

/** `@scope/name/sub/path` → `@scope/name`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The manifest of the built package: the same entries pointing at built files, without fields that only the workspace
 * needs. A style sheet is an entry without a module, whose declaration is empty.
 */
export function publishedManifest({ private: _private, devDependencies: _dev, exports, ...rest }: Manifest): Manifest {
  const built = Object.entries(exports).map(([entry, source]) => [
    entry,
    entry.endsWith('.css')
      ? { types: `${entry}.d.ts`, default: entry }
      : source.endsWith('.json')
        ? source
        : { types: `./${moduleOf(source)}.d.ts`, default: `./${moduleOf(source)}.js` },
  ]);
  return {
    ...rest,
    sideEffects: ['*.css'],
    exports: Object.fromEntries([...built, ['./package.json', './package.json']]),
  };
}

/** Builds modules and one style sheet. Dependencies stay external; all other packages are bundled. */
async function buildModules(folder: string, { exports, dependencies, peerDependencies }: Manifest): Promise<void> {
  const external = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    // In library mode Vite would inline every asset into the module or style sheet that references it.
    resolve: { alias: [{ find: /\.(webp|woff2?)$/, replacement: '.$1?no-inline' }] },
    build: {
      lib: {
        entry: Object.fromEntries(
          Object.values(exports)
            .filter((source) => /\.tsx?$/.test(source))
            .map((source) => [moduleOf(source), join(folder, source)]),
        ),
        formats: ['es'],
        cssFileName: 'styles',
      },
      outDir: 'dist',
      target: 'es2022',
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      rolldownOptions: {
        external: (id) => external.has(packageOf(id)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          // npm excludes folders named node_modules from packages.
          entryFileNames: ({ name }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/**
 * Node's module resolution requires full file names, but the compiler emits specifiers as written, and imports of style
 * sheets, which have no declarations.
 */
export function withFileNames(declaration: string, exists: (specifier: string) => boolean): string {
  return declaration
    .replace(/^import '[^']+';\n/gm, '')
    .replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, (all, before: string, quote: string, specifier: string) => {
      const file = [`${specifier}.js`, `${specifier}/index.js`].find((name) => exists(name.replace(/\.js$/, '.d.ts')));
      return file === undefined ? all : `${before}${quote}${file}${quote}`;
    });
}

/** Copies the declarations emitted by `tsc -b` that the entries reach. */
function copyDeclarations(folder: string, { exports }: Manifest): void {
  const types = resolve('.cache/types', folder, 'src');
  const pending = Object.values(exports)
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => join(types, `${moduleOf(source)}.d.ts`));
  const seen = new Set<string>();
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const from = dirname(file);
    const text = withFileNames(readFileSync(file, 'utf8'), (specifier) => {
      const target = join(from, specifier);
      if (!existsSync(target)) return false;
      pending.push(target);
      return true;
    });
    const target = join(folder, 'dist', relative(types, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Builds a package into its `dist`, from which it is published. Requires the declarations of `tsc -b`. */
export async function buildLibrary(folder: string): Promise<void> {
  const manifest = readManifest(folder);
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await buildModules(resolve(folder), manifest);
  copyDeclarations(folder, manifest);
  for (const source of Object.values(manifest.exports).filter((path) => path.endsWith('.json')))
    cpSync(join(folder, source), join(dist, source));
  for (const document of DOCUMENTS)
    if (existsSync(join(folder, document))) cpSync(join(folder, document), join(dist, document));
  for (const entry of Object.keys(manifest.exports).filter((path) => path.endsWith('.css')))
    writeFileSync(join(dist, `${entry}.d.ts`), 'export {};\n');
  cpSync('LICENSE', join(dist, 'LICENSE'));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/**
 * Packs a built package as for the registry.
 * @returns the path of the tarball
 */
export function packLibrary(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', resolve(folder, 'dist'), '--pack-destination', target, '--json'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [{ filename }] = JSON.parse(stdout);
  return join(target, filename);
}
