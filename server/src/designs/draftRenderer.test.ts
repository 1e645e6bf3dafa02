import { readdir, readFile } from 'node:fs/promises';
import { designFromPrompt } from '@jewelry/design';
import { afterEach, describe, expect, test } from 'vitest';
import { bundled } from '../testing/bundle';
import { DraftsBusy, openDraftRenderer, type DraftRenderer } from './draftRenderer';

const drafts: DraftRenderer[] = [];
afterEach(() => Promise.all(drafts.splice(0).map((renderer) => renderer.close())));

function open(options: Parameters<typeof openDraftRenderer>[0] = {}): DraftRenderer {
  const renderer = openDraftRenderer(options);
  drafts.push(renderer);
  return renderer;
}

const { spec } = designFromPrompt({ prompt: 'a plain gold band', seed: 1 });
const SMALL = { size: 32, quality: 'draft' } as const;

/** Nice values of the threads of this process: proc(5), `/proc/self/task/[tid]/stat`. */
async function niceValues(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')));
  return stats.filter(Boolean).map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

describe('API-40: the draft renderer', { timeout: 60_000 }, () => {
  test('API-40: refuses drafts beyond the queue, and renders the others', async () => {
    const renderer = open({ maxWaiting: 2 });
    const all = await Promise.allSettled([1, 2, 3].map(() => renderer.render(spec, SMALL)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all[2]).toMatchObject({ reason: expect.any(DraftsBusy) });
    await expect(renderer.render(spec, SMALL)).resolves.toMatchObject({ width: 32 });
  });

  test.runIf(process.platform === 'linux')(
    'API-40: runs at the lowest priority, so that a generation does not wait for it',
    async () => {
      expect(await niceValues()).not.toContain(19);
      await open({ threadUrl: bundled('draft-worker') }).render(spec, SMALL);
      expect(await niceValues()).toContain(19);
    },
  );
});
