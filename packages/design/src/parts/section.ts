/** The section of a hoop, which may vary around it. */
import type { Vec3 } from '../piece';

/**
 * Half width (along the finger) and half thickness at an angle of the hoop, mm; `shift` moves it along the finger.
 */
export interface ShankSection {
  halfWidth: number;
  halfThickness: number;
  shift?: number;
}

/** `away` is 0 at the top and 1 at the bottom; `angle` runs clockwise from the top, 0 to 2π. */
export type SectionAt = (away: number, angle: number) => ShankSection;

export interface ShankOptions {
  /** Radius of an inside as round in section as the outside, mm; for a flatter one see `innerRadiusOf`. */
  innerRadius: number;
  center: Vec3;
  section: SectionAt;
  exponent?: number;
  /** Inner flatness, 0 to 1. */
  flatInside?: number;
  steps?: number;
  points?: number;
}
