import { BRANCH } from '../../motifs/branches';
import { membersOf } from '../../motifs/group';
import { plateWidth } from '../../motifs/name';
import type { DesignPart, ParamValue, Stone } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { NECK_MM } from '../../parts/chain';
import { mm } from '../maker';
import { haloRowsOf, part, type FlatPiece } from '../ring/treeParts';

type Params = FlatPiece['params'];
type Children = Record<string, (DesignPart | undefined)[]>;

export const ofRole = (stones: readonly Stone[], role: Stone['role']): Stone | undefined =>
  stones.find((stone) => stone.role === role);
const linksIn = (params: Params): ParamValue | undefined => params['links'] ?? params['chain'];

/** A pendant under a bail. */
const pendant = (params: Params, center: DesignPart | undefined): DesignPart =>
  part('chain', 'chain.pendant', { links: linksIn(params), length: params['length'] ?? NECK_MM }, [], {
    center: [center],
  });

/** Size of each coin of a layered necklace relative to the one below. */
const COIN = 0.64;

/** Chains above the lowest one, fine ones by default. */
export const layersOf = (params: Params, first?: DesignPart): DesignPart[] => {
  const count = Math.max(0, Number(params['layers'] ?? 0));
  return Array.from({ length: count }, (_, i) =>
    i === count - 1 && first
      ? first
      : part(
          `chain-${i + 2}`,
          'chain.necklace',
          { links: i === 0 ? (params['layer_links'] ?? 'cable') : 'fine' },
          [],
          params['layer_coins'] === 'yes' || (params['layer_coins'] === 'one' && i === 0)
            ? {
                center: [
                  part(`coin-${i + 2}`, 'plate.tag', {
                    shape: 'disc',
                    height: mm(Number(params['height'] ?? 19) * COIN ** (i + 1)),
                  }),
                ],
              }
            : {},
        ),
  );
};

export const necklace = (params: Params, own: Record<string, ParamValue | undefined>, children: Children): DesignPart =>
  part(
    'chain',
    'chain.necklace',
    { links: linksIn(params), length: params['length'] ?? NECK_MM, ...own },
    [],
    children,
  );

/** A single pendant under a bail, or on the lowest of several chains. */
export const hung = (params: Params, center: DesignPart | undefined): DesignPart =>
  Number(params['layers'] ?? 0) > 0
    ? necklace(params, {}, { center: [center], layers: layersOf(params) })
    : pendant(params, center);

/** True for stones that hang in caps. */
export const isBall = ({ kind, cut }: Stone): boolean => kind === 'pearl' || cut === 'sphere';

/** A stone in its own head; pearls and balls hang in caps. */
export function stoneHead(id: string, head: string, stone: Stone, children: Children = {}): DesignPart {
  if (isBall(stone)) return part(id, 'head.cap', {}, [stone], { drops: children['drops'] ?? [] });
  return part(id, `head.${head}`, {}, [stone], children);
}

/** Figures side by side in one ring: its diameter, and their heights relative to figures of which one hangs below. */
const BESIDE = { ringMm: 8.6, first: 0.6, taller: 1.3 };

/**
 * Builds figures that hang from or stand within others as one figure each; a single star lies in the hollow of its
 * moon.
 */
export function figureOf(
  { motif = 'heart', version, height = 17, beside, circle }: Params,
  stones: readonly Stone[],
): DesignPart {
  const name = String(motif);
  const { members, isOnGround, isAround, isCrossed } = membersOf(name);
  const own = (id: string, figure: string, tall: number, lots: readonly Stone[]): DesignPart =>
    part(
      id,
      'figure.relief',
      { motif: figure, version: figure === name ? version : 0, height: mm(tall) },
      circle === 'yes' ? lots.filter(({ role }) => role !== 'halo') : lots,
      circle === 'yes' ? { around: haloRowsOf(ofRole(lots, 'halo'), 1) } : {},
    );
  const [main, ...rest] = members.toSorted((a, b) => a.count - b.count);
  const isGrown = members.some((member) => member.name === BRANCH);
  const isOne =
    members.length < 2 || isOnGround || isAround || isCrossed || main!.count > 1 || isGrown || name === 'moon and star';
  if (isOne) return own(partIdOf(name), name, Number(height), stones);
  const small = rest.flatMap(({ name: figure, count }) =>
    Array.from({ length: count }, (_, i) => ({
      figure,
      id: count > 1 ? `${partIdOf(figure)}-${i + 1}` : partIdOf(figure),
    })),
  );
  const tall = Number(height) * (small.length > 2 ? 0.34 : 0.42);
  const first = own(
    partIdOf(main!.name),
    main!.name,
    Number(height) * (beside === 'yes' ? BESIDE.first : 0.85),
    stones.filter(({ role }) => role === 'center' || role === 'halo' || role === 'pave'),
  );
  const others = (share: number): DesignPart[] =>
    small.map(({ figure, id }) => own(id, figure, Math.max(5, tall * share), []));
  if (beside === 'yes')
    return part('ring', 'connector.ring', { diameter: BESIDE.ringMm }, [], {
      drops: [first, ...others(BESIDE.taller)],
    });
  return { ...first, children: { drops: others(1) } };
}

