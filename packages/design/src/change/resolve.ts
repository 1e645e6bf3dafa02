/** Turns what a sentence requires into edits of one design, or says why it cannot be done. */
import { CUT_ADJECTIVE, METAL_NAME, alloyName } from '../describe';
import { widthOfCarats } from '../gems/carats';
import { gemOf, isCabochon } from '../catalogue/gems';
import { goldOf, hueOf, inKarat } from '../gold';
import { mainStone } from '../makers/maker';
import type { Alloy, Cut, DesignPart, DesignSpec, Finish, GemKind, Stone } from '../spec';
import type { Edit } from '../spec/edit';
import type { Lot } from '../spec/tree';
import { isWholePiece, lotsIn, partsIn } from '../spec/tree';
import type { Act, Instruction, Only, Quality, Target } from './instruction';
import { choicesOf, limitsOf } from './params';

/** A change that this design cannot follow; the message is a sentence for the customer. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

/** Widths that main stones and small stones can have, mm. */
export const MAIN_MM = [1.5, 14] as const;
export const SMALL_MM = [0.9, 4] as const;
/** A comparative that would change less than this share of a length changes nothing. */
const LEAST_CHANGE = 0.01;

/** Parameters that are lengths of a piece's metal, the first that a part has counts. */
const LENGTHS: Readonly<Record<'across' | 'size' | 'long', readonly string[]>> = {
  across: ['band_width', 'width', 'body_width', 'face_width', 'wire', 'thickness', 'bead', 'height'],
  size: ['height', 'diameter', 'face_width', 'cell', 'bead', 'radius', 'leaf', 'width'],
  long: ['length', 'fall', 'drop', 'height', 'inner_diameter'],
};
const ACROSS: ReadonlySet<Quality> = new Set<Quality>(['thick', 'thin', 'wide', 'narrow', 'heavy', 'light']);
/** From the shiniest to the dullest. */
const FINISH_LADDER: readonly Finish[] = ['polished', 'satin', 'matte'];

const round = (x: number): number => Math.round(x * 100) / 100;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (spec: DesignSpec): string => (spec.type === 'earrings' ? 'earrings' : spec.type);

/** The stones that a target means. */
function lotsOf(spec: DesignSpec, target: Target | null): Lot[] {
  const lots = lotsIn(spec);
  const main = mainStone(lots.map(({ stone }) => stone));
  const isMain = ({ stone }: Lot): boolean => stone === main || stone.role === 'center';
  switch (target) {
    case 'center': case 'head': return lots.filter(isMain);
    case 'side': case 'halo': return lots.filter(({ stone }) => stone.role === target);
    case 'shoulders': return lots.filter(({ stone, part }) => stone.role === 'pave' || (stone.role === 'side' && (part.kind.startsWith('row.') || part.params['shoulders'] === 'pave')));
    case 'accent': return lots.filter((lot) => !isMain(lot));
    default: return lots;
  }
}

const TARGET_NAME: Partial<Record<Target, string>> = { center: 'centre stone', side: 'side stones', halo: 'halo', shoulders: 'stones on its shoulders', accent: 'small stones' };

/** The stones that a change of their kind, cut or size is about. */
function meantLots(spec: DesignSpec, target: Target | null, only: Only, isMany: boolean): Lot[] {
  const all = lotsIn(spec);
  if (all.length === 0) throw new NotPossible(`This ${nameOf(spec)} has no stones.`);
  const named = lotsOf(spec, target);
  if (named.length === 0) throw new NotPossible(`This ${nameOf(spec)} has no ${TARGET_NAME[target!] ?? 'such stones'}.`);
  const alike = named.filter(({ stone }) => (only.kinds.length === 0 || only.kinds.includes(stone.kind)) && (only.cuts.length === 0 || only.cuts.includes(stone.cut)));
  if (alike.length === 0) {
    const what = only.kinds.length > 0 ? only.kinds.map((kind) => gemOf(kind).name).join(' or ') : `${only.cuts.join(' or ')} stone`;
    throw new NotPossible(`This ${nameOf(spec)} has no ${what}.`);
  }
  if (target !== null && target !== 'stones') return alike;
  const main = mainStone(all.map(({ stone }) => stone))!;
  const first = alike.find(({ stone }) => stone === main);
  if (target === 'stones' || !first) return alike;
  return isMany ? alike.filter(({ stone }) => stone.kind === main.kind) : [first];
}

