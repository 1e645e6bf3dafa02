import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build as bundle } from 'esbuild';
import { MagicString } from 'magic-string';
import sirv from 'sirv';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';

const DIST = 'dist';
/** Server entry that renders pages, a single file; see `renderPage.tsx`. */
const RENDERER_DIST = 'dist-server';
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;
/** Smaller files gain nothing from compression, bytes. */
const MIN_COMPRESSED_BYTES = 1024;
/** Id of react-aria's style element; while it exists, react-aria inserts none. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';

/** Inserts the bundled `src/inline/head.ts` at the start of the head. The server allows it by its hash. */
const inlineScript = (): Plugin => ({
  name: 'inline-script',
  async transformIndexHtml() {
    const { outputFiles } = await bundle({
      entryPoints: [resolve(import.meta.dirname, 'src/inline/head.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      write: false,
    });
    return outputFiles.map(({ text }) => ({ tag: 'script', children: text.trim(), injectTo: 'head-prepend' as const }));
  },
});

/**
 * Gives the style sheet the id of react-aria's style element, so that no `<style>` is inserted, which the content
 * security policy forbids.
 */
const markStyleSheet = (): Plugin => ({
  name: 'mark-style-sheet',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<link rel="stylesheet"', `<link id="${PRESSABLE_STYLE_ID}" rel="stylesheet"`),
  },
});

/** Writes a brotli and a gzip copy of every text file of the build, which the server sends as they are. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    const files = await readdir(resolve(import.meta.dirname, DIST), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))) {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.length < MIN_COMPRESSED_BYTES) continue;
      const brotli = promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      await writeFile(`${path}.br`, await brotli);
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
  },
});

/** Serves the worker and the pictures of the mocks, in development with `VITE_MOCKS=1` only. */
const mockFiles = (): Plugin => ({
  name: 'mock-files',
  apply: () => process.env['VITE_MOCKS'] === '1',
  configureServer: (server) =>
    void server.middlewares.use(sirv(resolve(import.meta.dirname, '../../mocks/public'), { dev: true })),
});

/** The product is in English, with a layout for Arabic; other locales of react-aria are removed from the bundle. */
const LOCALES = ['en-US', 'ar-AE'];

/**
 * Modules that the first page imports but does not use: focus management of dialogs and toolbars, and texts of later
 * responses.
 */
const NOT_INITIAL =
  /react-aria\/dist\/private\/(focus\/FocusScope|toolbar\/|utils\/shadowdom\/ShadowTreeWalker)|contract\/src\/constants\/texts/;

/**
 * The first load has two files: libraries, which seldom change, and the product. Everything else is loaded on demand.
 */
const FIRST_LOAD = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: (id: string) => id.includes('/node_modules/') && !NOT_INITIAL.test(id),
  },
  {
    name: 'filigree',
    tags: ['$initial' as const],
    test: (id: string) => !id.includes('/node_modules/') && !NOT_INITIAL.test(id),
  },
];

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const BACKEND: Record<string, string> =
  process.env['VITE_MOCKS'] === '1' ? {} : { '/api': api, '/media': api, '/dev': api };

/** The package exports only its development build, whose warnings enlarge the first load. */
const ROUTER = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');
const BUILT_ROUTER = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * Makes the router's contexts and components tree-shakable: `displayName` assignments count as side effects, which keep
 * unused ones in the bundle, 3 KiB of the first load.
 */
const treeShakableRouter = (): Plugin => ({
  name: 'tree-shakable-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-/ },
    handler(code) {
      const edited = new MagicString(code);
      for (const node of this.parse(code).body) {
        const isName =
          node.type === 'ExpressionStatement' &&
          node.expression.type === 'AssignmentExpression' &&
          node.expression.left.type === 'MemberExpression' &&
          node.expression.left.property.type === 'Identifier' &&
          node.expression.left.property.name === 'displayName';
        if (isName) edited.remove(node.start, node.end);
        for (const { init } of node.type === 'VariableDeclaration' ? node.declarations : []) {
          const callee =
            init?.type === 'CallExpression' &&
            init.callee.type === 'MemberExpression' &&
            init.callee.property.type === 'Identifier'
              ? init.callee.property.name
              : '';
          if (init && (callee === 'createContext' || callee === 'forwardRef'))
            edited.appendLeft(init.start, '/* @__PURE__ */ ');
        }
      }
      return { code: edited.toString(), map: edited.generateMap() };
    },
  },
});

const RENDERER: BuildOptions = {
  outDir: RENDERER_DIST,
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { codeSplitting: false } },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? BUILT_ROUTER : [] },
  plugins: [
    optimizeLocales.vite({ locales: LOCALES }),
    react(),
    vanillaExtractPlugin(),
    inlineScript(),
    markStyleSheet(),
    treeShakableRouter(),
    !isSsrBuild && precompress(),
    mockFiles(),
  ],
  server: { proxy: BACKEND },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? RENDERER
    : {
        outDir: DIST,
        emptyOutDir: true,
        // The server reads the style sheets of pages whose code is loaded on demand from it.
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 2048,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: FIRST_LOAD } } },
      },
}));
