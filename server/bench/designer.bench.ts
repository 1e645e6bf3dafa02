/**
 * Compares how many requirements of figurative prompts a piece meets with and without the design service: `npm run
 * bench -- designer`.
 *
 * The scripted responses of a capable model state the requirements of each prompt. Both pieces are judged against the
 * same requirements: one is designed from that reading, the other from the built-in one. Prints a Markdown table of met
 * requirements.
 */
import {
  buildPiece,
  designFromPrompt,
  factsOf,
  fulfil,
  PromptReading,
  type DesignRequest,
  type Requirement,
} from '@jewelry/design';
import READINGS from '../src/ports/testing/readings.json' with { type: 'json' };

const SEED = 7;

const met = (request: DesignRequest, requirements: readonly Requirement[]): number => {
  const { spec } = designFromPrompt(request);
  return fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).filter(({ status }) => status === 'met').length;
};

let [on, off, all] = [0, 0, 0];
process.stdout.write('| prompt | requirements | met with the designer | met without |\n|---|---|---|---|\n');
for (const [prompt, requirements] of Object.entries(READINGS)) {
  const reading = PromptReading.parse({ requirements });
  const { requirements: wanted } = designFromPrompt({ prompt, seed: SEED, reading });
  const spans = new Set(wanted.map(({ start, end }) => `${start} ${end}`)).size;
  const [withIt, without] = [met({ prompt, seed: SEED, reading }, wanted), met({ prompt, seed: SEED }, wanted)];
  [on, off, all] = [on + withIt, off + without, all + spans];
  process.stdout.write(`| ${prompt.slice(0, 60)} | ${spans} | ${withIt} | ${without} |\n`);
}
process.stdout.write(
  `| **all** | ${all} | **${on}** (${Math.round((100 * on) / all)} %) | **${off}** (${Math.round((100 * off) / all)} %) |\n`,
);
