import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';

test.each([
  ['name necklace 18k gold write Mariam in english letters, one small diamond on the i', 'Mariam', { dots: 'yes' }],
  ['i need name necklace in gold, name is Maryam in arabic letters, small diamond on the dot only', 'مريم', {}],
  ['سلسال ذهب عيار ٢١ مكتوب عليه اسم نورة بالخط العربي مع فص ألماس صغير على النقطة', 'نورة', { dots: 'yes' }],
  ['سلسال ذهب مكتوب فيه اسم «نورة» وعلى طرف الاسم فراشة صغيرة', 'نورة', {}],
  ['Namenskette Mia mit einem Diamant als i-Punkt', 'Mia', { dots: 'yes' }],
])('"%s" spells the name', (prompt, name, params) => {
  const { root } = designFromPrompt({ prompt }).spec;
  expect([...partsIn(root)].find(({ kind }) => kind === 'plate.name')?.params).toMatchObject({ name, ...params });
});

test('hangs names one above the other, with a figure between them', () => {
  const prompt = 'necklace with 2 names?? Liam and Noah, one above the other, silver, with a small heart between them';
  const { spec, requirements } = designFromPrompt({ prompt });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.alt).toBe('Sterling silver heart necklace with the names Liam and Noah');
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  const [above, heart, below] = ['name', 'heart', 'name-2'].map((id) => facts.extents.boxes[id]!);
  expect(above![0][1]).toBeGreaterThan(heart![0][1]);
  expect(heart![0][1]).toBeGreaterThan(below![1][1]);
});

test('a verb of writing introduces no word that is not capitalized', () => {
  const { root } = designFromPrompt({ prompt: 'a silver necklace with a heart, write to me soon' }).spec;
  expect([...partsIn(root)].map(({ kind }) => kind)).not.toContain('plate.name');
});

test.each([
  ['gold name necklace Zoe with a small butterfly beside it', ['beside it']],
  ['collier argent, pierre de lune et un petit croissant de lune de chaque côté', ['de chaque côté']],
])('"%s" hangs its figure beside the middle', (prompt, places) => {
  const { spec, requirements } = designFromPrompt({ prompt });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const met = fulfil(requirements, spec, facts).flatMap(({ text, status }) => (status === 'met' ? [text] : []));
  expect(met).toEqual(expect.arrayContaining(places));
  const figures = spec.root.children['charms']!;
  const [[low], [, high]] = [facts.extents.boxes[figures.at(-1)!.id]!, facts.extents.boxes[figures[0]!.id]!];
  const middle = facts.extents.boxes[spec.root.children['center']![0]!.id]!;
  expect(figures.length > 1 ? high[0] < middle[0][0] + 1 || low[0] > middle[1][0] - 1 : low[0] > 0).toBe(true);
});

test.each([
  ['name necklace "Sofia" in gold with a butterfly on the tip of the name', 1],
  ['collar con mi nombre Valentina en oro rosa y un corazoncito al final', 1],
  ['سلسال ذهب مكتوب فيه اسم «نورة» وعلى طرف الاسم فراشة صغيرة', -1],
])('"%s" ends in its figure', (prompt, way) => {
  const { spec, requirements } = designFromPrompt({ prompt });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  const figure = spec.root.children['center']![0]!.children['end']![0]!;
  const [own, name] = [facts.extents.boxes[figure.id]!, facts.extents.boxes['name']!];
  // It overlaps the name and reaches beyond it.
  const [inner, outer] = way > 0 ? [own[0][0], own[1][0]] : [-own[1][0], -own[0][0]];
  const end = way > 0 ? name[1][0] : -name[0][0];
  expect(inner).toBeLessThan(end);
  expect(outer).toBeGreaterThan(end);
  expect(inspect(piece, spec.type)).toEqual([]);
});

test('a cord takes the place of a refused chain', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'jade pendant on a black cord instead of a chain' });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.alt).toContain('with a leather cord');
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});
