/** Camera placement: the composition of the first photograph, and other views of the same design. */
import { randomFor } from './random';
import type { Cut, DesignSpec, JewelryType, View } from './spec';
import { partsIn, stonesIn } from './spec/tree';

/** Named camera views: those offered for every design, and those that only a prompt can request. */
export type Seen = View | 'above' | 'side';

type Direction = Pick<DesignSpec['view'], 'azimuth_deg' | 'elevation_deg'>;

const FROM: Record<JewelryType, Record<Exclude<Seen, 'detail'>, Direction>> = {
  ring: {
    'three-quarter': { azimuth_deg: 30, elevation_deg: 28 },
    front: { azimuth_deg: 0, elevation_deg: 18 },
    above: { azimuth_deg: 10, elevation_deg: 58 },
    side: { azimuth_deg: 78, elevation_deg: 10 },
  },
  bracelet: {
    'three-quarter': { azimuth_deg: 28, elevation_deg: 27 },
    front: { azimuth_deg: 0, elevation_deg: 16 },
    above: { azimuth_deg: 0, elevation_deg: 66 },
    side: { azimuth_deg: 70, elevation_deg: 16 },
  },
  necklace: {
    'three-quarter': { azimuth_deg: 26, elevation_deg: 6 },
    front: { azimuth_deg: 0, elevation_deg: 0 },
    above: { azimuth_deg: 0, elevation_deg: 24 },
    side: { azimuth_deg: 48, elevation_deg: 4 },
  },
  pendant: {
    'three-quarter': { azimuth_deg: 32, elevation_deg: 6 },
    front: { azimuth_deg: 0, elevation_deg: 0 },
    above: { azimuth_deg: 0, elevation_deg: 26 },
    side: { azimuth_deg: 55, elevation_deg: 4 },
  },
  earrings: {
    'three-quarter': { azimuth_deg: 30, elevation_deg: 5 },
    front: { azimuth_deg: 0, elevation_deg: 0 },
    above: { azimuth_deg: 0, elevation_deg: 24 },
    side: { azimuth_deg: 52, elevation_deg: 4 },
  },
  watch: {
    'three-quarter': { azimuth_deg: 30, elevation_deg: 8 },
    front: { azimuth_deg: 0, elevation_deg: 0 },
    above: { azimuth_deg: 0, elevation_deg: 24 },
    side: { azimuth_deg: 56, elevation_deg: 6 },
  },
};

/** Turns the camera of a design; everything else is unchanged. A detail keeps the direction and moves closer. */
export function seenFrom(spec: DesignSpec, view: Seen): DesignSpec {
  const { azimuth_deg, elevation_deg } = spec.view;
  return {
    ...spec,
    view: view === 'detail' ? { azimuth_deg, elevation_deg, framing: 'detail' } : FROM[spec.type][view],
  };
}

/**
 * A maker's direction from its left or right; rings also from higher up, upright for a stone on top, and from above
 * when the outline matters.
 */
type Composition = 'right' | 'left' | 'high' | 'high-left' | 'upright' | 'down';
/** Weights by how often each entry occurs. */
const COMPOSITIONS: readonly Composition[] = ['right', 'left'];
const RING_COMPOSITIONS: readonly Composition[] = ['right', 'right', 'left', 'left', 'high'];
const HEAD_COMPOSITIONS: readonly Composition[] = ['right', 'right', 'left', 'left', 'high', 'high', 'upright'];
/** From the side, a halo's wall hides its stones. */
const HALO_COMPOSITIONS: readonly Composition[] = ['right', 'left', 'high', 'high', 'high'];
/** From the side a bezel's wall hides most of its stone. */
const BEZEL_COMPOSITIONS: readonly Composition[] = ['high', 'high-left'];
/** From low down every outline but a round one is foreshortened, and a pear looks like a lump. */
const OUTLINE_COMPOSITIONS: readonly Composition[] = ['high', 'high-left'];
const ROUNDS: ReadonlySet<Cut> = new Set(['round', 'old-mine', 'rose', 'cabochon', 'sphere', 'rough']);
/** From below or from the side the cleft of a heart is hidden, and it looks like a triangle. */
const HEART_COMPOSITIONS: readonly Composition[] = ['down'];
const BEZELS: ReadonlySet<string> = new Set(['head.bezel', 'head.half-bezel']);
/**
 * A maker with a smaller azimuth or a higher elevation shows a face or an engraving, which another direction would
 * hide, degrees.
 */
const FACING_AZIMUTH = 15;
const FACING_ELEVATION = 34;
const HIGHER_DEG = 14;
const UPRIGHT_DEG = 26;
const DOWN_DEG = 48;

/**
 * The view of the first photograph: the maker's direction, varied by the seed so that pieces of a type do not all face
 * the same way.
 */
export function composed({ seed, type, root, view }: DesignSpec): DesignSpec['view'] {
  const { azimuth_deg, elevation_deg } = view;
  const turns = azimuth_deg >= FACING_AZIMUTH && elevation_deg < FACING_ELEVATION;
  const choices = type !== 'ring' || !turns ? COMPOSITIONS : ringCompositions(root);
  switch (randomFor(seed, `composition ${type}`).pick(choices)) {
    case 'left':
      return { ...view, azimuth_deg: -azimuth_deg };
    case 'high':
      return { ...view, elevation_deg: elevation_deg + HIGHER_DEG };
    case 'high-left':
      return { ...view, azimuth_deg: -azimuth_deg, elevation_deg: elevation_deg + HIGHER_DEG };
    case 'upright':
      return { ...view, azimuth_deg: Math.round(azimuth_deg / 3), elevation_deg: UPRIGHT_DEG };
    case 'down':
      return { ...view, azimuth_deg: Math.round(azimuth_deg / 3), elevation_deg: DOWN_DEG };
    case 'right':
      return view;
  }
}

function ringCompositions(root: DesignSpec['root']): readonly Composition[] {
  const stones = stonesIn({ root });
  if (stones.some(({ role, cut }) => role === 'center' && cut === 'heart')) return HEART_COMPOSITIONS;
  if (stones.some(({ role }) => role === 'halo')) return HALO_COMPOSITIONS;
  if (
    [...partsIn(root)].some(
      ({ kind, stones: own = [] }) => BEZELS.has(kind) && own.some(({ role }) => role === 'center'),
    )
  )
    return BEZEL_COMPOSITIONS;
  const centers = stones.filter(({ role }) => role === 'center');
  if (centers.some(({ cut }) => !ROUNDS.has(cut))) return OUTLINE_COMPOSITIONS;
  return centers.length > 0 ? HEAD_COMPOSITIONS : RING_COMPOSITIONS;
}
