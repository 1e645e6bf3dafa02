/** Changes of stones: their kind, cut, size and number. */
import { CUT_ADJECTIVE } from '../gems/names';
import { caratsOfWidth, widthOfCarats } from '../gems/carats';
import { gemOf, isCabochon } from '../catalogue/gems';
import type { Cut, DesignSpec, GemKind, Stone } from '../spec';
import type { Edit, NewPart } from '../spec/edit';
import { lotsIn, type Lot } from '../spec/tree';
import type { Act, Only, Target } from './instruction';
import { limitsOf } from './params';
import {
  AlreadySo,
  NotPossible,
  capital,
  isMainLot,
  lacks,
  lotsOf,
  meantLots,
  partsOf,
  partsWithParam,
  round,
  targetName,
  widthsOf,
} from './target';

/** One edit for each address: stones of one role in one part change together. */
export function setLots(lots: readonly Lot[], change: (stone: Stone) => Partial<Stone>): Edit[] {
  const seen = new Set<string>();
  return lots.flatMap((lot): Edit[] => {
    const stones = Object.fromEntries(
      Object.entries(change(lot.stone)).filter(([name, value]) => lot.stone[name as keyof Stone] !== value),
    );
    if (seen.has(lot.address) || Object.keys(stones).length === 0) return [];
    seen.add(lot.address);
    return [{ op: 'set', id: lot.address, stones }];
  });
}

/** Pearls become round, opaque stones domed; a stone that was domed only for its kind is faceted again. */
export function cutFor(kind: GemKind, now: Cut): Cut {
  if (kind === 'pearl') return 'round';
  if (isCabochon(kind)) return 'cabochon';
  return now === 'cabochon' || now === 'sphere' ? 'round' : now;
}

function withinMm(stone: Stone, mm: number): number {
  const [least, most] = widthsOf(stone);
  if (mm >= least && mm <= most) return round(mm);
  const [from, to] = [least, most].map((width) => round(caratsOfWidth(stone.kind, stone.cut, width)));
  throw new NotPossible(
    `The ${gemOf(stone.kind).name} can be ${least} to ${most} mm wide (${from} to ${to} ct), not ${round(mm)} mm.`,
  );
}

const isAlready = (lots: readonly Lot[], what: string): NotPossible =>
  new AlreadySo(`The ${gemOf(lots[0]!.stone.kind).name} is ${what} already.`);

export function setKind(
  spec: DesignSpec,
  { kind, isMany }: Extract<Act, { do: 'stone' }>,
  target: Target | null,
  only: Only,
): Edit[] {
  const lots = meantLots(spec, target, only, isMany);
  const edits = setLots(lots, ({ cut }) => ({ kind, cut: cutFor(kind, cut) }));
  if (edits.length === 0) throw new AlreadySo(`It is set with ${gemOf(kind).name} already.`);
  return edits;
}

export function setCut(spec: DesignSpec, cut: Cut, target: Target | null, only: Only): Edit[] {
  const [main] = lotsOf(spec, 'center');
  if (target === null && only.cuts.length > 0 && main?.stone.cut === cut) throw isAlready([main], CUT_ADJECTIVE[cut]);
  const lots = meantLots(spec, target, only, false).filter(({ stone }) => stone.kind !== 'pearl');
  if (lots.length === 0) throw new NotPossible('Pearls grow round and are not cut.');
  const edits = setLots(lots, () => ({ cut }));
  if (edits.length === 0) throw isAlready(lots, CUT_ADJECTIVE[cut]);
  return edits;
}

export function setSize(spec: DesignSpec, mm: number, target: Target | null, only: Only): Edit[] {
  const lots = meantLots(spec, target, only, false);
  const edits = setLots(lots, (stone) => ({ size_mm: withinMm(stone, mm) }));
  if (edits.length === 0) throw isAlready(lots, `${round(mm)} mm wide`);
  return edits;
}

export function setCarats(spec: DesignSpec, carats: number, target: Target | null, only: Only): Edit[] {
  const lots = meantLots(spec, target, only, false);
  const edits = setLots(lots, (stone) => ({ size_mm: withinMm(stone, widthOfCarats(stone.kind, stone.cut, carats)) }));
  if (edits.length === 0) throw isAlready(lots, `${round(carats)} carats`);
  return edits;
}

/** Scales stones by a factor, within the sizes that can be set. */
export function scaleStones(lots: readonly Lot[], factor: number): Edit[] {
  const edits = setLots(lots, (stone) => {
    const [least, most] = widthsOf(stone);
    return {
      size_mm: round(
        factor > 1
          ? Math.min(Math.max(most, stone.size_mm), stone.size_mm * factor)
          : Math.max(Math.min(least, stone.size_mm), stone.size_mm * factor),
      ),
    };
  });
  if (edits.length === 0) throw new NotPossible(`The stones are as ${factor > 1 ? 'large' : 'small'} as they can be.`);
  return edits;
}

