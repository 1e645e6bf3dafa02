import type { PiecePart, VersionDetail } from '@jewelry/contract';
import { describe, expect, it } from 'vitest';
import { choiceOf, fieldsOf, isChangeable, isRemovable, operationOf, withChoice } from './controls';

const part = (id: string, properties: Record<string, unknown>): PiecePart => ({ id, address: id, kind: 'stone', label: 'Centre stone', index: 1, facts: [], controls: { type: 'object', properties } });

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
  params: { type: 'object', properties: { width_mm: { type: 'number', minimum: 1, maximum: 6 }, hollow: { type: 'boolean', default: false } } },
  remove: { const: true },
});

const version: Pick<VersionDetail, 'design' | 'built'> = {
  built: { stones: [{ part: 'center', kind: 'ruby', cut: 'oval', size_mm: 5, count: 1 }], metals: [], parts: [] },
  design: { root: { id: 'ring', metal: { alloy: 'silver-925', finish: 'polished' }, children: { shank: [{ id: 'shank', params: { width_mm: 1.8 } }] } } },
};

describe('the controls of a part', () => {
  it('are its choices and numbers with the values that were built, and leave out what they cannot show', () => {
    expect(fieldsOf(stone, version)).toMatchObject([
      { group: 'stones', name: 'kind', label: 'Stone', type: 'choice', options: ['ruby', 'diamond'], value: 'ruby' },
      { group: 'stones', name: 'size_mm', label: 'Size', type: 'number', min: 2, max: 9, step: 0.1, unit: 'mm', value: 5 },
    ]);
  });

  it('take the parameters of the part, the metal that it inherits and the defaults of its schema', () => {
    expect(fieldsOf(band, version)).toMatchObject([
      { name: 'finish', type: 'choice', options: ['polished', 'matte'], value: 'polished' },
      { name: 'width_mm', value: 1.8 },
      { name: 'hollow', type: 'switch', value: false },
    ]);
  });

  it('tell whether the part can be changed and removed', () => {
    expect([isChangeable(stone), isRemovable(stone), isRemovable(band), isChangeable(part('chain', {}))]).toEqual([true, false, true, false]);
  });
});

describe('choices', () => {
  const fields = fieldsOf(stone, version);
  const [kind, size] = fields;
  if (!kind || !size) throw new Error('The stone has no controls');

  it('become one operation with what differs alone', () => {
    const choices = withChoice(withChoice({}, kind, 'diamond'), size, 5);
    expect(operationOf(stone, fields, choices)).toEqual({ op: 'set', id: 'center', stones: { kind: 'diamond' } });
    expect(choiceOf(choices, kind)).toBe('diamond');
  });

  it('that lead back to what is there are no operation', () => {
    expect(operationOf(stone, fields, withChoice(withChoice({}, kind, 'diamond'), kind, 'ruby'))).toBeNull();
    expect(operationOf(stone, fields, {})).toBeNull();
  });
});
