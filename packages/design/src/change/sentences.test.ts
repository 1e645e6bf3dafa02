import { expect, test } from 'vitest';
import { readChange } from './readChange';
import { DESIGNS } from './testing/designs';
import { SENTENCES } from './testing/sentences';

test.each(SENTENCES)('of the %s design, "%s" gives its edits', (design, words, edits) => {
  expect(readChange(DESIGNS[design], words)).toMatchObject({ edits, notPossible: [], unread: [] });
});
