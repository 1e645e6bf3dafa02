import { describe, expect, test } from 'vitest';
import { buildPiece, designFromPrompt, factsOf, fulfil } from '../../index';
import { parsePrompt } from '../parsePrompt';

const read = (prompt: string): string[] =>
  parsePrompt(prompt).requirements.map(
    ({ concept, value, isRefused }) => `${isRefused ? 'no ' : ''}${concept} ${value}`,
  );

describe('German, French, Spanish, Italian and Portuguese', () => {
  test.each([
    ['Anhänger Bär', 'motif bear'],
    ['Ring barock', 'style baroque'],
    ['Süßwasserperle Ring', 'pearl freshwater'],
    ['Figarokette in Silber', 'chain figaro'],
    ['collier maille figaro', 'chain figaro'],
    ['bague ouverte en argent', 'form bypass'],
    ['jonc de mariage en titane', 'form band'],
    ['alliances or jaune', 'form pair'],
    ['alianzas de oro', 'form pair'],
    ['fedi nuziali in oro', 'form pair'],
    ['par de alianças de ouro', 'form pair'],
    ['montre aiguilles feuille', 'form leaf-hands'],
    ['reloj con agujas de espada', 'form sword-hands'],
    ['anillo roseta de diamantes', 'form cluster'],
    ['dije de corazón que se abra', 'form locket'],
    ['pulseira de tornozelo de prata', 'form anklet'],
    ['pingente nó em ouro', 'motif knot'],
    ['anillo de plata bajito', 'form low-set'],
    ['bracelet cordon rouge avec un trèfle', 'chain red-cord'],
    ['braccialetto cordino rosso con cornetto', 'chain red-cord'],
    ['gourmette argent marquée Yanis dessus', 'engraving Yanis'],
  ])('%s: reads %s', (prompt, expected) => {
    expect(read(prompt)).toContain(expected);
  });

  test.each([
    ['pingente divino', 'form diver'],
    ['pendientes de clip', 'chain paperclip'],
    ['dije cuerno', 'motif raven'],
    ['anillo de alpaca', 'motif llama'],
    ['alfinete de gravata', 'form lariat'],
    ['dije de plata con una piedrita rosa', 'motif rose'],
    ['brincos com azul pros meninos e rosa pra menina', 'motif rose'],
    ['unas alianzas de boda media caña oro', 'form prong'],
    ['huellita de mi perro en un dije de plata', 'motif dog'],
    ['Hundepfote Anhänger Silber', 'motif dog'],
    ['bracelet cordon rouge avec un trèfle', 'stone ruby'],
  ])('%s: does not read %s', (prompt, wrong) => {
    expect(read(prompt)).not.toContain(wrong);
  });
});

describe('pavé, lists of golds and sides', () => {
  test.each([
    ['anillo con un zafiro grande y diamantes en pavé a los lados', 'form pave-shank'],
    ['anello fidanzamento diamante rotondo con pavé sul gambo', 'form pave-shank'],
    ['anillo de esmeralda con media alianza de diamantes', 'form pave-shank'],
    ['2 carat oval moissanite ring with half eternity band', 'carats 2'],
    ['Bague trois anneaux entrelacés or jaune, blanc et rose', 'metal rose-gold-18k'],
    ['anello oro giallo, bianco e rosa', 'metal white-gold-18k'],
    ['anello con un diamante al centro e due piccoli zaffiri per lato', 'count 2'],
    ['ciondolo goccia di smeraldo contornata di diamanti', 'form halo'],
  ])('%s: reads %s', (prompt, expected) => {
    expect(read(prompt)).toContain(expected);
  });

  test('a line of gold along a band is no channel of stones', () => {
    expect(read('aliança de titânio com um filete de ouro rosé')).not.toContain('form channel');
  });

  test('one diamond over a pavé band is one', () => {
    const { spec, requirements } = designFromPrompt({
      prompt: 'bague avec un diamant rond serti 4 griffes sur anneau pavé',
      seed: 3,
    });
    const done = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
    expect(done.filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

describe('words that leave a noun out', () => {
  test.each([
    'anillo diamante corte princesa y chiquitos a los lados',
    'bague diamant princesse et des petits sur les côtés',
    'anello diamante princess e piccoli ai lati',
    'Ring mit Diamant Princess und kleinen an den Seiten',
    'anel diamante redondo e pequenos nas laterais',
  ])('%s: reads side stones of the same kind', (prompt) => {
    const sides = parsePrompt(prompt).requirements.filter(
      ({ concept, role }) => concept === 'stone' && role === 'side',
    );
    expect(sides.map(({ value }) => value)).toEqual(['diamond']);
  });

  test.each([
    ['cadena de plata con cruz y piedra negra en medio', 1],
    ['colar com pingente de coração com pedrinha vermelha', 1],
    ['bracelet cuir homme tressé noir fermoir acier', 0],
  ])('%s: sets %d stones', (prompt, count) => {
    const { spec } = designFromPrompt({ prompt, seed: 5 });
    const { stones } = factsOf(spec, buildPiece(spec)).built;
    expect(stones.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });

  test('the finish of one ring of a pair is met', () => {
    const prompt = 'par de alianças de ouro, a dela com um diamante e a dele fosca';
    const { spec, requirements } = designFromPrompt({ prompt, seed: 2 });
    const done = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
    expect(done.filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

test.each([
  'alliances or jaune avec diamants tout autour',
  'alianza de oro con diamantes alrededor',
  'aliança de ouro com brilhantes em volta',
  'Trauring mit Brillanten rundherum',
])('%s: the only stones of a wedding band go round the band', (prompt) => {
  const all = read(prompt);
  expect(all).toContain('form eternity');
  expect(all).not.toContain('form halo');
});

test('fede is a wedding ring in Italian', () => {
  expect(read('fede con diamante')).not.toContain('motif claddagh');
});
