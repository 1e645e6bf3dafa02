/** Trees of watches from flat choices, the form of plans and of early stored designs. */
import type { DesignPart, ParamValue, Stone } from '../../spec';
import { part, type FlatPiece, type FlatTree } from '../ring/treeParts';
import { STRAPS, type StrapName } from './kinds';

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

/** Hours of small dials in order of preference, where the prompt names none. */
const HOURS_FREE = [6, 12, 9, 3] as const;

function subdialsOf(params: Params, isDrawn: boolean): DesignPart[] {
  const { kind, small_seconds, subdials: color, counters } = params;
  if (isDrawn) return [subdial('time', 12)];
  const list: DesignPart[] = [];
  const add = (shows: string, wanted: ParamValue | undefined, preferred: number): void => {
    const taken = new Set(list.map((one) => Number(one.params['at'])));
    const at = [Number(wanted ?? preferred), ...HOURS_FREE].find((hour) => !taken.has(hour))!;
    list.push(
      subdial(shows, at, shows === 'moon' || shows === 'balance' || shows === 'tourbillon' ? undefined : color),
    );
  };
  if (kind === 'chronograph')
    for (const [at, shows] of COUNTERS.slice(0, counters === 2 ? 2 : 3)) {
      // The moon takes the place of the seconds.
      if (shows !== 'seconds' || params['moon'] !== 'yes') add(shows, at, at);
    }
  else if (small_seconds === 'yes' && kind !== 'skeleton') add('seconds', params['seconds_at'], 6);
  const { aperture } = params;
  if (aperture !== undefined) add(String(aperture), params['aperture_at'], 6);
  if (kind === 'moonphase' || params['moon'] === 'yes') add('moon', params['moon_at'], 6);
  if (params['reserve'] === 'yes') add('reserve', params['reserve_at'], 12);
  return list;
}

function handsOf(params: Params): DesignPart {
  const { kind, indices, shape, small_seconds, hands, hands_color, seconds } = params;
  const isCentral =
    kind === 'chronograph' ||
    !(
      small_seconds === 'yes' ||
      kind === 'moonphase' ||
      params['aperture'] !== undefined ||
      shape === 'rectangle' ||
      shape === 'tonneau'
    );
  return part('hands', 'watch.hands', {
    form: hands ?? 'dauphine',
    width: kind === 'diver' ? 'broad' : indices === 'slim' ? 'slim' : undefined,
    color: hands_color,
    seconds: seconds ?? (isCentral ? 'yes' : undefined),
    seconds_color: params['seconds_color'],
    luminous: kind === 'diver' ? 'yes' : params['luminous'],
    gmt: params['gmt'],
  });
}

function dialOf(params: Params, hours: Stone | undefined, drawing: DesignPart | undefined): DesignPart {
  const { kind, dial, texture, indices, date } = params;
  const marks =
    indices === 'none' && !hours
      ? undefined
      : part(
          'indices',
          'watch.indices',
          {
            form: indices === 'none' ? 'slim' : indices,
            numbered: params['numbered'],
            color: params['indices_color'],
          },
          hours ? [hours] : [],
        );
  return part('dial', 'watch.dial', { color: dial, finish: texture }, [], {
    indices: [drawing ? undefined : marks],
    hands: [drawing ? undefined : handsOf(params)],
    subdials: subdialsOf(params, drawing !== undefined),
    date: [date === undefined ? undefined : part('date', 'watch.date', { at: date })],
    movement: [kind === 'skeleton' ? part('movement', 'watch.movement', {}) : undefined],
    face: [drawing],
  });
}

function strapOf(
  { strap, links, leather, grain, thread, strap_color: color, strap_width: width }: Params,
  stones: Stone | undefined,
): DesignPart {
  const name = STRAPS.find((one) => one === strap) ?? 'links';
  const own: Partial<Record<StrapName, Record<string, ParamValue | undefined>>> = {
    leather: { width, color: leather === '' ? undefined : leather, grain, thread },
    rubber: { color },
    textile: { color },
    links: { width, columns: links },
    mesh: { width },
  };
  return part('strap', `strap.${name}`, own[name] ?? {}, name === 'links' && stones ? [stones] : []);
}

function watchTree({ params, stones }: FlatPiece, isDrawn: boolean): DesignPart {
  const { kind, shape, bezel, screws, bezel_color: color } = params;
  const form =
    params['gmt'] === 'yes'
      ? 'gmt'
      : kind === 'diver'
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
      part(
        'bezel',
        'watch.bezel',
        { form, color, lower: params['bezel_lower'], screws: screws ?? SHAPE_SCREWS[String(shape)] },
        [],
        {
          set: [halo && !isDrawn ? part('bezel-stones', 'halo.bezel', {}, [halo]) : undefined],
        },
      ),
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