/** Stones that hang side by side: their most, gap, least width, and how far they may reach beyond their carrier. */
const ABREAST = { most: 9, airMm: 0.9, leastMm: 2.2, wider: 1.15 } as const;

/**
 * Stones that hang side by side from a part, narrow enough for its width.
 * @param copies number of such parts in the piece
 * @param widthMm width of the part that carries them
 */
export function abreast(stone: Stone, count: number, copies: number, widthMm: number): DesignPart[] {
  const many = Math.min(ABREAST.most, Math.max(1, count));
  const room = (widthMm * ABREAST.wider) / many - ABREAST.airMm;
  const wallMm = isBall(stone) ? 0 : 1.1;
  const size_mm = many === 1 ? stone.size_mm : mm(Math.min(stone.size_mm, Math.max(ABREAST.leastMm, room - wallMm)));
  return Array.from({ length: many }, (_, i) =>
    stoneHead(i === 0 ? 'drop' : `drop-${i + 1}`, 'bezel', { ...stone, size_mm, count: copies }),
  );
}

/** Length of a tassel that hangs from a stone, relative to one alone. */
const UNDER_STONE = 0.8;

/** A tassel, or the stones that it hangs from: the last of several is the ball over it. */
export function tasselUnder(length: number, stones: readonly Stone[]): DesignPart {
  const carriers = stones.filter(({ role }) => role === 'accent' || (role === 'center' && stones.length > 1));
  const ball = stones.filter((stone) => !carriers.includes(stone));
  const tassel = part('tassel', 'tassel', { length: mm(length * (carriers.length > 0 ? UNDER_STONE : 1)) }, ball);
  return carriers.reduceRight(
    (low, stone) => stoneHead(stone.role === 'center' ? 'head' : 'top', 'bezel', stone, { drops: [low] }),
    tassel,
  );
}

/** A stone held by leaves. */
export const clawOf = (stone: Stone, leaves: ParamValue | undefined): DesignPart =>
  part('leaf', 'figure.claw', { leaves: leaves ?? 2, ...(stone.cut === 'pear' ? { turn: 0 } : {}) }, [stone]);

/** Stones in a vertical line, each smaller than the one below. */
export function cascade(accent: Stone | undefined, last: DesignPart, setting: 'prong' | 'bezel'): DesignPart {
  if (!accent) return last;
  let below = last;
  for (let i = 0; i < accent.count; i++) {
    const stone = { ...accent, count: 1, size_mm: mm(accent.size_mm * 0.82 ** i) };
    below = stoneHead(i === 0 ? 'accent' : `accent-${i + 1}`, setting, stone, { drops: [below] });
  }
  return below;
}

/** Width of a beaded rim as a share of a plate's height. */
const GRAINS = 0.06;

export const textTag = (params: Params, stones: readonly Stone[], motifStones: readonly Stone[] = []): DesignPart => {
  const [stone, rim] = [ofRole(stones, 'accent'), ofRole(stones, 'halo')];
  const motif = String(params['motif'] ?? '');
  return part(
    params['shape'] === undefined || params['shape'] === 'disc' ? 'disc' : 'tag',
    'plate.tag',
    {
      shape: params['shape'],
      text: params['text'] === '' ? undefined : params['text'],
      side: params['text'] === '' ? undefined : params['side'],
      height: params['height'],
    },
    [],
    {
      rim: [
        params['milgrain'] === 'yes'
          ? part('border', 'border', { pattern: 'grains', width: mm(Number(params['height'] ?? 19) * GRAINS) })
          : undefined,
        rim && part('rim', 'row.pave', {}, [rim]),
      ],
      face: [
        motif === ''
          ? undefined
          : part(
              partIdOf(motif),
              'figure.relief',
              {
                motif,
                opening: params['opening'],
                height:
                  params['share'] === undefined
                    ? undefined
                    : mm(Number(params['height'] ?? 19) * Number(params['share'])),
              },
              motifStones,
            ),
        stone && part('head', 'head.collar', {}, [stone]),
      ],
    },
  );
};

/**
 * Names one above the other, each on its own chain: a figure hangs under the one above the lowest, and a stone ends the
 * lowest.
 */
export function namesAbove(params: Params, names: readonly string[], held: Children): DesignPart {
  const plates = names
    .map((name, i) => ({ id: i === 0 ? 'name' : `name-${i + 1}`, name, width: mm(plateWidth(name)) }))
    .toReversed();
  const plateOf = ({ id, ...own }: (typeof plates)[number], children: Children): DesignPart =>
    part(id, 'plate.name', own, [], children);
  return necklace(
    params,
    {},
    {
      center: [plateOf(plates[0]!, { end: held['end'] ?? [] })],
      layers: plates.slice(1).map((plate, i) =>
        part(`chain-${i + 2}`, 'chain.necklace', { links: linksIn(params) }, [], {
          center: [plateOf(plate, i === 0 ? { drops: held['figure'] ?? [] } : {})],
        }),
      ),
    },
  );
}

/** Stones along a chain, one part for each kind. */
export const stationsOf = (stones: readonly Stone[], id: string): DesignPart[] =>
  stones.map((stone, i) => part(i === 0 ? id : `${id}-${i + 1}`, isBall(stone) ? 'bead' : 'head.bezel', {}, [stone]));
