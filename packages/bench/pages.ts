import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

/** Static files of the mocks, such as pictures, are served with every page. */
const PICTURES = resolve('mocks/public');

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Builds the named pages of a sibling folder like a product, and serves them on their own port. */
export async function openPages(
  folder: string,
  pages: readonly string[],
): Promise<{ origin: string; close: () => void }> {
  const [sources, built] = [resolve(import.meta.dirname, folder), resolve('.cache/bench', folder)];
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => resolve(sources, `${page}.html`)) },
    },
  });
  const [files, pictures] = [sirv(built), sirv(PICTURES, { maxAge: 3600 })];
  const server = createServer((request, response) => files(request, response, () => pictures(request, response)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => server.close(),
  };
}
