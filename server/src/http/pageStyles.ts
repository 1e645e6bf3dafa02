import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LinkTag } from './page';

/** Vite's manifest, by source file. */
const MANIFEST = '.vite/manifest.json';
const Manifest = z.record(
  z.string(),
  z.object({
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** Source files of pages whose code is loaded on demand, by the end of their path in the manifest. */
const SOURCES = {
  piece: '/features/pieces/Workbench/Workbench.tsx',
} as const;

/**
 * Style sheets of server-rendered pages whose code is loaded on demand: the browser would otherwise show such a page
 * without them until it has loaded its code.
 * @param directory of the built app
 * @returns links by the view of the page; none where the build has no manifest
 */
export function pageStyles(directory: string): ReadonlyMap<string, readonly LinkTag[]> {
  const file = join(directory, MANIFEST);
  if (!existsSync(file)) return new Map();
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  /** Style sheets of a source and its imports; those of the entry are in every page. */
  function* sheetsOf(source: string, seen: Set<string>): Generator<string> {
    const chunk = manifest[source];
    if (!chunk || chunk.isEntry || seen.has(source)) return;
    seen.add(source);
    for (const imported of chunk.imports ?? []) yield* sheetsOf(imported, seen);
    yield* chunk.css ?? [];
  }
  return new Map(
    Object.entries(SOURCES).map(([view, end]) => {
      const source = Object.keys(manifest).find((name) => name.endsWith(end)) ?? '';
      return [
        view,
        [...new Set(sheetsOf(source, new Set()))].map((href) => ({
          rel: 'stylesheet',
          crossorigin: '',
          href: `/${href}`,
        })),
      ];
    }),
  );
}
