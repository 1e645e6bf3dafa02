/** Trees of pendants and necklaces from flat choices, the form of plans and of early stored designs. */
import type { DesignPart, Stone } from '../../spec';
import { NECK_MM } from '../../parts/chain';
import { mm } from '../maker';
import { haloRowsOf, part, type FlatTree } from '../ring/treeParts';
import { charmTree } from './charmTree';
import {
  ofRole,
  hung,
  clawOf,
  stoneHead,
  cascade,
  figureOf,
  textTag,
  layersOf,
  stationsOf,
  namesAbove,
  tasselUnder,
  necklace,
} from './treeParts';

/** Early designs with several strands have a line half as wide again. */
const WIDTH = 44;

/** Length of the shorter end of a lariat relative to the longer one. */
const SHORTER = 0.62;

/** Heights of a figure that hangs from a name, and of those beside a stone, mm. */
const UNDER_NAME = 9;
const BESIDE_STONE = 7.5;

const oneByOne = (stone: Stone): Stone[] => Array.from({ length: stone.count }, () => ({ ...stone, count: 1 }));
const nth = (id: string, i: number): string => (i === 0 ? id : `${id}-${i + 1}`);

/** Stones side by side below a bar or a name. */
const stonesBelow = (stones: readonly Stone[]): DesignPart[] =>
  stones.flatMap(oneByOne).map((stone, i) => stoneHead(nth('drop', i), 'bezel', stone));

