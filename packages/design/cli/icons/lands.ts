/** From the layers of a flat icon to the plates of a relief: what is visible of each layer is a land of its own. */
import type { Point2 } from '../../src/geometry/curves';
import type { Area, Areas } from './areas';
import type { Layer } from './svg';

export interface Land {
  outline: readonly Point2[];
  holes: readonly (readonly Point2[])[];
  /** `pillow` for lands, `level` for the floors of lines and of gaps. */
  rise: 'pillow' | 'level';
  height: number;
  lift: number;
}

export interface Place {
  at: Point2;
  size: number;
  isEye: boolean;
}

export interface Relief {
  lands: Land[];
  places: Place[];
}

/** Lengths in units of the icon, which is 32 wide; 1 is half a millimetre on a pendant of 16 mm. */
const SPECK = 0.12;
/** Half the width of the finest free part, such as a leg, and of the finest land between others. */
const LEAST_FREE = 0.75;
const LEAST_LAND = 0.34;
/** Half the width of lines that are cut down, and up to which a long detail is a line; darker ones may be wider. */
const LINE = 0.26;
const LINE_MOST = 0.5;
const DARK_LINE_MOST = 0.8;
/** Largest half width of a detail that lies on a land and does not divide it. */
const DETAIL = 1.25;
/** Share of a detail that is on metal. */
const ON_METAL = 0.97;
/** Half widths of gaps that a floor closes, the finest first: those between parts that would be loose. */
const GAPS = [0.1, 0.25, 0.4, 0.6, 0.8] as const;
/** Width of the smallest place for a stone as a share of half the figure's longer side. */
const LEAST_STONE = 0.096;
/** Share of the metal that may be left out because it is apart. */
const LOOSE = 0.25;
/** Height of the highest dome over its edge, in relief heights of a pendant of 16 mm. */
const DOME = 0.66;
/** Height of a dome as a share of its half width, in relief heights per unit. */
const STEEP = 0.34;

interface Part {
  area: Area;
  half: number;
  depth: number;
  colour: string;
}

/** Brightness of a colour, 0 to 255. */
function brightness(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
/** Eyes are darker than this. */
const DARK = 60;

const slender = ({ area, half }: Pick<Part, 'area' | 'half'>): number => area.size() / (Math.PI * half * half);
const isRound = (part: Pick<Part, 'area' | 'half'>): boolean => slender(part) < 1.35;
/** Eyes may be upright ovals. */
const isEye = (part: Pick<Part, 'area' | 'half' | 'colour'>): boolean =>
  brightness(part.colour) < DARK && slender(part) < 2.2 && part.half < 1.1;

/** Difference in height and size from which two dark dots are an eye and a nose. */
const UNLIKE = 0.9;

/** One eye, or the two of several dark dots that are most alike and level, if stones fit into both. */
function pairOf(eyes: readonly Place[], leastSize: number): readonly Place[] {
  if (eyes.length < 2) return eyes;
  const pairs = eyes.flatMap((a, i) =>
    eyes.slice(i + 1).map((b) => ({
      pair: [a, b],
      unlike: Math.abs(a.at[1] - b.at[1]) + Math.abs(a.size - b.size),
      apart: Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]),
    })),
  );
  const [best] = pairs.toSorted((a, b) => a.unlike - b.unlike);
  if (best!.unlike > UNLIKE) return [eyes.reduce((a, b) => (b.at[1] < a.at[1] ? b : a))];
  return best!.apart * 0.7 > leastSize ? best!.pair : [];
}

/**
 * @param hasEyes true for figures whose round dark dots are eyes
 * @throws RangeError when the parts can't be held together
 */
