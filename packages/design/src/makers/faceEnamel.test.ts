import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { buildPiece } from './registry';

test.each([
  ['round cufflinks, black enamel with a gold border', 'enamel-black-inlay', null],
  ['cufflinks navy enamel with a compass rose in gold', 'enamel-navy-inlay', 'compass'],
  ['square silver cufflinks, red enamel, initials JB', 'enamel-red-inlay', 'letters JB'],
  ['round gold brooch, green enamel', 'enamel-green-inlay', null],
  ['Siegelring Silber mit schwarzer Emaille', 'enamel-black-inlay', null],
  ['gold signet ring with a blue enamel face and a star', 'enamel-blue-inlay', 'star'],
])('fills the face of %s', (prompt, part, motif) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.built.parts.map(({ id }) => id)).toContain(part);
  if (motif !== null) expect(facts.alt.toLowerCase()).toContain(motif.toLowerCase());
  const lacking = fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met');
  expect(lacking.filter(({ text }) => /ena|ema/i.test(text))).toEqual([]);
});

test('leaves a figure with enamel of its own without a face', () => {
  expect(designFromPrompt({ prompt: 'ladybird cufflinks, red enamel', seed: 1 }).spec.root.params['face']).toBe(
    'figure',
  );
});

test('sets a small stone above a figure on its enamel', () => {
  const prompt = 'round cufflinks, navy enamel with a compass rose and a tiny ruby';
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.stones).toMatchObject([{ role: 'accent', kind: 'ruby', count: 2 }]);
});
