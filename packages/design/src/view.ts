/** The same design from another side. */
import type { DesignSpec, JewelryType, View } from './spec';

/** Sides that people name: those that are offered for every design, and those that only a prompt can request. */
export type Seen = View | 'above' | 'side';

type Direction = Pick<DesignSpec['view'], 'azimuth_deg' | 'elevation_deg'>;

const FROM: Record<JewelryType, Record<Exclude<Seen, 'detail'>, Direction>> = {
  ring: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 22 }, front: { azimuth_deg: 0, elevation_deg: 12 }, above: { azimuth_deg: 10, elevation_deg: 58 }, side: { azimuth_deg: 78, elevation_deg: 10 } },
  bracelet: { 'three-quarter': { azimuth_deg: 28, elevation_deg: 27 }, front: { azimuth_deg: 0, elevation_deg: 16 }, above: { azimuth_deg: 0, elevation_deg: 66 }, side: { azimuth_deg: 70, elevation_deg: 16 } },
  necklace: { 'three-quarter': { azimuth_deg: 26, elevation_deg: 6 }, front: { azimuth_deg: 0, elevation_deg: 0 }, above: { azimuth_deg: 0, elevation_deg: 24 }, side: { azimuth_deg: 48, elevation_deg: 4 } },
  pendant: { 'three-quarter': { azimuth_deg: 32, elevation_deg: 6 }, front: { azimuth_deg: 0, elevation_deg: 0 }, above: { azimuth_deg: 0, elevation_deg: 26 }, side: { azimuth_deg: 55, elevation_deg: 4 } },
  earrings: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 5 }, front: { azimuth_deg: 0, elevation_deg: 0 }, above: { azimuth_deg: 0, elevation_deg: 24 }, side: { azimuth_deg: 52, elevation_deg: 4 } },
  watch: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 8 }, front: { azimuth_deg: 0, elevation_deg: 0 }, above: { azimuth_deg: 0, elevation_deg: 24 }, side: { azimuth_deg: 56, elevation_deg: 6 } },
};

/** Turns the camera of a design; everything else stays as it is. A detail keeps the direction and comes near. */
export function seenFrom(spec: DesignSpec, view: Seen): DesignSpec {
  const { azimuth_deg, elevation_deg } = spec.view;
  return { ...spec, view: view === 'detail' ? { azimuth_deg, elevation_deg, framing: 'detail' } : FROM[spec.type][view] };
}
