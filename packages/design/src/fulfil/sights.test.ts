/** Verdicts on what an eye measures or compares in the picture: sides, lengths with hooks, lines, what is refused. */
import { expect, test } from 'vitest';
import { designFromPrompt, draftPiece, factsOf, fulfil, leftOut } from '../index';

function made(prompt: string) {
  const { spec, requirements, not_understood } = designFromPrompt({ prompt, seed: 7 });
  const facts = factsOf(spec, draftPiece(spec));
  const entries = fulfil(requirements, spec, facts);
  return { facts, entries, unread: leftOut(not_understood, requirements, entries) };
}

test.each([
  ['toi et moi ring with a diamond and a ruby, nothing on the shoulders', 'nothing on the shoulders', 'met'],
  ['victorian ring with a ruby, nothing on the shoulders', 'nothing on the shoulders', 'met'],
  ['three stone sapphire ring in gold, no solitaire', 'no solitaire', 'met'],
  ['diamond ring, not a solitaire', 'not a solitaire', 'met'],
  ['drop earrings 40 mm long on hooks', 'on hooks', 'met'],
  ['drop earrings 40 mm long on hooks', '40 mm', 'met'],
  ['gold moon earrings, 30 mm long in total', '30 mm', 'met'],
  ['tassel earrings 5 cm long', '5 cm', 'met'],
  ['sapphire drop earrings with lever backs 25 mm long', '25 mm', 'met'],
  ['pearl earrings on posts, not hooks', 'not hooks', 'met'],
  ['asymmetric gold ring with three stones', 'asymmetric', 'differently'],
  ['wide gold bracelet open at the front', 'open at the front', 'met'],
  ['gold bracelet open in front with two rubies at its ends', 'open in front', 'met'],
  ['silver bracelet open at the front with a turquoise', 'open at the front', 'differently'],
  ['rigid silver bangle engraved Mia that opens and closes', 'that opens', 'met'],
  ['asymmetric gold bypass ring with a ruby and a pearl', 'asymmetric', 'met'],
  ['gold ring with a narrow stripe of white gold', 'white gold', 'met'],
  ['Trauring Weißgold, in der Mitte ein schmaler Streifen Rotgold', 'schmaler', 'met'],
  ['yellow gold ring with an amethyst in a white gold bezel', 'white gold', 'met'],
  ['ring with two stones of the same size', 'stones of the same size', 'not'],
  ['gold ring with same size sapphires on both sides', 'same size', 'met'],
  ['watch with a green enamel dial', 'green enamel dial', 'met'],
  ['he won’t wear anything shiny: plain steel bangle', 'won’t wear anything shiny', 'met'],
  ['gold band with three small diamonds', 'small', 'met'],
  ['altın yüzük yakut, küçük taş olmasın', 'küçük taş olmasın', 'met'],
  ['gold drop earrings with pearls, 35 mm', '35 mm', 'met'],
  ['white gold tulip brooch with a ruby in the middle and diamonds around', 'ruby', 'met'],
])('"%s": "%s" is %s', (prompt, text, status) => {
  expect(made(prompt).entries.find((one) => one.text === text)?.status).toBe(status);
});

test.each([
  ['toi et moi ring, a pear sapphire and an old mine cut diamond touching each other', 'touching'],
  ['pulsera tenis con esmeraldas y diamantes, talla redonda', 'talla'],
  ['beştaş pırlanta yüzük, kenara doğru küçülsün', 'kuculsun'],
])('"%s" does not deny "%s"', (prompt, word) => {
  expect(made(prompt).unread.join(' ')).not.toContain(word);
});

test('measures earrings with their hooks', () => {
  const { boxes } = made('gold moon earrings, 30 mm long in total').facts.extents;
  const [high, low] = [boxes['ear-hook']![1][1], Math.min(...Object.values(boxes).map(([least]) => least[1]))];
  expect(Math.abs(high - low - 30)).toBeLessThan(1);
});

test.each([
  ['silver ring with black engraving and a red stone', ['ruby']],
  ['Silberring mit schwarzer Gravur und rotem Stein', ['ruby']],
  ['bar necklace with a ruby at one end', ['ruby']],
])('"%s" is set with its one stone', (prompt, kinds) => {
  expect(made(prompt).facts.built.stones.map(({ kind, count }) => `${count} ${kind}`)).toEqual(
    kinds.map((kind) => `1 ${kind}`),
  );
});

test.each([
  ['colar de prata com pingente de folha de costela-de-adão', ['monstera']],
  ['Silberanhänger, Blatt der Monstera', ['monstera']],
  ['silver pendant with a leaf and a flower', ['leaf', 'flower']],
])('"%s" names its figures once', (prompt, figures) => {
  const { requirements } = designFromPrompt({ prompt });
  expect(requirements.flatMap(({ concept, value }) => (concept === 'motif' ? [value] : []))).toEqual(figures);
});

test('keeps the stone of an eye beside a gradient of another', () => {
  const { requirements } = designFromPrompt({
    prompt: 'swallow brooch, blue sapphires on the wings fading to lighter blue at the tips, one tiny ruby for the eye',
  });
  expect(requirements.filter(({ text }) => text === 'ruby').map(({ value }) => value)).toEqual(['ruby']);
});
