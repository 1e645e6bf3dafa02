/** A part of a design in a response; the design package validates all of it. */
interface WirePart {
  readonly metal?: unknown;
  readonly stones?: unknown;
  readonly children?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partsIn(part: unknown): WirePart[] {
  if (!isRecord(part)) return [];
  const children = isRecord(part['children']) ? Object.values(part['children']) : [];
  return [part, ...children.flatMap((slot) => (Array.isArray(slot) ? slot.flatMap(partsIn) : []))];
}

const textsOf = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];

/** The distinct alloys of a design, its main one first. Empty without a design. */
export function alloysOf(design: Readonly<Record<string, unknown>> | null): string[] {
  return textsOf(
    partsIn(design?.['root']).flatMap(({ metal }) => (isRecord(metal) ? [metal['alloy'], metal['second']] : [])),
  );
}

export interface WireStone {
  readonly kind: string;
  /** Girdle width, short side, mm. */
  readonly size_mm: number;
  /** 0 for as many as fit. */
  readonly count: number;
}

const isStone = (value: unknown): value is WireStone =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['size_mm'] === 'number' &&
  typeof value['count'] === 'number';

/** The stones of all parts of a design, the main ones first. Empty without a design. */
export const stonesOfDesign = (design: Readonly<Record<string, unknown>> | null): WireStone[] =>
  partsIn(design?.['root']).flatMap(({ stones }) => (Array.isArray(stones) ? stones.filter(isStone) : []));

/** Fields of a design that describe the image, without those needed to build the piece. */
const PUBLIC_FIELDS = ['version', 'engine', 'seed', 'type', 'stage', 'view', 'read_as'] as const;

/**
 * What viewers other than the owner receive of a design. `alloysOf` and `stonesOfDesign` return the same for it as for
 * the whole design.
 */
export function designFacts(design: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root = isRecord(design['root']) ? design['root'] : {};
  const [main, ...others] = alloysOf(design);
  return {
    ...Object.fromEntries(PUBLIC_FIELDS.filter((field) => field in design).map((field) => [field, design[field]])),
    root: {
      id: root['id'],
      kind: root['kind'],
      ...(main && { metal: { ...(isRecord(root['metal']) && root['metal']), alloy: main } }),
      stones: stonesOfDesign(design).map(({ kind, size_mm, count }) => ({ kind, size_mm, count })),
      ...(others.length > 0 && { children: { metals: others.map((alloy) => ({ metal: { alloy } })) } }),
    },
  };
}
