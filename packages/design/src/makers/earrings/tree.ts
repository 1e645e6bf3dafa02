/** Trees of earrings from flat choices, the form of plans and of early stored designs. */
import { areaWithin } from '../../geometry/curves';
import { lettersOf, motifNamed } from '../../motifs/library';
import type { DesignPart, Stone } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { figureOf, isBall, ofRole, tasselUnder } from '../chain/treeParts';
import { mm } from '../maker';
import { haloRowsOf, part, type FlatPiece, type FlatTree } from '../ring/treeParts';

type Params = FlatPiece['params'];

/** A stone that each earring has once. */
const onBoth = (stone: Stone): Stone => ({ ...stone, count: 2 });

const ear = (fitting: string, front: DesignPart, more: Record<string, (DesignPart | undefined)[]> = {}): DesignPart =>
  part(fitting, `ear.${fitting}`, {}, [], { front: [front], ...more });

/** A hanging stone; pearls and balls hang in caps. */
const hanging = (
  id: string,
  head: string,
  stone: Stone,
  drops: DesignPart[] = [],
  around: DesignPart[] = [],
): DesignPart =>
  isBall(stone)
    ? part(id, 'head.cap', {}, [onBoth(stone)], { drops })
    : part(id, `head.${head}`, {}, [onBoth(stone)], { around, drops });

/** A stone on the lobe; pearls are on cups. */
const onLobe = (id: string, stone: Stone, drops: DesignPart[], around: DesignPart[] = []): DesignPart =>
  part(id, stone.kind === 'pearl' ? 'head.peg' : 'head.prong', {}, [onBoth(stone)], { around, drops });

/** Size of each stone between the lobe and the lowest one, relative to the one above. */
const TIER = 0.72;
/** Width of the uppermost of stones in tiers, relative to the lowest. */
const FIRST_TIER = 0.6;
/** Stones in tiers, the largest at the bottom, each in its halo. */
function tiers(stone: Stone, count: number, halo: Stone | undefined): DesignPart[] {
  let below: DesignPart[] = [];
  for (let i = count; i >= 1; i--) {
    const size_mm = mm(stone.size_mm * (FIRST_TIER + ((1 - FIRST_TIER) * i) / count));
    const around = haloRowsOf(halo, 1).map((row) => (i === 1 ? row : { ...row, id: `${row.id}-${i}` }));
    below = [hanging(`tier-${i}`, halo ? 'prong' : 'bezel', { ...stone, size_mm }, below, around)];
  }
  return below;
}

/** Width of a rope around a stone on the lobe, mm. */
const ROPE_MM = 1.5;

function studsOf(flat: FlatPiece): DesignPart {
  const { params, stones } = flat;
  const [center, other] = stones.filter(({ role }) => role === 'center') as [Stone, Stone?];
  if (other) {
    const [left, right] = [center, other].map((own) =>
      studsOf({ ...flat, stones: stones.filter((stone) => stone.role !== 'center' || stone === own) }),
    ) as [DesignPart, DesignPart];
    return { ...right, children: { ...right.children, other: [{ ...left, id: 'left-post' }] } };
  }
  const side = ofRole(stones, 'side');
  const form = String(params['form'] ?? 'prong');
  const isPearl = center.kind === 'pearl';
  const isFramed = !isPearl && (form === 'comb' || form === 'frame');
  const isBezel = isFramed || form === 'bezel';
  const head = part(
    'head',
    isPearl ? 'head.peg' : isBezel ? 'head.bezel' : 'head.prong',
    isPearl || isBezel ? {} : { prongs: params['prongs'] },
    [center],
    {
      around: [
        ...(isPearl ? [] : haloRowsOf(ofRole(stones, 'halo'), Number(params['rows'] ?? 1))),
        params['border'] === 'rope' ? part('border', 'border', { pattern: 'rope', width: ROPE_MM }) : undefined,
      ],
    },
  );
  return ear(
    'post',
    isFramed ? part('frame', 'frame.hexagon', { cells: form === 'comb' ? 6 : 1 }, [], { center: [head] }) : head,
    {
      jacket: [side && part('jacket', 'jacket', { stones: Math.round(side.count / 2) }, [side])],
    },
  );
}

/** Largest change of the height of a figure that looks larger or smaller than the other one. */
const MOST_EVENED = 1.22;

/** Heights at which two different figures look equally large, mm; `height` is their mean. */
function evenHeights(left: string, right: string, height: number): [left: number, right: number] {
  const [a, b] = [left, right].map((name) =>
    motifNamed(name).fills.reduce((sum, { outline }) => sum + areaWithin(outline), 0),
  );
  const by = a && b ? Math.min(MOST_EVENED, Math.max(1 / MOST_EVENED, (b / a) ** 0.25)) : 1;
  return [mm(height * Math.sqrt(by)), mm(height / Math.sqrt(by))];
}

