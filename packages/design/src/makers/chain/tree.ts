/** Pendants and necklaces as trees of parts, from the flat choices in which they are planned and were once stored. */
import { membersOf } from '../../motifs/group';
import type { DesignPart, ParamValue, Stone } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { NECK_MM } from '../../parts/chain';
import { mm } from '../maker';
import type { FlatPiece, FlatTree } from '../ring/tree';
import { part } from '../ring/tree';

type Params = FlatPiece['params'];
type Children = Record<string, (DesignPart | undefined)[]>;

const ofRole = (stones: readonly Stone[], role: Stone['role']): Stone | undefined =>
  stones.find((stone) => stone.role === role);
const linksIn = (params: Params): ParamValue | undefined => params['links'] ?? params['chain'];

/** A pendant under a bail. */
const pendant = (params: Params, center: DesignPart | undefined): DesignPart =>
  part('chain', 'chain.pendant', { links: linksIn(params), length: params['length'] ?? NECK_MM }, [], {
    center: [center],
  });

/** Chains over the lowest one: fine ones, unless they are chosen. */
const layersOf = (params: Params, first?: DesignPart): DesignPart[] => {
  const count = Math.max(0, Number(params['layers'] ?? 0));
  return Array.from({ length: count }, (_, i) =>
    i === count - 1 && first
      ? first
      : part(`chain-${i + 2}`, 'chain.necklace', { links: i === 0 ? (params['layer_links'] ?? 'cable') : 'fine' }),
  );
};

const necklace = (params: Params, own: Record<string, ParamValue | undefined>, children: Children): DesignPart =>
  part(
    'chain',
    'chain.necklace',
    { links: linksIn(params), length: params['length'] ?? NECK_MM, ...own },
    [],
    children,
  );

/** What hangs alone under a bail, or in the lowest of several chains. */
const hung = (params: Params, center: DesignPart | undefined): DesignPart =>
  Number(params['layers'] ?? 0) > 0
    ? necklace(params, {}, { center: [center], layers: layersOf(params) })
    : pendant(params, center);

/** An outer halo's stones against those of the one within it. */
const OUTER_HALO = 0.9;

const halosOf = (melee: Stone | undefined, rows: number, milgrain: ParamValue | undefined): DesignPart[] =>
  melee
    ? Array.from({ length: rows }, (_, i) =>
        part(i === 0 ? 'halo' : `halo-${i + 1}`, 'halo', i === rows - 1 && milgrain === 'yes' ? { milgrain } : {}, [
          { ...melee, size_mm: mm(melee.size_mm * OUTER_HALO ** i) },
        ]),
      )
    : [];

/** A stone in a head of its own; pearls hang in caps. */
function stoneHead(id: string, head: string, stone: Stone, children: Children = {}, turn?: number): DesignPart {
  if (stone.kind === 'pearl') return part(id, 'head.cap', {}, [stone], { drops: children['drops'] ?? [] });
  return part(id, `head.${head}`, { turn }, [stone], children);
}

/**
 * Figures that others hang from, or stand within, are one figure each; of a moon with one star the star lies in its
 * hollow.
 */
export function figureOf({ motif = 'heart', version, height = 17 }: Params, stones: readonly Stone[]): DesignPart {
  const name = String(motif);
  const { members, isOnGround } = membersOf(name);
  const own = (id: string, figure: string, tall: number, lots: readonly Stone[]): DesignPart =>
    part(id, 'figure.relief', { motif: figure, version: figure === name ? version : 0, height: mm(tall) }, lots);
  const [main, ...rest] = members.toSorted((a, b) => a.count - b.count);
  const isOne = members.length < 2 || isOnGround || main!.count > 1 || name === 'moon and star';
  if (isOne) return own(partIdOf(name), name, Number(height), stones);
  const small = rest.flatMap(({ name: figure, count }) =>
    Array.from({ length: count }, (_, i) => ({
      figure,
      id: count > 1 ? `${partIdOf(figure)}-${i + 1}` : partIdOf(figure),
    })),
  );
  const tall = Number(height) * (small.length > 2 ? 0.34 : 0.42);
  return {
    ...own(
      partIdOf(main!.name),
      main!.name,
      Number(height) * 0.85,
      stones.filter(({ role }) => role === 'center' || role === 'halo' || role === 'pave'),
    ),
    children: { drops: small.map(({ figure, id }) => own(id, figure, Math.max(5, tall), [])) },
  };
}

