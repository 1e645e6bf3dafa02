/** Figures that are cut from one opaque stone and hang from a cap of metal. */
import { isBuffTopped } from '../../catalogue/gems';
import { figureField } from '../../curves/figureField';
import { cut, grown, type Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { turn } from '../../geometry/curves';
import { withoutCrumbs, type Solid } from '../../geometry/solid';
import { tube } from '../../geometry/sweep';
import { WORLD, X, Y } from '../../geometry/vec';
import type { NamedStone } from '../../language/parsedPrompt';
import { motifNamed } from '../../motifs/library';
import type { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { haloOutline, setHalos } from '../../parts/halos';
import { bezelCup } from '../../parts/head';
import { hangingPoint, solidPlace } from '../../parts/makeFigure';
import type { Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import { mapSlots } from '../../spec/tree';
import { within, type Brief } from '../maker';
import { haloRowsOf } from '../ring/treeParts';
import type { Body } from './hung';

/** Height of the relief and of the cap as shares of half the figure's height, with the limits of the cap, mm. */
const RISE = 0.26;
const CAP = { share: 0.26, least: 1.3, most: 2.8, wide: 0.72 } as const;
/** Thickness of the cap, and depth of the stone in it, mm. */
const SHEET = 0.3;
const IN_CAP = 0.5;
/** Half the width of a narrow end, in heights of the cap. */
const NARROW = 1.5;
/** The eye over the cap: radius and wire, mm. */
const EYE = { radius: 0.45, wire: 0.25 } as const;
const GRID_MM = 0.16;
const CRUMB = 0.6;
/** Step of the search for the lower edge, mm. */
const STEP = 0.12;

/** The strap through the hole of a pierced stone: gap to the stone, half its thickness, and its width by that. */
const STRAP = { gap: 0.45, thick: 0.4, flat: 3.4 } as const;
/** Figures with a round outline, which a rim of metal can hold; its wall and depth, mm, and the width of stones around. */
const ROUND: ReadonlySet<string> = new Set(["ping'an kou"]);
const RIM = { wall: 0.7, deep: 1.5, open: 0.94, stones: 1.3 } as const;

/** Step of the search for the edges of a hole, mm, and exponent of the strap's rounded rectangle. */
const EDGE_STEP = 0.05;
const SQUARISH = 3.2;

/** A strap from the hole in the middle of a stone over its upper edge at `top`; null without a hole. */
function strapOf(field: Field, top: number): Solid | null {
  if (field(0, 0, 0) < 0) return null;
  let inner = 0;
  while (inner < top && field(0, inner, 0) >= 0) inner += EDGE_STEP;
  if (inner > top * 0.8) return null;
  const middle = (inner + top) / 2;
  const reach = (way: 1 | -1): number => {
    let z = 0;
    while (field(0, middle, way * z) < 0) z += EDGE_STEP;
    return way * z;
  };
  const [back, front] = [reach(-1), reach(1)];
  const out = STRAP.gap + STRAP.thick;
  const [ry, rz] = [(top - inner) / 2 + out, (front - back) / 2 + out];
  const path = turn(64, (a): Vec3 => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const r = (Math.abs(c) ** SQUARISH + Math.abs(s) ** SQUARISH) ** (-1 / SQUARISH);
    return [0, middle + ry * r * c, (front + back) / 2 + rz * r * s];
  });
  return tube(path, STRAP.thick, { closed: true, points: 18, up: X, flat: STRAP.flat });
}

/**
 * A figure cut from the stone of its part, which hangs from a cap or a strap.
 * @param stands true for a figure on a post, which needs neither
 */
export function hungCarved(bench: Bench, part: DesignPart, stands = false): Body {
  const k = Number(part.params['height'] ?? 17) / 2;
  const { kind, role } = part.stones![0]!;
  const drawing = motifNamed(String(part.params['motif']), Number(part.params['version'] ?? 0));
  const { field, low, high } = figureField(drawing, { halfHeightMm: k, riseMm: k * RISE });
  const [hx, hy] = hangingPoint(field, [drawing.hang[0] * k, drawing.hang[1] * k]);
  const tall = Math.min(CAP.most, Math.max(CAP.least, k * CAP.share));
  const wide = tall * CAP.wide;
  // A narrow end is capped whole, a broad edge in the middle alone.
  const isNarrow = [-1, 1].every((way) => field(hx + way * tall * NARROW, hy - tall * 0.6, 0) > 0);
  const inCap: Field = isNarrow
    ? (_, y) => hy - tall - y
    : (x, y) => (Math.hypot((x - hx) / wide, (y - hy) / tall) - 1) * wide;
  const strap = stands ? null : strapOf(field, hy);
  const stone = strap || stands ? field : cut(field, (x, y, z) => inCap(x, y, z) + IN_CAP);
  const sheet = grown(field, SHEET);
  const cap: Field = (x, y, z, limit) => Math.max(inCap(x, y, z), sheet(x, y, z, limit));
  const isRimmed = part.params['rim'] === 'yes';
  const rimMm = isRimmed ? outermostOf(part, 2 * k) - k : 0;
  const eyeY = (strap && !isRimmed ? hy + STRAP.gap + STRAP.thick : hy + rimMm + SHEET * 0.5) + EYE.radius;
  const half = Math.max(-low[0], high[0]) + rimMm;
  const footAt = (x: number): number | null => {
    for (let y = low[1]; y < high[1]; y += STEP) if (field(x, y, 0) < 0 || field(x, y, 0.3) < 0) return y;
    return null;
  };
  const solidOf = (body: Field) => refined(withoutCrumbs(sculpt(body, low, high, GRID_MM), CRUMB), body);
  const back = solidPlace(field, k);
  return {
    top: [hx, eyeY + EYE.radius + EYE.wire - 0.1],
    eyeZ: 0,
    half,
    low: low[1] - rimMm,
    behind: Math.max(2.4, k * RISE),
    footAt: isRimmed ? (x) => (Math.abs(x) < k ? -Math.sqrt((k + rimMm) ** 2 - x * x) : null) : footAt,
    back: [...back, -0.1],
    bail: Math.min(1.15, 0.72 + k * 0.03),
    place: (origin) =>
      bench.inPart(part.id, () => {
        bench.add(solidOf(stone), 55, {
          origin,
          surface: { kind: 'stone', gem: kind },
          stone: { kind, role, cut: 'cabochon', sizeMm: 2 * Math.min(half, k) },
        });
        if (stands) return;
        if (isRimmed) {
          bench.add(bezelCup('round', 2 * k, WORLD, origin, { wallMm: RIM.wall, depth: RIM.deep, open: RIM.open }), 40);
          setHalos(bench, part, { cut: 'round', sizeMm: 2 * k, axes: WORLD, origin, wallMm: RIM.wall, isHung: true });
        } else if (strap) bench.add(strap, 50, { origin });
        else bench.add(solidOf(cap), 45, { origin });
        bench.add(jumpRing([origin[0] + hx, origin[1] + eyeY, origin[2]], X, Y, EYE.radius, EYE.wire), 40);
      }),
  };
}

/** Half the width of a round figure of this diameter with its rim and the stones around it, mm. */
const outermostOf = (part: DesignPart, sizeMm: number): number =>
  Math.max(...haloOutline(part, 'round', sizeMm, RIM.wall).map(([x]) => x));

/** Stones around a rimmed figure: those of a halo, or those that nothing else holds. */
function aroundOf({ named, wants }: Brief, carvedOf: NamedStone): Stone | undefined {
  const kind = named.find(
    ({ kind: own, role, isOnClasp, level }) =>
      own !== carvedOf.kind && isOnClasp !== true && (role === 'halo' || (wants('bezel') && level === null)),
  )?.kind;
  return kind && { role: 'halo', kind, cut: 'round', size_mm: RIM.stones, count: 0 };
}

/** Range of the size of a carved figure, mm. */
const CARVED_MM = [5, 60] as const;

/** Pieces whose figures hang or stand alone. */
const ROOTS = /^(?:chain|ear)\./;

/** The planned piece with the figure that the prompt describes as being of a stone cut from it: "a coral horn". */
export function carved(planned: DesignPart, brief: Brief): DesignPart {
  const { named } = brief;
  const stone = named.find(
    ({ isCarved, kind, seat, count }) =>
      isCarved === true && seat === null && (count ?? 1) === 1 && kind !== 'pearl' && isBuffTopped(kind),
  );
  // The same stone again adds to what is said of it.
  const isOther = (other: NamedStone): boolean => other.kind !== stone?.kind && other.figure === stone?.figure;
  if (!stone || !ROOTS.test(planned.kind) || named.some(isOther)) return planned;
  const copies = planned.kind.startsWith('ear.') && planned.children['other'] === undefined ? 2 : 1;
  const inStone = (part: DesignPart): DesignPart => {
    const children = mapSlots(part, (parts) => parts.map(inStone));
    if (part.kind !== 'figure.relief' || part.params['motif'] !== stone.figure) return { ...part, children };
    const height = stone.sizeMm === null ? Number(part.params['height'] ?? 17) : within(stone.sizeMm, CARVED_MM);
    const around = ROUND.has(stone.figure!) ? aroundOf(brief, stone) : undefined;
    const isRimmed = around !== undefined || (ROUND.has(stone.figure!) && brief.wants('bezel'));
    return {
      ...part,
      params: { ...part.params, version: 0, carved: 'yes', height, ...(isRimmed ? { rim: 'yes' } : {}) },
      stones: [{ role: 'center', kind: stone.kind, cut: 'cabochon', size_mm: height / 2, count: copies }],
      children: { ...children, ...(around ? { around: haloRowsOf(around, 1) } : {}) },
    };
  };
  return inStone(planned);
}