export const growStones = (lots: readonly Lot[], mm: number): Edit[] =>
  setLots(lots, (stone) => ({ size_mm: withinMm(stone, stone.size_mm + mm) }));

/** Exchanges the kinds of the main stone and the others. */
export function swapStones(spec: DesignSpec): Edit[] {
  const lots = lotsIn(spec);
  const isMain = isMainLot(spec);
  const main = lots.find(isMain);
  const other = lots.find(({ stone }) => main !== undefined && stone.kind !== main.stone.kind);
  if (!main || !other) throw new NotPossible('All the stones are the same kind, so there is nothing to swap.');
  const [first, second] = [main.stone.kind, other.stone.kind];
  return setLots(lots, ({ kind, cut }) =>
    kind === first
      ? { kind: second, cut: cutFor(second, cut) }
      : kind === second
        ? { kind: first, cut: cutFor(first, cut) }
        : {},
  );
}

/** Parameters that count a target. */
const COUNTS: Partial<Record<Target, readonly string[]>> = {
  rows: ['rows'],
  strands: ['strands'],
  drops: ['drops'],
  companions: ['companions'],
};

function counted(now: number, { count, isMore }: Pick<Extract<Act, { do: 'count' }>, 'count' | 'isMore'>): number {
  return isMore || count < 0 ? now + count : count;
}

/** Width of a stone beside the centre, as a share of the centre's. */
const SIDE_SHARE = 0.55;
const MOST_BESIDE = 3;

/** Single stones on both sides of a ring's centre, each in its own head. */
export function setBeside(spec: DesignSpec, act: Extract<Act, { do: 'count' }>): Edit[] {
  const heads = partsOf(spec, 'side');
  const perSide = act.isEachSide ? act : { ...act, count: act.count / 2 };
  const wanted = counted(heads.length, perSide);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > MOST_BESIDE)
    throw new NotPossible(`There can be 0 to ${MOST_BESIDE} stones on each side, not ${wanted}.`);
  if (wanted < heads.length) return heads.slice(wanted).map(({ id }): Edit => ({ op: 'remove', id }));
  const [center] = lotsOf(spec, 'center');
  const outer = heads.at(-1)?.stones?.[0];
  const kind = act.kind ?? outer?.kind ?? center?.stone.kind ?? 'diamond';
  const width = outer?.size_mm ?? ((center?.stone.size_mm ?? 5) * SIDE_SHARE) / 0.8;
  return Array.from({ length: wanted - heads.length }, (_, i): Edit => {
    const stone: Stone = {
      role: 'side',
      kind,
      cut: act.cut ?? outer?.cut ?? cutFor(kind, 'round'),
      size_mm: round(Math.max(1.5, width * 0.8 ** (i + 1))),
      count: 2,
    };
    const nth = heads.length + i + 1;
    const part: NewPart = {
      kind: 'head.prong',
      id: nth === 1 ? 'side' : `side-${nth}`,
      params: { prongs: 4, place: 'both' },
      stones: [stone],
    };
    return { op: 'add', to: spec.root.id, slot: 'sides', part };
  });
}

/** Changes a count. */
export function setCount(
  spec: DesignSpec,
  act: Extract<Act, { do: 'count' }>,
  target: Target | null,
  only: Only,
): Edit[] {
  for (const name of COUNTS[target ?? 'stones'] ?? []) {
    const part = partsWithParam(spec, name)[0];
    const limits = part && limitsOf(part, name);
    if (!part || !limits) continue;
    const wanted = counted(Number(part.params[name] ?? 1), act);
    if (wanted < limits[0] || wanted > limits[1])
      throw new NotPossible(`There can be ${limits[0]} to ${limits[1]} ${name}, not ${wanted}.`);
    return [{ op: 'set', id: part.id, params: { [name]: wanted } }];
  }
  if (target === 'side' && spec.root.kind.startsWith('shank.') && lotsOf(spec, 'shoulders').length === 0)
    return setBeside(spec, act);
  const lots =
    act.isEachSide || target === 'side'
      ? [...lotsOf(spec, 'side'), ...lotsOf(spec, 'shoulders')]
      : meantLots(spec, target, only, false);
  const [lot] = lots;
  if (!lot) throw lacks(spec, targetName(target ?? 'stones'));
  if (lot.stone.count === 0)
    throw new NotPossible(
      `The ${gemOf(lot.stone.kind).name} stones fill their row: their number follows from their size.`,
    );
  const sides = act.isEachSide ? 2 : 1;
  const wanted = counted(lot.stone.count / sides, act) * sides;
  if (wanted < 1 || !Number.isInteger(wanted))
    throw new NotPossible(`${capital(gemOf(lot.stone.kind).name)} stones cannot be ${wanted}.`);
  return setLots([lot], () => ({
    count: wanted,
    ...(act.kind && { kind: act.kind }),
    ...(act.cut && { cut: act.cut }),
  }));
}
