import { describe, expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

describe('the type of a piece', () => {
  test.each([
    ['kundan choker in gold, emerald drops', 'necklace'],
    ['bangle rigido attorcigliato come una corda', 'bracelet'],
    ['lapis beads, round, 8 mm, 50 cm', 'necklace'],
    ['lapis beads, round, 8 mm, 18 cm', 'bracelet'],
    ['not a hand chain with the rings attached, just a gold bracelet', 'bracelet'],
    ['片耳はあこや真珠、銀で', 'earrings'],
    ['pulsera rígida abierta de oro rosa con una esfera de cuarzo', 'bracelet'],
    ['pulsera de plata con esfera azul', 'watch'],
    ['Perlen Choker Gold', 'necklace'],
    ['nothing that catches on my cuffs, a bezel set oval diamond on a gold band', 'ring'],
    ["I work as a gardener so rings get in the way, but I'd love bee studs", 'earrings'],
    ["After the divorce I'm melting down my old rings. I want ear cuffs in gold", 'earrings'],
    ['My wife always wears bracelets. Please make a gold ring with a ruby', 'ring'],
  ])('is read from its own words, not those of a detail: %s', (prompt, type) => {
    expect(parsePrompt(prompt).types).toEqual([type]);
  });
});

describe('the figures of a piece', () => {
  test.each([
    ['lotus ring, the petals open up in rose gold', ['lotus']],
    ['a gold turtle on a chain, shell made of turquoise', ['turtle']],
    ['brincos de arara em ouro, pra usar no carnaval', ['parrot']],
    ['cufflinks for a wedding in Muscat', []],
    ['a ring lost when we moved house, in gold', []],
    ['she milks 200 cows, a low ring with a sapphire', []],
  ])('are none of their own parts and of halves of words: %s', (prompt, figures) => {
    expect(parsePrompt(prompt).motifs).toEqual(figures);
  });

  test.each([
    ['She sits watching the hummingbirds. A hummingbird pendant in gold', []],
    ['clover bracelet, 5 clovers in malachite', [{ name: 'clover', count: 5 }]],
    ['a fine chain with two little baby feet', []],
    ['木のバングルに真鍮の金魚が3匹', [{ name: 'goldfish', count: 3 }]],
  ])('are as many as the piece has: %s', (prompt, row) => {
    expect(parsePrompt(prompt).row).toEqual(row);
  });
});
