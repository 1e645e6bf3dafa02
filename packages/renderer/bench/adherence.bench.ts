/**
 * Measures how many requirements of prompts the built pieces meet: `npm run bench -- adherence`.
 *
 * `adherence/prompts.json` holds the prompts and their requirements. Those that geometry can decide are checked on the
 * built piece; what needs eyes (styles, arrangements, settings) is looked up in `adherence/grades.json`, where a person
 * has entered it. With `ADHERENCE_SHEETS=<folder>` every prompt is rendered for that, with `ADHERENCE_SEED=<number>` every prompt has that seed. The
 * set is split by the parity of a hash of the prompt: develop
 * on the even half, report both.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  GEM_KINDS,
  buildPiece,
  designFromPrompt,
  factsOf,
  fulfil,
  gemOf,
  hashText,
  mismatches,
  type Piece,
  type PieceFacts,
  type Requirement,
} from '@jewelry/design';
import { renderSheet } from '../cli/sheet';
import { gradedOn, pictureOf, seen } from './adherence/eyes';
import { hasUninvited, judge, type ExpectedRequirement, type Made } from './adherence/judge';

interface Sample {
  readonly prompt: string;
  readonly requirements: readonly ExpectedRequirement[];
}

const samples: readonly Sample[] = JSON.parse(
  await readFile(new URL('adherence/prompts.json', import.meta.url), 'utf8'),
) as Sample[];

/** Requirements that the API would call met, by what the judge finds missing. */
const CLAIMED: Readonly<Record<string, readonly string[]>> = {
  type: ['type', 'hint'],
  metal: ['metal'],
  finish: ['finish'],
  stone: ['stone', 'colour'],
  cut: ['cut'],
  motif: ['motif'],
  size: ['size'],
  carats: ['carats'],
  setting: ['form'],
  inlay: ['inlay'],
  arrangement: ['form'],
};

/**
 * Sentences about what the words claim and the piece does not have: stones of the design, requirements called met,
 * stones in the alternative text.
 */
function untruths(
  { requirements: expected }: Sample,
  made: Made,
  piece: Piece,
  facts: PieceFacts,
  requirements: readonly Requirement[],
): string[] {
  const met = fulfil(requirements, made.spec, facts).filter(({ status }) => status === 'met');
  const called = expected
    .filter((one) => !one.value.startsWith('!') && judge(one, made) === false)
    .flatMap(({ kind, value }) =>
      requirements
        .filter(
          (own) =>
            !own.isRefused &&
            (CLAIMED[kind] ?? []).includes(own.concept) &&
            own.value.replace(/-(?:18k|925|950|316l)$/, '') === value.replace(/-(?:18k|925|950|316l)$/, '') &&
            met.some(({ start, end }) => start === own.start && end === own.end),
        )
        .map(({ text }) => `"${text}" is called met`),
    );
  const absent = GEM_KINDS.filter(
    (kind) =>
      !made.built.stones.some((stone) => stone.kind === kind) &&
      !made.built.parts.some(({ id }) => id.startsWith(kind)),
  );
  // The shell of a dial is no stone.
  const alt = facts.alt.replace(/mother-of-pearl (?:dial|inlay)/, '');
  const described = absent.filter(
    (kind) =>
      new RegExp(`\\b${gemOf(kind).name}s?\\b(?!-)`).test(alt) &&
      !made.built.stones.some((stone) => gemOf(stone.kind).name.includes(gemOf(kind).name)),
  );
  return [
    ...mismatches(facts.design, piece),
    ...called,
    ...described.map((kind) => `the description names ${gemOf(kind).name}`),
  ];
}

interface Result extends Made {
  readonly sample: Sample;
  readonly half: 'even' | 'odd';
  readonly untrue: readonly string[];
}

/** The seed of all prompts; each has its own when left out. */
const seed = process.env['ADHERENCE_SEED'] === undefined ? {} : { seed: Number(process.env['ADHERENCE_SEED']) };

const results = samples.map((sample): Result => {
  const { spec, requirements } = designFromPrompt({ prompt: sample.prompt, ...seed });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const made = { spec, built: facts.built, bill: facts.bill };
  return {
    sample,
    half: hashText(sample.prompt) % 2 === 0 ? 'even' : 'odd',
    ...made,
    untrue: untruths(sample, made, piece, facts, requirements),
  };
});

/** Whether geometry, or else a person, finds a requirement met; null without a verdict. */
function isMet(requirement: ExpectedRequirement, result: Result): boolean | null {
  const looked = seen(result.sample.prompt, requirement);
  return judge(requirement, result) ?? (looked === undefined ? null : looked === 'seen');
}

