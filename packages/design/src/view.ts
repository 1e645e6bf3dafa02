/** The same design from another side. */
import type { DesignSpec, JewelryType, View } from './spec';

type Direction = Pick<DesignSpec['view'], 'azimuth_deg' | 'elevation_deg'>;

const FROM: Record<JewelryType, Record<Exclude<View, 'detail'>, Direction>> = {
  ring: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 22 }, front: { azimuth_deg: 0, elevation_deg: 12 } },
  bracelet: { 'three-quarter': { azimuth_deg: 28, elevation_deg: 27 }, front: { azimuth_deg: 0, elevation_deg: 16 } },
  necklace: { 'three-quarter': { azimuth_deg: 26, elevation_deg: 6 }, front: { azimuth_deg: 0, elevation_deg: 0 } },
  pendant: { 'three-quarter': { azimuth_deg: 32, elevation_deg: 6 }, front: { azimuth_deg: 0, elevation_deg: 0 } },
  earrings: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 5 }, front: { azimuth_deg: 0, elevation_deg: 0 } },
  watch: { 'three-quarter': { azimuth_deg: 30, elevation_deg: 8 }, front: { azimuth_deg: 0, elevation_deg: 0 } },
};

/** Turns the camera of a design; everything else stays as it is. A detail keeps the direction and comes near. */
export function seenFrom(spec: DesignSpec, view: View): DesignSpec {
  const { azimuth_deg, elevation_deg } = spec.view;
  return { ...spec, view: view === 'detail' ? { azimuth_deg, elevation_deg, framing: 'detail' } : FROM[spec.type][view] };
}
