import { describe, expect, it } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { factsOf } from '../facts';
import { inspect } from '../inspect/inspect';
import { fulfil } from '../fulfil';
import { signedVolume } from '../geometry/solid';
import { buildPiece } from '../makers/registry';
import { priceEstimate } from '../price/estimate';
import { paramIn } from '../spec/tree';
import { sampled } from '../testing/sampled';
import { billOfMaterials } from '../weigh/billOfMaterials';
import { inlaidBand } from './inlay';

const make = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 5 });
  const piece = buildPiece(spec);
  return {
    spec,
    piece,
    text: describeDesign(spec, piece),
    requirements: fulfil(requirements, spec, factsOf(spec, piece)),
  };
};

/** Built once for all tests. */
const pieces = new Map<string, ReturnType<typeof make>>();
const made = (prompt: string): ReturnType<typeof make> => {
  const piece = pieces.get(prompt) ?? make(prompt);
  pieces.set(prompt, piece);
  return piece;
};

const FIGURES = [
  ['red enamel heart necklace in gold', 'enamel-red', 'heart'],
  ['dragonfly pendant with turquoise enamel wings', 'enamel-turquoise', 'dragonfly'],
  ['butterfly ring with mother-of-pearl wings', 'mother-of-pearl', 'butterfly'],
] as const;

const OF_TWO_COLORS = [
  ['fish pendant in enamel orange and white', 'fish', ['enamel-orange', 'enamel-white']],
  ['red and black enamel ladybird pendant in gold', 'ladybird', ['enamel-red', 'enamel-black']],
] as const;

