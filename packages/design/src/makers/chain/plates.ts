/** Hanging plates: discs, tags and bars with engravings, figures and stones; names cut from sheet. */
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { withoutCrumbs } from '../../geometry/solid';
import { WORLD, add, smoothstep } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import type { Bench } from '../../parts/bench';
import { BAR, barField } from '../../parts/bar';
import { addEngraved, depthBelow } from '../../parts/darkenedCut';
import { placeFigure } from '../../parts/figure';
import { graved } from '../../parts/graver';
import { bezelCup } from '../../parts/head';
import { openingOf } from '../../parts/opening';
import { moved } from '../../parts/plaque';
import { grains, seated, setStones, type Seat } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import { stonesOfFigure } from '../pendant/motif';
import type { Body } from './hung';
import { HALF_THICK, edgeSeats, placeRim } from './plateRims';
import { SHAPES, outlineOf, type TagShape } from './tagShapes';
import { inSlot } from '../ring/body';

/** Rounding of the edges, mm; rise of a face without a figure to its middle, as a share of half its height. */
const EDGE = 0.3;
const DOME = 0.045;
/** Width and height of the rolled rim of a dog tag, mm. */
const RIM = { wide: 1.1, high: 0.3 } as const;
/** Factors of the lettering relative to a ring, on a tag of this half height. */
const HAND = { tag: 1.6, forMm: 9.5 } as const;
const GRID_MM = 0.11;
/** Positions of a stone below a text and of a figure above one, as shares of half the height. */
const STONE_AT = -0.64;
const FIGURE_AT = 0.3;
/** The same above a text and a stone. */
const FIGURE_OVER_BOTH = 0.46;

/** The same of a figure of a stated height: distance of its middle above that of the plate, and the text under it. */
const FIGURE_FITTED = { at: 0.17, text: -0.6, tall: 0.4 } as const;

const textOf = ({ params }: DesignPart): string => String(params['text'] ?? '');

/** Sets a stone in a low bezel on a face. */
function setOnFace(bench: Bench, id: string, { kind, cut, size_mm: sizeMm, role }: Stone, at: Vec3): void {
  bench.inPart(id, () => {
    const origin = add(at, [0, 0, 0.15]);
    bench.stone({ kind, cut, sizeMm, role, origin });
    bench.add(bezelCup(cut, sizeMm, WORLD, origin, { wallMm: 0.4, depth: 0.92, open: 0.7 }), 40);
  });
}