export const CHAIN_TREES: Readonly<Record<string, FlatTree>> = {
  'charm-necklace': charmTree,
  'halo-pendant': ({ params, stones }) => {
    const center = ofRole(stones, 'center')!;
    return hung(
      params,
      part('head', 'head.prong', {}, [center], {
        around: haloRowsOf(ofRole(stones, 'halo'), Number(params['rows'] ?? 1), params['milgrain']),
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
        : stoneHead('head', String(params['head'] ?? 'bezel'), center, { drops: isCap ? [] : tail });
    return hung(params, cascade(ofRole(stones, 'accent'), head, params['head'] === 'prong' ? 'prong' : 'bezel'));
  },
  'column-pendant': ({ params, stones }) => {
    const halo = haloRowsOf(ofRole(stones, 'halo'), 1, params['milgrain']);
    const setting = params['head'] === 'prong' ? 'prong' : 'bezel';
    const column = stones
      .filter(({ role }) => role !== 'halo')
      .reduceRight<DesignPart[]>((drops, stone, i) => {
        const isMain = stone.role === 'center';
        const around = isMain ? halo : [];
        const id = isMain ? 'head' : `stone-${i + 1}`;
        return [stoneHead(id, around.length > 0 ? 'prong' : setting, stone, { drops, around })];
      }, []);
    return hung(params, column[0]);
  },
  'motif-pendant': ({ params, stones }) => hung(params, figureOf(params, stones)),
  'tag-pendant': ({ params, stones }) => {
    const isSky = String(params['motif'] ?? '').endsWith(' constellation');
    const holds = params['holds'] === undefined ? (isSky ? stones.length : 0) : Number(params['holds']);
    return hung(params, textTag(params, stones.slice(holds), stones.slice(0, holds)));
  },
  'tassel-pendant': ({ params, stones }) => hung(params, tasselUnder(Number(params['fall'] ?? 32), stones)),
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
              around: params['form'] === 'halo' ? haloRowsOf(halo, 1) : [],
            });
    return necklace(
      params,
      { ...own, held: middle.kind.startsWith('head.') && middle.kind !== 'head.cap' ? 'ends' : undefined },
      {
        center: [middle],
        stations: side && !isFigure ? stationsOf([side], 'side') : [],
        charms:
          params['flank'] === undefined
            ? []
            : ['', '-2'].map((nth) => {
                const figure = figureOf({ motif: params['flank']!, version: 0, height: BESIDE_STONE }, []);
                return { ...figure, id: `${figure.id}${nth}` };
              }),
        layers,
      },
    );
  },
  'station-necklace': ({ params, stones }) =>
    necklace(
      params,
      { width: params['width'] ?? 42, spacing: params['spacing'] },
      { stations: stationsOf(stones, 'stations'), layers: layersOf(params) },
    ),
  nameplate: ({ params, stones: all }) => {
    const besides = all.filter(({ role }) => role === 'side');
    const isFlanked = params['flanked'] === 'yes';
    const stones = all.filter(({ role }) => role !== 'side');
    const stone = stones[0];
    const isOnFigure = params['motif'] !== undefined && (stone?.role === 'pave' || stone?.seat !== undefined);
    const figure =
      params['motif'] === undefined
        ? []
        : [figureOf({ motif: params['motif'], version: 0, height: UNDER_NAME }, isOnFigure ? stones : [])];
    const isBeside = params['beside'] === 'yes';
    const atEnd = params['beside'] === 'end' ? figure.splice(0) : [];
    const end = atEnd.length > 0 ? atEnd : [stone && !isOnFigure ? part('head', 'head.bezel', {}, [stone]) : undefined];
    const further = [2, 3, 4].flatMap((nth) => params[`name_${nth}`] ?? []).map(String);
    if (further.length > 0) return namesAbove(params, [String(params['name']), ...further], { figure, end });
    return necklace(
      params,
      {},
      {
        center: [
          part('name', 'plate.name', { name: params['name'], width: params['width'], dots: params['dots'] }, [], {
            end,
            drops: figure.length > 0 ? (isBeside ? [] : figure) : isFlanked ? [] : stonesBelow(besides),
          }),
        ],
        stations: isFlanked ? stationsOf(besides, 'side') : [],
        charms: isBeside ? figure : [],
        layers: layersOf(params),
      },
    );
  },
  'bar-necklace': ({ params, stones }) => {
    const [accent, row] = [ofRole(stones, 'accent'), stones.filter(({ role }) => role === 'pave')];
    const below = stonesBelow(stones.filter(({ role }) => role === 'side'));
    const bar = part(
      'bar',
      'plate.bar',
      {
        text: params['text'] === '' ? undefined : params['text'],
        name: params['name'],
        rims: params['rims'],
        ...(params['upright'] === 'yes'
          ? { width: params['height'], height: params['width'] }
          : { width: params['width'], height: params['height'] }),
      },
      [],
      {
        end: accent ? oneByOne(accent).map((stone, i) => part(nth('head', i), 'head.collar', {}, [stone])) : [],
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
      : part('bar', 'plate.bar', { width: 3.4, height: mm(length) }, [], {
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
    const hasFigure = params['motif'] !== undefined;
    const [center, side] = hasFigure ? [] : [ofRole(stones, 'center'), ofRole(stones, 'side')];
    const fall = Number(params['fall'] ?? 25);
    const atEnd = hasFigure ? ofRole(stones, 'side') : undefined;
    const bodies = atEnd
      ? [
          figureOf(
            params,
            stones.filter((stone) => stone !== atEnd),
          ),
          stoneHead('head', 'bezel', atEnd),
        ]
      : center?.count === 2
        ? ['head', 'head-2'].map((id) => stoneHead(id, 'bezel', { ...center, count: 1 }))
        : [];
    if (bodies.length > 0) {
      const ends = bodies.map((end, i) =>
        part(i === 0 ? 'drop' : 'drop-2', 'drop', { length: mm(fall * (i === 0 ? 1 : SHORTER)) }, [], { body: [end] }),
      );
      return necklace(
        params,
        { width: params['width'] ?? 40, held: 'ends' },
        { center: [part('ring', 'connector.ring', { diameter: 5.4 }, [], { drops: ends })] },
      );
    }
    const stops = side ? Math.max(0, side.count - 1) : 0;
    let body = hasFigure
      ? figureOf(params, stones)
      : center
        ? stoneHead('head', 'bezel', center)
        : part('bar', 'plate.bar', { width: 1.7, height: 10.4 });
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
