/** The section of a hoop, which may vary around it. */
import type { Vec3 } from '../piece';

/** Half width (along the finger) and half thickness at an angle of the hoop, mm; `shift` moves it along the finger. */
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
  /** Width of a bevel at 45 degrees along both edges of the outside, mm; needs one section all the way round. */
  bevelMm?: number;
  steps?: number;
  points?: number;
}

/** Distance of a bevel's plane from the middle of a section, as the sum of both coordinates, mm. */
export const bevelAt = ({ halfWidth, halfThickness }: ShankSection, bevelMm: number): number =>
  halfWidth + halfThickness - bevelMm;

/** A hoop with one section that may vary around it. */
export interface Sectioned {
  /** Distance from the finger to the floor, mm. */
  below: number;
  /** Of the superellipse: 2 is an ellipse, more is boxier. */
  exponent: number;
  /** Inner flatness, 0 to 1. */
  flatInside: number;
  steps?: number;
  /** The section for a half width at the top, mm. */
  shape: (halfWidth: number) => SectionAt;
}
