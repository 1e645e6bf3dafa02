/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** Dark flags in the corners of the room, and those with a diffuser before white metal, or it would vanish on white paper. */
import { LIGHT } from './layout';
import { dim, exp, smoothstep } from './math';

/** Cosines between the surface and the view up to which metal mirrors a flag, and from which it mirrors none: its edges do. */
const FLAG_WHOLE: f64 = 0.14;
const FLAG_ENDS: f64 = 0.56;
/** Radiance that lights approach in metal, as dark lines along its edges and elsewhere, a little under that of the paper. */
const FLAG_LIMIT: f64 = 0.15;
const DIFFUSER_LIMIT: f64 = 0.96;
/** Gain of what is dark behind the diffuser, as of white cards all round. */
const DIFFUSER_GAIN: f64 = 2.2;
/** Radiance of which half is left behind the diffuser: what is dark stays dark, as between white cards with gaps. */
const DIFFUSER_TOE: f64 = 0.09;
/**
 * Tangents of the angles from the middle of a flag in a corner at which it ends and is whole, on its crisp side: 13.6 and 10.8 degrees, and
 * of its shadow on the stage, whose border on the broad faces of cuffs would be a patch.
 */
export const EDGE_FROM: f64 = 0.242;
export const EDGE_WHOLE: f64 = 0.191;
export const SHADOW_FROM: f64 = 0.305;
export const SHADOW_WHOLE: f64 = 0.16;
/** How much wider a flag is on its other side, towards the sides of the room, and where it is whole there: it fades, as a graduated scrim. */
const FADE_FROM: f64 = 2.4;
const FADE_WHOLE: f64 = 0.5;
/**
 * Softness of the lights, radians, from which the edges of a flag move apart, how fast, and the most they do: on small bezels, which turn
 * fast within a pixel, crisp ones were black ticks.
 */
const SOFT_FROM: f64 = 0.025;
const SOFT_EDGE: f64 = 4.5;
const SOFTEST: f64 = 0.14;
let limit: f64 = 0;

/** How far the edges of flags move apart for a softness of the lights in radians. */
export function flagSpread(blur: f64): f64 {
  return min<f64>(SOFTEST, max<f64>(0, SOFT_EDGE * (blur - SOFT_FROM)));
}

/** Cover of black flags: upright strips at the four corners of the room, which draw dark lines in metal. 0 between them, 1 in their middles. */
export function cornerFlagCover(x: f64, z: f64, from: f64, whole: f64): f64 {
  if (x * x + z * z < 1e-9) return 0;
  const p = x * 0.8 + z * 0.6;
  const q = x * 0.6 - z * 0.8;
  const aside = (p * q) / max<f64>(p * p, q * q);
  return aside < 0 ? smoothstep(from, whole, -aside) : smoothstep(FADE_FROM * from, FADE_WHOLE * whole, aside);
}

/**
 * Announces that the next ray leaves white metal which the camera sees at this cosine: photographers set dark flags and a
 * diffuser before it, or it would vanish on white paper. They let through `share` times their limit.
 */
export function hangFlags(share: f64, cosine: f64): void {
  limit = share * (FLAG_LIMIT + (DIFFUSER_LIMIT - FLAG_LIMIT) * smoothstep(FLAG_WHOLE, FLAG_ENDS, cosine));
}

/** The limit of light that {@link hangFlags} left for this ray, 0 without. */
export function takeFlags(): f64 {
  const taken = limit;
  limit = 0;
  return taken;
}

/** Dims LIGHT as flags and a diffuser do that leave it a limit. */
export function coverWithFlags(left: f64): void {
  const brightest = max<f64>(load<f64>(LIGHT), max<f64>(load<f64>(LIGHT, 8), load<f64>(LIGHT, 16)));
  if (brightest <= 0) return;
  const toe = brightest / (brightest + DIFFUSER_TOE);
  const share = (left * (1 - exp((-DIFFUSER_GAIN * brightest * toe) / left))) / brightest;
  dim(LIGHT, share, share, share);
}
