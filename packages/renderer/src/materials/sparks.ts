/** Small lights around a piece that only its stones see. */
import type { Vec3 } from '@jewelry/design';

/** A small bright light that is visible only in stones, for scintillation. */
export interface Spark {
  readonly direction: Vec3;
  /** Cosine of its angular radius. */
  readonly cosine: number;
  readonly radiance: number;
}

const SPARKS = 24;
const SPARK_RADIANCE = 42;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Sparks over the upper half of the room, 0.9 to 2.3 degrees in radius, spread evenly and then unsettled. */
export function sparks(up: (x: number, y: number, z: number) => Vec3): Spark[] {
  return Array.from({ length: SPARKS }, (_, i) => {
    const wander = (salt: number) => (((Math.sin((i + 1) * 127.1 + salt * 311.7) * 43758.5453) % 1) + 1) % 1;
    const height = 0.15 + 0.85 * ((i + wander(1)) / SPARKS);
    const angle = i * GOLDEN_ANGLE + wander(2) * 1.4;
    const ring = Math.sqrt(1 - height * height);
    const radius = ((0.9 + 1.4 * wander(3)) * Math.PI) / 180;
    return {
      direction: up(ring * Math.cos(angle), height, ring * Math.sin(angle)),
      cosine: Math.cos(radius),
      radiance: SPARK_RADIANCE * (0.5 + wander(4)),
    };
  });
}
