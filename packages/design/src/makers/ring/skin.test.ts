import { describe, expect, it } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import type { MeshPart, Piece } from '../../piece';
import { hueOf } from '../../gold';
import { billOfMaterials } from '../../weigh/billOfMaterials';
import { buildPiece } from '../registry';

const made = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  return { spec, requirements, piece: buildPiece(spec) };
};

/** Distances of a part's points from the axis of the finger, and from the middle of the band, mm. */
function pointsOf({ meshes }: Piece, { mesh }: MeshPart, axisY: number): { radius: number; aside: number }[] {
  const p = meshes[mesh]!.positions;
  return Array.from({ length: p.length / 3 }, (_, i) => ({
    radius: Math.hypot(p[3 * i]!, p[3 * i + 1]! - axisY),
    aside: Math.abs(p[3 * i + 2]!),
  }));
}

const metalParts = (
  { parts }: Piece,
  test: (surface: MeshPart['surface'] & { kind: 'metal' }) => boolean,
): MeshPart[] =>
  parts.filter(
    (part): part is MeshPart => part.shape === 'mesh' && part.surface.kind === 'metal' && test(part.surface),
  );

/** Height of the axis of a plain band that stands on the floor. */
const axisOf = ({ meshes, parts }: Piece): number => {
  const ys = parts.flatMap((part) =>
    part.shape === 'mesh' ? [...meshes[part.mesh]!.positions].filter((_, i) => i % 3 === 1) : [],
  );
  return (ys.reduce((a, b) => Math.max(a, b)) + ys.reduce((a, b) => Math.min(a, b))) / 2;
};

describe('the skin of a band', { timeout: 30_000 }, () => {
  it('has a thin line of the second metal flush with its outside', () => {
    const { piece } = made('black titanium band 8mm brushed, one thin rose gold line round the middle');
    const axis = axisOf(piece);
    const [line, ...others] = metalParts(piece, ({ alloy }) => hueOf(alloy) === 'rose-gold');
    expect(others).toEqual([]);
    const points = pointsOf(piece, line!, axis);
    const [band] = metalParts(piece, ({ finish }) => finish === 'satin');
    const outside = Math.max(...pointsOf(piece, band!, axis).map(({ radius }) => radius));
    expect(Math.max(...points.map(({ radius }) => radius)) - outside).toBeLessThan(0.03);
    expect(Math.max(...points.map(({ aside }) => aside))).toBeLessThan(0.6);
  });

  it('is polished inside under a hammered outside', () => {
    const { piece } = made('hammered silver band 5mm without stones');
    const axis = axisOf(piece);
    const [lining] = metalParts(piece, ({ finish }) => finish === 'polished');
    const [band] = metalParts(piece, ({ finish }) => finish === 'hammered');
    const outside = Math.max(...pointsOf(piece, band!, axis).map(({ radius }) => radius));
    const points = pointsOf(piece, lining!, axis);
    const inMiddle = points.filter(({ aside }) => aside < 1.2);
    expect(inMiddle.length).toBeGreaterThan(0);
    expect(Math.max(...inMiddle.map(({ radius }) => radius))).toBeLessThan(outside - 0.8);
    expect(Math.max(...points.map(({ radius }) => radius))).toBeLessThan(outside - 0.1);
  });

  it('adds no weight', () => {
    const { spec, piece } = made('hammered silver band 5mm without stones');
    const plain = { ...spec, root: { ...spec.root, metal: { ...spec.root.metal, finish: 'polished' as const } } };
    const [worked, polished] = [billOfMaterials(spec, piece), billOfMaterials(plain, buildPiece(plain))];
    expect(metalParts(piece, ({ finish }) => finish === 'polished').length).toBe(1);
    expect(worked.metals).toEqual(polished.metals);
  });

  it.each(['matte white gold band 6mm with polished edges', 'Trauring Weißgold 6 mm sandmatt mit polierten Kanten'])(
    'stays bright along the edges of "%s"',
    (prompt) => {
      const { spec, requirements, piece } = made(prompt);
      expect(spec.root.params['edges']).toBe('polished');
      expect(spec.not_understood).toEqual([]);
      expect(fulfil(requirements, spec, factsOf(spec, piece)).every(({ status }) => status === 'met')).toBe(true);
      const axis = axisOf(piece);
      const [bright] = metalParts(piece, ({ finish }) => finish === 'polished');
      const [band] = metalParts(piece, ({ finish }) => finish === spec.root.metal.finish);
      const outside = Math.max(...pointsOf(piece, band!, axis).map(({ radius }) => radius));
      expect(Math.max(...pointsOf(piece, bright!, axis).map(({ radius }) => radius))).toBeGreaterThan(outside - 0.1);
    },
  );

  it.each([
    ['black tungsten ring 8mm brushed with bevelled edges', 'satin'],
    ['Trauring Weißgold 6 mm matt mit abgeschrägten Kanten', 'matte'],
  ])('is cut at a slant along the edges of "%s", and bright there', (prompt, worked) => {
    const { spec, requirements, piece } = made(prompt);
    expect(spec.root.params['edges']).toBe('bevelled');
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    const axis = axisOf(piece);
    const [band] = metalParts(piece, ({ finish }) => finish === worked);
    const points = pointsOf(piece, band!, axis);
    const half = Math.max(...points.map(({ aside }) => aside));
    const outside = Math.max(...points.map(({ radius }) => radius));
    const atEdge = points.filter(({ aside }) => aside > half - 0.1).map(({ radius }) => radius);
    expect(outside - Math.max(...atEdge)).toBeGreaterThan(0.4);
    const [bright] = metalParts(piece, ({ finish }) => finish === 'polished');
    expect(Math.max(...pointsOf(piece, bright!, axis).map(({ radius }) => radius))).toBeGreaterThan(outside - 0.1);
  });

  it.each([
    ['matte yellow gold band 6mm with hammered texture', 'matte-hammered'],
    ['Trauring Roségold 5 mm, außen Hammerschlag matt', 'matte-hammered'],
    ['oxidised silver band 7 mm, hammered', 'oxidised-hammered'],
    ['stack of two silver rings, one hammered, one matte', 'hammered'],
  ])('of "%s" is worked as it says', (prompt, finish) => {
    const { spec, requirements, piece } = made(prompt);
    expect(spec.root.metal.finish).toBe(finish);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });

  it('is one finish all over a polished band', () => {
    expect(metalParts(made('plain gold band 5mm').piece, () => true)).toHaveLength(1);
  });
});

describe('the face of a signet', { timeout: 30_000 }, () => {
  it('has a figure without stones cut into it', () => {
    const { piece, spec, requirements } = made('gold signet ring engraved with an anchor');
    expect(piece.cuts).toContain('anchor');
    expect(piece.parts.filter(({ part }) => part === 'anchor')).toEqual([]);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    const [ring] = metalParts(piece, () => true);
    const p = piece.meshes[ring!.mesh]!.positions;
    const top = [...p].filter((_, i) => i % 3 === 1).reduce((a, b) => Math.max(a, b));
    const sunk = Array.from({ length: p.length / 3 }, (_, i) => i).filter(
      (i) => Math.hypot(p[3 * i]!, p[3 * i + 2]!) < 3 && p[3 * i + 1]! < top - 0.15 && p[3 * i + 1]! > top - 0.9,
    );
    expect(sunk.length).toBeGreaterThan(50);
  });
});
