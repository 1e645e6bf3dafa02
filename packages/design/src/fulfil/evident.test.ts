import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf, type PieceFacts } from '../facts';
import { fulfil, leftOut } from '../fulfil';
import { draftPiece } from '../makers/registry';
import type { Verdict } from './verdict';

function judged(prompt: string): { facts: PieceFacts; verdictOf: (text: string) => Verdict | undefined } {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  const entries = fulfil(requirements, spec, facts);
  return { facts, verdictOf: (text) => entries.find((entry) => entry.text === text) };
}

describe('unread words', { timeout: 60_000 }, () => {
  test.each([
    ['silver octopus ring wrapping its arms around my finger', 'arms'],
    ['gold name necklace Nora with a small diamond as the dot', 'dot'],
    ['yellow gold toi et moi ring, a pear sapphire and a pear diamond tête-bêche', 'bêche'],
    ['Перстень, красное золото, большой огранённый рубин', 'огранённый'],
    ['black titanium ring 8mm wide, a strip of wood through the middle', 'strip'],
    ['oxidised silver octopus ring, dark, with suckers', 'suckers'],
    ['oxidised silver octopus ring, dark, with suckers', 'dark'],
    [
      'platinum toi et moi ring, a pear diamond next to a pear ruby, points facing opposite ways',
      'points facing opposite',
    ],
    ['silver moon earrings, hanging from a hook', 'hook'],
    ['silver mushroom pendant with a moss agate cap', 'cap'],
    ['white gold ring with an emerald cut aquamarine, quite pale', 'pale'],
    ['gold necklace with a large baroque pearl, a bit lumpy', 'lumpy'],
    ['round gold locket with a paw print on the lid', 'lid'],
    ['anillo de platino, el aro en filo de cuchillo, con un diamante', 'cuchillo'],
  ])('%s: "%s" has no verdict where the piece shows it', (prompt, text) => {
    expect(judged(prompt).verdictOf(text)).toBeUndefined();
  });

  test.each([
    ['gold ring with a ruby and arms', 'arms'],
    ['gold necklace with a heart, a small diamond as the dot', 'dot'],
    ['Перстень, красное золото, огранённый жемчуг', 'огранённый'],
    ['black titanium ring 8mm wide, a strip through the middle', 'strip'],
    ['silver cat ring with suckers', 'suckers'],
    ['white gold ring with a ruby, quite pale', 'pale'],
    ['silver cat pendant with a lid', 'lid'],
  ])('%s: "%s" is not understood where the piece does not show it', (prompt, text) => {
    expect(judged(prompt).verdictOf(text)).toMatchObject({ status: 'not', note: 'We did not understand this.' });
  });
});

test('words that the piece shows are not left out', { timeout: 60_000 }, () => {
  const left = (prompt: string): string[] => {
    const { spec, requirements, not_understood: words } = designFromPrompt({ prompt, seed: 1 });
    return leftOut(words, requirements, fulfil(requirements, spec, factsOf(spec, draftPiece(spec))));
  };
  expect(left('silver octopus ring wrapping its arms around my finger, frumious')).toEqual(['frumious']);
  expect(left('gold ring with a ruby and arms')).toEqual(['arms']);
  // What has a note of its own is understood.
  expect(left('round gold locket with a large paw print and TOFFEE engraved below it')).toEqual([]);
});

describe('refused stones', { timeout: 60_000 }, () => {
  test.each([
    ['gold jhumka earrings with a round ruby, no green stones', 'no green stones', 'met'],
    ['gold jhumka earrings with a round emerald, no green stones', 'no green stones', 'not'],
    ['altın bilezik, iki ucunda aslan başı, gözleri zümrüt, taş başka olmasın', 'taş başka olmasın', 'met'],
    ['anillo de platino con un diamante. El aro que sea fino y sin piedras.', 'sin piedras', 'met'],
    ['gold ring with an emerald, pavé band without stones', 'without stones', 'not'],
    ['Paar Trauringe, Weißgold, ihr Ring mit einem kleinen Brillanten, seiner ohne Stein', 'ohne Stein', 'met'],
  ])('%s: "%s" is %s', (prompt, text, status) => {
    expect(judged(prompt).verdictOf(text)?.status).toBe(status);
  });
});

describe('verdicts on simplified pieces', { timeout: 60_000 }, () => {
  test.each([
    ['colar com um coração de Viana, prata dourada', 'prata dourada', 'Made in solid gold rather than gilded metal.'],
    ['oval silver locket with a border of ivy leaves', 'ivy leaves', 'Its leaves are plain, without the lobes of ivy.'],
    [
      'gold ring with a sapphire, a leaf engraved on each shoulder',
      'leaf engraved',
      'The engraved pattern has no leaves.',
    ],
    ['plain solid jade bangle', 'jade', 'Made of metal and set with jade.'],
    ['silver puzzle ring', 'puzzle ring', 'Made as a plain ring.'],
    ['steel watch, stick markers in malachite', 'stick markers', 'Stones mark the hours.'],
  ])('%s: "%s" notes "%s"', (prompt, text, note) => {
    expect(judged(prompt).verdictOf(text)).toMatchObject({ status: 'differently', note });
  });

  test.each([
    ['tree of life pendant in gold, a round pendant', 'round'],
    ['titanium dna helix pendant, vertical', 'vertical'],
    ['bracelet rivière en or rose, saphirs roses taille princesse, 18 cm de long', 'rivière'],
    ['steel watch, diamantes alrededor del bisel', 'diamantes'],
    ['veretta in oro bianco con diamanti su tutto il giro, a binario, larga 3 mm', 'larga'],
  ])('%s: "%s" is met', (prompt, text) => {
    expect(judged(prompt).verdictOf(text)?.status).toBe('met');
  });

  test('the title of a princess is no cut', () => {
    const words = 'oval sapphire ring with a diamond halo like Princess Diana had, white gold';
    expect(judged(words).verdictOf('Princess')).toBeUndefined();
  });

  test('the carved earring of an unlike pair is no cabochon in the text', () => {
    const { facts } = judged('mismatched studs, a crescent moon and a star, moonstone in the moon and cz in the star');
    expect(facts.alt).toContain('the moon cut from moonstone');
  });

  test('a contraction is no figure', () => {
    const { facts } = judged("chunky silver hoops, no stones, she'll only lose them");
    expect(facts.alt).not.toContain('shell');
  });

  test('a slab of stone is an inlay in the text', () => {
    expect(judged('gold signet ring inlaid with a slab of onyx, oval').facts.alt).toContain('an onyx inlay');
  });

  test('a position at the start of a clause is that of the stone after it', () => {
    const { verdictOf } = judged("Boucles d'oreilles pendantes : en haut un diamant rond, en bas une perle, or blanc");
    expect(verdictOf('en bas')?.status).toBe('met');
  });

  test('a row of claws counts its prongs', () => {
    const { verdictOf } = judged('tennis necklace, diamonds, 4 prong white gold');
    expect(verdictOf('4 prong')?.status).toBe('met');
    expect(judged('tennis necklace, diamonds, 6 prong white gold').verdictOf('6 prong')).toMatchObject({
      note: 'Held by 4 prongs.',
    });
  });

  test('a figure carved from a stone is no cabochon in the text', () => {
    const { facts } = judged('collana con cornetto in corallo rosso');
    expect(facts.alt).toContain('the figure cut from coral');
    expect(facts.alt).not.toContain('cabochon');
  });
});
