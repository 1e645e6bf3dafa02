/** The parts of a built piece with their possible changes, for lists of parts and for controls on a picture. */
import { alloyName } from '../gold';
import { GEM_KINDS, GEM_SWATCHES, isCabochon } from '../catalogue/gems';
import { accepts } from '../catalogue/kind';
import { KIND_NAMES, kindNamed } from '../catalogue/kinds';
import { plural } from '../describe/stones';
import { CUT_ADJECTIVE, stoneName } from '../gems/names';
import type { StoredFacts } from '../facts';
import { caratsOfWidth } from '../gems/carats';
import { ALLOYS, CUTS, FINISHES, type Cut, type DesignPart, type DesignSpec, type GemKind, type Stone } from '../spec';
import type { Edit } from '../spec/edit';
import { addressed, metalsIn, partWith, partsIn } from '../spec/tree';
import { partLabel } from './labels';
import { paramsOf, type ParamSchema } from './params';
import { canGo } from './removal';
import { capital, round, widthsOf } from './target';

/** JSON Schema of one control, with its title and current value. */
export interface Control extends Omit<ParamSchema, 'anyOf' | 'type'> {
  type?: NonNullable<ParamSchema['type']> | 'object';
  title: string;
  default?: string | number | boolean;
  /** Carats of a stone of this kind and cut 1 mm wide; weight grows with the third power of the width. */
  carats_per_mm3?: number;
  /** The colour of each choice, `#rrggbb`. */
  swatches?: Readonly<Record<string, string>>;
  /** Unavailable choices of this part, each with a sentence that gives the reason. */
  not_possible?: Readonly<Record<string, string>>;
  /** Edits that return the part to its first version, for `reset`. */
  edits?: readonly Edit[];
  properties?: Record<string, Control>;
}

/**
 * Possible changes of a part, as JSON Schema. `params`, `metal` and `stones` are the fields of a `set` of the part's
 * id, `kind` that of a `replace`; `remove` and `reset` are offered when possible.
 */
export interface Controls {
  type: 'object';
  properties: Record<string, Control>;
  additionalProperties: false;
}

export interface PieceParts {
  /** Id in the map of parts, or a role of stones that the map does not distinguish from their part. */
  id: string;
  /** The id for edits: that of the root when the part is built with it. */
  address: string;
  kind: string;
  /** A jeweler's name, such as "Centre stone" or "Left side stone". */
  label: string;
  /** Short facts, such as "round diamond, 6 mm" or "18k white gold, polished". */
  facts: string[];
  /** Weight of its stones, ct; null without stones. */
  carats: number | null;
  controls: Controls;
}

const words = (id: string): string => capital(id.replaceAll(/[-_]/g, ' '));
const group = (title: string, properties: Record<string, Control>): Control => ({ type: 'object', title, properties });

const CABOCHON_ONLY = 'Only stones that are polished without facets, such as opal or turquoise, are cut as cabochons.';

/** True for stones without a choice of cut. */
const isUncut = ({ kind }: Stone): boolean => kind === 'pearl';

function stoneControls(stone: Stone, canBeCut: boolean): Control {
  const [least, most] = widthsOf(stone);
  const size: Control = {
    type: 'number',
    title: 'Width, mm',
    minimum: Math.min(least, stone.size_mm),
    maximum: Math.max(most, stone.size_mm),
    default: stone.size_mm,
    carats_per_mm3: caratsOfWidth(stone.kind, stone.cut, 1),
  };
  const isSmooth = isCabochon(stone.kind);
  const cuts = isSmooth
    ? CUTS.filter((cut) => cut !== 'sphere')
    : CUTS.filter((cut) => cut !== 'sphere' && cut !== 'cabochon');
  return group('Stone', {
    kind: { type: 'string', title: 'Stone', enum: GEM_KINDS, default: stone.kind, swatches: GEM_SWATCHES },
    ...(canBeCut &&
      !isUncut(stone) && {
        cut: {
          type: 'string',
          title: 'Cut',
          enum: cuts,
          default: stone.cut,
          ...(!isSmooth && { not_possible: { cabochon: CABOCHON_ONLY } }),
        },
      }),
    size_mm: size,
  });
}

