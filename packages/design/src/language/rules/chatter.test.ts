/** What is a wish and what is talk, over generated prompts. */
import { describe, expect, test } from 'vitest';
import { hueOf } from '../../gold';
import type { Alloy } from '../../spec';
import { parsePrompt } from '../parsePrompt';

const TALK = [
  'My nan sat in the gallery every Sunday.',
  'Hello there, we got married in Harrogate in March.',
  'She is a welder and we met in Dubai.',
  'I lost mine when we moved to Roscoff.',
  'He hums along while fishing with our uncle Desmond.',
  'It got stolen, because the window was ajar!',
] as const;
const FOR = ['for a fella', 'for my gran', 'for the naming ceremony', 'for luck'] as const;
const WISHES = [
  ['gold ring with a ruby', []],
  ['silver brooch shaped like a zyxwv', ['zyxwv']],
  ['knurled platinum bracelet', ['knurled']],
  ['pearl earrings, surfy', ['surfy']],
] as const;

const unknownIn = (prompt: string): string[] =>
  parsePrompt(prompt).requirements.flatMap(({ concept, text }) => (concept === 'unknown' ? [text] : []));

describe('an unread word is a wish', () => {
  test('about the piece, and not about people, places, dates and the past', () => {
    for (const before of TALK)
      for (const after of TALK)
        for (const purpose of ['', ...FOR])
          for (const [wish, lost] of WISHES) {
            const prompt = `${before} I would like a ${wish}${purpose === '' ? '' : ` ${purpose}`}. ${after}`;
            expect({ prompt, unknown: unknownIn(prompt) }).toEqual({ prompt, unknown: [...lost] });
          }
  });

  test.each([
    ['Bague en or zyxwv pour ma copine', ['zyxwv']],
    ['Bonjour, je voudrais une bague en or, je suis de Roscoff', []],
    ['Brauche für meine Schwester einen Ring aus Gold, irgendwie verschlungt', ['verschlungt']],
    ['Busco un anillo de oro para mi abuela que vive lejos', []],
    ['她属兔，想要一枚金戒指', []],
  ])('in other languages: %s', (prompt, expected) => {
    expect(unknownIn(prompt)).toEqual(expected);
  });

  test('and words that stand together are one', () => {
    expect(unknownIn('gold ring with a zyxwv qwertz and diamonds')).toEqual(['zyxwv qwertz']);
  });
});

const OLD = ['My nan left me a gold ring.', 'Mum had a yellow gold ring.', 'It was a gold ring, now stolen.'] as const;
const NEW = [
  'I want it in platinum',
  'Same again but platinum',
  'Please make it in platinum rather than gold',
] as const;

test('a metal of the past is not that of the piece', () => {
  for (const old of OLD)
    for (const wish of NEW) {
      const prompt = `${old} ${wish}, with a sapphire.`;
      const metals = parsePrompt(prompt).alloys.map((alloy: Alloy) => hueOf(alloy));
      expect({ prompt, metals }).toEqual({ prompt, metals: [hueOf('platinum-950')] });
    }
});

describe('a clause of the past', () => {
  const figuresIn = (prompt: string): string[] =>
    parsePrompt(prompt).requirements.flatMap(({ concept, value }) => (concept === 'motif' ? [value] : []));

  test.each([
    ['My grandad kept bees till he was 91 and I would love a little gold heart pendant', ['heart']],
    ['Meine Oma hatte eine Katze, ich möchte einen Ring mit einem Stern', ['star']],
    ['Mi abuelo criaba abejas, quiero un colgante de oro con una luna', ['moon']],
    ['I was thinking of a fox pendant in silver', ['fox']],
    ['I was thinking of a fox, in silver, as a pendant', ['fox']],
    ['We met at a lighthouse, please make a gold star ring', ['star']],
    ['My mother had a swallow brooch and I want the same', ['swallow']],
    ['My mum loved daisies, so a silver daisy ring', ['daisy']],
  ])('names a figure of the piece only with its piece: %s', (prompt, expected) => {
    expect([...new Set(figuresIn(prompt))]).toEqual(expected);
  });

  test('has no unread words', () => {
    expect(unknownIn('My grandfather was a river warden and wore an oval signet. I would like one in gold.')).toEqual(
      [],
    );
  });
});