/** One edit for each address: a row of unlike stones has one. */
function setStones(lots: readonly Lot[], change: (stone: Stone, lot: Lot) => Partial<Stone>): Edit[] {
  const seen = new Set<string>();
  return lots.flatMap((lot): Edit[] => {
    const stones = change(lot.stone, lot);
    const isSame = Object.entries(stones).every(([name, value]) => lot.stone[name as keyof Stone] === value);
    if (seen.has(lot.address) || isSame) return [];
    seen.add(lot.address);
    return [{ op: 'set', id: lot.address, stones }];
  });
}

/** Pearls are round, opaque stones are domed, and what was domed for that reason alone is faceted again. */
function cutFor(kind: GemKind, now: Cut): Cut {
  if (kind === 'pearl') return 'round';
  if (isCabochon(kind)) return 'cabochon';
  return now === 'cabochon' || now === 'sphere' ? 'round' : now;
}

function withinMm(stone: Stone, mm: number): number {
  const [least, most] = stone.role === 'center' || stone.role === 'side' ? MAIN_MM : SMALL_MM;
  if (mm < least || mm > most) throw new NotPossible(`A stone here can be ${least} to ${most} mm wide, not ${round(mm)} mm.`);
  return round(mm);
}

/** Parts whose metal a target means; all of them without one. */
function partsOfTarget(spec: DesignSpec, target: Target | null): DesignPart[] {
  const parts = [...partsIn(spec.root)];
  switch (target) {
    case 'head': return parts.filter(({ kind }) => kind.startsWith('head.'));
    case 'halo': return parts.filter(({ kind }) => kind.startsWith('halo'));
    case 'band': case 'chain': return [spec.root];
    default: return [];
  }
}

/** A colour of gold keeps the karat that the piece has, unless another is stated. */
function alloyFor(alloy: Alloy, now: Alloy, isKaratStated: boolean): Alloy {
  const [gold, karat] = [goldOf(alloy), goldOf(now)?.karat];
  return gold && karat !== undefined && !isKaratStated ? inKarat(gold.color, karat) : alloy;
}

function setMetal(spec: DesignSpec, stated: Alloy, target: Target | null, isKaratStated: boolean): Edit[] {
  const { root } = spec;
  const alloy = alloyFor(stated, root.metal.alloy, isKaratStated);
  const parts = partsOfTarget(spec, target);
  if (target === 'head' && parts.length === 0) {
    // Where one part builds the whole piece its settings are of its second metal.
    if (lotsIn(spec).length === 0) throw new NotPossible(`This ${nameOf(spec)} has no setting of its own.`);
    return alloy === root.metal.alloy ? [{ op: 'set', id: root.id, metal: { second: null } }] : [{ op: 'set', id: root.id, metal: { second: alloy } }];
  }
  if (target === 'head' || target === 'halo') return parts.filter(({ metal }) => (metal ?? root.metal).alloy !== alloy).map(({ id }): Edit => ({ op: 'set', id, metal: { alloy } }));
  const others = target === 'band' ? [] : [...partsIn(root)].filter((part) => part !== root && part.metal && part.metal.alloy === root.metal.alloy);
  const second = target === 'band' && root.metal.second === undefined && isWholePiece(root) && lotsIn(spec).length > 0 ? root.metal.alloy : root.metal.second;
  const isOne = second !== undefined && hueOf(second) === hueOf(alloy);
  if (alloy === root.metal.alloy && !isOne && others.length === 0) throw new NotPossible(`It is already made in ${alloyName(alloy)}.`);
  return [
    { op: 'set', id: root.id, metal: { alloy, ...(isOne ? { second: null } : second === undefined ? {} : { second }) } },
    ...others.map(({ id }): Edit => ({ op: 'set', id, metal: { alloy } })),
  ];
}