describe('an inlay', { timeout: 60_000 }, () => {
  it.each([
    [
      "men's black ring with blue inlay, brushed",
      'black-titanium',
      'enamel-blue',
      'Satin black titanium ring with blue enamel',
    ],
    ['tungsten ring with wood inlay', 'tungsten', 'wood', 'Tungsten carbide ring with a wood inlay'],
    ['gold band inlaid with turquoise', 'yellow-gold-18k', 'turquoise', 'Yellow gold ring with a turquoise inlay'],
    ['titanium ring with carbon fiber', 'titanium', 'carbon', 'Titanium ring with a carbon fibre inlay'],
    ['rose gold band with red enamel', 'rose-gold-18k', 'enamel-red', 'Rose gold ring with red enamel'],
  ] as const)('of "%s" is built and named, without a stone', (prompt, alloy, inlay, text) => {
    const { spec, piece, text: description, requirements } = made(prompt);
    expect(spec.root.metal).toMatchObject({ alloy, inlay });
    expect(piece.parts.some(({ part }) => part === `${inlay}-inlay`)).toBe(true);
    expect(description).toBe(text);
    expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
    expect(spec.not_understood).toEqual([]);
  });

  describe.each(sampled(FIGURES, 3))('in the $group of figures', ({ cases, tags }) => {
    it.each(cases)('of "%s" fills cells of the only figure, without a stone', { tags }, (prompt, inlay, motif) => {
      const { spec, piece, requirements } = made(prompt);
      const fillings = piece.parts.filter(({ part }) => part === `${inlay}-inlay`);
      expect(fillings).toHaveLength(1);
      expect(paramIn(spec, 'motif')).toBe(motif);
      expect(stonesOfPiece(piece)).toEqual([]);
      expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
    });
  });

  describe.each(sampled(OF_TWO_COLORS, 2))('in the $group of figures', ({ cases, tags }) => {
    it.each(cases)(
      'of two colours, as in "%s", fills the large cells with the first and the small ones with the second',
      { tags },
      (prompt, motif, inlays) => {
        const { spec, piece, text, requirements } = made(prompt);
        expect(paramIn(spec, 'motif')).toBe(motif);
        const faces = inlays.map((inlay) =>
          piece.parts.flatMap((part) =>
            part.part === `${inlay}-inlay` && part.shape === 'mesh' ? [signedVolume(piece.meshes[part.mesh]!)] : [],
          ),
        );
        expect(faces.map(({ length }) => length)).toEqual([1, 1]);
        expect(faces[0]![0]).toBeGreaterThan(faces[1]![0]!);
        for (const inlay of inlays) expect(text).toContain(`${inlay.slice(7)} enamel`);
        expect(stonesOfPiece(piece)).toEqual([]);
        expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
      },
    );
  });

  it.each(['gold evil eye pendant in blue enamel', 'gold nazar pendant'])(
    'of an eye is blue around a white ring, a light blue iris and a black pupil: "%s"',
    (prompt) => {
      const { piece, requirements } = made(prompt);
      const inlays = new Set(piece.parts.flatMap(({ part }) => (part?.endsWith('-inlay') ? [part] : [])));
      expect([...inlays].toSorted()).toEqual(
        ['black', 'blue', 'light-blue', 'white'].map((color) => `enamel-${color}-inlay`),
      );
      expect(stonesOfPiece(piece)).toEqual([]);
      expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
    },
  );

  it.each(['gold nazar pendant with a sapphire', 'gold nazar pendant without enamel'])(
    'is not added to a nazar of other material: "%s"',
    (prompt) => {
      expect(designFromPrompt({ prompt, seed: 5 }).spec.root.metal.inlay).toBeUndefined();
    },
  );

  it('of a second colour is not met with a single cell', () => {
    expect(made('gold signet ring with red and black enamel').requirements).toContainEqual(
      expect.objectContaining({
        text: 'black enamel',
        status: 'not',
        note: 'The piece has no cell for a second inlay.',
      }),
    );
  });

  it('names the substitute of an unavailable technique', () => {
    expect(made('heart pendant in plique-à-jour enamel').requirements).toContainEqual(
      expect.objectContaining({ text: 'plique-à-jour', status: 'differently', note: 'Made with enamel on metal.' }),
    );
  });

  it('leaves metal below and around it', () => {
    const [plain, enamelled] = ['gold heart necklace without stones', 'red enamel heart necklace in gold'].map(
      (prompt) => made(prompt),
    );
    const volumeOf = ({ piece }: ReturnType<typeof made>, id: string): number =>
      piece.parts.reduce(
        (sum, part) => sum + (part.shape === 'mesh' && part.part === id ? signedVolume(piece.meshes[part.mesh]!) : 0),
        0,
      );
    expect(volumeOf(plain!, 'enamel-red-inlay')).toBe(0);
    expect(volumeOf(enamelled!, 'enamel-red-inlay')).toBeGreaterThan(5);
    expect(volumeOf(enamelled!, 'heart')).toBeGreaterThan(5);
    expect(inspect(enamelled!.piece, 'necklace')).toEqual([]);
  });

  it('is billed and priced by its area, at least that of a ring', () => {
    const linesOf = (prompt: string) => {
      const { spec, piece } = made(prompt);
      return priceEstimate(spec, billOfMaterials(spec, piece)).breakdown;
    };
    expect(linesOf('gold band inlaid with turquoise')).toContainEqual(
      expect.objectContaining({ label: 'Turquoise inlay', unit: 'piece' }),
    );
    const line = linesOf('red enamel heart necklace in gold').find(({ label }) => label === 'Red enamel');
    expect(line?.cents).toBeGreaterThanOrEqual(2000);
  });

  it('is not met where the piece has no place for it', () => {
    expect(
      made('gold hoop earrings with blue enamel').requirements.find(({ text }) => text === 'blue enamel')?.status,
    ).toBe('not');
  });

  it.each([
    'titanium ring with wood inlay and thin gold lines on both sides',
    'Titanring mit Holzeinlage und auf beiden Seiten einer dünnen Goldlinie',
    "bague en titane avec incrustation de bois et un fin filet d'or de chaque côté",
  ])('has a line of the second metal on each side of it: %s', (prompt) => {
    const { spec, piece, requirements } = made(prompt);
    expect(requirements.filter(({ status }) => status !== 'met')).toEqual([]);
    const { meshes, parts } = piece;
    const middles = parts.flatMap((part) => {
      if (part.shape !== 'mesh' || part.surface.kind !== 'metal' || part.surface.alloy !== spec.root.metal.second)
        return [];
      const zs = meshes[part.mesh]!.positions.filter((_, i) => i % 3 === 2);
      return [(Math.min(...zs) + Math.max(...zs)) / 2];
    });
    expect(middles).toHaveLength(2);
    expect(middles[0]! + middles[1]!).toBeCloseTo(0, 1);
  });

  it.each([1, 2, 3])('fills its channels: metal and %d strips together have the volume of a whole band', (count) => {
    const { shank, strips } = inlaidBand(19, 3, { count });
    expect(strips).toHaveLength(count);
    const volumes = strips.map(signedVolume);
    expect(Math.max(...volumes)).toBe(volumes[0]);
    const filled = signedVolume(shank.solids[0]!.solid) + volumes.reduce((sum, one) => sum + one, 0);
    // Without the rounding of the bore and the bevelled edges.
    const whole = Math.PI * (11.4 ** 2 - 9.5 ** 2) * 6;
    expect(filled / whole).toBeGreaterThan(0.93);
    expect(filled / whole).toBeLessThan(1);
  });
});

describe('black metal', () => {
  it.each([
    ['black ring with a ruby', 'black-gold-18k'],
    ["men's black wedding band", 'black-titanium'],
    ['14k black gold ring', 'black-gold-14k'],
    ['gold ring with a black stone', 'yellow-gold-18k'],
  ] as const)('of "%s" is %s', (prompt, alloy) => {
    expect(designFromPrompt({ prompt, seed: 5 }).spec.root.metal.alloy).toBe(alloy);
  });
});