/** A stone held by leaves. */
const clawOf = (stone: Stone, leaves: ParamValue | undefined): DesignPart =>
  part('leaf', 'figure.claw', { leaves: leaves ?? 2, ...(stone.cut === 'pear' ? { turn: 0 } : {}) }, [stone]);

/** Stones one under another, each smaller than the next below it. */
function cascade(accent: Stone | undefined, last: DesignPart): DesignPart {
  if (!accent) return last;
  let below = last;
  for (let i = 0; i < accent.count; i++) {
    const stone = { ...accent, count: 1, size_mm: mm(accent.size_mm * 0.82 ** i) };
    below = stoneHead(i === 0 ? 'accent' : `accent-${i + 1}`, 'bezel', stone, { drops: [below] });
  }
  return below;
}

const textTag = (params: Params, stones: readonly Stone[], motifStones: readonly Stone[] = []): DesignPart => {
  const stone = ofRole(stones, 'accent');
  const motif = String(params['motif'] ?? '');
  return part(
    params['shape'] === undefined || params['shape'] === 'disc' ? 'disc' : 'tag',
    'plate.tag',
    { shape: params['shape'], text: params['text'] === '' ? undefined : params['text'], height: params['height'] },
    [],
    {
      face: [
        motif === '' ? undefined : part(partIdOf(motif), 'figure.relief', { motif }, motifStones),
        stone && part('head', 'head.collar', {}, [stone]),
      ],
    },
  );
};

/** Stones along a chain: one part for each kind. */
const stationsOf = (stones: readonly Stone[], id: string): DesignPart[] =>
  stones.map((stone, i) =>
    part(i === 0 ? id : `${id}-${i + 1}`, stone.kind === 'pearl' ? 'bead' : 'head.bezel', {}, [stone]),
  );

/** The width of a chain's line was half as wide again with several strands. */
const WIDTH = 44;