const UNITS: Readonly<Record<string, string>> = { arc: ', degrees', turn: ', degrees', taper: '', share: ', %' };
/** Parameters that select one of several drawings and have no label. */
const UNNAMED: ReadonlySet<string> = new Set(['version']);

function paramControls(part: DesignPart): Record<string, Control> {
  return Object.fromEntries(
    Object.entries(paramsOf(part.kind)).flatMap(([name, { anyOf, ...schema }]): [string, Control][] => {
      if (UNNAMED.has(name)) return [];
      const value = part.params[name];
      const choices = anyOf?.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
      const unit = schema.type === 'number' ? (UNITS[name] ?? ', mm') : (UNITS[name] ?? '');
      return [
        [
          name,
          {
            ...schema,
            ...(choices && { enum: choices }),
            title: `${words(name)}${unit}`,
            ...(value !== undefined && { default: value }),
          },
        ],
      ];
    }),
  );
}

interface KindChoices {
  readonly possible: string[];
  /** Kinds of the same family that its slot does not accept, each with the reason. */
  readonly notPossible: Readonly<Record<string, string>>;
}

/** Kinds that can replace a part. */
export const kindsFor = (spec: DesignSpec, part: DesignPart): string[] => kindChoices(spec, part).possible;

function kindChoices(spec: DesignSpec, part: DesignPart): KindChoices {
  const [family] = part.kind.split('.');
  const alike = KIND_NAMES.filter((kind) => kind.startsWith(`${family}.`));
  if (part === spec.root) return { possible: part.kind.startsWith('shank.') ? alike : [], notPossible: {} };
  for (const holder of partsIn(spec.root)) {
    const slot = Object.entries(holder.children).find(([, children]) => children.includes(part))?.[0];
    const into = slot === undefined ? undefined : kindNamed(holder.kind)?.slots[slot];
    if (!into) continue;
    const reason = `The ${partLabel(spec, holder.id).toLowerCase()} has no place for it.`;
    return {
      possible: alike.filter((kind) => accepts(into, kind)),
      notPossible: Object.fromEntries(alike.filter((kind) => !accepts(into, kind)).map((kind) => [kind, reason])),
    };
  }
  return { possible: [], notPossible: {} };
}

const MARK: Control = { type: 'boolean', title: '' };

/** Edits that restore a part to its state in an earlier design; empty when it did not exist or is unchanged. */
export function resetEdits(spec: DesignSpec, original: DesignSpec, id: string): Edit[] {
  const [was, is] = [addressed(original, id), addressed(spec, id)];
  if (!was || !is || was.role !== is.role) return [];
  if (is.role !== null) {
    const [before, now] = [was, is].map(({ part, role }) => part.stones!.find((stone) => stone.role === role)!) as [
      Stone,
      Stone,
    ];
    return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ op: 'set', id, stones: before }];
  }
  const own = ({ kind, params, metal, stones }: DesignPart) => ({
    kind,
    params,
    ...(metal && { metal }),
    ...(stones && { stones }),
  });
  return JSON.stringify(own(was.part)) === JSON.stringify(own(is.part))
    ? []
    : [{ op: 'replace', id, part: own(was.part) }];
}

function controlsOf(spec: DesignSpec, id: string, original: DesignSpec | undefined): Controls {
  const properties: Record<string, Control> = {};
  const found = addressed(spec, id);
  if (found) {
    const { part, role } = found;
    const stone = part.stones?.find((one) => (role === null ? part !== spec.root : one.role === role));
    const canBeCut = part.kind.startsWith('head.') || role === 'center' || role === 'side';
    if (stone) properties['stones'] = stoneControls(stone, canBeCut);
    if (role === null) {
      const metal = metalsIn(spec).get(id)!;
      const { possible: kinds, notPossible } = kindChoices(spec, part);
      const params = paramControls(part);
      if (kinds.length > 1)
        properties['kind'] = {
          type: 'string',
          title: part.kind.startsWith('head.') ? 'Setting' : 'Form',
          enum: kinds,
          default: part.kind,
          ...(Object.keys(notPossible).length > 0 && { not_possible: notPossible }),
        };
      if (Object.keys(params).length > 0) properties['params'] = group('Shape', params);
      properties['metal'] = group('Metal', {
        alloy: { type: 'string', title: 'Metal', enum: ALLOYS, default: metal.alloy },
        finish: { type: 'string', title: 'Finish', enum: FINISHES, default: metal.finish },
      });
    }
    if (canGo(spec, id)) properties['remove'] = { ...MARK, title: 'Remove' };
    const edits = original ? resetEdits(spec, original, id) : [];
    if (edits.length > 0) properties['reset'] = { ...MARK, title: 'Reset', edits };
  }
  return { type: 'object', properties, additionalProperties: false };
}

