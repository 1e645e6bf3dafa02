import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { buildPiece } from '../makers/registry';
import type { DesignSpec } from '../spec';
import { edited } from '../spec/edit';
import { partsOfPiece, resetEdits } from './parts';
import { DESIGNS } from './testing/designs';

const partsIn = (spec: DesignSpec, original?: DesignSpec) => partsOfPiece(factsOf(spec, buildPiece(spec)), original);

describe('the parts of a built piece', { timeout: 60_000 }, () => {
  test("have jewelers' names and the facts of the built piece", () => {
    const parts = partsIn(DESIGNS.halo);
    expect(parts.map(({ id, label }) => [id, label])).toEqual(
      expect.arrayContaining([
        ['shank', 'Band'],
        ['head', 'Centre stone'],
        ['halo', 'Halo'],
        ['shoulders', 'Shoulders'],
      ]),
    );
    expect(parts.find(({ id }) => id === 'head')!.facts).toEqual(['round diamond, 6 mm']);
    expect(parts.find(({ id }) => id === 'head')!.carats).toBeCloseTo(0.8, 1);
    expect(parts.find(({ id }) => id === 'halo')!.facts).toEqual([
      expect.stringMatching(/^\d+ round diamonds, 1(\.\d+)? mm$/),
    ]);
    expect(parts.find(({ id }) => id === 'shank')).toMatchObject({
      carats: null,
      facts: expect.arrayContaining(['18k white gold, polished']),
    });
    expect(partsIn(DESIGNS.trilogy).find(({ id }) => id === 'side')!.label).toBe('Side stones');
  });

  test('offer the changes of their kind, within its limits', () => {
    const { head, shank, halo } = Object.fromEntries(
      partsIn(DESIGNS.halo).map(({ id, controls }) => [id, controls.properties]),
    );
    expect(head).toMatchObject({
      kind: {
        enum: [
          'head.prong',
          'head.basket',
          'head.bezel',
          'head.half-bezel',
          'head.cluster',
          'head.flush',
          'head.collar',
        ],
        default: 'head.prong',
      },
      params: { properties: { prongs: { type: 'integer', minimum: 2, maximum: 12, default: 4 } } },
      stones: {
        properties: {
          kind: { default: 'diamond' },
          cut: { default: 'round' },
          size_mm: { minimum: 1.5, maximum: 14, default: 6 },
        },
      },
      metal: { properties: { alloy: { default: 'white-gold-18k' }, finish: { default: 'polished' } } },
    });
    expect(head).not.toHaveProperty('remove');
    expect(halo).toHaveProperty('remove');
    expect(halo!['stones']!.properties).not.toHaveProperty('cut');
    expect(shank!['params']!.properties!['band_width']).toMatchObject({
      title: 'Band width, mm',
      minimum: 1.2,
      maximum: 14,
      default: 2,
    });
  });

  test('give the reason for an unavailable choice', () => {
    const controls = partsIn(DESIGNS.halo).map(({ controls: { properties } }) => properties);
    for (const { enum: offered = [], not_possible: refused = {} } of controls.flatMap((properties) => [
      ...Object.values(properties),
      ...Object.values(properties).flatMap((one) => Object.values(one.properties ?? {})),
    ])) {
      for (const [choice, reason] of Object.entries(refused))
        expect([offered.includes(choice), reason]).toEqual([false, expect.stringMatching(/\.$/)]);
    }
    const head = partsIn(DESIGNS.halo).find(({ id }) => id === 'head')!.controls.properties;
    expect(head['stones']!.properties!['cut']!.not_possible).toHaveProperty('cabochon');
  });

  test('accept every value that a control offers as an edit of their id', () => {
    for (const spec of [
      DESIGNS.halo,
      DESIGNS.pendant,
      DESIGNS.band,
      designFromPrompt({ prompt: 'gold hoops with pearls', seed: 3 }).spec,
    ]) {
      for (const {
        address: id,
        controls: { properties },
      } of partsIn(spec)) {
        for (const [field, control] of Object.entries(properties)) {
          if (field === 'remove') expect(() => edited(spec, { op: 'remove', id })).not.toThrow();
          if (field === 'kind')
            for (const kind of control.enum!)
              expect(() => edited(spec, { op: 'replace', id, part: { kind } })).not.toThrow();
          for (const [name, { enum: values = [], minimum, maximum }] of Object.entries(control.properties ?? {})) {
            for (const value of [...values, minimum, maximum].filter((one) => one !== undefined))
              expect(() => edited(spec, { op: 'set', id, [field]: { [name]: value } })).not.toThrow();
          }
        }
      }
    }
  });

  test('include the body and the stones of a figure, which the picture shows as one', () => {
    const parts = partsIn(designFromPrompt({ prompt: 'gold leaf pendant with an emerald', seed: 7 }).spec);
    expect(parts.map(({ id, address }) => [id, address])).toEqual(
      expect.arrayContaining([
        ['leaf', 'leaf'],
        ['chain', 'chain'],
      ]),
    );
    expect(
      parts.some(({ controls }) => controls.properties['stones']?.properties?.['kind']?.default === 'emerald'),
    ).toBe(true);
  });

  test('return to an earlier design by edits of that part', () => {
    const changed = edited(
      DESIGNS.halo,
      { op: 'set', id: 'head', stones: { cut: 'oval' } },
      { op: 'set', id: 'shank', params: { band_width: 3 } },
    );
    const parts = partsIn(changed, DESIGNS.halo);
    expect(
      parts
        .filter(({ controls }) => 'reset' in controls.properties)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['head', 'shank']);
    expect(
      edited(changed, ...resetEdits(changed, DESIGNS.halo, 'head'), ...resetEdits(changed, DESIGNS.halo, 'shank')),
    ).toEqual(DESIGNS.halo);
  });
});
