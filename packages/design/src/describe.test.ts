import { describe, expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { describeDesign } from './describe';
import { buildPiece } from './makers/registry';
import type { Cut } from './spec';
import { edited } from './spec/edit';
import { sampled } from './testing/sampled';

test.each([
  ['strand of golden south sea pearls 10mm', 'with 10 mm golden South Sea pearls'],
  ['platinum ring, a 1.5 carat oval aquamarine held by a wave', 'wave ring with a 7.2 mm oval aquamarine'],
  ['white gold solitaire ring with an akoya pearl 8 mm', 'with an 8 mm Akoya pearl'],
  ['hidden halo engagement ring with an oval diamond, 6 mm', 'with a 6 mm oval diamond and a hidden halo'],
  ['silver charm bracelet with moon, star and sun, no stones', 'silver moon, star and sun charm bracelet'],
  ['22k gold jhumkas with pearls', '22k yellow gold jhumka earrings with pearls'],
  ['gold bar necklace engraved "Mia"', 'gold bar necklace with "Mia" engraved'],
  ['gold heart locket necklace with a ruby', 'heart locket with a'],
  ['signet ring initials AB', 'signet ring with "AB" engraved'],
  ['gold sports watch with a green bezel', 'gold diving watch with a'],
  ['gold sports watch with a green bezel', 'a green bezel'],
  ['gold pave band', 'pavé ring with diamonds'],
  ['toi et moi ring with pear emerald and oval diamond', 'pear emerald and an oval diamond'],
])('describes "%s" as %s', (prompt, words) => {
  expect(describeDesign(designFromPrompt({ prompt }).spec)).toContain(words);
});

const CUTS: readonly (readonly [Cut, string])[] = [
  ['round', 'a 6.5 mm round ruby'],
  ['oval', 'a 6.5 mm oval ruby'],
  ['pear', 'a 6.5 mm pear ruby'],
  ['marquise', 'a 6.5 mm marquise ruby'],
  ['emerald', 'a 6.5 mm emerald-cut ruby'],
  ['asscher', 'a 6.5 mm asscher-cut ruby'],
  ['baguette', 'a 6.5 mm baguette-cut ruby'],
  ['princess', 'a 6.5 mm princess-cut ruby'],
  ['cushion', 'a 6.5 mm cushion-cut ruby'],
  ['hexagon', 'a 6.5 mm hexagonal ruby'],
  ['cabochon', 'a 6.5 mm ruby cabochon'],
];

describe.each(sampled(CUTS, 3))('of the $group of cuts', ({ cases, tags }) => {
  test.each(cases)('a ruby cut %s is called %s', { tags }, (cut, words) => {
    const { spec } = designFromPrompt({ prompt: 'rose gold solitaire ring with a ruby' });
    expect(describeDesign(edited(spec, { op: 'set', id: 'head', stones: { cut, size_mm: 6.5 } }))).toBe(
      `Rose gold ring with ${words}`,
    );
  });
});

test.each([
  ["signet in rose gold, a stag's head, Latin motto SEMPER underneath", 'Rose gold stag signet ring'],
  ['gold signet ring engraved AB', 'Yellow gold signet ring with "AB" engraved'],
])('describes the texts that are seen: %s', (prompt, sentence) => {
  expect(describeDesign(designFromPrompt({ prompt, seed: 1 }).spec)).toBe(sentence);
});

test('takes metals, figures and stones from the geometry and not from the spec', () => {
  const { spec } = designFromPrompt({ prompt: 'rose gold solitaire ring with a ruby' });
  const piece = buildPiece(spec);
  const promised = edited(
    spec,
    { op: 'set', id: 'shank', metal: { alloy: 'silver-925', finish: 'matte', second: 'platinum-950' } },
    { op: 'set', id: 'head', stones: { kind: 'emerald' } },
  );
  expect(describeDesign(promised, piece)).toBe(describeDesign(spec, piece));
});
