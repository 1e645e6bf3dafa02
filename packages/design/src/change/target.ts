/** The parts and stones of a design that a target means. */
import { gemOf } from '../catalogue/gems';
import { mainStone } from '../makers/maker';
import type { DesignPart, DesignSpec, Stone } from '../spec';
import { lotsIn, partsIn, type Lot } from '../spec/tree';
import type { Only, Target } from './instruction';
import { paramsOf } from './params';
import { setOf } from '../wordList';

/** A change that is not possible for this design; the message is a sentence for the customer. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

/** The instruction is already satisfied; the rest of a change is applied. */
export class AlreadySo extends NotPossible {}

export const pieceName = ({ type }: DesignSpec): string => (type === 'earrings' ? 'These earrings' : `This ${type}`);
const has = ({ type }: DesignSpec): string => (type === 'earrings' ? 'have' : 'has');

/** Sentence about a missing part. */
export const lacks = (spec: DesignSpec, what: string): NotPossible =>
  new NotPossible(`${pieceName(spec)} ${has(spec)} no ${what}.`);

const TARGET_NAME: Record<Target, string> = {
  band: 'band',
  head: 'setting',
  center: 'centre stone',
  side: 'side stones',
  halo: 'halo',
  shoulders: 'stones on the shoulders',
  accent: 'small stones',
  chain: 'chain',
  engraving: 'engraving',
  stones: 'stones',
  prongs: 'prongs',
  milgrain: 'milgrain',
  charms: 'charms',
  companions: 'companion bands',
  metal: 'metal',
  drops: 'drops',
  rows: 'rows of stones',
  strands: 'strands',
  dial: 'dial',
  strap: 'strap',
  piece: 'such part',
};
export const targetName = (target: Target): string => TARGET_NAME[target];

export const isMainLot = (spec: DesignSpec) => {
  const main = mainStone(lotsIn(spec).map(({ stone }) => stone));
  return ({ stone }: Lot): boolean => stone === main || stone.role === 'center';
};

/** The stones that a target means; all stones for targets that are not stones. */
export function lotsOf(spec: DesignSpec, target: Target | null): Lot[] {
  const lots = lotsIn(spec);
  const isMain = isMainLot(spec);
  switch (target) {
    case 'center':
    case 'head':
    case 'prongs':
      return lots.filter(isMain);
    case 'side':
      return lots.filter(({ stone, part }) => stone.role === 'side' && !part.kind.startsWith('row.'));
    case 'halo':
      return lots.filter(({ stone }) => stone.role === 'halo');
    case 'shoulders':
      return lots.filter(({ stone, part }) => stone.role === 'pave' || part.kind.startsWith('row.'));
    case 'accent':
      return lots.filter((lot) => !isMain(lot));
    default:
      return lots;
  }
}

/** Targets that mean stones. */
export const STONE_TARGETS: ReadonlySet<Target | null> = setOf('center side halo shoulders accent stones');

/**
 * The stones that a change of kind, cut or size applies to: those of the target, else those it names ("instead of the
 * round one"), else the main stone, or with `isMany` all of its kind.
 * @throws NotPossible when there are none
 */
export function meantLots(spec: DesignSpec, target: Target | null, only: Only, isMany: boolean): Lot[] {
  if (lotsIn(spec).length === 0) throw lacks(spec, 'stones');
  const isOfStones = STONE_TARGETS.has(target);
  const named = lotsOf(spec, isOfStones ? target : null);
  if (named.length === 0) throw lacks(spec, targetName(target!));
  const alike = named.filter(
    ({ stone }) =>
      (only.kinds.length === 0 || only.kinds.includes(stone.kind)) &&
      (only.cuts.length === 0 || only.cuts.includes(stone.cut)),
  );
  if (alike.length === 0)
    throw lacks(
      spec,
      only.kinds.length > 0
        ? only.kinds.map((kind) => gemOf(kind).name).join(' or ')
        : `${only.cuts.join(' or ')} stone`,
    );
  const main = alike.filter(isMainLot(spec));
  if (isOfStones || main.length === 0) return alike;
  return isMany ? alike.filter(({ stone }) => stone.kind === main[0]!.stone.kind) : main.slice(0, 1);
}

/** The parts that hold a target's stones or are the target. */
export function partsOf(spec: DesignSpec, target: Target | null): DesignPart[] {
  const parts = [...partsIn(spec.root)];
  const ofKind = (...kinds: readonly string[]): DesignPart[] =>
    parts.filter((part) => kinds.some((kind) => part.kind === kind || part.kind.startsWith(`${kind}.`)));
  switch (target) {
    case 'head':
    case 'prongs':
    case 'center':
      return ofKind('head').filter(({ stones = [] }) => stones.some(({ role }) => role === 'center'));
    case 'side':
      return ofKind('head').filter(({ stones = [] }) => stones.some(({ role }) => role === 'side'));
    case 'halo':
      return ofKind('halo');
    case 'shoulders':
      return ofKind('row', 'shoulder');
    case 'companions':
      return ofKind('companion');
    case 'accent':
      return ofKind('halo', 'row', 'shoulder');
    default:
      return [];
  }
}

/** The parts that have a parameter. */
export const partsWithParam = (spec: DesignSpec, name: string): DesignPart[] =>
  [...partsIn(spec.root)].filter((part) => paramsOf(part.kind)[name] !== undefined);

export const round = (x: number): number => Math.round(x * 100) / 100;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ranges of widths of main stones and small stones, mm. */
const MAIN_MM = [1.5, 14] as const;
const SMALL_MM = [0.9, 4] as const;
export const widthsOf = ({ role }: Stone): readonly [least: number, most: number] =>
  role === 'center' || role === 'side' ? MAIN_MM : SMALL_MM;