function figuresOf({ params, stones }: FlatPiece): DesignPart {
  const motif = String(params['motif'] ?? 'leaf');
  const letters = lettersOf(motif);
  const fitting = String(params['fitting'] ?? 'hook');
  const own = (name: string, share: number, height = params['height'], lots = stones): DesignPart =>
    figureOf(
      { ...params, motif: name, ...(height === undefined ? {} : { height }) },
      lots.map((stone) => ({ ...stone, count: Math.ceil(stone.count * share) })),
    );
  // Two initials, or two different figures, are worn one on each side.
  const [left, right]: (string | undefined)[] =
    letters.length === 2
      ? [`letter ${letters[0]!}`, `letter ${letters[1]!}`]
      : [params['other'] === undefined ? undefined : motif, String(params['other'] ?? motif)];
  if (left !== undefined && left !== right) {
    const [leftMm, rightMm] = evenHeights(left, right!, Number(params['height'] ?? 14));
    const lots = params['lots'] === undefined ? null : Number(params['lots']);
    const share = lots === null ? 0.5 : 1;
    return ear(fitting, own(right!, share, rightMm, lots === null ? stones : stones.slice(lots)), {
      other: [
        {
          ...ear(fitting, own(left, share, leftMm, lots === null ? stones : stones.slice(0, lots))),
          id: `left-${fitting}`,
        },
      ],
    });
  }
  if (left !== undefined) return ear(fitting, own(left, 1));
  const upper = own(motif, 1);
  if (Number(params['tiers'] ?? 1) < 2) return ear(fitting, upper);
  const height = Number(params['height'] ?? 14);
  const alike = (id: string, share: number, drops: DesignPart[]): DesignPart =>
    part(id, 'figure.relief', { motif, version: params['version'], height: mm(height * share) }, stones, { drops });
  return ear(fitting, alike(`${partIdOf(motif)}-top`, 0.56, [alike(partIdOf(motif), 0.8, [])]));
}

/** A length of chain with a part at its end. */
const thread = (length: number, body: DesignPart): DesignPart =>
  part('drop', 'drop', { length: mm(length) }, [], { body: [body] });

function pearlDropsOf({ params, stones }: FlatPiece): DesignPart {
  const pearl = ofRole(stones, 'center')!;
  const stone = ofRole(stones, 'side');
  const form = String(params['form'] ?? 'stone');
  const count = form === 'double' ? 2 : Number(params['tiers'] ?? 1);
  let low: DesignPart = hanging('head', 'cap', pearl);
  for (let i = count - 1; i >= 1; i--)
    low = hanging(`tier-${i}`, 'cap', { ...pearl, size_mm: mm(pearl.size_mm * TIER ** (count - i)) }, [low]);
  const length = Number(params['drop'] ?? 0);
  if (!stone) return ear(String(params['fitting'] ?? 'hook'), low);
  for (let i = stone.count / 2; i > 1; i--) low = hanging(`above-${i}`, 'bezel', stone, [low]);
  const top = onLobe('top', stone, [form === 'stone' && length > 1.5 ? thread(length, low) : low]);
  return form === 'stone'
    ? ear('post', top)
    : ear(String(params['fitting'] ?? 'lever'), stone.kind === 'pearl' ? hanging('top', 'cap', stone, [low]) : top);
}

const threaderOf = (params: Params, front: DesignPart): DesignPart =>
  part('threader', 'ear.threader', { length: params['length'] }, [], { front: [front] });

/** Height of a figure on a hoop, mm, and its share of the diameter of a hoop smaller than `below`. */
const HOOP_FIGURE = { mm: 10, below: 12, share: 0.65 } as const;
/** The stone of a hexagonal hoop: size relative to the thickness of the metal, and limits, mm. */
const HEXAGON_STONE = { share: 1.1, least: 2.6, most: 5.5 } as const;

