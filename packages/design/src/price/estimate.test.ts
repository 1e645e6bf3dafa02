import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { ALLOYS, CUTS, GEM_KINDS } from '../spec';
import { billOfMaterials, type BilledStones, type BillOfMaterials } from '../weigh/billOfMaterials';
import { priceEstimate, settingOf } from './estimate';
import type { PearlName } from '../gems/pearls';
import { METAL_PRICES, PRICES } from './table';

const { spec } = designFromPrompt({ prompt: 'rose gold halo ring with a 6 mm round ruby', seed: 2 });

const stone: fc.Arbitrary<BilledStones> = fc
  .record({
    role: fc.constantFrom<BilledStones['role'][]>('center', 'side', 'halo', 'pave', 'accent'),
    kind: fc.constantFrom(...GEM_KINDS),
    cut: fc.constantFrom(...CUTS),
    size_mm: fc.integer({ min: 8, max: 140 }),
    count: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ size_mm, ...rest }) => ({
    ...rest,
    size_mm: size_mm / 10,
    carats: rest.count * 0.004 * (size_mm / 10) ** 3,
  }));

const bill: fc.Arbitrary<BillOfMaterials> = fc.record({
  metals: fc.array(
    fc.record({
      alloy: fc.constantFrom(...ALLOYS),
      cm3: fc.constant(1),
      grams: fc.double({ min: 0.1, max: 200, noNaN: true }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  stones: fc.array(stone, { maxLength: 6 }),
});

describe('an estimate', () => {
  test('adds up exactly in cents and is within its range for any bill of materials', () => {
    fc.assert(
      fc.property(bill, (made) => {
        const { cents, low_cents, high_cents, breakdown } = priceEstimate(spec, made);
        expect(breakdown.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
        for (const amount of [cents, low_cents, high_cents, ...breakdown.map((line) => line.cents)])
          expect(Number.isSafeInteger(amount)).toBe(true);
        expect(low_cents).toBeLessThanOrEqual(cents);
        expect(high_cents).toBeGreaterThanOrEqual(cents);
      }),
    );
  });

  test('has a wider range around the same sum for a piece with a picture as imagined', () => {
    fc.assert(
      fc.property(bill, (made) => {
        const [designed, imagined] = [priceEstimate(spec, made), priceEstimate(spec, made, { isImagined: true })];
        expect(imagined).toMatchObject({ cents: designed.cents, breakdown: designed.breakdown });
        expect(imagined.low_cents).toBeLessThan(designed.low_cents);
        expect(imagined.high_cents).toBeGreaterThan(designed.high_cents);
        expect(imagined.low_cents).toBeGreaterThan(0);
      }),
    );
  });

  test('never falls with more metal', () => {
    fc.assert(
      fc.property(bill, fc.nat(7), fc.double({ min: 0, max: 100, noNaN: true }), (made, at, more) => {
        const metals = made.metals.map((metal, index) =>
          index === at % made.metals.length ? { ...metal, grams: metal.grams + more } : metal,
        );
        expect(priceEstimate(spec, { ...made, metals }).cents).toBeGreaterThanOrEqual(priceEstimate(spec, made).cents);
      }),
    );
  });

  test('never falls with more or larger stones', () => {
    fc.assert(
      fc.property(bill, stone, fc.double({ min: 1, max: 3, noNaN: true }), (made, added, factor) => {
        const before = priceEstimate(spec, made).cents;
        expect(priceEstimate(spec, { ...made, stones: [...made.stones, added] }).cents).toBeGreaterThan(before);
        const heavier = made.stones.map((one) => ({ ...one, carats: one.carats * factor }));
        expect(priceEstimate(spec, { ...made, stones: heavier }).cents).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('follows the market: a higher price of gold affects a gold piece but not a silver one', () => {
    const dearer = { ...METAL_PRICES, gold: METAL_PRICES.gold * 2, as_of: '2026-11-20' };
    const of = (alloy: (typeof ALLOYS)[number], metals = METAL_PRICES) =>
      priceEstimate(spec, { metals: [{ alloy, cm3: 1, grams: 5 }], stones: [] }, { metals });
    expect(of('yellow-gold-18k', dearer).cents).toBeGreaterThan(of('yellow-gold-18k').cents);
    expect(of('silver-925', dearer).cents).toBe(of('silver-925').cents);
    expect(of('silver-925', dearer).prices_as_of).toBe('2026-11-20');
  });

  test('charges for purity: a gram of 18k gold costs three quarters of a gram of pure gold, plus its alloy', () => {
    const [metal] = priceEstimate(spec, {
      metals: [{ alloy: 'yellow-gold-18k', cm3: 1, grams: 1 }],
      stones: [],
    }).breakdown;
    expect(metal).toEqual({
      label: '18k yellow gold',
      quantity: 1,
      unit: 'g',
      cents: Math.round((METAL_PRICES.gold * 0.75 + 0.1) * 100),
    });
  });

  test('is higher for finer gold, by weight and by fineness', () => {
    const band = designFromPrompt({ prompt: 'plain gold band without stones' }).spec;
    const karats = (
      [
        'yellow-gold-9k',
        'yellow-gold-14k',
        'yellow-gold-18k',
        'yellow-gold-21k',
        'yellow-gold-22k',
        'yellow-gold-24k',
      ] as const
    ).map((alloy) => billOfMaterials({ ...band, root: { ...band.root, metal: { alloy, finish: 'polished' } } }));
    const lines = karats.map((made) => priceEstimate(spec, made).breakdown[0]!);
    expect(lines.map(({ label }) => label)).toEqual([
      '9k yellow gold',
      '14k yellow gold',
      '18k yellow gold',
      '21k yellow gold',
      '22k yellow gold',
      '24k gold',
    ]);
    for (const amounts of [lines.map(({ quantity }) => quantity), lines.map(({ cents }) => cents)])
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(lines[4]!.cents / lines[4]!.quantity).toBeCloseTo(METAL_PRICES.gold * 91.6 + 7, -1);
  });

  test('lists metal, stones, settings, work, margin and tax', () => {
    const { breakdown } = priceEstimate(spec, billOfMaterials(spec));
    expect(breakdown[0]?.label).toBe('18k rose gold');
    expect(breakdown.map(({ unit }) => unit)).toEqual(['g', 'ct', 'ct', 'stones', 'stones', 'h', 'piece', '%', '%']);
    expect(breakdown.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Prong setting',
        'Bead setting',
        "Goldsmith's work",
        'Casting and finishing',
        'Workshop margin',
        'UAE VAT',
      ]),
    );
  });

  test('distinguishes the cut of a stone from the name of another stone', () => {
    const { breakdown } = priceEstimate(spec, {
      metals: [],
      stones: [{ role: 'center', kind: 'ruby', cut: 'emerald', size_mm: 6, count: 2, carats: 3 }],
    });
    expect(breakdown[0]?.label).toBe('Emerald-cut ruby 6 mm × 2');
  });

  test('is higher for one large stone than for the same weight in small ones', () => {
    const of = (count: number) =>
      priceEstimate(spec, {
        metals: [],
        stones: [{ role: 'center', kind: 'diamond', cut: 'round', size_mm: 6.5, count, carats: 1 }],
      }).breakdown[0]?.cents ?? 0;
    expect(of(1)).toBeGreaterThan(of(10));
  });

  test('names pearls by their trade names and prices them by width and shell', () => {
    const of = (pearl: PearlName, size_mm: number) =>
      priceEstimate(spec, {
        metals: [],
        stones: [{ role: 'center', kind: 'pearl', pearl, cut: 'sphere', size_mm, count: 2, carats: 14 }],
      }).breakdown[0]!;
    expect(of('golden', 10).label).toBe('Golden South Sea pearl 10 mm × 2');
    const cents = [of('freshwater', 8), of('akoya', 8), of('akoya', 9), of('golden', 9), of('golden', 12)].map(
      (line) => line.cents,
    );
    expect(cents[1]).toBe(2 * 10500);
    expect(cents[0]! * 4).toBeLessThan(cents[1]!);
    expect(cents[2]! / cents[1]!).toBeCloseTo(1.49, 1);
    expect(cents[4]! / cents[3]!).toBeGreaterThan(2);
  });

  test('laboratory-grown diamonds are labelled and cost a fraction of natural ones, more per carat when they are larger', () => {
    const of = (carats: number, grown: boolean) =>
      priceEstimate(spec, {
        metals: [],
        stones: [
          {
            role: 'center',
            kind: 'diamond',
            cut: 'round',
            size_mm: 6.5,
            count: 1,
            carats,
            ...(grown ? { diamonds: 'lab-grown' as const } : {}),
          },
        ],
      }).breakdown[0]!;
    expect(of(1, true)).toMatchObject({ label: 'Round lab-grown diamond 6.5 mm', cents: 17800 });
    expect(of(1, false).label).toBe('Round diamond 6.5 mm');
    expect(of(1, true).cents * 10).toBeLessThan(of(1, false).cents);
    expect(of(2, true).cents / of(1, true).cents).toBeCloseTo(2.2, 1);
  });

  test('charges more hours for more work', () => {
    const hoursOf = (construction: Partial<typeof spec.construction>, motif: string | null = null) =>
      priceEstimate(
        {
          ...spec,
          construction: { ...spec.construction, layers: 1, openwork: 'none', balance: 'even', ...construction },
          motif,
        },
        { metals: [], stones: [] },
      ).breakdown[0]?.quantity ?? 0;
    const plain = hoursOf({});
    expect(plain).toBe(PRICES.bench_hours.ring);
    for (const more of [
      hoursOf({ openwork: 'lattice' }),
      hoursOf({ layers: 3 }),
      hoursOf({ balance: 'floating' }),
      hoursOf({}, 'heart'),
    ])
      expect(more).toBeGreaterThan(plain);
  });
});

test.each([
  [{ role: 'center', kind: 'pearl', cut: 'sphere' }, 'peg'],
  [{ role: 'center', kind: 'opal', cut: 'cabochon' }, 'bezel'],
  [{ role: 'halo', kind: 'diamond', cut: 'round' }, 'bead'],
  [{ role: 'accent', kind: 'emerald', cut: 'emerald' }, 'prong'],
] as const)('%o is held by a %s', (held, setting) => {
  expect(settingOf(held)).toBe(setting);
});
