/** Names cut from sheet that hang by both ends, with a stone or a figure on the last letter. */
import type { Point2 } from '../../geometry/curves';
import { add } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { figureEdge, figureHang, figureSpan, placeFigure } from '../../parts/figure';
import { namePlate } from '../../parts/namePlate';
import type { DesignPart } from '../../spec';
import { inSlot } from '../ring/body';
import { figureFrom } from './figures';
import type { Body } from './hung';

/** Overlap of a figure with the last letter, mm. */
const LAP = 0.7;

/** Height of a letter's end over a figure beside it from which it holds the chain, mm. */
const CLEARLY_MM = 1;

export function hungName(bench: Bench, part: DesignPart): Body {
  const width = Number(part.params['width'] ?? 36);
  const plate = namePlate(bench, String(part.params['name'] ?? ''), width);
  const [end] = inSlot(part, 'end');
  if (end?.kind === 'figure.relief') return withFigure(bench, part, end, { plate, width });
  return {
    top: [0, plate.high],
    eyeZ: 0,
    half: width / 2,
    low: plate.low,
    behind: 2.2,
    footAt: plate.footAt,
    ends: plate.ends,
    isLevel: true,
    place: (origin) =>
      bench.inPart(part.id, () =>
        plate.place(origin, end?.stones?.[0], {
          stonePart: end?.id ?? part.id,
          isOnDots: part.params['dots'] === 'yes',
        }),
      ),
  };
}

/** A name with a figure soldered to its last letter, which the chain holds on that side. */
function withFigure(
  bench: Bench,
  part: DesignPart,
  end: DesignPart,
  { plate, width }: { plate: ReturnType<typeof namePlate>; width: number },
): Body {
  const figure = figureFrom(end);
  const way = plate.onward;
  const span = figureSpan(bench, figure, 0);
  const inner = span[way > 0 ? 0 : 1];
  const outer = span[way > 0 ? 1 : 0];
  const beyond = Math.abs(outer[0] - inner[0]) - LAP;
  // The whole is centred.
  const shift = (-way * beyond) / 2;
  const at: Point2 = [shift + plate.after[0] - inner[0] - way * LAP, plate.after[1] - inner[1]];
  const hang = figureHang(bench, figure);
  const [left, right] = plate.ends.map(([x, y]): Point2 => [x + shift, y]) as [Point2, Point2];
  const lettered = way > 0 ? right : left;
  // The chain holds the figure, or the last letter where that is clearly higher.
  const held: Point2 = lettered[1] > at[1] + hang[1] + CLEARLY_MM ? lettered : [at[0] + hang[0], at[1] + hang[1] - 0.2];
  const edge = figureEdge(bench, figure);
  return {
    top: [0, Math.max(plate.high, held[1])],
    eyeZ: 0,
    half: (width + beyond) / 2,
    low: Math.min(plate.low, at[1] + edge.low),
    behind: 2.4,
    footAt: (x) => plate.footAt(x - shift) ?? edge.footAt(x - at[0]),
    ends: way > 0 ? [left, held] : [held, right],
    isLevel: true,
    place: (origin) => {
      bench.inPart(part.id, () => plate.place(add(origin, [shift, 0, 0]), undefined));
      placeFigure(bench, figure, add(origin, [...at, 0]));
    },
  };
}
