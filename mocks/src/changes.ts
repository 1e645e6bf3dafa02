import type { Built, ChangeBody, Operation, PiecePart, VersionDifference } from '@jewelry/contract';
import { alloysOf, TEXTS } from '@jewelry/contract/constants';
import { caratsOfWidth, GEM_SWATCHES, type GemKind } from '@jewelry/design/price';
import type { Design } from './records';

/** The mocks recognize only these words of a change, the server many more. */
const METALS: readonly (readonly [RegExp, string])[] = [
  [/rose|pink gold/, 'rose-gold-18k'],
  [/white gold/, 'white-gold-18k'],
  [/yellow|gold/, 'yellow-gold-18k'],
  [/silver/, 'silver-925'],
  [/platinum/, 'platinum-950'],
];
const STONES = [
  'diamond',
  'ruby',
  'emerald',
  'amethyst',
  'aquamarine',
  'pearl',
  'opal',
  'blue-sapphire',
] as const satisfies readonly GemKind[];
const SETTINGS = ['head.prong', 'head.bezel', 'head.half-bezel'];
const CUTS = ['round', 'oval', 'cushion', 'pear', 'marquise', 'princess'];
const FINISHES: readonly (readonly [RegExp, string])[] = [
  [/matt?e|not so shiny/, 'matte'],
  [/brushed|satin/, 'satin'],
  [/hammered/, 'hammered'],
  [/polished|shiny/, 'polished'],
];
const STEP = 1.15;
const SIZE_LIMITS = { least: 1, most: 20 } as const;

const spaced = (id: string): string => id.replace(/-(\d+)k$/, ' $1k').replaceAll('-', ' ');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A parsed change, or the reason for the refusal. */
export type ReadChange = { readonly operations: readonly Operation[] } | { readonly refused: string };

/** Parses the text of a change: a metal, a finish, a stone, a cut, bigger or smaller. */
function parseChange(design: Design, text: string): ReadChange {
  const lowerCase = text.toLowerCase();
  const id = design.root.id;
  const alloy = METALS.find(([pattern]) => pattern.test(lowerCase))?.[1];
  const finish = FINISHES.find(([pattern]) => pattern.test(lowerCase))?.[1];
  const kind =
    STONES.find((stone) => lowerCase.includes(stone)) ?? (lowerCase.includes('sapphire') ? 'blue-sapphire' : undefined);
  const cut = CUTS.find((name) => lowerCase.replace(/instead of .*/, '').includes(name));
  const step = /bigger|larger/.test(lowerCase) ? STEP : /smaller/.test(lowerCase) ? 1 / STEP : undefined;
  const stones = {
    ...(kind && { kind }),
    ...(cut && { cut }),
    ...(step && { size_mm: rounded((design.root.stones?.[0]?.size_mm ?? 1) * step) }),
  };
  const metal = { ...(alloy && { alloy }), ...(finish && { finish }) };
  if (Object.keys(stones).length > 0 && !design.root.stones?.length)
    return { refused: 'This piece has no stones to change.' };
  const operations: Operation[] = [
    ...(Object.keys(metal).length > 0 ? [{ op: 'set' as const, id, metal }] : []),
    ...(Object.keys(stones).length > 0 ? [{ op: 'set' as const, id: 'center', stones }] : []),
  ];
  return operations.length > 0 ? { operations } : { refused: TEXTS.changeNotUnderstood };
}

export const readChange = (design: Design, body: ChangeBody): ReadChange =>
  'words' in body ? parseChange(design, body.words) : { operations: body.operations };

/** Roles of stones that were removed. */
const removedFrom = ({ root: { params } }: Design): readonly string[] =>
  Array.isArray(params['removed']) ? (params['removed'] as string[]) : [];

/** Accent stones can be removed. */
const isRemovable = (design: Design, id: string): boolean =>
  !removedFrom(design).includes(id) && (design.root.stones ?? []).some(({ role }, lot) => lot > 0 && role === id);

