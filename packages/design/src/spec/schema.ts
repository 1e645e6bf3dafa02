/** The schema of a design, which validates it wherever it enters (database, request, file). */
import { z } from 'zod';
import { accepts, isRootKind } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, DesignSpec } from '../spec';
import { INLAY_KINDS } from '../catalogue/inlays';
import {
  ALLOYS,
  CUTS,
  FIGURE_SEATS,
  FINISHES,
  GEM_KINDS,
  GIVEN_BY,
  JEWELRY_TYPES,
  STAGES,
  STONE_ROLES,
  STYLES,
} from '../spec';
import { partsIn } from './tree';

/** Maximum number of parts, against malicious designs. */
const MOST_PARTS = 200;
const MOST_WORDS = 4000;
/** Maximum number of coordinates of a drawn line or outline. */
const MOST_NUMBERS = 20_000;

const Metal = z.strictObject({
  alloy: z.enum(ALLOYS),
  finish: z.enum(FINISHES),
  second: z.enum(ALLOYS).optional(),
  inlay: z.enum(INLAY_KINDS).optional(),
  second_inlay: z.enum(INLAY_KINDS).optional(),
  inlay_in: z.enum(FIGURE_SEATS).optional(),
  second_inlay_in: z.enum(FIGURE_SEATS).optional(),
});

const Stone = z.strictObject({
  role: z.enum(STONE_ROLES),
  kind: z.enum(GEM_KINDS),
  cut: z.enum(CUTS),
  /** Girdle width, short side, mm. */
  size_mm: z.number().min(0.5).max(60),
  count: z.int().min(0).max(500),
  seat: z.enum(FIGURE_SEATS).optional(),
});

const Part = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'an id is lower-case letters, digits and hyphens, and begins with a letter'),
  kind: z.string().max(60),
  params: z.record(z.string(), z.union([z.string().max(200), z.number(), z.boolean()])),
  metal: Metal.optional(),
  stones: z.array(Stone).max(40).optional(),
  get children() {
    return z.record(z.string(), z.array(Part));
  },
});

const numbers = z.array(z.number()).max(MOST_NUMBERS);
const Drawing = z.strictObject({
  influence: z.number().min(0).max(100),
  outlines: z.array(z.strictObject({ points: numbers, rim: z.number() })),
  wires: z.array(numbers),
  stones: z.array(
    z.strictObject({
      kind: z.enum(GEM_KINDS),
      cut: z.enum(CUTS),
      at: z.tuple([z.number(), z.number()]),
      size: z.number(),
      turn: z.number(),
    }),
  ),
  rows: z.array(z.strictObject({ kind: z.enum(GEM_KINDS), size: z.number(), points: numbers })),
});

const Construction = z.strictObject({
  profile: z.enum(['rounded', 'flat', 'knife', 'faceted', 'organic', 'segmented']),
  thickness: z.number().positive(),
  layers: z.int().min(1),
  openwork: z.enum(['none', 'frame', 'lattice']),
  stones: z.enum(['few', 'many', 'free']),
  stone_scale: z.number().positive(),
  balance: z.enum(['even', 'free', 'floating']),
});

const Shape = z.strictObject({
  version: z.literal(2),
  engine: z.int().min(1),
  seed: z.int().min(0).max(0xffffffff),
  prompt: z.string().max(MOST_WORDS),
  type: z.enum(JEWELRY_TYPES),
  root: Part.required({ metal: true }),
  stage: z.enum(STAGES),
  view: z.strictObject({ azimuth_deg: z.number(), elevation_deg: z.number(), framing: z.literal('detail').optional() }),
  sold: z.strictObject({ pearl: z.string().optional(), diamonds: z.string().optional() }),
  styles: z.array(z.enum(STYLES)),
  motif: z.string().nullable(),
  construction: Construction,
  given: z.record(z.string(), z.enum(GIVEN_BY)),
  drawing: Drawing.optional(),
  not_understood: z.array(z.string()),
  read_as: z.record(z.string(), z.string()),
});

/** A design that is not feasible; `problems` are sentences that name the part. */
export class InvalidDesign extends Error {
  override readonly name = 'InvalidDesign';
  constructor(readonly problems: readonly string[]) {
    super(`The design is not valid: ${problems.join('; ')}`);
  }
}

const problemsOf = (error: z.ZodError, prefix: string): string[] =>
  error.issues.map(({ path, message }) => `${[prefix, path.join('.')].filter(Boolean).join(' ')}: ${message}`);

/** Violations of a part's own kind, as sentences. */
function partProblems(part: DesignPart, root: DesignPart): string[] {
  const kind = kindNamed(part.kind);
  const name = `part "${part.id}"`;
  if (!kind) return [`${name}: there is no kind "${part.kind}"`];
  const parsed = kind.params.safeParse(part.params);
  const lots = part.stones?.length ?? 0;
  const [least, most] = kind.stones;
  const slots = Object.entries(kind.slots).filter(
    ([, { within }]) => within === undefined || within.some((family) => root.kind.startsWith(`${family}.`)),
  );
  return [
    ...(parsed.success ? [] : problemsOf(parsed.error, `${name} (${part.kind})`)),
    ...(lots < least || lots > most
      ? [`${name}: ${part.kind} takes ${least === most ? least : `${least} to ${most}`} kinds of stones, not ${lots}`]
      : []),
    ...slots.flatMap(([slotName, { least: needed = 0 }]) =>
      (part.children[slotName]?.length ?? 0) < needed
        ? [`${name}: slot "${slotName}" needs ${needed === 1 ? 'a part' : `${needed} parts`}`]
        : [],
    ),
    ...Object.entries(part.children).flatMap(([slotName, children]) => {
      const slot = slots.find(([one]) => one === slotName)?.[1];
      if (!slot)
        return [
          `${name}: ${part.kind} has no slot "${slotName}"${slots.length > 0 ? `, only ${slots.map(([one]) => one).join(', ')}` : ''}`,
        ];
      return [
        ...(children.length > slot.most
          ? [`${name}: slot "${slotName}" holds at most ${slot.most}, not ${children.length}`]
          : []),
        ...children.flatMap((child) =>
          accepts(slot, child.kind)
            ? []
            : [`part "${child.id}": slot "${slotName}" of ${part.kind} does not accept ${child.kind}`],
        ),
      ];
    }),
  ];
}

/** Problems of a tree of parts, as sentences; empty when it is feasible. */
function treeProblems(root: DesignPart): string[] {
  const parts = [...partsIn(root)];
  const twice = [...new Set(parts.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i))];
  return [
    ...(!isRootKind(root.kind) ? [`part "${root.id}": ${root.kind} is no whole piece`] : []),
    ...(parts.length > MOST_PARTS ? [`a piece has at most ${MOST_PARTS} parts, not ${parts.length}`] : []),
    ...twice.map((id) => `two parts are called "${id}"`),
    ...parts.flatMap((part) => partProblems(part, root)),
  ];
}

/**
 * Checks a design of the current version against the kinds of the catalogue.
 * @throws InvalidDesign
 */
export function checkedSpec(value: unknown): DesignSpec {
  const parsed = Shape.safeParse(value);
  if (!parsed.success) throw new InvalidDesign(problemsOf(parsed.error, ''));
  const spec = parsed.data as DesignSpec;
  const problems = treeProblems(spec.root);
  if (problems.length > 0) throw new InvalidDesign(problems);
  return spec;
}
