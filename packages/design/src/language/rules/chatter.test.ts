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
    ['mon mari a perdu son alliance dans le lac, je voudrais une bague en or', []],
    ['mi marido perdió su anillo en el lago, busco uno de oro', []],
    ['Viele Grüße aus Hamburg, Familie Petersen. Silberne Kette mit Anker', []],
    ['С уважением, Ирина. Кольцо с топазом', []],
  ])('in other languages: %s', (prompt, expected) => {
    expect(unknownIn(prompt)).toEqual(expected);
  });

  test.each([
    ['my husband lost his ring in the lake lol. want something 8mm wide in white gold', []],
    ["My nan's ring got nicked last year and I'd love something close to it, gold with a ruby", []],
    ['the river took my wedding band, plain gold please', []],
    ['silver dog tag with our old lab Biscuit on it', []],
    ["I've just beaten breast cancer and want to mark it. Gold ring with a ruby", []],
    ["My sister has a pair and I'm so jealous. Gold hoops", []],
    ['silver pendant with a lake', ['lake']],
    ['Cheers, a gold ring with a zyxwv', ['zyxwv']],
  ])('and what happened to a piece is talk: %s', (prompt, expected) => {
    expect(unknownIn(prompt)).toEqual(expected);
  });

  test('and words that stand together are one', () => {
    expect(unknownIn('gold ring with a zyxwv qwertz and diamonds')).toEqual(['zyxwv qwertz']);
  });
});

describe('what a person does or is', () => {
  const figuresIn = (prompt: string): string[] => [...parsePrompt(prompt).motifs];

  test.each([
    'gold ring with a ruby, she works with horses so nothing that catches',
    'replacement for a gold ring I lost in the sea at Brighton, with a ruby',
    "silver cross necklace, for my grandad's headstone photo",
    "silver signet ring, square face, he's a tree surgeon",
    'ok hear me out, a plain gold ring',
    'my gran wore three of them every day and you could hear her coming: plain gold ring',
  ])('is no figure of the piece: %s', (prompt) => {
    expect(figuresIn(prompt).filter((motif) => motif !== 'cross')).toEqual([]);
  });

  test.each([
    ['cufflinks in silver, to match my guitar', { motifs: [] }],
    ["We've just bought a house in Galway. A silver bangle with an aquamarine", { motifs: [] }],
    ['My partner and I met on a boat in Egypt. A platinum ring with a diamond', { motifs: [], looks: [] }],
    ["I've just beaten it all. A platinum ring with a diamond", { finishes: [] }],
    ["A gold ring with an amethyst. I've a garden full of lavender", { forms: [] }],
    ['My partner and I are both scuba divers. A ring with a diamond', { forms: [], types: ['ring'] }],
    ['I have five piercings already and no lobe space left. Gold hoops', { looks: [] }],
  ])('is neither a look nor a finish of the piece: %s', (prompt, expected) => {
    expect(parsePrompt(prompt)).toMatchObject(expected);
  });

  test('leaves one figure of those that a person is fond of', () => {
    expect(parsePrompt('my daughter loves bees, gold pendant')).toMatchObject({ motifs: ['bee'], row: [] });
    expect(figuresIn("steel dog tag with my dog's paw print")).toEqual(['paw']);
  });

  test.each([
    ['hii can u make a gold ring', []],
    ['I have a small boutique in Jaipur, gold bangle', []],
    ['silver mushroom pendant, my teen will die', []],
    ['cufflinks shaped like little Land Rovers, silver', ['Land Rovers']],
  ])('is no wish, unless it names an outline: %s', (prompt, expected) => {
    expect(unknownIn(prompt)).toEqual(expected);
  });
});

test.each([
  ["he doesn't wear gold so steel please, ring", { metal: 'yellow-gold' }],
  ["isn't a fan of diamonds, silver ring", { stone: 'diamond' }],
  ["can't stand hearts, just a plain gold pendant", { motif: 'heart' }],
  ["steel watch, he can't stand these huge ones", { style: 'bold' }],
])('dislikes refuse: %s', (prompt, refused) => {
  const [[concept, value]] = Object.entries(refused) as [[string, string]];
  expect(parsePrompt(prompt).requirements).toContainEqual(
    expect.objectContaining({ concept, isRefused: true, ...(concept === 'metal' ? {} : { value }) }),
  );
});

test.each([
  'earrings to go with a navy velvet dress, white gold, with pearls',
  'pearl necklace for my emerald green saree, gold',
  'gold ring with a pearl, the tip curls round the pearl',
])('clothes and prepositions name neither stones nor cuts: %s', (prompt) => {
  expect(parsePrompt(prompt)).toMatchObject({ gems: ['pearl'], cuts: [] });
});

test('a stone is refused beside the main one alone', () => {
  const { gems, refused } = parsePrompt('rose gold morganite ring, little diamond halo, no diamonds on the sides');
  expect({ gems, refused: refused.gems }).toEqual({ gems: ['morganite', 'diamond'], refused: [] });
});

test('words for usual diamonds leave those of a named stone', () => {
  expect(parsePrompt('iced out tennis chain, 4mm cz, white gold')).toMatchObject({
    gems: ['cubic-zirconia'],
    types: ['necklace'],
  });
  expect(parsePrompt('round brilliant about a carat, platinum, six claws').gems).toEqual(['diamond']);
});

test('a rectangular stone is cut as an emerald', () => {
  expect(parsePrompt('white gold ring with a rectangular aquamarine').cuts).toEqual(['emerald']);
  expect(parsePrompt('gold ring with a raw emerald crystal').gems).toEqual(['emerald']);
  expect(parsePrompt('anel com esmeralda retangular').cuts).toEqual(['emerald']);
  expect(parsePrompt('خاتم زمرد مستطيل').cuts).toEqual(['emerald']);
  expect(parsePrompt('anillo con zafiro rectangular y dos diamantes baguette').cuts).toEqual(['emerald']);
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
    ['Gold hoops with a heart, no stones she will swallow', ['heart']],
    ['Серьги с малахитом, замок английский', []],
    ['Кулон замок, золото', ['padlock']],
  ])('names a figure of the piece only with its piece: %s', (prompt, expected) => {
    expect([...new Set(figuresIn(prompt))]).toEqual(expected);
  });

  test('has no unread words', () => {
    expect(unknownIn('My grandfather was a river warden and wore an oval signet. I would like one in gold.')).toEqual(
      [],
    );
  });
});