export function reliefOf(layers: readonly Layer[], of: Areas, hasEyes: boolean): Relief {
  const parts: Part[] = [];
  let below = of.none();
  for (const { rings, isEvenOdd, colour } of layers) {
    for (const area of of.from(rings, isEvenOdd).parts()) {
      const half = area.halfWidth();
      if (half < SPECK) continue;
      const under = parts.filter((part) => part.area.and(area).size() > 0.5 * area.size());
      parts.push({
        area,
        half,
        depth: under.length > 0 ? 1 + Math.max(...under.map((part) => part.depth)) : 0,
        colour,
      });
    }
  }
  const lands: Land[] = [];
  const places: Place[] = [];
  const eyes: Place[] = [];
  const shapes: { part: Part; role: 'land' | 'line' | 'detail' }[] = parts.map((part, i) => {
    const isOn = below.and(part.area).size() > ON_METAL * part.area.size();
    below = below.or(part.area);
    if (!isOn || part.half > DETAIL) return { part, role: 'land' };
    const ground = parts.slice(0, i).findLast((other) => other.area.and(part.area).size() > 0.5 * part.area.size());
    const most = ground && brightness(part.colour) < brightness(ground.colour) ? DARK_LINE_MOST : LINE_MOST;
    return { part, role: part.half < most && !isRound(part) && !(hasEyes && isEye(part)) ? 'line' : 'detail' };
  });
  let above = of.none();
  let lines = of.none();
  const details: Part[] = [];
  const visible: Part[] = [];
  for (const { part, role } of shapes.toReversed()) {
    const seen = part.area.without(above);
    if (role === 'line') {
      const widened = part.half < LINE ? part.area.grown(LINE - part.half) : part.area;
      lines = lines.or(widened.without(above));
      continue;
    }
    if (role === 'detail') {
      if (seen.size() > 0.6 * part.area.size()) details.push(part);
      continue;
    }
    above = above.or(part.area);
    visible.push({ ...part, area: seen });
  }
  for (const { area, depth } of visible.toReversed()) {
    const cut = area.without(lines);
    for (const land of cut.parts()) {
      const half = land.halfWidth();
      if (half < SPECK) continue;
      const least = depth > 0 ? LEAST_LAND : LEAST_FREE;
      const whole = half < least ? land.grown(least - half) : land;
      lands.push(
        ...whole.smooth().map((rings) => ({
          outline: rings[0]!,
          holes: rings.slice(1),
          rise: 'pillow' as const,
          height: 1,
          lift: Math.min(0.45, 0.15 * depth),
        })),
      );
    }
  }
  const everything = lands.reduce((all, { outline, holes }) => all.or(of.from([outline, ...holes], true)), of.none());
  const pieces = everything
    .grown(GAPS.at(-1)!)
    .parts()
    .toSorted((a, b) => b.size() - a.size());
  const main = pieces[0] ?? of.none();
  const loose = pieces.slice(1).reduce((sum, piece) => sum + piece.size(), 0);
  // A ball beside its bat is left out; two of a kind would not be a figure any more.
  if (loose > LOOSE * main.size()) throw new RangeError(`${pieces.length} pieces`);
  const isHeld = (area: Area): boolean => area.and(main).size() > 0;
  const metal = everything.and(main);
  lands.splice(0, lands.length, ...lands.filter(({ outline }) => isHeld(of.from([outline], true))));
  lines = lines.and(main);
  const closings = GAPS.map((gap) => metal.grown(gap).grown(-gap).or(lines));
  const closed = closings.find((one) => one.parts().length === 1);
  if (!closed) throw new RangeError(`${closings.at(-1)!.parts().length} pieces`);
  const gaps = closed.without(metal);
  for (const gap of gaps.parts()) {
    if (gap.size() < 0.02) continue;
    lands.unshift(
      ...gap
        .grown(0.3)
        .and(closed)
        .smooth()
        .map((rings) => ({ outline: rings[0]!, holes: rings.slice(1), rise: 'level' as const, height: 0, lift: 0 })),
    );
  }
  const grounds = lands
    .filter(({ rise }) => rise === 'pillow')
    .map(({ outline, holes, lift }) => ({ area: of.from([outline, ...holes], true), lift }));
  /** Height at which a detail starts, so that it stands a little over the dome below it. */
  const groundUnder = (area: Area): number =>
    Math.max(
      0,
      ...grounds
        .filter((ground) => ground.area.and(area).size() > 0.3 * area.size())
        .map((ground) => ground.lift + Math.min(DOME, STEEP * ground.area.halfWidth()) * 0.85 - 0.08),
    );
  for (const { area, half, colour } of details.toReversed()) {
    if (!isHeld(area)) continue;
    const [x, y] = area.deepest();
    if (hasEyes && isEye({ area, half, colour })) eyes.push({ at: [x, y], size: 2 * half, isEye: true });
    const raised = half < LEAST_LAND ? area.grown(LEAST_LAND - half) : area;
    lands.push(
      ...raised.smooth().map((rings) => ({
        outline: rings[0]!,
        holes: rings.slice(1),
        rise: 'pillow' as const,
        height: 0.5,
        lift: groundUnder(area),
      })),
    );
  }
  const reach =
    Math.max(
      ...[0, 1].map((i) => {
        const along = lands.flatMap(({ outline }) => outline.map((p) => p[i as 0 | 1]));
        return Math.max(...along) - Math.min(...along);
      }),
    ) / 2;
  const pair = pairOf(eyes, LEAST_STONE * reach);
  places.push(...pair.map((eye) => ({ ...eye, size: Math.max(eye.size, LEAST_STONE * reach) })));
  const [widest] = lands
    .filter(({ rise, height }) => rise === 'pillow' && height === 1)
    .map(({ outline, holes }) => of.from([outline, ...holes], true))
    .map((area) => ({ area, half: area.halfWidth() }))
    .toSorted((a, b) => b.half - a.half);
  if (widest && widest.half > 1.4)
    places.push({ at: widest.area.deepest(), size: 2 * widest.half * 0.8, isEye: false });
  return { lands, places };
}