/** A disc, an oval, a square or a dog tag that hangs from its upper edge. */
export function hungTag(bench: Bench, part: DesignPart): Body {
  const k = Number(part.params['height'] ?? 19) / 2;
  const shape = (part.params['shape'] ?? 'disc') as TagShape;
  const {
    width,
    corner,
    text: [wide, tall],
  } = SHAPES[shape];
  const isBehind = part.params['side'] === 'back';
  const written = textOf(part);
  /** The text on the face. */
  const text = isBehind ? '' : written;
  const figure = inSlot(part, 'face').find(({ kind }) => kind === 'figure.relief');
  const head = inSlot(part, 'face').find(({ kind }) => kind === 'head.collar');
  const half = k * width;
  const outline = outlineOf(shape, k);
  /** Height of a domed face, 1 in the middle and 0 at the edge. */
  const swellAt = (u: number, v: number): number =>
    corner === 1 ? Math.max(0, 1 - u * u - v * v) : Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v);
  const footAt = (x: number): number | null => {
    if (Math.abs(x) > half * 0.96) return null;
    let y = -k;
    while (y < 0 && outline(x, y) > 0) y += 0.05;
    return y;
  };
  return {
    top: [0, k],
    eyeZ: 0,
    half,
    low: -k,
    behind: HALF_THICK + 0.4,
    footAt,
    bail: 1.1,
    place: (origin) => {
      const rim = shape === 'dog-tag' ? RIM : null;
      const dome = figure ? 0 : k * DOME;
      const isFitted = figure?.params['height'] !== undefined && !head;
      // Under a figure the text is smaller.
      const engraved =
        written === ''
          ? null
          : graved(
              written,
              2 * half * wide,
              2 * k * tall * (!figure || isBehind ? 1 : isFitted ? FIGURE_FITTED.tall : 0.5),
              HAND.tag * (k / HAND.forMm),
            );
      const isFull = figure !== undefined && head !== undefined && text !== '';
      const isAlone = text === '' && !head;
      const shown = figure && {
        name: String(figure.params['motif'] ?? ''),
        halfHeightMm:
          figure.params['height'] === undefined
            ? half * (isAlone ? 0.66 : isFull ? 0.34 : 0.46)
            : Number(figure.params['height']) / 2,
        at: isAlone ? 0 : k * (isFull ? FIGURE_OVER_BOTH : isFitted ? FIGURE_FITTED.at : FIGURE_AT),
      };
      const isOpening = figure?.params['opening'] === 'yes';
      const opening = isOpening ? openingOf(shown!.name, shown!.halfHeightMm) : null;
      const textAt = isBehind
        ? 0
        : figure
          ? k * (isFitted ? FIGURE_FITTED.text : isFull ? -0.2 : -0.42)
          : head
            ? k * 0.08
            : 0;
      const blank: Field = (x, y, z, limit = Infinity) => {
        const side = opening ? Math.max(outline(x, y), -opening(x, y - shown!.at)) : outline(x, y);
        if (side > limit) return side;
        const rolled = rim ? rim.high * smoothstep(-rim.wide, -rim.wide * 0.6, side) : 0;
        const raised = Math.max(rolled, z > 0 ? dome * swellAt(x / half, y / k) : 0);
        const [a, b] = [side + EDGE, Math.abs(z) - HALF_THICK - raised + EDGE];
        return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - EDGE;
      };
      const field: Field = (x, y, z, limit = Infinity) => {
        const d = blank(x, y, z, limit);
        const v = y - textAt;
        return engraved &&
          (isBehind ? z < 0 : z > 0) &&
          Math.abs(d) < 0.6 &&
          Math.abs(x) < engraved.reachX &&
          Math.abs(v) < engraved.reachY
          ? d + engraved.depthAt(isBehind ? -x : x, v)
          : d;
      };
      const top = HALF_THICK + Math.max(dome, rim?.high ?? 0) + 0.5;
      const set = inSlot(part, 'rim').find(({ kind }) => kind === 'row.pave');
      const seats = set && corner === 1 ? edgeSeats(set, half, k) : [];
      const solid = seats.length > 0 ? seated(field, seats) : field;
      const cast = sculpt(solid, [-half - 0.5, -k - 0.5, -top], [half + 0.5, k + 0.5, top], GRID_MM);
      bench.inPart(part.id, () =>
        addEngraved(
          bench,
          // What an opening surrounds falls out.
          refined(opening ? withoutCrumbs(cast, 2 * k) : cast, solid),
          engraved ? depthBelow(blank) : () => 0,
          40,
          { origin },
        ),
      );
      if (set && seats.length > 0)
        bench.inPart(set.id, () => {
          const placed = moved(seats, WORLD, origin);
          setStones(bench, placed, [set.stones![0]!.kind], 'halo');
          grains(bench, placed);
        });
      const border = inSlot(part, 'rim').find(({ kind }) => kind === 'border');
      if (border && corner === 1) placeRim(bench, border, { half, k, origin });
      if (isOpening) bench.cut(figure.id);
      else if (shown && isMotif(shown.name))
        placeFigure(
          bench,
          {
            name: shown.name,
            part: figure.id,
            version: 0,
            halfHeightMm: shown.halfHeightMm,
            ...stonesOfFigure(figure.stones ?? []),
          },
          add(origin, [0, shown.at, HALF_THICK]),
        );
      const stoneAt = figure || text !== '' ? k * STONE_AT : 0;
      if (head)
        setOnFace(
          bench,
          head.id,
          head.stones![0]!,
          add(origin, [0, stoneAt, HALF_THICK + dome * (1 - (stoneAt / k) ** 2)]),
        );
    },
  };
}

