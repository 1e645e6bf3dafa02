import type { Figure, Fill } from '../../curves/figure';
import { turn, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { disc, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { bare } from '../relief';

const RAYS = 30;

/** Rays of an almond-shaped glory, long and short in turns, and flames where they end. */
const glory = (): Point2[] => turn(RAYS * 2, (a, i): Point2 => {
  const out = i % 2 === 0 ? 1 : i % 4 === 1 ? 0.84 : 0.78;
  return [0.6 * out * Math.sin(a), -0.02 + 0.98 * out * Math.cos(a)];
});

function draw(): Figure {
  const sides = [false, true];
  const both = (outline: readonly Point2[], height: number, lift: number): Fill[] => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise: 'pillow', height, lift }));
  const mantle = through([[0, 0.74], [0.13, 0.68], [0.19, 0.54], [0.2, 0.4], [0.31, 0.24], [0.36, -0.06], [0.37, -0.4], [0.31, -0.72], [0, -0.78], [-0.31, -0.72], [-0.37, -0.4], [-0.36, -0.06], [-0.31, 0.24], [-0.2, 0.4], [-0.19, 0.54], [-0.13, 0.68]], true);
  const robe = through([[0, 0.4], [0.1, 0.3], [0.14, 0], [0.19, -0.4], [0.22, -0.74], [0, -0.78], [-0.22, -0.74], [-0.19, -0.4], [-0.14, 0], [-0.1, 0.3]], true);
  const fold = (x: number, from: number, to: number) => wireOf(through([[x * 0.6, from], [x * 0.85, (from + to) / 2], [x, to]]), 0.014, { engraved: true });
  return drawn({
    fills: [
      { outline: glory(), rise: 'ridge', height: 0.5, enamel: 'none' },
      { outline: mantle, rise: 'pillow', height: 1, lift: 0.3 },
      ...bare(
        { outline: robe, rise: 'pillow', height: 0.8, lift: 0.85 },
        { outline: turn(36, (a): Point2 => [0.095 * Math.cos(a), 0.55 + 0.125 * Math.sin(a)]), rise: 'pillow', height: 0.8, lift: 0.95 },
        // Arms, and hands that are folded in prayer.
        ...both(through([[0.22, 0.26], [0.27, 0.08], [0.2, -0.04], [0.05, 0.08], [0.03, 0.18], [0.12, 0.2]], true), 0.8, 1.1),
        { outline: through([[0, 0.34], [0.05, 0.24], [0.055, 0.1], [0, 0.04], [-0.055, 0.1], [-0.05, 0.24]], true), rise: 'ridge', height: 0.75, lift: 1.5 },
        // A crescent under the feet.
        { outline: [...turn(24, (a): Point2 => [0.34 * Math.cos(Math.PI + a / 2), -0.66 + 0.26 * Math.sin(Math.PI + a / 2)]), [0.34, -0.66], ...turn(24, (a): Point2 => [0.3 * Math.cos(TAU - a / 2), -0.64 + 0.12 * Math.sin(TAU - a / 2)])], rise: 'pillow', height: 0.8, lift: 1 },
      ),
    ],
    strokes: [fold(0.1, -0.12, -0.66), fold(-0.1, -0.12, -0.66), fold(0.02, -0.2, -0.7), ...sides.map((flip) => wireOf(moved(through([[0.13, 0.62], [0.17, 0.4], [0.24, 0.3]]), { flip }), 0.02, { lifts: through([[0.13, 0.62], [0.17, 0.4], [0.24, 0.3]]).map(() => 0.16) })), wireOf(disc(0, 0.56, 0.2, 40), 0.03, { closed: true, lifts: disc(0, 0, 1, 40).map(() => 0.05) })],
    stones: [{ at: [0, -0.3], size: 0.2, role: 'center' }],
    hang: [0, 0.9],
  });
}

/** The Virgin in prayer in a glory of rays, a crescent at her feet. */
export const madonna: Motif = {
  id: 'Virgin Mary',
  drawings: [draw],
  words: {
    en: ['virgin mary', 'our lady of? guadalupe|lourdes|fatima|grace', 'our lady', 'madonna', 'virgen de guadalupe', 'virgin of guadalupe', 'blessed mother|virgin', 'mary medal'],
    de: ['jungfrau maria', 'muttergottes', 'madonna', 'heilige maria'],
    fr: ['vierge', 'vierge marie', 'sainte vierge', 'la vierge', 'madone', 'notre dame'],
    es: ['virgen de guadalupe', 'virgen de la? guadalupe|fatima|lourdes|carmen|macarena|pilar|rosario', 'virgen maria', 'virgen', 'guadalupe', 'guadalupana', 'virgencita'],
    it: ['madonna', 'vergine maria', 'madonnina'],
    pt: ['nossa senhora', 'nossa senhora de? fatima', 'virgem maria'],
    ru: ['богородиц*', 'дев* мари*'],
    nl: ['maagd maria', 'madonna'],
    sv: ['jungfru maria', 'madonna'],
    tr: ['meryem ana', 'bakire meryem'],
    ar: ['العذراء', 'مريم العذراء', 'السيده العذراء'],
    hi: ['मदर मैरी', 'माता मरियम'],
    zh: ['圣母', '圣母玛利亚'],
    ja: ['聖母マリア', 'マリア様', 'マドンナ'],
    ko: ['성모 마리아', '성모', '성모마리아'],
    pl: ['matka boska', 'matki boskiej', 'maryja', 'maryi'],
  },
};
