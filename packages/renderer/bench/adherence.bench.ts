/**
 * Measures how many requirements of prompts the built pieces meet: `npm run bench -- adherence`.
 *
 * `adherence/prompts.json` and the held-out sets (`heldOut.json`, `heldOutSecond.json` to `heldOutThirteenth.json`) hold prompts and their
 * requirements. Those that geometry can decide are checked on the built piece; `adherence/grades.json` has what a person saw in the picture, for
 * all of the held-out prompts and for what geometry cannot decide (styles, arrangements, settings) of the others. With
 * `ADHERENCE_SHEETS=<folder>` every prompt is rendered for that, with `ADHERENCE_SEED=<number>` every prompt has that
 * seed. The held-out sets are of writers who had seen neither code nor lexicons; their verdicts are of a look before
 * anybody who changes code had seen them.
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

const SETS = [
  { name: 'developed on', file: 'prompts.json' },
  { name: 'held out, first set', file: 'heldOut.json' },
  { name: 'held out, second set', file: 'heldOutSecond.json' },
  { name: 'held out, third set', file: 'heldOutThird.json' },
  { name: 'held out, fourth set', file: 'heldOutFourth.json' },
  { name: 'held out, fifth set', file: 'heldOutFifth.json' },
  { name: 'held out, sixth set', file: 'heldOutSixth.json' },
  { name: 'held out, seventh set', file: 'heldOutSeventh.json' },
  { name: 'held out, eighth set', file: 'heldOutEighth.json' },
  { name: 'held out, ninth set', file: 'heldOutNinth.json' },
  { name: 'held out, tenth set', file: 'heldOutTenth.json' },
  { name: 'held out, eleventh set', file: 'heldOutEleventh.json' },
  { name: 'held out, twelfth set', file: 'heldOutTwelfth.json' },
  { name: 'held out, thirteenth set', file: 'heldOutThirteenth.json' },
] as const;

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
  readonly set: string;
  readonly untrue: readonly string[];
}

/** The seed of all prompts; each has its own when left out. */
const seed = process.env['ADHERENCE_SEED'] === undefined ? {} : { seed: Number(process.env['ADHERENCE_SEED']) };

function resultOf(sample: Sample, set: string): Result {
  const { spec, requirements } = designFromPrompt({ prompt: sample.prompt, ...seed });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const made = { spec, built: facts.built, bill: facts.bill };
  return { sample, set, ...made, untrue: untruths(sample, made, piece, facts, requirements) };
}

/** The results of each set. */
const sets = await Promise.all(
  SETS.map(async ({ name, file }) => {
    const samples = JSON.parse(await readFile(new URL(`adherence/${file}`, import.meta.url), 'utf8')) as Sample[];
    return samples.map((sample) => resultOf(sample, name));
  }),
);
const results = sets.flat();

/** The verdict of a person on a requirement, or else of geometry; null without either. */
function isMet(requirement: ExpectedRequirement, result: Result): boolean | null {
  const looked = seen(result.sample.prompt, requirement);
  return looked === undefined ? judge(requirement, result) : looked === 'seen';
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

/** Prompts of which everything is met. */
const whole = (of: readonly Result[]): string =>
  `${of.filter((result) => result.sample.requirements.every((requirement) => isMet(requirement, result) !== false)).length}/${of.length}`;
/** What a person noted of the pictures of a set. */
const noted = (of: readonly Result[]) => of.flatMap(({ sample }) => pictureOf(sample.prompt) ?? []);
const meanGrade = (of: readonly Result[]): string =>
  (noted(of).reduce((sum, { grade }) => sum + grade, 0) / noted(of).length).toFixed(1);
const kindsOf = (requirement: ExpectedRequirement): string => requirement.kind.replace(/-.*/, '');
const kinds = [...new Set(results.flatMap(({ sample }) => sample.requirements.map(kindsOf)))];
const types = [...new Set(results.map(({ sample }) => sample.requirements[0]!.value))];
const isEnglish = ({ prompt }: Sample): boolean => /^[ -~]+$/.test(prompt);

type Keep = (requirement: ExpectedRequirement, result: Result) => boolean;

/** Shares of requirements by what they are, where they are stated and who judges them. */
const SHARES: readonly (readonly [name: string, keep: Keep])[] = [
  ...kinds.map((kind): [string, Keep] => [kind, (requirement) => kindsOf(requirement) === kind]),
  ['**all**', () => true],
  ['by geometry', (requirement, result) => judge(requirement, result) !== null],
  [`by eye alone, ${gradedOn}`, (requirement, result) => judge(requirement, result) === null],
  ...types.map((type): [string, Keep] => [`type ${type}`, (_, { sample }) => sample.requirements[0]!.value === type]),
  ['English', (_, { sample }) => isEnglish(sample)],
  ['other languages', (_, { sample }) => !isEnglish(sample)],
  ['18 words or more', (_, { sample }) => sample.prompt.split(/\s+/).length >= 18],
];

const ROWS: readonly (readonly [name: string, cell: (set: readonly Result[]) => string | number])[] = [
  ...SHARES.map(([name, keep]) => [name, (set: readonly Result[]) => share(set, keep)] as const),
  ['prompts met whole', whole],
  [
    'prompts with uninvited stones',
    (set) => set.filter((result) => hasUninvited(result.sample.requirements, result)).length,
  ],
  ['prompts with an untruth', (set) => set.filter(({ untrue }) => untrue.length > 0).length],
  ['mean grade', meanGrade],
  ['pictures with an untruth by eye', (set) => noted(set).filter(({ untrue }) => untrue).length],
  ['pictures with uninvited stones by eye', (set) => noted(set).filter(({ uninvited }) => uninvited).length],
];

process.stdout.write(
  `| requirement | ${SETS.map(({ name }, index) => `${name} (${sets[index]!.length} prompts)`).join(' | ')} |\n|---|${'---|'.repeat(SETS.length)}\n`,
);
for (const [name, cell] of ROWS) process.stdout.write(`| ${name} | ${sets.map(cell).join(' | ')} |\n`);
for (const { sample, untrue, set } of results)
  for (const why of untrue) process.stdout.write(`\n- ${set}: “${sample.prompt}”: ${why}`);
if (process.env['ADHERENCE_MISSES'])
  for (const result of results) {
    if (hasUninvited(result.sample.requirements, result))
      process.stdout.write(`\n- ${result.set} has uninvited stones: “${result.sample.prompt}”`);
    for (const requirement of result.sample.requirements)
      if (judge(requirement, result) === false)
        process.stdout.write(
          `\n- ${result.set} misses ${requirement.kind} ${requirement.value}: “${result.sample.prompt}”`,
        );
  }
process.stdout.write('\n');

const folder = process.env['ADHERENCE_SHEETS'];
if (folder) {
  for (const [index, set] of sets.entries()) {
    const file = join(folder, `adherence-${SETS[index]!.name.replaceAll(' ', '-')}.png`);
    await renderSheet(file, {
      columns: 6,
      specs: set.map(({ spec }) => spec),
      labels: set.map(({ sample }) => sample.prompt),
    });
    process.stdout.write(`${file}\n`);
  }
}
