import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { buildPiece } from './registry';

/** Pieces and their characteristic fitting. */
const FITTINGS: readonly (readonly [prompt: string, words: string, part: string, text: RegExp])[] = [
  ['dragonfly brooch in silver', 'brooch', 'pin-back', /silver dragonfly brooch$/],
  ['gold brooch with an oval sapphire', 'brooch', 'pin-back', /gold brooch with an? .* oval blue sapphire$/],
  ['white gold cufflinks with onyx', 'cufflinks', 'toggle', /white gold cufflinks with/i],
  ['fox cufflinks in silver', 'cufflinks', 'toggle', /silver fox cufflinks$/],
];

test.each(FITTINGS)(
  '%s has its fitting soldered on and in its description',
  { timeout: 60_000 },
  (prompt, words, part, text) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
    const piece = buildPiece(spec);
    const facts = factsOf(spec, piece);
    expect(facts.built.parts.map(({ id }) => id)).toContain(part);
    expect(inspect(piece, spec.type)).toEqual([]);
    expect(fulfil(requirements, spec, facts).find((one) => one.text === words)).toMatchObject({ status: 'met' });
    expect(facts.alt).toMatch(text);
  },
);
