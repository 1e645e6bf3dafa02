import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Workspace packages are TypeScript and are bundled; npm packages stay in node_modules. */
const workspaceOnly: Plugin = {
  name: 'workspace-only',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@jewelry/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Builds `main.js` and the worker threads of the renderer, of drafts and of the design worker next to it.
 * @param outdir two levels below the root, where the server finds the built app and node_modules
 * @param others paths of further entries by their names
 */
export async function buildServer(outdir = at('./dist'), others: Readonly<Record<string, string>> = {}): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: at('./src/main.ts'),
      'renderer-worker': at('../packages/renderer/src/render/worker.ts'),
      'design-worker': at('./src/designs/thread.ts'),
      'draft-worker': at('./src/designs/draftThread.ts'),
      ...others,
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    loader: { '.svg': 'text' },
    plugins: [workspaceOnly],
  });
}
