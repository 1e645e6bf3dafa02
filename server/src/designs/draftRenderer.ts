import { createRenderer, type Rendered, type Renderer, type RenderOptions } from '@jewelry/renderer';
import type { DesignSpec } from '@jewelry/design';

/**
 * Renders drafts, variations and views, apart from the generations. Its single thread has the lowest priority, so that
 * a generation neither waits for it nor shares its CPU time.
 */
export interface DraftRenderer {
  /** @throws DraftsBusy; Error when the design cannot be built; DOMException AbortError. */
  render(spec: DesignSpec, options: RenderOptions): Promise<Rendered>;
  /** @throws Error while its thread hangs or does not start. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Render options of the draft of a change. */
export const DRAFT = { size: 480, quality: 'draft' } as const satisfies RenderOptions;

/** Too many pictures are queued; a retry may succeed. */
export class DraftsBusy extends Error {
  override readonly name = 'DraftsBusy';
}

/** From the sources or from the bundle, where the built entry is in the same folder. */
const defaultThread = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './draftThread.ts' : './draft-worker.js', import.meta.url);

interface DraftRendererOptions {
  /** Pictures that may be queued or running; further ones are refused. */
  readonly maxWaiting?: number;
  /** Entry of the thread. */
  readonly threadUrl?: URL | undefined;
}

/** The thread starts with the first picture. */
export function openDraftRenderer({
  maxWaiting = 16,
  threadUrl = defaultThread(),
}: DraftRendererOptions = {}): DraftRenderer {
  let renderer: Renderer | null = null;
  let waiting = 0;
  return {
    render: async (spec, options) => {
      if (waiting >= maxWaiting) throw new DraftsBusy('Too many drafts are waiting');
      renderer ??= createRenderer({ workers: 1, workerUrl: threadUrl });
      waiting += 1;
      try {
        return await renderer.render(spec, options);
      } finally {
        waiting -= 1;
      }
    },
    check: async () => {
      await renderer?.check();
    },
    close: async () => {
      await renderer?.close();
    },
  };
}
