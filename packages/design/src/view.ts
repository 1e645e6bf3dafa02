/** Camera placement: the composition of the first photograph, and other views of the same design. */
import { randomFor } from './random';
import type { DesignSpec, JewelryType, View } from './spec';
import { partsIn, stonesIn } from './spec/tree';

/** Named camera views: those offered for every design, and those that only a prompt can request. */
export type Seen = View | 'above' | 'side';

type Direction = Pick<DesignSpec['view'], 'azimuth_deg' | 'elevation_deg'>;

const from = (azimuth_deg: number, elevation_deg: number): Direction => ({ azimuth_deg, elevation_deg });

const FROM: Record<JewelryType, Record<Exclude<Seen, 'detail'>, Direction>> = {
  ring: { 'three-quarter': from(30, 28), front: from(0, 18), above: from(10, 58), side: from(78, 10) },
  bracelet: { 'three-quarter': from(28, 27), front: from(0, 16), above: from(0, 66), side: from(70, 16) },
  necklace: { 'three-quarter': from(26, 6), front: from(0, 0), above: from(0, 24), side: from(48, 4) },
  pendant: { 'three-quarter': from(32, 6), front: from(0, 0), above: from(0, 26), side: from(55, 4) },
  earrings: { 'three-quarter': from(30, 5), front: from(0, 0), above: from(0, 24), side: from(52, 4) },
  watch: { 'three-quarter': from(30, 8), front: from(0, 0), above: from(0, 24), side: from(56, 6) },
};

/** Turns the camera of a design; everything else is unchanged. A detail keeps the direction and moves closer. */
export function seenFrom(spec: DesignSpec, view: Seen): DesignSpec {
  const { azimuth_deg, elevation_deg } = spec.view;
  return {
    ...spec,
    view: view === 'detail' ? { azimuth_deg, elevation_deg, framing: 'detail' } : FROM[spec.type][view],
  };
}

/** A maker's direction with its azimuth multiplied and its elevation raised, degrees. */
interface Composition {
  readonly turn: number;
  readonly raiseDeg: number;
}

/** Weights by how often each entry occurs. */
const SIDES: readonly Composition[] = [
  { turn: 1, raiseDeg: 0 },
  { turn: -1, raiseDeg: 0 },
];
const BANDS: readonly Composition[] = [...SIDES, ...SIDES, { turn: 1, raiseDeg: 14 }];
/**
 * Rings with a stone on top, as if they leaned back in the photographer's wax: from low down its outline is
 * foreshortened, its table mirrors the room, walls of bezels and halos hide their stones, and the empty hoop is the
 * largest shape of the picture.
 */
const HEADS: readonly Composition[] = [
  { turn: 0.8, raiseDeg: 21 },
  { turn: -0.8, raiseDeg: 21 },
  { turn: 0.7, raiseDeg: 26 },
  { turn: -0.7, raiseDeg: 26 },
  { turn: 0.4, raiseDeg: 23 },
];
/** From above, a hidden halo is under the stone. */
const PROFILES: readonly Composition[] = SIDES.map(({ turn }) => ({ turn: 0.8 * turn, raiseDeg: 8 }));
/** From the side the cleft of a heart is hidden, and it looks like a triangle. */
const HEARTS: readonly Composition[] = [{ turn: 0.33, raiseDeg: 24 }];
/**
 * A maker with a smaller azimuth or a higher elevation shows a face or an engraving, which another direction would
 * hide, degrees.
 */
const FACING_AZIMUTH = 15;
const FACING_ELEVATION = 34;

/** The lowest elevation from which three stones side by side or a carved head fill the picture, degrees. */
const HEADED_ELEVATION = 48;

/**
 * The view of the first photograph: the maker's direction, varied by the seed so that pieces of a type do not all face
 * the same way.
 */
export function composed({ seed, type, root, view }: DesignSpec): DesignSpec['view'] {
  const { azimuth_deg, elevation_deg } = view;
  const choices = type === 'ring' ? ringCompositions(root) : SIDES;
  const isFacing = azimuth_deg < FACING_AZIMUTH || elevation_deg >= FACING_ELEVATION;
  const { turn, raiseDeg } = randomFor(seed, `composition ${type}`).pick(type === 'ring' && isFacing ? SIDES : choices);
  const raised = elevation_deg + raiseDeg;
  const azimuth = Math.round(azimuth_deg * turn);
  const side = loneSide(root);
  return {
    ...view,
    azimuth_deg: side === 0 ? azimuth : side * Math.abs(azimuth),
    elevation_deg: choices === HEADS ? Math.max(raised, HEADED_ELEVATION) : raised,
  };
}

/** The side of a ring with more heads than the other, 1 for right and -1 for left: its main stone must not hide them. */
function loneSide({ children }: DesignSpec['root']): number {
  const places = (children['sides'] ?? []).map(({ params }) => params['place']);
  return Math.sign(places.filter((one) => one === 'right').length - places.filter((one) => one === 'left').length);
}

function ringCompositions(root: DesignSpec['root']): readonly Composition[] {
  const stones = stonesIn({ root });
  if (stones.some(({ role, cut }) => role === 'center' && cut === 'heart')) return HEARTS;
  if ([...partsIn(root)].some(({ kind }) => kind === 'halo.hidden')) return PROFILES;
  return stones.some(({ role }) => role === 'center' || role === 'halo') ? HEADS : BANDS;
}
