/** Several thin rings on one finger, each with its own stone or row of stones. */
import { isCabochon } from '../../catalogue/gems';
import type { RingOfStack } from '../../language/parsedPrompt';
import { isTextured, type DesignPart, type Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { STRAIGHT } from './rowRing';
import { part, type FlatPiece } from './treeParts';

/** Widths of a ring, of its only stone, of one let into the metal, and of the stones of its row, mm. */
const RING_MM = {
  fine: 1.4,
  band: 1.8,
  bold: 2.6,
  stone: 2.8,
  flush: 1.8,
  row: 1.5,
  channel: 1.3,
  headed: 2,
} as const;
/** Metal on both sides of a flush stone, and thickness of its ring, mm. */
const FLUSH_MM = { sides: 0.6, thickness: 1.7 } as const;
/** Most stones of a row in heads of their own. */
const MOST_HEADED = 9;
/** Settings of a ring's stones. */
type Setting = 'none' | 'bezel' | 'prong' | 'flush' | 'full' | 'half' | 'bezels' | 'prongs';

/** Forms of a single ring, which no stack has. */
const OTHERS = ['halo', 'three-stone', 'signet', 'cluster', 'bypass', 'toi-et-moi', 'tension', 'bridal-set'] as const;

/** True for a number of plain rings, or of rings with a stone or a row each. */
export const isRingStack = (brief: Brief): boolean =>
  brief.rings !== null && brief.motif === null && !brief.wants(...OTHERS);

/** True for a few counted stones in heads of their own. */
const isHeaded = ({ isRow, count }: RingOfStack): boolean => isRow && count !== null && count <= MOST_HEADED;

export const ringStack: Layout = {
  name: 'ring-stack',
  plan: (brief, rng) => {
    const rings = brief.rings!;
    const gems = rings.map(({ gem }) => (gem !== null && brief.gems.includes(gem) ? gem : null));
    const settingOf = (i: number): Setting => {
      if (gems[i] === null) return 'none';
      const { isRow, count } = rings[i]!;
      if (isHeaded(rings[i]!)) return brief.wants('bezel') ? 'bezels' : 'prongs';
      if (isRow) return brief.wants('half-eternity') || count !== null ? 'half' : 'full';
      if (brief.wants('flush') && !isCabochon(gems[i]!)) return 'flush';
      return brief.wants('prong') ? 'prong' : 'bezel';
    };
    const flushMm = Math.min(brief.stoneSizeMm ?? RING_MM.flush, 2.4);
    // A rope that no ring is described as is the form of all of them.
    const isAnyTwisted = rings.some(({ isTwisted }) => isTwisted);
    const shankOf = ({ isTwisted, finish }: RingOfStack): string =>
      isTwisted || (brief.wants('twist') && !isAnyTwisted)
        ? 'twist'
        : (finish !== null && isTextured(finish)) || (brief.isTextured && rings.every((ring) => ring.finish === null))
          ? 'half-round'
          : (brief.section ?? 'slim');
    const main = gems.findIndex((gem) => gem !== null);
    const isEachCut = rings.some(({ cut }) => cut !== null);
    return {
      stones: gems.flatMap((kind, i): Stone[] => {
        if (kind === null) return [];
        const { isRow, count } = rings[i]!;
        const isOfHeads = isHeaded(rings[i]!);
        const cut = rings[i]!.cut ?? (isEachCut ? undefined : brief.cuts[0]);
        const isInChannel = isRow && !isOfHeads && STRAIGHT.has(cut ?? '');
        return [
          {
            role: isRow ? 'pave' : kind === gems[main] ? 'center' : 'side',
            kind,
            cut:
              isRow && !isOfHeads ? (isInChannel ? cut! : 'round') : (cut ?? (isCabochon(kind) ? 'cabochon' : 'round')),
            size_mm: mm(
              isOfHeads
                ? (brief.stoneSizeMm ?? RING_MM.headed)
                : isRow
                  ? RING_MM[isInChannel ? 'channel' : 'row']
                  : settingOf(i) === 'flush'
                    ? flushMm
                    : (brief.stoneSizeMm ?? RING_MM.stone),
            ),
            count: isRow ? (count ?? 0) : 1,
          },
        ];
      }),
      variant: {
        settings: gems.map((_, i) => settingOf(i)).join(' '),
        shanks: rings.map(shankOf).join(' '),
      },
      dimensions: {
        inner_diameter: 17,
        band_width: mm(
          Math.max(
            RING_MM[brief.has('bold') ? 'bold' : brief.has('minimalist') ? 'fine' : 'band'],
            gems.some((_, i) => settingOf(i) === 'flush') ? flushMm + FLUSH_MM.sides : 0,
          ),
        ),
      },
      view: viewFrom(rng.about('view'), main < 0 ? 58 : 50, 28),
    };
  },
};

/** Shanks with metal too uneven for a flush stone. */
const UNSUNK: ReadonlySet<string> = new Set(['twist', 'facet', 'knife']);

/** The stack of a plan: the first ring with the others as its companions. */
export function ringStackTree({ params, stones }: FlatPiece): DesignPart {
  const settings = String(params['settings']).split(' ') as Setting[];
  const shanks = String(params['shanks']).split(' ');
  const left = [...stones];
  const rings = settings.map((setting, i): DesignPart => {
    const id = i === 0 ? 'shank' : `ring-${i + 1}`;
    const own = (name: string): string => (i === 0 ? name : `${id}-${name}`);
    const { inner_diameter, band_width } = params;
    if (setting === 'none') return part(id, `shank.${shanks[i]!}`, { inner_diameter, band_width });
    const stone = left.shift()!;
    if (setting === 'bezels' || setting === 'prongs')
      return part(id, 'shank.slim', { inner_diameter, band_width }, [], {
        band: [part(own('row'), 'row.heads', { setting: setting.slice(0, -1), way: 'half' }, [stone])],
      });
    return setting === 'full' || setting === 'half'
      ? part(id, 'shank.fitted', { inner_diameter }, [], {
          band: [
            STRAIGHT.has(stone.cut)
              ? part(own('row'), 'row.channel', { way: setting }, [stone])
              : part(own('row'), 'row.pave', { rows: 1, way: setting }, [stone]),
          ],
        })
      : part(
          id,
          `shank.${setting === 'flush' && UNSUNK.has(shanks[i]!) ? 'slim' : shanks[i]!}`,
          { inner_diameter, band_width, ...(setting === 'flush' ? { thickness: FLUSH_MM.thickness } : {}) },
          [],
          { heads: [part(own('head'), `head.${setting}`, setting === 'prong' ? { prongs: 4 } : {}, [stone])] },
        );
  });
  const [first, ...companions] = rings as [DesignPart, ...DesignPart[]];
  return { ...first, children: { ...first.children, companions } };
}
