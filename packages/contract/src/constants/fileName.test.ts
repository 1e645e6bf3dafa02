import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadFileName } from './fileName';

const id = '20000000-0000-4000-8000-000000000001';

describe('the file name of a downloaded image', () => {
  it.each([
    ['A rose gold ring with a ruby, minimalist', 'jewelry-a-rose-gold-ring-with-a-ruby.png'],
    ['  Ring!!!  ', 'jewelry-ring.png'],
    ['Łódź éternité', 'jewelry-d-ternit.png'],
    ['👩‍👩‍👧‍👦'.repeat(29) + 'ab', 'jewelry-a.png'],
    ['خاتم ذهب', `jewelry-${id}.png`],
    ['', `jewelry-${id}.png`],
    ['../../etc/passwd', 'jewelry-etc-passwd.png'],
    ['"; filename="evil.exe', 'jewelry-filename-evil-exe.png'],
  ])('API-22, API-23, CON-14: %j becomes %s', (prompt, name) => {
    expect(downloadFileName({ id, prompt })).toBe(name);
  });

  it('SEC-06: is a plain short name for any prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (prompt) => {
        expect(downloadFileName({ id, prompt })).toMatch(/^jewelry-[a-z0-9](?:[a-z0-9-]{0,34}[a-z0-9])?\.png$/);
      }),
      { numRuns: 1000 },
    );
  });
});
