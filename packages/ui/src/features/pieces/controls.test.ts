import type { PiecePart, VersionDetail } from '@jewelry/contract';
import { describe, expect, it } from 'vitest';
import {
  caratsOf,
  choiceOf,
  fieldsFor,
  fieldsOf,
  isChangeable,
  isRemovable,
  mmOfCarats,
  operationsOf,
  resetOf,
  withChoice,
} from './controls';

const part = (id: string, properties: Record<string, unknown>): PiecePart => ({
  id,
  address: id,
  kind: 'stone',
  label: 'Centre stone',
  index: 1,
  facts: [],
  carats: null,
  controls: { type: 'object', properties },
});

const stone = part('center', {
  stones: {
    type: 'object',
    properties: {
      kind: { type: 'string', title: 'Stone', enum: ['ruby', 'diamond'] },
      size_mm: { type: 'number', minimum: 2, maximum: 9, multipleOf: 0.1 },
      label: { type: 'string' },
    },
  },
});
const band = part('shank', {
  metal: { type: 'object', properties: { finish: { anyOf: [{ const: 'polished' }, { const: 'matte' }] } } },
  params: {
    type: 'object',
    properties: { width_mm: { type: 'number', minimum: 1, maximum: 6 }, hollow: { type: 'boolean', default: false } },
  },
  remove: { const: true },
});

const version: Pick<VersionDetail, 'design' | 'built'> = {
  built: { stones: [{ part: 'center', kind: 'ruby', cut: 'oval', size_mm: 5, count: 1 }], metals: [], parts: [] },
  design: {
    root: {
      id: 'ring',
      metal: { alloy: 'silver-925', finish: 'polished' },
      children: { shank: [{ id: 'shank', params: { width_mm: 1.8 } }] },
    },
  },
};

describe('the controls of a part', () => {
  it('have options and numbers with the built values, and omit values they cannot represent', () => {
    expect(fieldsOf(stone, version)).toMatchObject([
      { group: 'stones', name: 'kind', label: 'Stone', type: 'choice', options: ['ruby', 'diamond'], value: 'ruby' },
      {
        group: 'stones',
        name: 'size_mm',
        label: 'Size',
        type: 'number',
        min: 2,
        max: 9,
        step: 0.1,
        unit: 'mm',
        value: 5,
      },
    ]);
  });

  it('take the parameters of the part, the metal that it inherits and the defaults of its schema', () => {
    expect(fieldsOf(band, version)).toMatchObject([
      { name: 'finish', type: 'choice', options: ['polished', 'matte'], value: 'polished' },
      { name: 'width_mm', value: 1.8 },
      { name: 'hollow', type: 'switch', value: false },
    ]);
  });

  it('report whether the part can be changed and removed', () => {
    expect([isChangeable(stone), isRemovable(stone), isRemovable(band), isChangeable(part('chain', {}))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('choices', () => {
  const fields = fieldsOf(stone, version);
  const [kind, size] = fields;
  if (!kind || !size) throw new Error('The stone has no controls');

  it('become one operation with only the differences', () => {
    const choices = withChoice(withChoice({}, kind, 'diamond'), size, 5);
    expect(operationsOf(stone, fields, choices)).toEqual([{ op: 'set', id: 'center', stones: { kind: 'diamond' } }]);
    expect(choiceOf(choices, kind)).toBe('diamond');
  });

  it('produce no operation for unchanged values', () => {
    expect(operationsOf(stone, fields, withChoice(withChoice({}, kind, 'diamond'), kind, 'ruby'))).toEqual([]);
    expect(operationsOf(stone, fields, {})).toEqual([]);
  });
});

describe('the setting of a stone', () => {
  const head = part('head', {
    kind: { type: 'string', title: 'Setting', enum: ['head.prong', 'head.bezel'], default: 'head.prong' },
    stones: {
      type: 'object',
      properties: {
        kind: {
          type: 'string',
          title: 'Stone',
          enum: ['ruby', 'diamond'],
          default: 'diamond',
          swatches: { ruby: '#aa2040', diamond: '#eeeeff' },
        },
        size_mm: { type: 'number', title: 'Width, mm', minimum: 2, maximum: 9, default: 6, carats_per_mm3: 0.0037 },
      },
    },
    params: {
      type: 'object',
      properties: { prongs: { type: 'integer', title: 'Prongs', minimum: 2, maximum: 12, default: 4 } },
    },
    reset: { type: 'boolean', title: 'Reset', edits: [{ op: 'set', id: 'head', stones: { cut: 'round' } }] },
  });
  const fields = fieldsOf(head, { design: null, built: null });
  const [stoneKind, width, setting, prongs] = fields;
  if (!stoneKind || !width || !setting || !prongs) throw new Error('The setting has no controls');

  it('is a separate field, followed by the dimensions of its kind', () => {
    expect(fields.map(({ label, unit, digits }) => [label, unit, digits])).toEqual([
      ['Stone', '', 1],
      ['Width', 'mm', 1],
      ['Setting', '', 1],
      ['Prongs', '', 0],
    ]);
    expect(stoneKind.swatches?.['ruby']).toBe('#aa2040');
  });

  it('is replaced without the dimensions of the previous kind', () => {
    const choices = withChoice(withChoice(withChoice({}, prongs, 6), setting, 'head.bezel'), width, 7);
    expect(operationsOf(head, fields, choices)).toEqual([
      { op: 'replace', id: 'head', part: { kind: 'head.bezel' } },
      { op: 'set', id: 'head', stones: { size_mm: 7 } },
    ]);
    expect(fieldsFor(fields, choices)).not.toContain(prongs);
    expect(operationsOf(head, fields, withChoice(choices, setting, 'head.prong'))).toEqual([
      { op: 'set', id: 'head', stones: { size_mm: 7 }, params: { prongs: 6 } },
    ]);
  });

  it('has the weight of its stone in carats, unless another kind is selected', () => {
    expect(caratsOf(width, {}, fields)).toBeCloseTo(0.8, 2);
    expect(caratsOf(width, withChoice({}, width, 6.45), fields)).toBeCloseTo(0.99, 2);
    expect(caratsOf(width, withChoice({}, stoneKind, 'ruby'), fields)).toBeNull();
    expect([mmOfCarats(width, 1), mmOfCarats(width, 100), mmOfCarats(width, 0)]).toEqual([6.47, 9, 2]);
  });

  it('is reset to the first version by the operations of its schema', () => {
    expect([resetOf(head), resetOf(stone)]).toEqual([[{ op: 'set', id: 'head', stones: { cut: 'round' } }], []]);
  });
});
