import type { Figure, Fill, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { hump } from '../relief';

/** Two strands that wind around each other in a long S, with hooked thorns on both sides in turn. */
function draw(): Figure {
  const axis = (t: number): Point2 => [0.26 * Math.sin(t * TAU * 0.95 + 0.2), 1 - 2 * t];
  const turns = 2.5;
  const strand = (t: number, way: number): Point2 => {
    const [x, y] = axis(t);
    return [x + way * 0.1 * Math.sin(t * turns * TAU), y];
  };
  const wind = (way: number, half: number): Stroke => wireOf(sample(81, (t) => strand(t, way)), sample(81, (t) => half * (1 - 0.35 * t)), { lifts: sample(81, (t) => 0.06 + way * 0.07 * Math.cos(t * turns * TAU)) });
  const thorn = (t: number, way: number): Fill => {
    const [x, y] = axis(t);
    const length = 0.34 - 0.08 * t;
    return hump([[x, y + 0.09], [x + way * 0.12, y + 0.08], [x + way * (0.1 + length * 0.5), y + 0.035], [x + way * (0.1 + length), y + 0.075], [x + way * (0.1 + length * 0.5), y - 0.03], [x + way * 0.12, y - 0.1], [x, y - 0.12]], 0.1, 1.2, 'ridge');
  };
  return drawn({
    fills: sample(9, (t): Fill => thorn(0.07 + 0.84 * t, Math.round(t * 8) % 2 ? 1 : -1)),
    strokes: [wind(1, 0.125), wind(-1, 0.1)],
    stones: [{ at: axis(0.5), size: 0.2, role: 'center', isSpare: true }],
    hang: [axis(0)[0], 1.06],
  });
}

/** A twining stem with thorns. */
export const thornyVine: Motif = { id: 'thorny vine', drawings: [draw], words: { en: ['thorny|thorned vine|vines|branch|branches|stem|stems|briar|bramble|twig', 'vine|vines|branch|stem of|with thorns', 'thorn|thorns', 'thorn vine|branch', 'thorny', 'briar', 'briars', 'bramble'], de: ['dornenranke', 'dornenranken', 'dornenzweig', 'dorniger|dornige|dornigen zweig|ranke', 'dornen', 'dornig*', 'rosendornen'], fr: ['ronce', 'ronces', 'branche epineuse', 'liane|vigne|tige epineuse', 'epines'], es: ['zarza', 'enredadera|rama con? espinas|espinosa', 'espinas', 'tallo espinoso'], it: ['rovo', 'rovi', 'ramo|tralcio spinoso', 'tralcio di|con spine', 'rami spinosi'], pt: ['ramo com? espinhos', 'espinhos', 'videira espinhosa', 'trepadeira com espinhos', 'ramo espinhoso'], nl: ['doornentak', 'doornenrank', 'doornrank', 'doornen', 'doornige rank|tak'], sv: ['tornig ranka', 'tornranka', 'tornen', 'taggig ranka', 'tornegren'], pl: ['ciernie', 'cierni', 'cierniami', 'ciernist* galazka|galazki|galaz|pnacze|pnacza'], ru: ['шипы', 'шипами', 'терновник*', 'колюч* лоз*', 'колюч* ветк*', 'лоз* с шипами'], tr: ['dikenli sarmasik|dal', 'diken', 'dikenler', 'dikenli'], ar: ['اشواك', 'غصن شائك', 'كرمه شائكه', 'فرع شائك'], hi: ['कांटेदार बेल', 'काँटेदार बेल', 'कांटेदार टहनी'], ur: ['کانٹے', 'کانٹے دار بیل'], zh: ['荆棘', '带刺的藤', '带刺藤蔓', '荊棘'], ja: ['いばら', '茨', 'イバラ', 'とげのある蔓', '棘'], ko: ['가시덩굴', '가시나무', '가시 덩굴'], tl: ['tinik', 'baging na may tinik'] } };