/** "31/40 (78 %)" of the requirements that were judged, and how many were not. */
function share(of: readonly Result[], keep: (requirement: ExpectedRequirement, result: Result) => boolean): string {
  const verdicts = of.flatMap((result) =>
    result.sample.requirements
      .filter((requirement) => keep(requirement, result))
      .map((requirement) => isMet(requirement, result)),
  );
  const judged = verdicts.filter((verdict) => verdict !== null);
  const met = judged.filter(Boolean).length;
  const open = verdicts.length - judged.length;
  return (
    `${judged.length === 0 ? '' : `${met}/${judged.length} (${Math.round((100 * met) / judged.length)} %)`}${open > 0 ? ` + ${open} not seen` : ''}`.trim() ||
    '–'
  );
}

const halves = (['even', 'odd'] as const).map((half) => results.filter((result) => result.half === half));
/** Prompts of which everything is met. */
const whole = (of: readonly Result[]): string =>
  `${of.filter((result) => result.sample.requirements.every((requirement) => isMet(requirement, result) !== false)).length}/${of.length}`;
/** What a person noted of the pictures of a half. */
const noted = (of: readonly Result[]) => of.flatMap(({ sample }) => pictureOf(sample.prompt) ?? []);
const meanGrade = (of: readonly Result[]): string =>
  (noted(of).reduce((sum, { grade }) => sum + grade, 0) / noted(of).length).toFixed(1);
const row = (name: string, cells: readonly string[]): string => `| ${name} | ${cells.join(' | ')} |\n`;
const kindsOf = (requirement: ExpectedRequirement): string => requirement.kind.replace(/-.*/, '');
const kinds = [...new Set(samples.flatMap(({ requirements }) => requirements.map(kindsOf)))];
const types = [...new Set(results.map(({ sample }) => sample.requirements[0]!.value))];
process.stdout.write(
  `| requirement | even half (${halves[0]!.length} prompts) | odd half (${halves[1]!.length} prompts) |\n|---|---|---|\n`,
);
for (const kind of kinds)
  process.stdout.write(
    row(
      kind,
      halves.map((half) => share(half, (requirement) => kindsOf(requirement) === kind)),
    ),
  );
process.stdout.write(
  row(
    '**all**',
    halves.map((half) => share(half, () => true)),
  ),
);
process.stdout.write(
  row(
    'by geometry',
    halves.map((half) => share(half, (requirement, result) => judge(requirement, result) !== null)),
  ),
);
process.stdout.write(
  row(
    `by eye, ${gradedOn}`,
    halves.map((half) => share(half, (requirement, result) => judge(requirement, result) === null)),
  ),
);
for (const type of types)
  process.stdout.write(
    row(
      `type ${type}`,
      halves.map((half) => share(half, (_, { sample }) => sample.requirements[0]!.value === type)),
    ),
  );
process.stdout.write(
  row(
    'English',
    halves.map((half) => share(half, (_, { sample }) => /^[ -~]+$/.test(sample.prompt))),
  ),
);
process.stdout.write(
  row(
    'other languages',
    halves.map((half) => share(half, (_, { sample }) => !/^[ -~]+$/.test(sample.prompt))),
  ),
);
process.stdout.write(
  row(
    '18 words or more',
    halves.map((half) => share(half, (_, { sample }) => sample.prompt.split(/\s+/).length >= 18)),
  ),
);
process.stdout.write(row('prompts met whole', halves.map(whole)));
process.stdout.write(
  row(
    'prompts with uninvited stones',
    halves.map((half) => String(half.filter((result) => hasUninvited(result.sample.requirements, result)).length)),
  ),
);
process.stdout.write(
  row(
    'prompts with an untruth',
    halves.map((half) => String(half.filter(({ untrue }) => untrue.length > 0).length)),
  ),
);
process.stdout.write(row('mean grade', halves.map(meanGrade)));
process.stdout.write(
  row(
    'pictures with an untruth by eye',
    halves.map((half) => String(noted(half).filter(({ untrue }) => untrue).length)),
  ),
);
process.stdout.write(
  row(
    'pictures with uninvited stones by eye',
    halves.map((half) => String(noted(half).filter(({ uninvited }) => uninvited).length)),
  ),
);
for (const { sample, untrue, half } of results)
  for (const why of untrue) process.stdout.write(`\n- ${half}: “${sample.prompt}”: ${why}`);
if (process.env['ADHERENCE_MISSES'])
  for (const result of results) {
    if (hasUninvited(result.sample.requirements, result))
      process.stdout.write(`\n- ${result.half} has uninvited stones: “${result.sample.prompt}”`);
    for (const requirement of result.sample.requirements)
      if (judge(requirement, result) === false)
        process.stdout.write(
          `\n- ${result.half} misses ${requirement.kind} ${requirement.value}: “${result.sample.prompt}”`,
        );
  }
process.stdout.write('\n');

const folder = process.env['ADHERENCE_SHEETS'];
if (folder) {
  for (const [index, half] of halves.entries()) {
    const file = join(folder, `adherence-${index === 0 ? 'even' : 'odd'}.png`);
    await renderSheet(file, {
      columns: 6,
      specs: half.map(({ spec }) => spec),
      labels: half.map(({ sample }) => sample.prompt),
    });
    process.stdout.write(`${file}\n`);
  }
}
