import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { imagine } from './imagine';

const folder = await mkdtemp(join(tmpdir(), 'imagine-'));
afterAll(() => rm(folder, { recursive: true }));

describe('imagine --change', { timeout: 120_000 }, () => {
  const args = [
    'round diamond solitaire ring in white gold',
    '--seed',
    '7',
    '--size',
    '64',
    '--workers',
    '1',
    '--out',
    join(folder, 'ring.png'),
  ];

  it('applies changes in order and prints the differences', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await imagine([...args, '--change', 'oval instead of round', '--change', 'platinum']);
    const [line] = write.mock.calls.at(-1)!;
    write.mockRestore();
    expect(JSON.parse(String(line))).toMatchObject({
      difference: [
        { part: 'shank', what: 'metal.alloy', from: 'white-gold-18k', to: 'platinum-950' },
        { part: 'head', what: 'stone.cut', from: 'round', to: 'oval' },
      ],
      built: { stones: [{ part: 'head', kind: 'diamond', cut: 'oval' }], metals: [{ alloy: 'platinum-950' }] },
    });
  });

  it('throws with the reason, before rendering, when a change is impossible', async () => {
    await expect(imagine([...args, '--change', 'remove the halo'])).rejects.toThrow(
      '--change "remove the halo": This ring has no halo.',
    );
  });
});