export const CHAIN_TREES: Readonly<Record<string, FlatTree>> = {
  'halo-pendant': ({ params, stones }) => {
    const center = ofRole(stones, 'center')!;
    return hung(
      params,
      part('head', 'head.prong', {}, [center], {
        around: halosOf(ofRole(stones, 'halo'), Number(params['rows'] ?? 1), params['milgrain']),
      }),
    );
  },
  'drop-pendant': ({ params, stones }) => {
    const center = ofRole(stones, 'center')!;
    const tail =
      params['bar'] === 'yes'
        ? [
            part('drop', 'drop', { length: 8 }, [], {
              body: [part('end', 'head.bezel', {}, [{ ...center, role: 'accent', cut: 'round', size_mm: 2.4 }])],
            }),
          ]
        : [];
    const isCap = center.kind === 'pearl';
    const head =
      params['leaves'] !== undefined
        ? clawOf(center, params['leaves'])
        : stoneHead('head', params['head'] === 'prong' ? 'prong' : 'bezel', center, { drops: isCap ? [] : tail });
    return hung(params, cascade(ofRole(stones, 'accent'), head));
  },
  'motif-pendant': ({ params, stones }) => hung(params, figureOf(params, stones)),
  'tag-pendant': ({ params, stones }) => hung(params, textTag(params, stones)),
  'tassel-pendant': ({ params, stones }) =>
    hung(params, part('tassel', 'tassel', { length: params['fall'] }, stones.slice(0, 1))),
  'center-necklace': ({ params, stones }) => {
    const [center, side] = [ofRole(stones, 'center'), ofRole(stones, 'side')];
    const isFigure = params['form'] === 'motif' || !center;
    const layers = layersOf(
      { ...params, layers: params['layers'] ?? Number(params['strands'] ?? 1) - 1 },
      side && Number(params['strands'] ?? 1) > 2
        ? part('chain-3', 'chain.necklace', { links: 'fine', spacing: 'apart' }, [], {
            stations: stationsOf([{ ...side, size_mm: 2.4, count: 5 }], 'stations'),
          })
        : undefined,
    );
    const own = { width: params['width'] ?? WIDTH, held: isFigure ? undefined : 'ends' };
    const halo: Stone = { role: 'halo', kind: side?.kind ?? 'diamond', cut: 'round', size_mm: 1.4, count: 0 };
    const middle = isFigure
      ? figureOf(
          params,
          stones.filter(({ role }) => role !== 'side'),
        )
      : params['leaves'] !== undefined
        ? clawOf(center, params['leaves'])
        : center.kind === 'pearl'
          ? stoneHead('head', 'bezel', center)
          : part('head', params['form'] === 'halo' ? 'head.prong' : 'head.bezel', {}, [center], {
              around: params['form'] === 'halo' ? halosOf(halo, 1, undefined) : [],
            });
    return necklace(
      params,
      { ...own, held: middle.kind.startsWith('head.') && middle.kind !== 'head.cap' ? 'ends' : undefined },
      { center: [middle], stations: side && !isFigure ? stationsOf([side], 'side') : [], layers },
    );
  },
  'station-necklace': ({ params, stones }) =>
    necklace(
      params,
      { width: params['width'] ?? 42, spacing: params['spacing'] },
      { stations: stationsOf(stones, 'stations'), layers: layersOf(params) },
    ),
  nameplate: ({ params, stones }) => {
    const stone = stones[0];
    return necklace(
      params,
      {},
      {
        center: [
          part('name', 'plate.name', { name: params['name'], width: params['width'] }, [], {
            end: [stone && part('head', 'head.bezel', {}, [stone])],
          }),
        ],
        layers: layersOf(params),
      },
    );
  },
  'bar-necklace': ({ params, stones }) => {
    const [accent, row] = [ofRole(stones, 'accent'), stones.filter(({ role }) => role === 'pave')];
    const below = stones
      .filter(({ role }) => role === 'side')
      .flatMap((stone, lot) =>
        Array.from({ length: stone.count }, (_, i) =>
          stoneHead(lot + i === 0 ? 'drop' : `drop-${lot + i + 1}`, 'bezel', { ...stone, count: 1 }),
        ),
      );
    const bar = part(
      'bar',
      'plate.bar',
      {
        text: params['text'] === '' ? undefined : params['text'],
        name: params['name'],
        width: params['width'],
        height: params['height'],
      },
      [],
      {
        end: [accent && part('head', 'head.collar', {}, [accent])],
        row: [row.length > 0 ? part('row', 'row.pave', {}, row) : undefined],
        drops: below,
      },
    );
    return necklace(params, {}, { center: [bar], layers: layersOf(params) });
  },
  'layered-necklace': ({ params, stones }) => {
    const [center, side] = [ofRole(stones, 'center'), ofRole(stones, 'side')];
    const isStone = center !== undefined && params['end'] === 'stone';
    const length = Number(params['width'] ?? 42) * 0.36;
    const middle = isStone
      ? stoneHead('head', 'bezel', center)
      : part('bar', 'plate.bar', { width: 2.3, height: mm(length) }, [], {
          end: [
            center &&
              part('head', 'head.collar', {}, [{ ...center, cut: 'round', size_mm: Math.min(1.4, center.size_mm) }]),
          ],
        });
    return part(
      'chain',
      'chain.necklace',
      { links: params['low'] ?? 'fine', length: params['length'] ?? NECK_MM, width: params['width'] },
      [],
      {
        center: [middle],
        layers: [
          part('chain-2', 'chain.necklace', { links: params['middle'] ?? 'curb' }),
          part('chain-3', 'chain.necklace', { links: 'fine', spacing: side ? 'apart' : undefined }, [], {
            stations: side ? stationsOf([side], 'stations') : [],
          }),
        ],
      },
    );
  },
  lariat: ({ params, stones }) => {
    const [center, side] = [ofRole(stones, 'center'), ofRole(stones, 'side')];
    const fall = Number(params['fall'] ?? 25);
    const stops = side ? Math.max(0, side.count - 1) : 0;
    let body = center ? stoneHead('head', 'bezel', center) : part('bar', 'plate.bar', { width: 1.7, height: 10.4 });
    for (let i = stops; i >= 0; i--) {
      const thread = part(
        i === 0 ? 'drop' : `drop-${i + 1}`,
        'drop',
        { length: mm((fall - stops * 3) / (stops + 1)) },
        [],
        { body: [body] },
      );
      body =
        i > 0 && side
          ? stoneHead(
              `side-${i + 1}`,
              'bezel',
              { ...side, count: 1, size_mm: mm(side.size_mm * 0.72) },
              { drops: [thread] },
            )
          : thread;
    }
    const junction = side
      ? part('side', 'head.bezel', {}, [{ ...side, count: 1 }], { drops: [body] })
      : part('ring', 'connector.ring', { diameter: 5.4 }, [], { drops: [body] });
    return necklace(
      params,
      { width: params['width'] ?? 40, held: 'ends' },
      { center: [junction], layers: layersOf(params) },
    );
  },
};