function hoopsOf({ params, stones }: FlatPiece): DesignPart {
  const { form = 'plain', diameter = 18, wire = 3, motif, sequence } = params;
  const row = motif === undefined ? stones.filter(({ role }) => role === 'pave') : [];
  const hung = stones
    .filter(({ role }) => role === 'center')
    .flatMap((stone) => Array.from({ length: stone.count / 2 }, () => stone));
  const across = Number(diameter);
  const isHexagon = form === 'hexagon';
  const { share, least, most } = HEXAGON_STONE;
  const hexagon = isHexagon &&
    row[0] && {
      ...onBoth(row[0]),
      role: 'center' as const,
      cut: 'hexagon' as const,
      size_mm: mm(Math.min(most, Math.max(least, Number(wire) * share))),
    };
  const setting = params['setting'] === 'bezel' ? 'row.collets' : 'row.pave';
  const hasRow = row.length > 0 && !isHexagon && (form !== 'twist' || setting === 'row.collets');
  return part('hoop', 'ear.hoop', { form, diameter, wire }, [], {
    row: [hasRow ? part('row', setting, { sequence }, row) : undefined],
    inner: [hasRow && params['inner'] === 'yes' ? part('inner-row', setting, { sequence }, row) : undefined],
    front: [hexagon ? part('head', 'head.bezel', {}, [hexagon]) : undefined],
    drops:
      motif === undefined
        ? hung.map((stone, i) => hanging(i === 0 ? 'head' : `head-${i + 1}`, 'bezel', stone))
        : [
            figureOf(
              {
                motif,
                version: 0,
                height: across < HOOP_FIGURE.below ? mm(across * HOOP_FIGURE.share) : HOOP_FIGURE.mm,
              },
              stones,
            ),
          ],
  });
}

/** The tree whose front hangs as far down as stated. */
const asLong =
  (tree: FlatTree): FlatTree =>
  (flat, styles) => {
    const root = tree(flat, styles);
    const { length } = flat.params;
    return length === undefined ? root : { ...root, params: { ...root.params, length } };
  };

export const EARRING_TREES: Readonly<Record<string, FlatTree>> = {
  studs: studsOf,
  hoops: hoopsOf,
  'halo-drops': asLong(({ params, stones }) => {
    const [center, side] = [ofRole(stones, 'center')!, ofRole(stones, 'side')];
    const melee = ofRole(stones, 'halo');
    let low = hanging('head', 'bezel', center, [], haloRowsOf(melee, 1));
    const fitting = String(params['fitting'] ?? 'post');
    if (!side) return ear(fitting, low);
    const between = Math.max(0, Math.round(side.count / 2) - 1);
    for (let i = between; i >= 1; i--)
      low = hanging(
        i === 1 ? 'side' : `side-${i}`,
        'bezel',
        { ...side, size_mm: mm(side.size_mm * (between === 1 ? TIER : TIER + (0.28 * i) / between)) },
        [low],
      );
    return fitting === 'post' ? ear('post', onLobe('top', side, [low])) : ear(fitting, low);
  }),
  'pearl-drops': asLong(pearlDropsOf),
  'motif-drops': asLong(figuresOf),
  'ball-studs': ({ params }) => ear('post', part('ball', 'ball', { diameter: params['diameter'] })),
  'group-studs': ({ params, stones }) =>
    ear(
      'post',
      part(
        String(params['motif'] ?? 'group'),
        'head.group',
        { form: params['form'], setting: params['setting'] },
        stones,
      ),
    ),
  'column-drops': asLong(({ params, stones }) => {
    const [top, ...below] = stones.filter(({ role }) => role !== 'halo') as [Stone, ...Stone[]];
    const halo = haloRowsOf(ofRole(stones, 'halo'), 1);
    const aroundOf = ({ role }: Stone): DesignPart[] => (role === 'center' ? halo : []);
    const low = below.reduceRight<DesignPart[]>(
      (drops, stone, i) => [
        hanging(i === below.length - 1 ? 'head' : `tier-${i + 2}`, 'bezel', stone, drops, aroundOf(stone)),
      ],
      [],
    );
    const fitting = String(params['fitting'] ?? 'post');
    return fitting === 'post'
      ? ear('post', onLobe('top', top, low, aroundOf(top)))
      : ear(fitting, hanging('top', 'bezel', top, low, aroundOf(top)));
  }),
  'tiered-drops': asLong(({ params, stones }) =>
    ear(
      String(params['fitting'] ?? 'hook'),
      tiers(ofRole(stones, 'center')!, Number(params['tiers'] ?? 3), ofRole(stones, 'halo'))[0]!,
    ),
  ),
  'ear-threaders': ({ params, stones }) => {
    const stone = ofRole(stones, 'center');
    return threaderOf(
      params,
      params['motif'] !== undefined
        ? figureOf(params, stones)
        : stone
          ? hanging('head', 'bezel', stone)
          : part('bar', 'plate.bar', { width: 1.7, height: 9 }),
    );
  },
  'tassel-drops': ({ params, stones }) => ear('hook', tasselUnder(Number(params['length'] ?? 34), stones.map(onBoth))),
};
