/** Removes parts and stones. */
import { gemOf } from '../catalogue/gems';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, DesignSpec, GemKind, StoneRole } from '../spec';
import type { Edit } from '../spec/edit';
import { addressed, isWholePiece, lotsIn, partsIn, type Lot } from '../spec/tree';
import type { Only, Target } from './instruction';
import { setLots } from './stones';
import { NotPossible, isMainLot, lacks, lotsOf, partsOf, pieceName, targetName } from './target';
import { isWatch } from './watches';
import { asKind } from './slots';
import { removeHalo } from './halos';
import { removeText } from './texts';
import { switched, companions } from './additions';

/** Optional stones of whole pieces, by role. */
const OPTIONAL: Readonly<Record<string, readonly StoneRole[]>> = {
  'frame-pendant': ['center', 'halo'],
  medallion: ['center', 'pave'],
  'honeycomb-pendant': ['center'],
  'reactor-pendant': ['center', 'accent'],
  locket: ['center', 'accent'],
  brooch: ['center', 'side', 'pave', 'accent'],
  cufflinks: ['center', 'side', 'pave', 'accent'],
  'geometric-drops': ['center', 'accent'],
  jhumkas: ['center', 'side', 'accent'],
  chandbalis: ['center', 'side', 'accent', 'halo'],
  'set-collar': ['side'],
  'ear-cuffs': ['center', 'accent'],
  fringe: ['accent'],
  'link-necklace': ['center', 'side'],
  garland: ['accent'],
  'comb-necklace': ['center'],
  collar: ['center', 'side'],
  'pearl-necklace': ['accent'],
  bangle: ['center'],
  'link-bracelet': ['center'],
  'chain-bracelet': ['center', 'side', 'accent'],
  'organic-cuff': ['center'],
  'bead-bracelet': ['center', 'accent'],
  'tennis-bracelet': ['accent'],
  'lattice-bracelet': ['center', 'accent'],
  'honeycomb-ring': ['center'],
  'stack-ring': ['pave', 'center'],
  'dome-ring': ['pave', 'accent'],
};

function removeStones(spec: DesignSpec, roles: readonly string[]): Edit[] {
  const { root } = spec;
  for (const role of roles)
    if (!OPTIONAL[root.kind]?.includes(role as StoneRole))
      throw new NotPossible(
        `${pieceName(spec)} cannot be made without its ${role === 'center' ? 'centre stone' : `${role} stones`}.`,
      );
  return [...new Set(roles)].map((role): Edit => ({ op: 'remove', id: role }));
}

/** Removes lots together with the parts that hold them, unless those parts are complete without stones. */
function removeLots(spec: DesignSpec, lots: readonly Lot[]): Edit[] {
  if (isWholePiece(spec.root))
    return removeStones(
      spec,
      lots.map(({ stone }) => stone.role),
    );
  return [...new Set(lots.map(({ part }) => part))].map((part): Edit => {
    if (isPlain(part)) return asKind(part, part.kind, undefined, []);
    if (!canGo(spec, part.id))
      throw new NotPossible('This ring is built to hold its stone. Describe a plain band as a new piece.');
    return { op: 'remove', id: part.id };
  });
}

/** True for parts that are complete without stones. */
const isPlain = ({ kind }: DesignPart): boolean => kindNamed(kind)?.stones[0] === 0;

/** True for a part that its parent requires. */
const isNeeded = ({ root }: DesignSpec, part: DesignPart): boolean =>
  [...partsIn(root)].some(({ kind, children }) =>
    Object.entries(children).some(
      ([slot, list]) => list.includes(part) && list.length <= (kindNamed(kind)?.slots[slot]?.least ?? 0),
    ),
  );

/** True when a part, or the stones of a role, can be removed alone. */
export function canGo(spec: DesignSpec, id: string): boolean {
  const found = addressed(spec, id);
  if (!found) return false;
  const { part, role } = found;
  if (role !== null) return OPTIONAL[part.kind]?.includes(role) ?? false;
  return (
    part !== spec.root &&
    !isNeeded(spec, part) &&
    (!part.kind.startsWith('head.') ||
      part.kind === 'head.collar' ||
      (part.stones ?? []).every(({ role: own }) => own === 'side' || own === 'accent'))
  );
}

/** Removes the part or the stones that a target means. */
export function remove(spec: DesignSpec, target: Target | null, only: Only): Edit[] {
  if (only.kinds.length > 0 && (target === null || target === 'stones')) return removeKinds(spec, only.kinds);
  switch (target) {
    case 'halo':
      return removeHalo(spec);
    case 'engraving':
      return removeText(spec);
    case 'milgrain':
    case 'charms':
      return switched(spec, target, false);
    case 'companions':
      return companions(spec, false);
    case 'side':
    case 'shoulders':
    case 'accent': {
      const parts = partsOf(spec, target);
      if (parts.length > 0) return parts.map(({ id }): Edit => ({ op: 'remove', id }));
      const lots = lotsOf(spec, target);
      if (lots.length === 0) throw lacks(spec, targetName(target));
      return removeLots(spec, lots);
    }
    case 'stones':
    case 'center': {
      const lots = lotsOf(spec, target);
      if (lots.length === 0) throw lacks(spec, targetName(target));
      // Stones in a band can be removed; the band is a ring without them.
      return removeLots(spec, lots);
    }
    case 'head':
    case 'prongs':
      throw new NotPossible('The stone needs a setting; say which other one, such as "a bezel instead of prongs".');
    default:
      throw new NotPossible(`This cannot be removed from ${pieceName(spec).toLowerCase()}.`);
  }
}

/** Removes stones of a kind where possible; elsewhere they take the kind of the main stone. */
function removeKinds(spec: DesignSpec, kinds: readonly GemKind[]): Edit[] {
  const lots = lotsIn(spec).filter(({ stone }) => kinds.includes(stone.kind));
  if (lots.length === 0) throw lacks(spec, kinds.map((kind) => gemOf(kind).name).join(' or '));
  const isMain = isMainLot(spec);
  if (lots.some(isMain)) {
    const canAllGo = lots.every(({ part, stone }) =>
      isWholePiece(part) ? OPTIONAL[part.kind]?.includes(stone.role) : isPlain(part) || canGo(spec, part.id),
    );
    if ((!isWholePiece(spec.root) && !isWatch(spec)) || !canAllGo)
      throw new NotPossible(
        `The main stone is ${gemOf(kinds[0]!).name}. Say what it should be instead, such as "sapphire instead of ${gemOf(kinds[0]!).name}".`,
      );
  }
  const main = lotsIn(spec).find(isMain)!;
  return lots
    .flatMap((lot): Edit[] => {
      if (lot.part !== spec.root)
        return isWatch(spec) ? removeLots(spec, [lot]) : isMain(lot) ? [] : [{ op: 'remove', id: lot.part.id }];
      return OPTIONAL[spec.root.kind]?.includes(lot.stone.role)
        ? [{ op: 'remove', id: lot.address }]
        : setLots([lot], () => ({ kind: main.stone.kind }));
    })
    .filter((edit, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(edit)) === i);
}