/** '1.1' or '1.1 to 1.3': widths of stones, mm. */
function widthRange(widths: readonly number[]): string {
  const [least, most] = [round(Math.min(...widths)), round(Math.max(...widths))];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** Stones of one kind and cut, as one fact: 'oval aquamarine, 7.2 mm', '14 round diamonds, 1.1 to 1.3 mm'. */
function stoneFacts(stones: StoredFacts['built']['stones'], { sold }: DesignSpec): string[] {
  const alike = new Map<string, { kind: GemKind; cut: Cut; widths: number[]; count: number }>();
  for (const { kind, cut, size_mm: width, count } of stones) {
    const group = alike.get(`${kind} ${cut}`) ?? { kind, cut, widths: [], count: 0 };
    alike.set(`${kind} ${cut}`, { ...group, widths: [...group.widths, width], count: group.count + count });
  }
  return [...alike.values()].map(({ kind, cut, widths, count }) => {
    const adjective = kind === 'pearl' ? '' : `${CUT_ADJECTIVE[cut]} `;
    return `${count > 1 ? `${count} ` : ''}${adjective}${count > 1 ? plural(kind, sold) : stoneName(kind, sold)}, ${widthRange(widths)} mm`;
  });
}

const caratsOf = (stones: StoredFacts['built']['stones']): number | null =>
  stones.length === 0
    ? null
    : stones.reduce((sum, { kind, cut, size_mm, count }) => sum + caratsOfWidth(kind, cut, size_mm) * count, 0);

/** The metal is a fact of the root and of parts with another metal. */
function factsOf(spec: DesignSpec, stones: StoredFacts['built']['stones'], id: string): string[] {
  const facts = stoneFacts(stones, spec);
  const part = partWith(spec, id);
  if (!part) return facts;
  const metals = metalsIn(spec);
  const nameOf = (of: string): string => `${alloyName(metals.get(of)!.alloy)}, ${metals.get(of)!.finish}`;
  const width = part.params['band_width'];
  const isOwn = id === spec.root.id || nameOf(id) !== nameOf(spec.root.id) || facts.length === 0;
  return [...facts, ...(typeof width === 'number' ? [`${round(width)} mm wide`] : []), ...(isOwn ? [nameOf(id)] : [])];
}

/**
 * The parts of a built piece in the order of its geometry, each with its label, facts and controls; then those that the
 * geometry does not distinguish: the stones of the root, and the root.
 * @param original the first version of the piece, for `reset`
 */
export function partsOfPiece(facts: StoredFacts, original?: DesignSpec): PieceParts[] {
  const { design, built } = facts;
  const { root } = design;
  const inPicture = new Set(built.parts.map(({ id }) => id));
  const others = [...new Set((root.stones ?? []).map(({ role }): string => role)), root.id]
    .filter((id) => !inPicture.has(id))
    .map((id) => ({ id, kind: id === root.id ? root.kind : id }));
  return [...built.parts, ...others].map(({ id, kind }) => {
    const stones = built.stones.filter(({ part }) => part === id);
    // Stones in a seat of a figure belong to the figure's part.
    const address = addressed(design, id)
      ? id
      : ([...partsIn(root)].find(({ stones = [] }) => stones.some(({ seat, role }) => seat === id || role === id))
          ?.id ?? root.id);
    return {
      id,
      address,
      kind,
      label: capital(partLabel(design, id)),
      facts: factsOf(design, stones, id),
      carats: caratsOf(stones),
      controls: controlsOf(design, address, original),
    };
  });
}
