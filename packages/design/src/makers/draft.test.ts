import { describe, expect, it } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import type { Piece } from '../piece';
import { edited } from '../spec/edit';
import { sampled } from '../testing/sampled';
import { billOfMaterials } from '../weigh/billOfMaterials';
import { calibrated } from '../weigh/calibrate';
import { buildPiece, draftPiece, sketchPiece } from './registry';

/** Designs with sizes, counts, places, figures, letters and finishes, for verdicts that read the geometry. */
const JUDGED = [
  'gold necklace with seven small stars',
  'silver lion pendant with huge onyx eyes',
  'Goldring mit einem 7 mm großen Rubin und einem Kranz aus Diamanten',
  'gold signet ring engraved AB 12.05.2020',
  'collana di perle con chiusura in oro bianco',
  'square art deco watch',
  'drop earrings 4 cm long with a pear aquamarine at the bottom and a diamond at the top',
  'thick wide gold ring with a big ruby for her',
  'rose pendant with rubies',
  'silver octopus ring wrapping its arms around my finger',
  'gümüş erkek yüzüğü, üzerinde kurt başı olsun',
  'gold hoops with three dangling pearls each, 25 mm',
  'heavy curb chain bracelet in steel, 12mm wide',
  'gold name necklace Layla with a butterfly above the name',
  'round gold locket with a large paw print and TOFFEE engraved below it',
  'brushed platinum band 6 mm wide with polished edges',
  'bridal set: cushion moissanite ring with halo, plus wedding band with small diamonds',
  'anchor bracelet with a blue stone on each end',
  'cloisonné bird brooch, 40 mm wide',
  'tiny pearl studs, white gold, 5 mm',
] as const;

const specOf = (prompt: string) => designFromPrompt({ prompt, seed: 5 }).spec;
const trianglesOf = ({ meshes }: Piece): number => meshes.reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0);
const stonesOf = ({ parts }: Piece) => parts.filter((part) => part.shape === 'gem');

/** Tolerance as a share of the frame: 1/300 is three pixels of 1024. */
function expectSameCamera({ shot }: Piece, full: Piece, share = 1 / 300): void {
  const [seen, whole] = [shot.camera, full.shot.camera];
  expect(Math.abs(seen.distanceMm / whole.distanceMm - 1)).toBeLessThan(share);
  expect(Math.abs(seen.fovDeg / whole.fovDeg - 1)).toBeLessThan(share);
  for (const axis of [0, 1, 2] as const)
    expect(Math.abs(seen.target[axis] - whole.target[axis])).toBeLessThan(shot.radiusMm * share);
}

describe('a sketch', { timeout: 60_000 }, () => {
  it('shows the same stones from the same camera with far fewer triangles, and leaves the piece unchanged', () => {
    const spec = specOf('hoop earrings pavé');
    const sketch = sketchPiece(spec)!;
    const piece = buildPiece(spec);
    expect(trianglesOf(sketch)).toBeLessThan(trianglesOf(piece) / 2);
    expect(stonesOf(sketch)).toEqual(stonesOf(piece));
    expectSameCamera(sketch, piece);
  });

  it('does not exist for a piece with hardly any sculpted parts', () => {
    expect(sketchPiece(specOf('minimalist rose gold band'))).toBeNull();
  });
});

describe('a draft', { timeout: 60_000 }, () => {
  it.each(['hoop earrings pavé', 'gold owl pendant with ruby eyes', 'minimalist rose gold band'])(
    'API-40: shows the same stones of a "%s" from the same camera, without more triangles',
    (prompt) => {
      const spec = specOf(prompt);
      const [draft, piece] = [draftPiece(spec), buildPiece(spec)];
      expect(trianglesOf(draft)).toBeLessThanOrEqual(trianglesOf(piece));
      expect(stonesOf(draft)).toEqual(stonesOf(piece));
      // A draft of a change takes the camera of its version.
      expectSameCamera(draft, piece, 1 / 150);
    },
  );

  describe.each(
    sampled(
      [
        'gold hoop earrings with diamonds',
        'a platinum tennis bracelet with diamonds',
        'white gold drop earrings with aquamarines',
        'gold leaf pendant with an emerald',
        'a pearl necklace',
        'a gold ring with an onyx inlay',
      ],
      3,
    ),
  )('in the $group of pieces', ({ cases, tags }) => {
    it.each(cases)('API-40: weighs the same as the full "%s" after a change of its metal', { tags }, (prompt) => {
      const spec = specOf(prompt);
      const changed = edited(spec, { op: 'set', id: spec.root.id, metal: { alloy: 'silver-925' } });
      const weights = { full: billOfMaterials(spec), draft: billOfMaterials(spec, draftPiece(spec)) };
      const { bill, built } = calibrated(factsOf(changed, draftPiece(changed)), weights);
      const full = factsOf(changed, buildPiece(changed));
      // The full bill is rounded to 0.01 g and 0.001 cm³ too.
      const near = (value: number) => expect.closeTo(value, 1.5) as number;
      expect(bill).toEqual({
        ...full.bill,
        metals: full.bill.metals.map((metal) => ({
          ...metal,
          cm3: expect.closeTo(metal.cm3, 2) as number,
          grams: near(metal.grams),
        })),
      });
      expect(built.metals.map(({ grams }) => grams)).toEqual(full.built.metals.map(({ grams }) => near(grams)));
    });
  });

  // Tests of verdicts build drafts, which takes a third of the time.
  describe.each(sampled(JUDGED, 5))('in the $group of verdicts', ({ cases, tags }) => {
    it.each(cases)('meets the same requirements as the full "%s"', { tags }, (prompt) => {
      const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
      const verdicts = (piece: Piece) =>
        fulfil(requirements, spec, factsOf(spec, piece)).map(({ text, status, part }) => ({ text, status, part }));
      expect(verdicts(draftPiece(spec))).toEqual(verdicts(buildPiece(spec)));
    });
  });
});