/** The part and the parameter that hold a length; the first that has one. */
function lengthAt(spec: DesignSpec, names: readonly string[], isOf: (part: DesignPart) => boolean = () => true): { part: DesignPart; name: string; value: number } | null {
  for (const part of partsIn(spec.root)) {
    if (!isOf(part)) continue;
    for (const name of names) {
      const value = part.params[name];
      if (typeof value === 'number' && limitsOf(part, name)) return { part, name, value };
    }
  }
  return null;
}

/** Sets a number of a part, within the limits of its kind. */
function setNumber({ part, name, value }: { part: DesignPart; name: string; value: number }, wanted: number, isClamped: boolean, noun: string): Edit[] {
  const [least, most] = limitsOf(part, name)!;
  const next = isClamped ? Math.min(most, Math.max(least, wanted)) : wanted;
  if (next < least || next > most) throw new NotPossible(`The ${noun} can be ${least} to ${most} mm, not ${round(next)} mm.`);
  if (Math.abs(next - value) < value * LEAST_CHANGE) throw new NotPossible(`The ${noun} is ${round(value)} mm already, as ${next >= most ? 'large' : 'small'} as it can be.`);
  return [{ op: 'set', id: part.id, params: { [name]: round(next) } }];
}

const nounOf = (name: string): string => name.replaceAll('_', ' ');

function stepFinish(spec: DesignSpec, quality: Quality): Edit[] {
  const now = spec.root.metal.finish;
  const at = Math.max(0, FINISH_LADDER.indexOf(now));
  const next = quality === 'shiny' ? (now === 'hammered' ? 'polished' : FINISH_LADDER[at - 1]) : FINISH_LADDER[now === 'hammered' ? 2 : at + 1];
  if (!next) throw new NotPossible(`The metal is ${now} already; nothing is ${quality === 'shiny' ? 'shinier' : 'duller'}.`);
  return setFinish(spec, next);
}

function setFinish(spec: DesignSpec, finish: Finish): Edit[] {
  const parts = [...partsIn(spec.root)].filter((part) => part === spec.root || part.metal);
  const edits = parts.filter((part) => (part.metal ?? spec.root.metal).finish !== finish).map(({ id }): Edit => ({ op: 'set', id, metal: { finish } }));
  if (edits.length === 0) throw new NotPossible(`The metal is ${finish} already.`);
  return edits;
}

/** Stones that grow or shrink stay within what can be set. */
function stepStones(lots: readonly Lot[], factor: number): Edit[] {
  const edits = setStones(lots, ({ role, size_mm }) => {
    const [least, most] = role === 'center' || role === 'side' ? MAIN_MM : SMALL_MM;
    return { size_mm: round(Math.min(Math.max(most, size_mm), Math.max(Math.min(least, size_mm), size_mm * factor))) };
  });
  if (edits.length === 0) throw new NotPossible(`The stones are as ${factor > 1 ? 'large' : 'small'} as they can be.`);
  return edits;
}

/** Targets that are stones. */
const STONE_TARGETS: ReadonlySet<Target | null> = new Set<Target | null>(['center', 'side', 'halo', 'shoulders', 'accent', 'stones']);

