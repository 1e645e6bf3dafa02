import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

const forms = (prompt: string): string[] =>
  parsePrompt(prompt)
    .requirements.filter(({ concept }) => concept === 'form')
    .map(({ value }) => value);

test.each(['iğneli küpe altın', 'altın küpe, iğneli olsun', 'حلق دبوس ذهب صغير', 'pusetas de oro con perla'])(
  '"%s" is a pair of studs and no brooch',
  (prompt) => {
    expect(forms(prompt)).toContain('stud');
    expect(forms(prompt)).not.toContain('brooch');
  },
);

test.each(['altın iğne, zümrütlü', 'دبوس ذهب على شكل وردة', 'gold earrings and a pin with pearls'])(
  '"%s" keeps its brooch',
  (prompt) => {
    expect(forms(prompt)).toContain('brooch');
  },
);
