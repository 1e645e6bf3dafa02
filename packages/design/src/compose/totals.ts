/** Sizes the stones of a design so that together they have a stated weight. */
import { stonesOfPiece } from '../built';
import { caratsOfWidth } from '../gems/carats';
import type { ParsedPrompt } from '../language/parsedPrompt';
import { mm } from '../makers/maker';
import { buildPiece } from '../makers/registry';
import type { DesignPart, DesignSpec, GemKind } from '../spec';
import { mapSlots } from '../spec/tree';

/** Least and largest width of a stone that is scaled to a weight, mm. */
const WIDTH_MM = [0.8, 16] as const;
/** Accepted share of the stated weight, and builds to reach it; a row has more stones when they are smaller. */
const NEAR = 0.03;
const BUILDS = 6;

const scaled = (part: DesignPart, by: number, kind: GemKind | null): DesignPart => ({
  ...part,
  ...(part.stones && {
    stones: part.stones.map((stone) =>
      kind === null || stone.kind === kind
        ? { ...stone, size_mm: mm(Math.min(WIDTH_MM[1], Math.max(WIDTH_MM[0], stone.size_mm * by))) }
        : stone,
    ),
  }),
  children: mapSlots(part, (parts) => parts.map((one) => scaled(one, by, kind))),
});

/** The weight of the stones of a piece, carats; of a kind, or of all. */
export const totalCarats = (spec: DesignSpec, kind: GemKind | null): number =>
  stonesOfPiece(buildPiece(spec))
    .filter((stone) => kind === null || stone.kind === kind)
    .reduce((sum, stone) => sum + caratsOfWidth(stone.kind, stone.cut, stone.sizeMm), 0);

/** The design with the stated total weight, or as near to it as its parts allow; unchanged when none is stated. */
export function weighing(spec: DesignSpec, { stone: { carats, total, totalOf } }: ParsedPrompt): DesignSpec {
  if (carats === null || !total) return spec;
  let [best, bestGap] = [spec, Infinity];
  let now = spec;
  for (let i = 0; i < BUILDS; i++) {
    const actual = totalCarats(now, totalOf);
    const gap = Math.abs(actual / carats - 1);
    if (gap < bestGap) [best, bestGap] = [now, gap];
    if (gap < NEAR || actual === 0) break;
    now = {
      ...now,
      root: { ...now.root, ...scaled(now.root, Math.cbrt(carats / actual), totalOf), metal: now.root.metal },
    };
  }
  return best;
}