function step(spec: DesignSpec, { quality, factor, mm }: Extract<Act, { do: 'step' }>, target: Target | null, only: Only): Edit[] {
  const to = (value: number): number => (mm === null ? value * factor : value + mm);
  if (quality === 'shiny' || quality === 'dull') return stepFinish(spec, quality);
  if (STONE_TARGETS.has(target)) {
    const lots = meantLots(spec, target, only, true);
    return mm === null ? stepStones(lots, factor) : setStones(lots, (stone) => ({ size_mm: withinMm(stone, stone.size_mm + mm) }));
  }
  if (quality === 'high' || quality === 'low') {
    const part = [...partsIn(spec.root)].find((one) => choicesOf(one, 'set').includes(quality));
    const lift = lengthAt(spec, ['lift']);
    if (lift) return setNumber(lift, to(lift.value), mm === null, nounOf('lift'));
    if (!part || part.params['set'] === quality) throw new NotPossible(`This ${nameOf(spec)} cannot be set ${quality === 'high' ? 'higher' : 'lower'}.`);
    return [{ op: 'set', id: part.id, params: { set: part.params['set'] === undefined ? quality : null } }];
  }
  if (ACROSS.has(quality)) {
    const found = lengthAt(spec, LENGTHS.across);
    if (found) return setNumber(found, to(found.value), mm === null, nounOf(found.name));
    const lots = lotsIn(spec);
    if (lots.length > 0 && mm === null) return stepStones(lots, factor);
    throw new NotPossible(`The width of this ${nameOf(spec)} cannot be changed.`);
  }
  if (quality === 'long' || quality === 'short') {
    const found = lengthAt(spec, LENGTHS.long);
    if (!found) throw new NotPossible(`The length of this ${nameOf(spec)} cannot be changed.`);
    return setNumber(found, to(found.value), mm === null, nounOf(found.name));
  }
  // Bigger and smaller: the main stone where there is one, else the piece.
  const main = lotsOf(spec, 'center');
  const hasOwnSize = lengthAt(spec, ['height']);
  if (target === null && main.length > 0 && (!hasOwnSize || main.some(({ stone }) => stone.role === 'center' && stone.count === 1) && spec.motif === null)) return mm === null ? stepStones(main, factor) : setStones(main, (stone) => ({ size_mm: withinMm(stone, to(stone.size_mm)) }));
  const found = lengthAt(spec, target === 'band' ? LENGTHS.across : LENGTHS.size) ?? lengthAt(spec, LENGTHS.across);
  if (!found) throw new NotPossible(`The size of this ${nameOf(spec)} cannot be changed.`);
  return setNumber(found, to(found.value), mm === null, nounOf(found.name));
}

/** A pendant hangs on its necklace. */
const isHung = (type: string): boolean => type === 'necklace' || type === 'pendant';

/** The edits that one instruction means for a design. @throws NotPossible */
export function editsFor(spec: DesignSpec, { act, target, only }: Instruction, isKaratStated: boolean): Edit[] {
  switch (act.do) {
    case 'metal': return setMetal(spec, act.alloy, target, isKaratStated);
    case 'karat': {
      const gold = goldOf(spec.root.metal.alloy);
      if (!gold) throw new NotPossible(`${capital(METAL_NAME[hueOf(spec.root.metal.alloy)])} has no karat.`);
      const alloy = inKarat(gold.color, act.karat);
      if (goldOf(alloy)!.karat !== act.karat) throw new NotPossible(`${capital(METAL_NAME[gold.color])} is not made in ${act.karat} karat; the nearest is ${goldOf(alloy)!.karat} karat.`);
      return setMetal(spec, alloy, null, true);
    }
    case 'finish': return setFinish(spec, act.finish);
    case 'stone': {
      const edits = setStones(meantLots(spec, target, only, act.isMany), ({ cut }) => ({ kind: act.kind, ...(cutFor(act.kind, cut) === cut ? {} : { cut: cutFor(act.kind, cut) }) }));
      return edits;
    }
    case 'cut': {
      const [main] = lotsOf(spec, 'center');
      if (target === null && only.cuts.length > 0 && main?.stone.cut === act.cut) throw new NotPossible(`The ${gemOf(main.stone.kind).name} is ${CUT_ADJECTIVE[act.cut]} already.`);
      const lots = meantLots(spec, target, only, false).filter(({ stone }) => stone.kind !== 'pearl');
      if (lots.length === 0) throw new NotPossible('Pearls grow round and are not cut.');
      return setStones(lots, () => ({ cut: act.cut }));
    }
    case 'size': return setStones(meantLots(spec, target, only, false), (stone) => ({ size_mm: withinMm(stone, act.mm) }));
    case 'carats': return setStones(meantLots(spec, target, only, false), (stone) => ({ size_mm: withinMm(stone, widthOfCarats(stone.kind, stone.cut, act.carats)) }));
    case 'type':
      if (act.type === spec.type || (isHung(act.type) && isHung(spec.type))) return [];
      throw new NotPossible(`These words do not make ${act.type === 'earrings' ? 'earrings' : `a ${act.type}`} of this ${nameOf(spec)} yet.`);
    case 'step': return step(spec, act, target, only);
    default: throw new NotPossible('This cannot be changed yet.');
  }
}

