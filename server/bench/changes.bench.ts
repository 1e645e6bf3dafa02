/**
 * Times manual changes against new prompts: `npm run bench -- changes [runs]`.
 * For each piece, one slider of the popover moves by a tenth of its range, a little further in each run. Prints a
 * Markdown table of wall seconds on warm threads: from the change to its draft (median and slowest run, and the CPU
 * seconds of the median), and to the first frame and the whole picture of the change and of a new prompt; then the
 * bytes of the stored parts map. The interface waits 0.15 s for the slider to rest before it requests a draft.
 */
import { designFromPrompt, partsIn, partsOfPiece, type DesignSpec, type PieceFacts } from '@jewelry/design';
import { createRenderer, type Framing } from '@jewelry/renderer';
import type { Operation } from '@jewelry/contract';
import { applyChange } from '../src/designs/change';
import { openDesignWorker } from '../src/designs/designWorker';
import { DRAFT, openDraftRenderer } from '../src/designs/draftRenderer';
import { previewOf } from '../src/pictures/preview';
import { builtinGenerator } from '../src/ports/generators/builtin';
import type { GenerationRequest } from '../src/ports/generators/generator';

const PROMPTS = [
  'a yellow gold solitaire ring with a round diamond',
  'a white gold ring, oval sapphire with a diamond halo and a pave band',
  'a plain hammered silver band',
  'a rose gold pendant with a pear morganite',
  'a gold leaf pendant with an emerald',
  'white gold drop earrings with aquamarines',
  'gold hoop earrings with diamonds',
  'a platinum tennis bracelet with diamonds',
  'a gold bangle with rubies',
] as const;
const SEED = 7;
const runs = Number(process.argv.slice(2).find((word) => /^[1-9]\d*$/.test(word)) ?? 5);

type Json = Readonly<Record<string, unknown>>;
const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

interface Slider {
  readonly id: string;
  readonly group: 'params' | 'stones';
  readonly name: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** The sliders that the popovers of the parts offer. */
function* slidersOf(facts: PieceFacts): Generator<Slider> {
  const { design, built } = facts;
  for (const { id, address, controls } of partsOfPiece(facts)) {
    const properties = record(controls['properties']);
    const present = {
      params: record([...partsIn(design.root)].find((part) => part.id === address)?.params),
      stones: record(built.stones.find(({ part }) => part === id)),
    };
    for (const group of ['params', 'stones'] as const)
      for (const [name, schema] of Object.entries(record(record(properties[group])['properties']))) {
        const { minimum, maximum } = record(schema);
        const value = present[group][name];
        if (typeof minimum === 'number' && typeof maximum === 'number' && typeof value === 'number')
          yield { id: address, group, name, value, minimum, maximum };
      }
  }
}

/** A tenth of the range away, and a hundredth further in every run. */
function moved({ id, group, name, value, minimum, maximum }: Slider, run: number): Operation {
  const step = (maximum - minimum) * (0.1 + run / 100);
  const next = value + step <= maximum ? value + step : value - step;
  return { op: 'set', id, [group]: { [name]: Math.round(next * 100) / 100 } };
}

/** The moves of the first slider that the piece allows. */
function movesOf(facts: PieceFacts): { readonly name: string; readonly operations: readonly Operation[] } {
  for (const slider of slidersOf(facts)) {
    const operations = Array.from({ length: runs }, (_, run) => moved(slider, run));
    if (operations.every((operation) => !('refused' in applyChange(facts.design, { operations: [operation] }))))
      return { name: slider.name, operations };
  }
  throw new Error(`No slider of ${facts.design.prompt} can move`);
}

const drafts = openDraftRenderer();
const designs = openDesignWorker();
const renderer = createRenderer();
const generator = builtinGenerator({ renderer, designs });

/**
 * Designs, weighs, renders and encodes as the server does for `POST /api/pieces/:id/drafts`; seconds. The draft of the
 * version itself is weighed beside its first change and remembered.
 */
async function draftOf(spec: DesignSpec, operation: Operation, framing: Framing) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const changed = await designs.change(spec, { operations: [operation] });
  if ('refused' in changed) throw new Error(changed.refused);
  const [picture] = await Promise.all([
    drafts.render(changed.spec, { ...DRAFT, framing }),
    designs.weighDraft(spec.prompt, spec),
  ]);
  await previewOf(picture);
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6, spec: changed.spec };
}

/** Seconds to the first frame and to the whole picture. */
async function pictureOf(request: Partial<GenerationRequest>) {
  const start = performance.now();
  let first = 0;
  const picture = await generator.generate(
    { account: 'bench', prompt: '', presets: [], seed: SEED, ...request },
    {
      signal: new AbortController().signal,
      onProgress: ({ frame }) => {
        if (frame) first ||= performance.now() - start;
      },
    },
  );
  return { picture, first: first / 1000, whole: (performance.now() - start) / 1000 };
}

const seconds = (value: number): string => value.toFixed(2);

await renderer.warm();
const rehearsed = designFromPrompt({ prompt: PROMPTS[0], seed: SEED }).spec;
for (let run = 0; run < 3; run++) await drafts.render(rehearsed, DRAFT);
process.stdout.write(
  '| piece | slider | draft s | slowest s | CPU s | change: first frame s | whole s | prompt: first frame s | whole s | parts map bytes |\n' +
    '|---|---|---|---|---|---|---|---|---|---|\n',
);
for (const prompt of PROMPTS) {
  const made = await pictureOf({ prompt });
  const { design, made: facts, shot } = made.picture;
  if (!facts || !shot) throw new Error('The built-in generator photographs geometry');
  const { name, operations } = movesOf(facts.facts);
  const measured = [];
  for (const operation of operations) measured.push(await draftOf(design, operation, shot.framing));
  const sorted = measured.toSorted((a, b) => a.wall - b.wall);
  const [median, slowest] = [sorted[Math.floor(runs / 2)]!, sorted.at(-1)!];
  const changed = await pictureOf({ prompt, design: median.spec, framing: shot.framing });
  const cells = [median.wall, slowest.wall, median.cpu, changed.first, changed.whole, made.first, made.whole].map(
    seconds,
  );
  process.stdout.write(`| ${prompt} | ${name} | ${cells.join(' | ')} | ${shot.map.length} |\n`);
}
await Promise.all([drafts.close(), generator.close()]);
