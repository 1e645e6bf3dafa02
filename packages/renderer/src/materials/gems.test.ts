import type { Cut, GemKind } from '@jewelry/design';
import { describe, expect, it } from 'vitest';
import { gem, refractiveIndex } from './gems';
import { FIRE_SETS, intoGamut, LONGEST_PATH_MM, PATH_STEPS, transmittedColors } from './spectra';

/** Colour of a stone after a path, its axes taking part by these shares. */
function colorAfter(kind: GemKind, mm: number, shares: readonly number[]): number[] {
  const { colors } = gem(kind, false, 8);
  const at = Math.sqrt(mm / LONGEST_PATH_MM) * (PATH_STEPS - 1);
  const i = Math.floor(at);
  return [0, 1, 2].map((c) =>
    colors.reduce(
      (sum, table, axis) =>
        sum + shares[axis]! * (table[i * 3 + c]! + (table[i * 3 + 3 + c]! - table[i * 3 + c]!) * (at - i)),
      0,
    ),
  );
}

const UNIAXIAL_Z = [0.4, 0.4, 0.2];
const UNIAXIAL_Y = [0.335, 0.33, 0.335];

describe('the colour of gems', () => {
  // Integrated at 1 nm from the published spectra after 3 mm, in linear sRGB; colours within the gamut only.
  it.each<[GemKind, readonly number[], readonly [number, number, number]]>([
    ['pink-sapphire', UNIAXIAL_Z, [0.88, 0.7, 0.85]],
    // With its silk, a tenth darker than the spectrum.
    ['blue-sapphire', UNIAXIAL_Z, [0.2, 0.34, 0.81]],
    ['yellow-sapphire', UNIAXIAL_Z, [1, 0.93, 0.49]],
    ['aquamarine', [0.25, 0.5, 0.25], [0.8, 0.93, 1]],
    ['amethyst', UNIAXIAL_Y, [0.73, 0.56, 0.91]],
    ['citrine', [1], [1, 0.86, 0.27]],
    ['garnet', [1], [0.56, 0.06, 0.2]],
    ['peridot', [1 / 3, 1 / 3, 1 / 3], [0.77, 0.83, 0.44]],
    ['tanzanite', [0.4, 0.5, 0.1], [0.54, 0.51, 0.98]],
    ['topaz', [1], [0.56, 0.85, 1]],
    ['tourmaline', [0.25, 0.5, 0.25], [1, 0.59, 0.81]],
  ])('follows the spectrum of %s', (kind, shares, expected) => {
    const color = colorAfter(kind, 3, shares);
    for (let c = 0; c < 3; c++) expect(Math.abs(color[c]! - expected[c]!)).toBeLessThan(0.045);
  });

  it('is blue rather than bottle green for aquamarine', () => {
    const [r, g, b] = colorAfter('aquamarine', 10, [0.25, 0.5, 0.25]);
    expect(b!).toBeGreaterThan(g! * 1.1);
    expect(g!).toBeGreaterThan(r!);
  });

  it('is deep green for emerald where light goes far, never neon', () => {
    const [r, g, b] = colorAfter('emerald', 18, UNIAXIAL_Y);
    expect(g!).toBeLessThan(0.08);
    expect(b!).toBeGreaterThan(0.3 * g!);
    expect(r!).toBeLessThan(0.1 * g!);
  });

  it('is green for emerald rather than teal, and royal rather than violet for blue sapphire', () => {
    const [r, g, b] = colorAfter('emerald', 8, UNIAXIAL_Y);
    expect(g!).toBeGreaterThan(2 * b!);
    expect(g!).toBeGreaterThan(10 * r!);
    const [red, green, blue] = colorAfter('blue-sapphire', 9, UNIAXIAL_Z);
    expect(green!).toBeGreaterThan(3 * red!);
    expect(blue!).toBeGreaterThan(4 * green!);
  });

  it('is bluish green through the table of alexandrite, and warm across it', () => {
    const [r, g, b] = colorAfter('alexandrite', 12, [0.5, 0.5, 0]);
    expect(g!).toBeGreaterThan(r! * 3);
    expect(b!).toBeGreaterThan(g! * 0.8);
    const [red, , blue] = colorAfter('alexandrite', 12, [0, 0, 1]);
    expect(red!).toBeGreaterThan(blue! * 2);
  });

  it('differs between the axes of tanzanite and blue sapphire', () => {
    for (const kind of ['tanzanite', 'blue-sapphire', 'tourmaline', 'emerald'] as const) {
      const [a, b] = [[1, 0, 0], kind === 'emerald' || kind === 'tourmaline' ? [0, 1, 0] : [0, 0, 1]].map((shares) =>
        colorAfter(kind, 6, shares),
      );
      expect(Math.max(...a!.map((value, c) => Math.abs(value - b![c]!)))).toBeGreaterThan(0.08);
    }
  });

  it('keeps its hue outside the gamut', () => {
    const inside = intoGamut([0.4, 0.3, -0.1]);
    expect(Math.min(...inside)).toBeCloseTo(0.002, 6);
    expect(inside[0]).toBeGreaterThan(inside[1]);
  });

  it('is white in daylight for a path of zero length', () => {
    for (const value of transmittedColors([[600, 3000, 5]], [0])[0]!) expect(value).toBeCloseTo(1, 9);
  });
});