/** Applies `set`, `replace` and `remove` operations; undefined when one is impossible. */
export function changedDesign(design: Design, operations: readonly Operation[]): Design | undefined {
  let root = design.root;
  for (const operation of operations) {
    if (operation.op === 'replace' && SETTINGS.includes(operation.part.kind)) {
      root = { ...root, params: { ...root.params, setting: operation.part.kind } };
      continue;
    }
    if (operation.op === 'remove' && isRemovable({ ...design, root }, operation.id)) {
      root = { ...root, params: { ...root.params, removed: [...removedFrom({ ...design, root }), operation.id] } };
      continue;
    }
    if (operation.op !== 'set') return undefined;
    // A part such as a head has stones whose role has another name.
    const isRole = root.stones?.some(({ role }, lot) => isLot(operation.id, role, lot));
    const stones = root.stones?.map((stone, lot) =>
      !isRole || isLot(operation.id, stone.role, lot) ? { ...stone, ...operation.stones } : stone,
    );
    const size = operation.stones?.size_mm;
    if (size !== undefined && (size < SIZE_LIMITS.least || size > SIZE_LIMITS.most)) return undefined;
    root = {
      ...root,
      metal: { ...root.metal, ...operation.metal },
      ...(stones && { stones }),
      params: { ...root.params, ...operation.params },
    };
  }
  return { ...design, root };
}

/** Parts that hold the main stone. */
const MAIN = new Set(['center', 'head']);

const isLot = (part: string, role: string, lot: number): boolean => part === role || (MAIN.has(part) && lot === 0);

/** Facts of a changed design: its stones and metals, with the parts and amounts of the previous design. */
export function changedBuilt(built: Built, design: Design): Built {
  const { root } = design;
  const removed = removedFrom(design);
  return {
    ...built,
    parts: built.parts.filter(({ id }) => !removed.includes(id)),
    metals: built.metals.map((metal, index) =>
      index === 0 ? { ...metal, alloy: root.metal.alloy, finish: root.metal.finish } : metal,
    ),
    stones: built.stones
      .filter(({ part }) => !removed.includes(part))
      .map((stones, lot) => {
        const own = root.stones?.find(({ role }, index) => isLot(stones.part, role, index)) ?? root.stones?.[lot];
        return own ? { ...stones, kind: own.kind, cut: own.cut, size_mm: Math.round(own.size_mm * 10) / 10 } : stones;
      }),
  };
}

interface Weighed {
  readonly design: Design;
  readonly built: Built;
  /** USD. */
  readonly price: number | null;
}

type Change = VersionDifference['changes'][number];

function changesBetween(before: Design, after: Design): Change[] {
  const of = (part: string, prefix: string, a: object | undefined, b: object | undefined): Change[] => {
    const [was, is] = [new Map(Object.entries(a ?? {})), new Map(Object.entries(b ?? {}))];
    const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
    return names.map((name) => ({ part, what: `${prefix}.${name}`, from: was.get(name), to: is.get(name) }));
  };
  const { id } = after.root;
  const lots = Math.max(before.root.stones?.length ?? 0, after.root.stones?.length ?? 0);
  return [
    ...of(id, 'metal', before.root.metal, after.root.metal),
    ...Array.from({ length: lots }, (_, lot) =>
      of(id, `stones.${lot}`, before.root.stones?.[lot], after.root.stones?.[lot]),
    ).flat(),
    ...of(id, 'params', { ...before.root.params, removed: undefined }, { ...after.root.params, removed: undefined }),
    ...removedFrom(after)
      .filter((role) => !removedFrom(before).includes(role))
      .map((role): Change => ({ part: role, what: 'part', from: role })),
    ...removedFrom(before)
      .filter((role) => !removedFrom(after).includes(role))
      .map((role): Change => ({ part: role, what: 'part', to: role })),
  ];
}

const valueText = (what: string, value: unknown): string =>
  typeof value === 'string' ? spaced(value) : what.endsWith('_mm') ? `${String(value)} mm` : String(value);

const choicesOf = ({ root }: Design): number =>
  [root.metal, root.params, ...(root.stones ?? [])].reduce((sum, fields) => sum + Object.keys(fields).length, 0);

export function differenceOf(before: Weighed, after: Weighed): VersionDifference {
  const changes = changesBetween(before.design, after.design);
  const changed = changes
    .map((change) =>
      change.what === 'part'
        ? `${change.to === undefined ? 'without' : 'with'} the ${spaced(change.part)}`
        : `${valueText(change.what, change.to)} instead of ${valueText(change.what, change.from)}`,
    )
    .join(', ');
  const unchanged = choicesOf(after.design) - changes.length;
  const gramsOf = ({ metals }: Built): number => metals.reduce((sum, { grams }) => sum + grams, 0);
  return {
    changes,
    text: changes.length > 0 ? `${capitalize(changed)}; ${unchanged} other choices unchanged` : 'Nothing changed',
    price: before.price === null || after.price === null ? null : rounded(after.price - before.price),
    grams: rounded(gramsOf(after.built) - gramsOf(before.built)),
  };
}

