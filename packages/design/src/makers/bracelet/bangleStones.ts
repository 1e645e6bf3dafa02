/** Stones on stiff bracelets, in bezels on metal that widens for them. */
import type { GemKind, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import { add, along, fromAxes, smoothstep } from '../../geometry/vec';
import { PATTERNS } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import type { Vec3 } from '../../piece';
import { besideText, type Lettering } from './bangleEngraving';
import { KNOB, SEAT, THICK, TWIST_KNOB, type BandSeat, type BandStones, type Ground } from './bangleMetal';
import { choice, mm } from '../maker';
import { haloOnBand } from './bangleJewel';
import { onOval, roundLength, type Oval } from './common';

/** Gap between girdles in separate bezels, and in bezels with a shared wall, mm. */
const APART = 1.15;
const SHARED_WALL = 0.62;
/** Height of a cabochon's girdle over the metal, and depth of its setting in it, mm. */
const DOMED = { up: 0.8, inside: 0.9 } as const;
/** Decrease of the outermost stones of a graded row. */
const SHRUNK = 0.34;
/** The smallest stone of a row, mm. */
const LEAST_IN_ROW = 1.2;

/** True for two stones at the ends of an open bangle. */
export const isAtEnds = (opening: number, { count }: Stone): boolean => opening !== 0 && count === 2;

/**
 * Wall of the bezels on a band, metal of the band behind them, and least height of a girdle over the face, mm; depth of
 * a stone below its girdle as a share of its width.
 */
export const WALL = 0.5;
const BEHIND = 0.2;
const PROUD = 0.05;
const PAVILION = 0.44;

/** Width of a rope around a bezel, distance of its middle from the bezel's outside, and height over the metal, mm. */
const ROPE = { wide: 1.7, out: 0.75, over: 0.1 } as const;

/** Places stones: two at the ends of an open bangle, else in a row at the front or opposite an opening, before and after a text. */
export function placeStones(
  stone: Stone,
  oval: Oval,
  {
    height,
    opening,
    strands,
    form,
    isGraded = false,
  }: Pick<Ground, 'height' | 'opening' | 'strands' | 'form' | 'isGraded'>,
  text: Lettering | null,
): BandStones {
  const girdle = girdleMm(stone.cut, 1);
  const across = Math.max(...girdle.map((p) => p[0])) * 2;
  const tall = Math.max(...girdle.map((p) => Math.abs(p[1]))) * 2;
  // Between other strands, a setting is as high as its own one.
  const requested =
    strands > 1
      ? Math.min(stone.size_mm, Math.max(LEAST_IN_ROW, (height - 2 * (WALL + SEAT.margin)) / tall))
      : stone.size_mm;
  // When the requested stones do not fit, they are smaller and share walls.
  const share = (roundLength(oval) * (opening === 0 ? 0.45 : 0.86) - 2 * (text?.half ?? 0)) / stone.count;
  const isTight = requested * across + APART > share;
  const size = isTight ? Math.max(LEAST_IN_ROW, Math.min(requested, (share - SHARED_WALL) / across)) : requested;
  const wide = size * across + (isTight ? SHARED_WALL : APART);
  const atEnds = isAtEnds(opening, stone);
  const fromEnd = Math.max(height * 0.42, (size * across) / 2 + WALL + SEAT.margin);
  const middle = (stone.count - 1) / 2;
  return {
    sizes: Array.from({ length: stone.count }, (_, i) =>
      isGraded ? mm(size * (1 - SHRUNK * (Math.abs(i - middle) / middle))) : size,
    ),
    angles: Array.from({ length: stone.count }, (_, i) => {
      if (atEnds)
        return (i ? 1 : -1) * (opening + (form === 'torque' || form === 'open-twist' ? 0.015 : fromEnd / oval.rz));
      const row = text
        ? besideText(i, stone.count, wide, text.half, oval)
        : ((i - (stone.count - 1) / 2) * wide) / oval.rz;
      return row + (opening > 0 ? Math.PI : 0);
    }),
  };
}

/** The plates into which a band widens for its stones with what is around them, mm. */
export const seatsOf = ({ cut }: Stone, { sizes, angles }: BandStones, aroundMm = WALL): BandSeat[] =>
  angles.map((angle, i) => {
    const girdle = girdleMm(cut, sizes[i]!);
    const halfOf = (k: 0 | 1): number => Math.max(...girdle.map((p) => Math.abs(p[k]))) + aroundMm;
    return { angle, halfLength: halfOf(0), halfHeight: halfOf(1) };
  });

/** Sets stones in bezels whose walls go down into the metal. */
export function setStones(
  bench: Bench,
  stone: Stone,
  kindOf: (i: number, count: number) => GemKind,
  oval: Oval,
  { base, height, opening, passing, cross, wire, form }: Ground,
  { sizes, angles }: BandStones,
  text: Lettering | null = null,
  around?: Stone,
): void {
  const atEnds = isAtEnds(opening, stone);
  angles.forEach((a, i) => {
    const size = sizes[i]!;
    const { at, out, axes } = onOval(a, oval);
    const surface =
      form === 'open-twist'
        ? wire * (atEnds ? TWIST_KNOB : 1.7)
        : form === 'twist'
          ? wire * 1.7
          : form === 'facet' || form === 'armour'
            ? THICK * 1.1
            : form === 'torque'
              ? height * (atEnds ? KNOB : 0.42)
              : (text?.outwards ?? cross.thick);
    const lift =
      opening < 0
        ? passing *
          (atEnds ? (i ? 2 : 0) : a > 0 ? 2 - smoothstep(0, 1.5, a - opening) : smoothstep(0, 1.5, -a - opening))
        : 0;
    // A flat back needs no depth.
    const isDomed = stone.cut === 'cabochon';
    const isBand = !['twist', 'open-twist', 'facet', 'armour', 'torque'].includes(form) && text === null;
    const thick = cross.thick * (2 - cross.flat);
    // A stone is let into a band as deep as the band's back allows.
    const up = isDomed ? DOMED.up : isBand ? Math.max(PROUD, size * PAVILION - thick) : size * 0.14;
    const room = isBand ? up + thick - BEHIND : Infinity;
    const depth = isDomed ? up + DOMED.inside : Math.min(room, size * 0.45 + 0.3);
    const origin = add(along(at, out, surface + up), [0, base + lift, 0]);
    bench.stone({ kind: kindOf(i, angles.length), cut: stone.cut, sizeMm: size, role: stone.role, origin, axes });
    bench.add(
      bezelCup(stone.cut, size, axes, origin, {
        wallMm: WALL,
        depth,
        open: isDomed ? 0.9 : 0.7,
        upright: isBand ? up + cross.thick * 0.8 : 0,
      }),
      40,
    );
    if (around) haloOnBand(bench, around, stone, { origin, axes, wallMm: WALL });
    if (choice(bench.spec, 'rope') === 'yes') {
      const line = girdleMm(stone.cut, size + 2 * (WALL + ROPE.out), 96).map((p): Vec3 =>
        fromAxes(axes, origin, [p[0], p[1], -up + ROPE.over]),
      );
      PATTERNS.rope(
        bench,
        trackOf(line, () => axes[2], true),
        ROPE.wide,
      );
    }
  });
}