describe('fire', () => {
  it('keeps white light white in each set of wavelengths', () => {
    for (const { rgb } of FIRE_SETS)
      for (let c = 0; c < 3; c++) expect(rgb.reduce((sum, weight) => sum + weight[c]!, 0)).toBeCloseTo(1, 9);
    expect(new Set(FIRE_SETS.flatMap(({ nm }) => nm)).size).toBe(12);
  });

  // Sellmeier's formula of diamond (Peter, 1923) against the Fraunhofer lines of the handbooks.
  it.each([
    [686.7, 2.4073],
    [589.3, 2.4175],
    [430.8, 2.4514],
  ])('bends light of %s nm in diamond as measured', (nm, index) => {
    expect(refractiveIndex('diamond', nm)).toBeCloseTo(index, 2);
  });

  it.each<[GemKind, number]>([
    ['diamond', 0.044],
    ['tanzanite', 0.03],
    ['blue-sapphire', 0.018],
    ['emerald', 0.014],
    ['amethyst', 0.013],
  ])('disperses %s between the B and G lines as the handbooks say', (kind, dispersion) => {
    expect(refractiveIndex(kind, 430.8) - refractiveIndex(kind, 686.7)).toBeCloseTo(dispersion, 3);
  });

  it.each<[GemKind, number]>([
    ['diamond', 24.4],
    ['ruby', 34.4],
    ['tanzanite', 36.2],
    ['topaz', 38.1],
    ['emerald', 39.4],
    ['citrine', 40.4],
  ])('reflects all light in %s from %s degrees on', (kind, degrees) => {
    expect(Math.abs((Math.asin(1 / refractiveIndex(kind, 589.3)) * 180) / Math.PI - degrees)).toBeLessThan(0.06);
  });
});

it.each<[GemKind, Cut, string]>([
  ['diamond', 'round', 'brilliants'],
  ['moissanite', 'princess', 'brilliants'],
  ['diamond', 'baguette', 'steps'],
  ['diamond', 'emerald', 'steps'],
  ['emerald', 'emerald', 'gems'],
  ['ruby', 'round', 'gems'],
])('%s of the %s cut shows the room as %s do', (kind, cut, view) => {
  expect(gem(kind, false, 5, cut).view).toBe(view);
});

it('shows small diamonds the room as melee, unless they are step cuts', () => {
  expect(gem('diamond', false, 1.6, 'round').view).toBe('melee');
  expect(gem('diamond', false, 1.6, 'baguette').view).toBe('steps');
  expect(gem('ruby', false, 1.6, 'round').view).toBe('gems');
});

it('foils the backs of faceted stones and of domes', () => {
  expect(gem('emerald', false, 6, 'emerald').foil).toBeGreaterThan(0.5);
  expect(gem('amber', true, 12, 'cabochon').foil).toBeGreaterThan(0.5);
});

it('shows dark rims of diamonds, and the seats of small ones', () => {
  expect(gem('diamond', false, 1.6, 'round').rim).toBeGreaterThan(0.5);
  expect(gem('diamond', false, 8, 'cushion').rim).toBeLessThan(0.2);
  expect(gem('ruby', false, 1.6, 'round').rim).toBe(0);
  expect(gem('diamond', false, 1.6, 'round').foil).toBeLessThan(0.4 * gem('diamond', false, 5, 'round').foil);
});

it('leaves windows of light in small sapphires, whose princess cuts send light far', () => {
  const { tone } = gem('blue-sapphire', false, 3, 'princess');
  const [, , blue] = colorAfter('blue-sapphire', 2 * 3 * tone, UNIAXIAL_Z);
  expect(blue!).toBeGreaterThan(0.19);
  expect(blue!).toBeLessThan(0.4);
});

it('disperses light by three tenths of what was measured', () => {
  const [first] = gem('diamond', false, 6).fire!;
  const spread = (indices: readonly number[]) => Math.max(...indices) - Math.min(...indices);
  const { nm } = FIRE_SETS[0]!;
  expect(spread(first!.indices)).toBeCloseTo(0.3 * spread(nm.map((x) => refractiveIndex('diamond', x))), 6);
});

it('is paler for step cuts, in which light goes further', () => {
  expect(gem('blue-sapphire', false, 6, 'hexagon').tone).toBeLessThan(
    0.85 * gem('blue-sapphire', false, 6, 'oval').tone,
  );
  expect(gem('emerald', false, 30, 'emerald').tone).toBe(gem('emerald', false, 30, 'oval').tone);
});

it('deepens small stones as far as their shorter path makes them pale', () => {
  const path = (mm: number) => mm * gem('blue-sapphire', false, mm, 'round').tone;
  expect(path(1.3)).toBeGreaterThan(0.6 * path(8));
});

it('colourless and cool stones show less of the color of their metal than warm ones', () => {
  for (const kind of ['diamond', 'moissanite', 'cubic-zirconia', 'blue-sapphire', 'emerald', 'amethyst'] as const)
    expect(gem(kind, false, 5).metalTint).toBeLessThan(0.7);
  for (const kind of ['ruby', 'citrine', 'morganite'] as const) expect(gem(kind, false, 5).metalTint).toBe(1);
});

it('beads of dark stones scatter light, other cuts of them and pale beads are clear', () => {
  const bead = gem('ruby', true, 9, 'sphere');
  expect(bead).toMatchObject({ body: 'translucent', pattern: { kind: 'mottled' } });
  expect(Math.max(...bead.average)).toBeLessThan(Math.max(...gem('ruby', false, 9).average));
  expect(gem('ruby', false, 9, 'round').body).toBe('clear');
  expect(gem('citrine', true, 9, 'sphere').body).toBe('clear');
});