const LABELS: Readonly<Record<string, string>> = {
  center: 'Centre stone',
  side: 'Side stones',
  halo: 'Halo',
  pave: 'Pavé',
  accent: 'Accent stones',
  shank: 'Band',
  band: 'Band',
  bail: 'Bail',
  chain: 'Chain',
  head: 'Setting',
};
const swatches = Object.fromEntries(STONES.map((kind) => [kind, GEM_SWATCHES[kind]]));

function stoneControls(kind: GemKind): object {
  return {
    type: 'object',
    properties: {
      kind: { type: 'string', title: 'Stone', enum: STONES, swatches },
      cut: { type: 'string', title: 'Cut', enum: CUTS },
      size_mm: {
        type: 'number',
        title: 'Width, mm',
        minimum: SIZE_LIMITS.least,
        maximum: SIZE_LIMITS.most,
        carats_per_mm3: caratsOfWidth(kind, 'round', 1),
      },
    },
  };
}

const settingControl = ({ root }: Design): object => ({
  type: 'string',
  title: 'Setting',
  enum: SETTINGS,
  default:
    SETTINGS.find((kind) => kind === root.params['setting'] || kind === `head.${String(root.params['setting'])}`) ??
    SETTINGS[0],
});

const METAL_CONTROLS = {
  type: 'object',
  properties: {
    alloy: {
      type: 'string',
      title: 'Metal',
      enum: ['yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k', 'silver-925', 'platinum-950'],
    },
    finish: { type: 'string', title: 'Finish', enum: ['polished', 'satin', 'matte', 'hammered'] },
  },
};

const controls = (properties: Record<string, object>): PiecePart['controls'] => ({ type: 'object', properties });

/** A reset to the metal of the first version, when it differs. */
function resetOf(design: Design, first: Design | undefined): Record<string, object> {
  const { metal, id } = design.root;
  if (!first || (first.root.metal.alloy === metal.alloy && first.root.metal.finish === metal.finish)) return {};
  return { reset: { type: 'boolean', title: 'Reset', edits: [{ op: 'set', id, metal: first.root.metal }] } };
}

/**
 * The parts of a piece; `controls` describes the fields of a `set` operation on the part.
 * @param first the first version, for its owner
 */
export function partsOf(design: Design, built: Built, first?: Design): PiecePart[] {
  const hasStones = (id: string): boolean => built.stones.some(({ part }) => part === id);
  const body = built.parts.find(({ id }) => id === design.root.id) ?? built.parts.find(({ id }) => !hasStones(id));
  return built.parts.map(({ id, kind }, index): PiecePart => {
    const stones = built.stones.filter(({ part }) => part === id);
    const isRoot = id === body?.id;
    const metal = `${capitalize(spaced(alloysOf({ ...design })[0] ?? 'steel'))}, ${design.root.metal.finish}`;
    return {
      id,
      address: stones.length > 0 ? id : design.root.id,
      kind,
      label: LABELS[id] ?? capitalize(spaced(id)),
      index: index + 1,
      facts:
        stones.length > 0
          ? stones.map(
              ({ kind: stone, cut, size_mm, count }) =>
                `${count > 1 ? `${count} × ` : ''}${cut} ${spaced(stone)}, ${size_mm} mm`,
            )
          : isRoot
            ? [metal]
            : [],
      carats:
        stones.length > 0
          ? stones.reduce(
              (sum, { kind: stone, cut, size_mm, count }) =>
                sum + caratsOfWidth(stone as GemKind, cut as Parameters<typeof caratsOfWidth>[1], size_mm) * count,
              0,
            )
          : null,
      controls: controls({
        ...(stones[0] && { stones: stoneControls(stones[0].kind as GemKind) }),
        ...(id === 'center' && { kind: settingControl(design) }),
        ...(isRemovable(design, id) && { remove: { type: 'boolean', title: 'Remove' } }),
        ...(stones.length === 0 && isRoot && { metal: METAL_CONTROLS, ...resetOf(design, first) }),
      }),
    };
  });
}
