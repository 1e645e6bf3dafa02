import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

describe('of several alternatives one is built', () => {
  test.each([
    ['emerald or maybe tourmaline ring, pear cut', ['emerald']],
    ['ruby, emerald or sapphire ring', ['ruby']],
    ['black onyx or black spinel, either works, signet', ['onyx']],
    ['ring with a ruby and an emerald', ['ruby', 'emerald']],
    ['ruby ring, no diamonds or pearls', ['ruby']],
  ])('stones: %s', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });

  test.each([
    ['ring in platinum or white gold', ['platinum-950']],
    ['locket in yellow or white gold', ['yellow-gold-18k']],
    ['white, yellow or rose gold, plain band', ['white-gold-18k']],
    ['yellow and white gold ring', ['yellow-gold-18k', 'white-gold-18k']],
    ["ring that's silver or if possible white gold", ['silver-925']],
  ])('metals: %s', (prompt, alloys) => {
    expect(parsePrompt(prompt).alloys).toEqual(alloys);
  });

  test('a setting that is not built yet is left out beside one that is', () => {
    const { forms, notUnderstood } = parsePrompt('eternity band, diamonds, channel or bar set');
    expect({ channel: forms.includes('channel'), notUnderstood }).toEqual({ channel: true, notUnderstood: [] });
  });
});

describe('a species whose variety is named later is one stone', () => {
  test.each([
    ['opal ring, she loves dark opal', ['black-opal']],
    ['collector of spinels, pendant with a blue spinel', ['blue-spinel']],
    ['garnet ring, two garnets and a tsavorite', ['garnet', 'tsavorite']],
    ['ring with a round sapphire in the middle, pink sapphires either side', ['blue-sapphire', 'pink-sapphire']],
  ])('%s', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });
});

test('rings of his and hers are a pair', () => {
  expect(parsePrompt('Both rings matte, his 7mm, hers 2mm plain').forms).toContain('pair');
});

test('the country of a ring size after its number is no style', () => {
  expect(parsePrompt('gold ring, ring size 12 Indian').looks).toEqual([]);
});

test('three initials with points are one text', () => {
  expect(parsePrompt('cufflinks engraved T.W.B.').engraving?.text).toBe('T.W.B.');
});
