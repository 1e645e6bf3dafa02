/** An engraved bar of a chain or a bracelet, level or bent. */
import type { Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { scale } from '../geometry/vec';
import type { Vec3 } from '../piece';
import { BAR_GRID_MM, barField } from './bar';
import type { Bench, Placing } from './bench';
import { addEngraved, depthBelow } from './darkenedCut';

interface EngravedBar {
  /** Half its extents, mm. */
  half: Vec3;
  text: string;
  /** Length without text at each end, mm. */
  free: number;
  /** Factor of the lettering relative to a ring. */
  hand?: number;
  bend?: (bar: Field) => Field;
  /** Half the box in which it is sculpted, mm. */
  reach: Vec3;
}

export function addEngravedBar(
  bench: Bench,
  { half, text, free, hand, bend = (bar) => bar, reach }: EngravedBar,
  placing: Placing,
): void {
  const withText = (own: string): Field =>
    bend(barField(half, own, free - half[0], half[0] - free, hand === undefined ? {} : { hand }));
  const field = withText(text);
  const solid = refined(sculpt(field, scale(reach, -1), reach, BAR_GRID_MM), field);
  addEngraved(bench, solid, depthBelow(withText('')), 40, placing);
}
