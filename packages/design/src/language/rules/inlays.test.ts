import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  'gold cufflinks with a strip of inlaid mother of pearl',
  'silver cufflinks with an inlaid onyx strip',
  'gold cufflinks inlaid with a strip of lapis',
  'ring with inlaid wood',
])('%s: understands "inlaid" beside what is inlaid', (prompt) => {
  expect(parsePrompt(prompt).requirements.filter(({ concept }) => concept === 'unknown')).toEqual([]);
});
