/** Ring shanks: a hoop in the xy plane, standing on the floor, its top at angle 0. */
import type { Vec3 } from '../piece';
import { superellipse } from '../geometry/profiles';
import { TAU } from '../geometry/vec';
import type { Solid } from '../geometry/solid';
import type { Station } from '../geometry/sweep';
import { sweep } from '../geometry/sweep';

/** Half width (along the finger) and half thickness at a place round the hoop, mm; `shift` moves it along the finger. */
export interface ShankSection {
  halfWidth: number;
  halfThickness: number;
  shift?: number;
}

export interface ShankOptions {
  innerRadius: number;
  center: Vec3;
  /** `away` is 0 at the top and 1 at the bottom; `angle` runs clockwise from the top. */
  section: (away: number, angle: number) => ShankSection;
  exponent?: number;
  /** How flat the inside is, 0 to 1. */
  flatInside?: number;
  steps?: number;
  points?: number;
}

export function shank({ innerRadius, center, section, exponent = 2.4, flatInside = 0.5, steps = 200, points = 40 }: ShankOptions): Solid {
  const stations = Array.from({ length: steps }, (_, i): Station => {
    const angle = (i / steps) * TAU;
    const away = Math.min(angle, TAU - angle) / Math.PI;
    const { halfWidth, halfThickness, shift = 0 } = section(away, angle);
    const out: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
    const r = innerRadius + halfThickness;
    return {
      at: [center[0] + out[0] * r, center[1] + out[1] * r, center[2] + shift],
      u: out,
      v: [0, 0, 1],
      halfU: halfThickness,
      halfV: halfWidth,
    };
  });
  return sweep(stations, superellipse(points, exponent, flatInside), true);
}
