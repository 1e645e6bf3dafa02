/** Several stones soldered side by side in front of a post: a triangle, a square, a line, a ring, a flower. */
import type { Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import type { Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import type { Body } from '../chain/hung';
import { standingHead, standingPearl } from './fronts';

export const GROUP_FORMS = ['triangle', 'square', 'row', 'column', 'ring', 'flower'] as const;
export type GroupForm = (typeof GROUP_FORMS)[number];

/** Wall of a bezel by the width of its stone, mm. */
const wallOf = (sizeMm: number): number => (sizeMm < 2.4 ? 0.4 : 0.52);
/** Distance from a girdle to the edge of prongs, and overlap of walls that share their solder, mm. */
const PRONGS = 0.3;
const SHARED = 0.05;
const PEARL_RIM = 0.05;
/** Radius of the wires behind the stones, mm, and their depth below the girdles as a share of the widest stone. */
const SPIDER = { radius: 0.42, deep: 0.42 } as const;

type Setting = 'head.bezel' | 'head.prong';

/** Half the extent of a stone with its setting, mm. */
const reachOf = ({ kind, cut, size_mm }: Stone, setting: Setting): number =>
  kind === 'pearl'
    ? size_mm / 2 + PEARL_RIM
    : Math.max(...girdleMm(cut, size_mm).map(([x, y]) => Math.hypot(x, y))) +
      (setting === 'head.bezel' ? wallOf(size_mm) - SHARED : PRONGS);

const ringOf = (radius: number, count: number): Point2[] =>
  Array.from({ length: count }, (_, i): Point2 => [
    Math.sin((i / count) * TAU) * radius,
    Math.cos((i / count) * TAU) * radius,
  ]);

/** Middles of stones with these reaches, the first at the top, left or in the middle. */
function placesOf(form: GroupForm, reaches: readonly number[]): Point2[] {
  const count = reaches.length;
  const most = Math.max(...reaches);
  switch (form) {
    case 'triangle': {
      const [top = most, left = most, right = most] = reaches;
      const half = (left + right) / 2;
      const up = Math.sqrt(Math.max(0, (top + Math.max(left, right)) ** 2 - half ** 2));
      return [
        [0, up * 0.55],
        [-half, -up * 0.45],
        [half, -up * 0.45],
      ];
    }
    case 'square':
      return [
        [-most, most],
        [most, most],
        [most, -most],
        [-most, -most],
      ];
    case 'row':
    case 'column': {
      const ends = reaches.reduce<number[]>((all, reach) => [...all, (all.at(-1) ?? 0) + 2 * reach], []);
      const half = ends.at(-1)! / 2;
      return reaches.map((reach, i): Point2 => {
        const at = ends[i]! - reach - half;
        return form === 'row' ? [at, 0] : [0, -at];
      });
    }
    case 'ring':
      return ringOf(most / Math.sin(Math.PI / count), count);
    case 'flower': {
      const [middle = most, ...petals] = reaches;
      const widest = Math.max(...petals);
      return [[0, 0], ...ringOf(Math.max(middle + widest, widest / Math.sin(Math.PI / petals.length)), petals.length)];
    }
  }
}

/** The stones of a group one by one. */
export const stonesInGroup = ({ stones = [] }: DesignPart): Stone[] =>
  stones.flatMap((stone) => Array.from({ length: stone.count }, () => ({ ...stone, count: 1 })));

export function standingGroup(bench: Bench, part: DesignPart): Body {
  const setting: Setting = part.params['setting'] === 'prong' ? 'head.prong' : 'head.bezel';
  const stones = stonesInGroup(part);
  const reaches = stones.map((stone) => reachOf(stone, setting));
  const places = placesOf(part.params['form'] as GroupForm, reaches);
  const heads = stones.map((stone) => {
    const head: DesignPart = { id: part.id, kind: setting, params: {}, stones: [stone], children: {} };
    return stone.kind === 'pearl' ? standingPearl(bench, head) : standingHead(bench, head, wallOf(stone.size_mm));
  });
  const deep = Math.max(...stones.map(({ size_mm }) => size_mm)) * SPIDER.deep;
  const all = <T>(of: (place: Point2, reach: number) => T): T[] => places.map((place, i) => of(place, reaches[i]!));
  const low = Math.min(...all(([, y], reach) => y - reach));
  return {
    top: [0, Math.max(...all(([, y], reach) => y + reach))],
    eyeZ: -0.3,
    half: Math.max(...all(([x], reach) => Math.abs(x) + reach)),
    low,
    behind: Math.max(...heads.map(({ behind }) => behind)),
    footAt: (x) => {
      const feet = all(([px, py], reach) =>
        Math.abs(x - px) < reach ? py - Math.sqrt(reach ** 2 - (x - px) ** 2) : null,
      );
      const there = feet.filter((foot) => foot !== null);
      return there.length > 0 ? Math.min(...there) : null;
    },
    back: [0, 0, -deep],
    place: ([x, y, z]) => {
      heads.forEach((head, i) => head.place([x + places[i]![0], y + places[i]![1], z]));
      bench.inPart(part.id, () => {
        const hub: Vec3 = [x, y, z - deep];
        for (const [px, py] of places.filter((place) => Math.hypot(...place) > SPIDER.radius))
          bench.add(
            tube([hub, [x + px / 2, y + py / 2, z - deep], [x + px, y + py, z - deep]], SPIDER.radius, { points: 12 }),
            40,
          );
      });
    },
  };
}
