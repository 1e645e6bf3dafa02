/** A fine chain with stones: spaced along it, or side by side at its lowest point. */
import type { Form } from '../../language/vocabulary';
import type { Stone } from '../../spec';
import { isBead, mm, viewFrom, type Brief, type Layout } from '../maker';
import { inOrder, lotsOf, scalesOf, totalOf } from '../ring/lots';

/** Default number of stones. */
const USUAL_STONES = 7;
const MOST_STONES = 24;
/** Most stones in a row of settings, and their widths: of up to `few`, of more, beside a main one, and of pearls, mm. */
const ROW = { most: 12, few: 5, fewMm: 5.6, manyMm: 4, besideMm: 4.6, pearlMm: 5 } as const;

/** Forms of necklaces whose stones are spaced, hang, or go all round. */
const OTHER_FORMS = ['stations', 'drop', 'tennis', 'riviere'] as const satisfies readonly Form[];

/** True for a counted row of stones in settings of their own: side by side, or with others between them. */
export function isSetRow(brief: Brief): boolean {
  const { named, motif, name, cuts, stoneSizeMm, wants } = brief;
  const isOther = wants(...OTHER_FORMS) || brief.has('layered');
  if (!brief.gemsGiven || motif !== null || name !== null || isOther) return false;
  const lots = lotsOf(brief);
  if (!lots || totalOf(lots) < 2 || totalOf(lots) > ROW.most) return false;
  const isBetween = lots.length > 1 && named.some(({ role, isEach }) => role === 'side' || isEach === true);
  const isOfHeads = lots.length > 1 || wants('bezel', 'prong') || stoneSizeMm !== null || cuts.length > 0;
  // "Ruby, emerald and sapphire".
  const isList =
    lots.length > 2 && lots.every(({ count }) => count === 1) && !named.some(({ level }) => level !== null);
  return isList || (isBetween && totalOf(lots) > 2) || (wants('beside') && isOfHeads);
}

/** The stones of a row in their order, small ones between large ones. */
function rowStones(brief: Brief): Stone[] {
  const row = inOrder(lotsOf(brief)!, brief.wants('alternating'));
  const main = row.find(({ isCenter }) => isCenter);
  const usual = main ? ROW.besideMm : row.length <= ROW.few ? ROW.fewMm : ROW.manyMm;
  const scales = scalesOf(row, false);
  return row.map(({ kind, cut, sizeMm, isCenter }, i) => ({
    role: (main ? isCenter : kind === brief.gems[0]) ? 'center' : 'side',
    kind,
    cut: kind === 'pearl' ? 'round' : (cut ?? (kind === brief.gems[0] ? brief.cuts[0] : undefined) ?? 'round'),
    size_mm: mm(
      sizeMm ??
        (kind === brief.gems[0] ? brief.stoneSizeMm : null) ??
        scales[i]! * (kind === 'pearl' ? ROW.pearlMm : usual),
    ),
    count: 1,
  }));
}

function planStones(brief: Brief): Stone[] {
  const { gems, named, cuts, stoneCount, stoneSizeMm } = brief;
  const kinds = gems.slice(0, 12);
  const total = Math.min(
    MOST_STONES,
    Math.max(stoneCount ?? (brief.wants('stations') ? USUAL_STONES : 0), kinds.length),
  );
  return kinds.map((kind, i): Stone => {
    const own = named.find((stone) => stone.kind === kind);
    const isBall = kind === 'pearl' || isBead(brief, kind);
    return {
      role: i === 0 ? 'center' : 'accent',
      kind,
      cut: kind === 'pearl' ? 'round' : isBall ? 'sphere' : (own?.cut ?? cuts[0] ?? 'round'),
      size_mm: mm(stoneSizeMm ?? (isBall ? ROW.pearlMm : brief.has('bold') ? 4.5 : 3)),
      count: own?.count ?? Math.floor(total / kinds.length) + (i < total % kinds.length ? 1 : 0),
    };
  });
}

export const stationNecklace: Layout = {
  name: 'station-necklace',
  plan: (brief, rng) => ({
    stones: isSetRow(brief) ? rowStones(brief) : planStones(brief),
    variant: { spacing: brief.wants('stations') ? 'apart' : 'close', links: brief.chain ?? 'fine' },
    dimensions: { width: 42 },
    view: viewFrom(rng, -8, 6),
  }),
};
