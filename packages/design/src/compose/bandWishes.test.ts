import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';

/** The stones of the piece as `5 round ruby`, and the words that it does not meet. */
function made(prompt: string): { stones: string[]; unmet: string[] } {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = draftPiece(spec);
  const counts = new Map<string, number>();
  for (const { kind, cut } of stonesOfPiece(piece)) {
    const name = `${cut} ${kind}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    stones: [...counts].map(([name, count]) => `${count} ${name}`).toSorted(),
    unmet: fulfil(requirements, spec, factsOf(spec, piece)).flatMap(({ text, status }) =>
      status === 'met' ? [] : [text],
    ),
  };
}

describe('bark', () => {
  test.each([
    'hexagon salt and pepper diamond ring, band a little rough like tree bark, only this one stone',
    'Ring mit Baumrinde-Struktur und einem Diamanten, keine weiteren Steine',
    'anillo con textura de corteza de árbol y un diamante, sin otras piedras',
    'кольцо с фактурой коры дерева и одним бриллиантом, без других камней',
    'ağaç kabuğu dokulu yüzük, tek pırlanta',
    '樹皮模様の指輪、ダイヤ一粒',
  ])('is a finish and no tree: %s', (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 1 });
    expect(spec.root.metal.finish).toBe('bark');
    expect(spec.motif).toBe(null);
    expect(made(prompt)).toEqual({ stones: [expect.stringMatching(/^1 /)], unmet: [] });
  });

  test('is matte or darkened as the prompt describes it', () => {
    const finishOf = (prompt: string): string => designFromPrompt({ prompt, seed: 1 }).spec.root.metal.finish;
    expect(finishOf('matte gold band, bark finish')).toBe('matte-bark');
    expect(finishOf('oxidised silver ring with bark texture')).toBe('oxidised-bark');
    expect(finishOf('Oxidised silver signet ring, matte')).toBe('matte-oxidised');
  });
});

describe('a band without stones', () => {
  test.each([
    'zümrüt yüzük, pırlanta halo, kolu düz taşsız',
    'halo ring with an oval ruby, shoulders without stones',
    'кольцо с морганитом, вокруг ореол из бриллиантов, шинка гладкая, без камней',
    'anel de turmalina paraíba corte almofada com halo de diamantes, aro liso sem pedra nenhuma, garras em formato de gota',
  ])('leaves the halo: %s', (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const facts = factsOf(spec, draftPiece(spec));
    expect(facts.bill.stones.map(({ role }) => role).toSorted()).toEqual(['center', 'halo']);
    const refused = new Set(requirements.filter(({ isRefused }) => isRefused).map(({ text }) => text));
    const unmet = fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met');
    expect(unmet.filter(({ text }) => refused.has(text))).toEqual([]);
  });

  test('has both stones of a toi et moi ring', () => {
    const { unmet } = made('pear emerald and round diamond toi et moi ring, no diamonds on the band');
    expect(unmet).toEqual([]);
  });
});

test('a narrow band of diamonds has one row of small stones', () => {
  const { spec } = designFromPrompt({ prompt: 'узкая обручалка, дорожка бриллиантов', seed: 1 });
  expect(Math.max(...stonesOfPiece(draftPiece(spec)).map(({ sizeMm }) => sizeMm))).toBeLessThan(1.8);
});

test.each(['gold band 5 mm with granulation along the edges', 'platinum wedding band with milgrain edges'])(
  'beads along the edges are built: %s',
  (prompt) => expect(made(prompt)).toEqual({ stones: [], unmet: [] }),
);

describe('lines along a band', () => {
  const metalOf = (prompt: string) => designFromPrompt({ prompt, seed: 1 }).spec.root.metal;

  test.each([
    ['titanium ring, koa wood inlay with a skinny turquoise stripe right next to it', 'wood', 'turquoise'],
    ['titanium ring with a thin turquoise stripe next to a koa wood inlay', 'wood', 'turquoise'],
    ['tungsten band with two inlays, walnut and malachite', 'wood', 'malachite'],
    ['anillo de titanio con incrustación de madera y una línea fina de turquesa', 'wood', 'turquoise'],
    ['Ring aus Titan mit Holzeinlage und schmalem Türkisstreifen', 'wood', 'turquoise'],
    ['кольцо титан со вставкой из дерева и тонкой полоской бирюзы', 'wood', 'turquoise'],
  ])('are inlaid side by side, the thin one beside the other: %s', (prompt, wide, thin) => {
    expect(metalOf(prompt)).toMatchObject({ inlay: wide, second_inlay: thin });
    expect(made(prompt)).toEqual({ stones: [], unmet: [] });
  });

  test.each([
    'platinum wedding band with two rose gold lines',
    'platinum wedding band with two lines of rose gold',
    'titanium ring with thin rose gold lines on both sides',
    'anillo de platino con dos líneas de oro rosa',
    "fede in platino con due linee d'oro rosa",
    'Ehering aus Platin mit zwei Linien aus Rotgold',
    'платиновое кольцо с двумя линиями из красного золота',
  ])('of a second metal are two, one on each side of its middle: %s', (prompt) => {
    expect(made(prompt)).toEqual({ stones: [], unmet: [] });
    const { meshes, parts } = draftPiece(designFromPrompt({ prompt, seed: 1 }).spec);
    const middles = parts.flatMap((part) => {
      if (part.shape !== 'mesh' || part.surface.kind !== 'metal' || !part.surface.alloy.startsWith('rose')) return [];
      const zs = meshes[part.mesh]!.positions.filter((_, i) => i % 3 === 2);
      return [(Math.min(...zs) + Math.max(...zs)) / 2];
    });
    expect(middles).toHaveLength(2);
    expect(Math.abs(middles[0]!)).toBeGreaterThan(0.4);
    expect(middles[0]! + middles[1]!).toBeCloseTo(0, 1);
  });

  test.each([
    ['mens black ring with a red line in the middle', 'enamel-red'],
    ['Herrenring schwarz mit roter Linie', 'enamel-red'],
    ['anillo de plata con una línea azul', 'enamel-blue'],
  ])('are enamelled in their colour and no stones: %s', (prompt, inlay) => {
    expect(metalOf(prompt)).toMatchObject({ inlay });
    expect(made(prompt)).toEqual({ stones: [], unmet: [] });
  });

  test.each(['silver ring with a thin gold line around', 'silver band', 'platinum band'])(
    'leave a band of a named metal without stones: %s',
    (prompt) => expect(made(prompt)).toEqual({ stones: [], unmet: [] }),
  );

  test('of a second metal lie beside an inlay', () => {
    expect(made("alliance homme titane avec incrustation de bois et fine ligne d'or")).toEqual({
      stones: [],
      unmet: [],
    });
  });

  test.each([
    'Ehering Titan matt mit schmaler Goldlinie',
    'black tungsten ring with a thin rose gold line',
    'fede in titanio con un filo d’oro sottile',
  ])('of a second metal are thin without making the band thin: %s', (prompt) => {
    const { root } = designFromPrompt({ prompt, seed: 1 }).spec;
    expect(root).toMatchObject({ kind: 'shank.flat', metal: { second: expect.any(String) } });
    expect(Number(root.params['band_width'])).toBeGreaterThan(3);
    expect(made(prompt).unmet).toEqual([]);
  });

  test('in a tough metal make a ring of a prompt without a type', () => {
    expect(designFromPrompt({ prompt: 'titanium, 8mm, brushed, koa wood inlay', seed: 1 }).spec.type).toBe('ring');
  });
});

describe('a band of two metals', () => {
  test.each([
    'two-tone gold band, engraved inside "Always"',
    'yellow and white gold band with five sapphires channel set, engraved inside "Always"',
    'tungsten band with a wood inlay and a rose gold line, engraved inside "Always"',
  ])('has room for a text inside: %s', (prompt) => {
    expect(made(prompt).unmet).toEqual([]);
  });
  test('has no uniform surface for a text outside', () => {
    expect(made('two-tone gold band, engraved "Always"').unmet).toEqual(['Always']);
  });
});
