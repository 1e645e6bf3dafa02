/** Trees of watches from flat choices, the form of plans and of early stored designs. */
import type { DesignPart, ParamValue, Stone } from '../../spec';
import type { FlatPiece, FlatTree } from '../ring/treeParts';
import { part } from '../ring/treeParts';
import type { StrapName } from './kinds';
import { STRAPS } from './kinds';

type Params = FlatPiece['params'];

/** Hours and counters of a chronograph's small dials. */
const COUNTERS = [
  [3, 'minutes'],
  [9, 'hours'],
  [6, 'seconds'],
] as const;
/** Screws of early designs by case. */
const SHAPE_SCREWS: Readonly<Record<string, number>> = { octagon: 8 };

const subdial = (shows: string, at: number, color?: ParamValue): DesignPart =>
  part(shows === 'moon' ? 'moon-phase' : `${shows}-dial`, 'watch.subdial', { shows, at, color });

function subdialsOf({ kind, small_seconds, subdials: color }: Params, isDrawn: boolean): DesignPart[] {
  if (isDrawn) return [subdial('time', 12)];
  if (kind === 'chronograph') return COUNTERS.map(([at, shows]) => subdial(shows, at, color));
  if (kind === 'moonphase')
    return small_seconds === 'yes' ? [subdial('seconds', 6, color), subdial('moon', 12)] : [subdial('moon', 6)];
  return small_seconds === 'yes' && kind !== 'skeleton' ? [subdial('seconds', 6, color)] : [];
}

function handsOf(params: Params): DesignPart {
  const { kind, indices, shape, small_seconds, hands, hands_color, seconds } = params;
  const isCentral =
    kind === 'chronograph' ||
    !(small_seconds === 'yes' || kind === 'moonphase' || shape === 'rectangle' || shape === 'tonneau');
  return part('hands', 'watch.hands', {
    form: hands ?? 'dauphine',
    width: kind === 'diver' ? 'broad' : indices === 'slim' ? 'slim' : undefined,
    color: hands_color,
    seconds: seconds ?? (isCentral ? 'yes' : undefined),
    luminous: kind === 'diver' ? 'yes' : params['luminous'],
  });
}

function dialOf(params: Params, hours: Stone | undefined, drawing: DesignPart | undefined): DesignPart {
  const { kind, dial, texture, indices, date } = params;
  const marks =
    indices === 'none' && !hours
      ? undefined
      : part('indices', 'watch.indices', { form: indices === 'none' ? 'slim' : indices }, hours ? [hours] : []);
  return part('dial', 'watch.dial', { color: dial, finish: texture }, [], {
    indices: [drawing ? undefined : marks],
    hands: [drawing ? undefined : handsOf(params)],
    subdials: subdialsOf(params, drawing !== undefined),
    date: [date === undefined ? undefined : part('date', 'watch.date', { at: date })],
    movement: [kind === 'skeleton' ? part('movement', 'watch.movement', {}) : undefined],
    face: [drawing],
  });
}

function strapOf({ strap, links, leather, grain, strap_color: color }: Params, stones: Stone | undefined): DesignPart {
  const name = STRAPS.find((one) => one === strap) ?? 'links';
  const own: Partial<Record<StrapName, Record<string, ParamValue | undefined>>> = {
    leather: { color: leather === '' ? undefined : leather, grain },
    rubber: { color },
    textile: { color },
    links: { columns: links },
  };
  return part('strap', `strap.${name}`, own[name] ?? {}, name === 'links' && stones ? [stones] : []);
}

function watchTree({ params, stones }: FlatPiece, isDrawn: boolean): DesignPart {
  const { kind, shape, bezel, screws, bezel_color: color } = params;
  const form =
    kind === 'diver'
      ? 'diving'
      : bezel === 'fluted' || bezel === 'tachymeter' || kind !== 'chronograph'
        ? bezel
        : 'scale';
  const halo = stones.find(({ role }) => role === 'halo');
  const hours = stones.find(({ role }) => role === 'accent');
  const cabochon = stones.find(({ role }) => role === 'side');
  const drawing = isDrawn
    ? part('drawing', 'figure.drawing', { drawing_height: params['drawing_height'] }, stones)
    : undefined;
  const isDress = kind === 'dress' || kind === 'rectangular' || kind === 'moonphase';
  return part('case', 'watch.case', { shape, diameter: params['diameter'] }, [], {
    bezel: [
      part('bezel', 'watch.bezel', { form, color, screws: screws ?? SHAPE_SCREWS[String(shape)] }, [], {
        set: [halo && !isDrawn ? part('bezel-stones', 'halo.bezel', {}, [halo]) : undefined],
      }),
    ],
    dial: [dialOf(params, isDrawn ? undefined : hours, drawing)],
    crown: [
      part(
        'crown',
        'watch.crown',
        {
          tip: isDress ? 'ball' : undefined,
          pushers: kind === 'chronograph' ? 'yes' : undefined,
          guards: kind === 'diver' ? 'yes' : undefined,
        },
        cabochon && !isDrawn ? [cabochon] : [],
      ),
    ],
    strap: [strapOf(params, isDrawn ? undefined : stones.find(({ role }) => role === 'pave'))],
  });
}

/** Tree builders by the kinds of early designs. */
export const WATCH_TREES: Readonly<Record<string, FlatTree>> = {
  watch: (flat) => watchTree(flat, false),
  'drawn-watch': (flat) => watchTree(flat, true),
};
