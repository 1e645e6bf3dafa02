import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Our own packages are TypeScript and go into the bundle; what npm installed stays where it is. */
const workspaceOnly: Plugin = {
  name: 'workspace-only',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@jewelry/') ? undefined : { path, external: true },
    );
  },
};

/** Builds `server/dist/main.js` and, beside it, the threads of the renderer, of drafts and of the design worker. */
export async function buildServer(): Promise<void> {
  const outdir = at('./dist');
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: { main: at('./src/main.ts'), 'renderer-worker': at('../packages/renderer/src/render/worker.ts'), 'design-worker': at('./src/designs/thread.ts'), 'draft-worker': at('./src/designs/draftThread.ts') },
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