/** Margin at both ends of a bar, mm. */
const FREE = 2;
/** Distance of stones side by side at an end, between their girdles, mm. */
const HEAD_GAP = 1.2;
/** Pitch of the stones of a list, in widths. */
const LISTED_PITCH = 1.9;

/** A bar: level on a chain that holds both of its ends, or upright under one ring. */
export function hungBar(bench: Bench, part: DesignPart): Body {
  const width = Number(part.params['width'] ?? 34);
  const tall = Number(part.params['height'] ?? 5);
  const half: Vec3 = [width / 2, tall / 2, BAR.half];
  const isUpright = tall > width;
  const heads = inSlot(part, 'end');
  const row = inSlot(part, 'row')[0];
  return {
    top: [0, half[1]],
    eyeZ: 0,
    half: half[0],
    low: -half[1],
    behind: 2.2,
    footAt: (x) => (Math.abs(x) < half[0] - 0.4 ? -half[1] : null),
    ends: [
      [-half[0] + 0.35, 0],
      [half[0] - 0.35, 0],
    ],
    isLevel: !isUpright,
    place: (origin) => {
      const headMm = heads[0]?.stones?.[0]?.size_mm ?? 0;
      const long = Math.max(half[0], half[1]);
      const headAt = long - FREE - headMm / 2;
      // A single stone follows the text, others stand half before it and half after it.
      const before = Math.floor(heads.length / 2);
      const reachOf = (count: number): number =>
        count === 0 ? long - FREE : headAt - (count - 1) * (headMm + HEAD_GAP) - headMm / 2 - 1;
      const [from, to] = [-reachOf(before), reachOf(heads.length - before)];
      const text = textOf(part);
      // A row of stones needs a level face.
      const fieldOf = (own: string): Field => barField(half, own, from, to, { isUpright, isLevel: row !== undefined });
      const field = fieldOf(text);
      const stones = row?.stones ?? [];
      const listed = stones.filter(({ count }) => count === 1);
      const seats: Seat[] = [];
      if (stones[0]) {
        const { size_mm: sizeMm } = stones[0];
        // Stones of a list have gaps, others fill the bar.
        const room = Math.max(width, tall) - FREE;
        const pitch = listed.length > 0 ? Math.min(room / listed.length, sizeMm * LISTED_PITCH) : sizeMm * 1.06;
        const count = listed.length > 0 ? listed.length : Math.floor(room / pitch);
        for (let i = 0; i < count; i++) {
          const at = (i - (count - 1) / 2) * pitch;
          seats.push({ origin: [isUpright ? 0 : at, isUpright ? -at : 0, BAR.half - 0.03], axes: WORLD, sizeMm });
        }
      }
      const isInBezels = part.params['rims'] === 'yes';
      const solid = seats.length > 0 && !isInBezels ? seated(field, seats) : field;
      bench.inPart(part.id, () =>
        addEngraved(
          bench,
          refined(
            sculpt(
              solid,
              [-half[0] - 0.5, -half[1] - 0.5, -half[2] - 0.5],
              [half[0] + 0.5, half[1] + 0.5, half[2] + 0.5],
              GRID_MM,
            ),
            solid,
          ),
          text === '' ? () => 0 : depthBelow(fieldOf('')),
          40,
          { origin },
        ),
      );
      if (row && isInBezels)
        listed.forEach((stone, i) => setOnFace(bench, row.id, stone, add(origin, seats[i]!.origin)));
      else if (row && stones[0]) {
        const set = moved(seats, WORLD, origin);
        bench.inPart(row.id, () => {
          setStones(bench, set, listed.length > 0 ? listed.map(({ kind }) => kind) : [stones[0]!.kind], 'pave');
          grains(bench, set);
        });
      }
      heads.forEach((head, i) => {
        const isBefore = i < before;
        const at = (isBefore ? -1 : 1) * (headAt - (isBefore ? i : i - before) * (headMm + HEAD_GAP));
        setOnFace(bench, head.id, head.stones![0]!, add(origin, isUpright ? [0, -at, BAR.half] : [at, 0, BAR.half]));
      });
    },
  };
}
