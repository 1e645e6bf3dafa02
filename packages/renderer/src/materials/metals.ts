import { alloyOf, type Alloy, type Finish } from '@jewelry/design';
import { UPRIGHT, type Strokes } from '../scene/strokes';
import type { Metal, Rgb } from './material';

/** Cast and hand-polished gold and silver return less than the evaporated films that were measured: L* 85 to 88. */
const CASTING = 0.92;
const CAST = /(?:yellow|rose)-gold|silver/;
/** Tarnish of open surfaces of antiqued gold; sulphide blackens silver whole (by eye). */
const ON_GOLD = 0.35;

/**
 * The camera's white balance on white metals, which bare are yellower than the paper beside them and which shops show
 * neutral: share of their warmth that it removes, and gains for the warm cards that they mirror.
 */
const WHITE = /^(?:white-gold|platinum|palladium|silver|steel)/;
const BALANCED = 0.85;
const GAINS: Rgb = [0.983, 1, 1.03];

function balanced(reflectance: Rgb): Rgb {
  const most = Math.max(...reflectance);
  const gained = (c: 0 | 1 | 2) => Math.min(0.98, (reflectance[c] + (most - reflectance[c]) * BALANCED) * GAINS[c]);
  return [gained(0), gained(1), gained(2)];
}

/** Roughness and structure; the figures follow roughness gauges and macro photographs of each finish. */
const FINISH: Record<
  Finish,
  Pick<Metal, 'alphaAlong' | 'alphaAcross' | 'waviness' | 'hammer' | 'brush' | 'grain' | 'tarnish'> &
    Partial<Pick<Metal, 'bark'>>
> = {
  polished: { alphaAlong: 0.012, alphaAcross: 0.012, waviness: 0.0015, hammer: 0, brush: 0, grain: 0, tarnish: 0 },
  satin: { alphaAlong: 0.09, alphaAcross: 0.26, waviness: 0.006, hammer: 0, brush: 0.14, grain: 0, tarnish: 0 },
  matte: { alphaAlong: 0.38, alphaAcross: 0.38, waviness: 0.004, hammer: 0, brush: 0, grain: 0.05, tarnish: 0 },
  sandblasted: { alphaAlong: 0.5, alphaAcross: 0.5, waviness: 0.004, hammer: 0, brush: 0, grain: 0.14, tarnish: 0 },
  oxidised: { alphaAlong: 0.1, alphaAcross: 0.1, waviness: 0.008, hammer: 0, brush: 0, grain: 0.03, tarnish: 1 },
  hammered: { alphaAlong: 0.03, alphaAcross: 0.03, waviness: 0.008, hammer: 0.2, brush: 0, grain: 0, tarnish: 0 },
  // Rough metal blurs what the marks mirror: they need more slope to be seen.
  'satin-hammered': {
    alphaAlong: 0.09,
    alphaAcross: 0.24,
    waviness: 0.006,
    hammer: 0.26,
    brush: 0.06,
    grain: 0,
    tarnish: 0,
  },
  'matte-hammered': {
    alphaAlong: 0.3,
    alphaAcross: 0.3,
    waviness: 0.004,
    hammer: 0.34,
    brush: 0,
    grain: 0.05,
    tarnish: 0,
  },
  'oxidised-hammered': {
    alphaAlong: 0.08,
    alphaAcross: 0.08,
    waviness: 0.008,
    hammer: 0.22,
    brush: 0,
    grain: 0.02,
    tarnish: 1,
  },
  'matte-oxidised': {
    alphaAlong: 0.36,
    alphaAcross: 0.36,
    waviness: 0.004,
    hammer: 0,
    brush: 0,
    grain: 0.06,
    tarnish: 1,
  },
  bark: {
    alphaAlong: 0.08,
    alphaAcross: 0.08,
    waviness: 0.004,
    hammer: 0,
    brush: 0,
    grain: 0.02,
    tarnish: 0,
    bark: 1,
  },
  'matte-bark': {
    alphaAlong: 0.3,
    alphaAcross: 0.3,
    waviness: 0.004,
    hammer: 0,
    brush: 0,
    grain: 0.05,
    tarnish: 0,
    bark: 1.3,
  },
  'oxidised-bark': {
    alphaAlong: 0.1,
    alphaAcross: 0.1,
    waviness: 0.004,
    hammer: 0,
    brush: 0,
    grain: 0.03,
    tarnish: 1,
    bark: 1.1,
  },
};

/** Whether a finish has lines that follow the part. */
export const hasStrokes = (finish: Finish): boolean => FINISH[finish].brush > 0 || (FINISH[finish].bark ?? 0) > 0;

/** The conductor and finish of an alloy, whose lines follow `strokes`. */
export function metal(alloy: Alloy, finish: Finish, strokes: Strokes = UPRIGHT): Metal {
  const { f0, f82 } = alloyOf(alloy);
  const share = CAST.test(alloy) ? CASTING : 1;
  const cast: Rgb = [f0[0] * share, f0[1] * share, f0[2] * share];
  const reflectance = WHITE.test(alloy) ? balanced(cast) : cast;
  const dip = (c: 0 | 1 | 2) => Math.max(0, 17.65 * (reflectance[c] + 0.4627 * (1 - reflectance[c]) - f82[c] * share));
  const { tarnish, bark = 0, ...surface } = FINISH[finish];
  return {
    kind: 'metal',
    reflectance,
    dip: [dip(0), dip(1), dip(2)],
    ...surface,
    strokes,
    bark,
    isWhite: WHITE.test(alloy) && tarnish === 0,
    tarnish: alloy.includes('gold') ? tarnish * ON_GOLD : tarnish,
  };
}
