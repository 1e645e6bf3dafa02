import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, arc, curve, disc, drawn, moved, spare, starOutline, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, limb, limbs, oval } from '../relief';

const raised = (count: number, lift = 0.03): number[] => Array.from({ length: count }, () => lift);
const rim = wireOf(disc(0, 0, 0.92, 96), 0.08, { closed: true, lifts: raised(96) });

const peaceSign = (): Figure => drawn({ strokes: [rim, limb([[0, 0.9], [0, -0.9]], 0.075, 0.075, 0.03), ...limbs([[0, -0.04], [0.63, -0.66]], 0.075, 0.075, 0.03)], stones: spare('tips', 0.14, ...around(4, 0.92)), hang: [0, 0.98] });

const pentagram = (): Figure => {
  const tips = around(5, 0.9);
  const path = [0, 2, 4, 1, 3].flatMap((from, i, order): Point2[] => { const [a, b] = [tips[from]!, tips[order[(i + 1) % 5]!]!]; return sample(13, (t): Point2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]).slice(0, -1); });
  return drawn({ strokes: [rim, wireOf(path, 0.06, { closed: true, lifts: path.map((_, i) => 0.05 + 0.045 * Math.sin((i / 12) * TAU)) })], stones: [{ at: [0, 0], size: 0.3, role: 'center', isSpare: true }, ...spare('tips', 0.15, ...tips)], hang: [0, 0.98] });
};

const ichthys = (): Figure => {
  const back = curve([-1, 0], [-0.5, 0.62], [0.3, 0.56], [1, -0.4], 26);
  const belly = curve([-1, 0], [-0.5, -0.62], [0.3, -0.56], [1, 0.4], 26);
  return drawn({ fills: [hump(oval(-0.99, 0, 0.09, 0.09), 0, 0.8)], strokes: [wireOf(back, 0.075, { lifts: sample(27, (t) => 0.02 + 0.07 * t) }), wireOf(belly, 0.075, { lifts: raised(27, 0.02) })], stones: [{ at: [-0.5, 0.08], size: 0.14, role: 'accent', seat: 'eyes', isSpare: true }], hang: [-0.26, 0.44] });
};

/** A wheel of eight spokes. @param ends what stands out beyond its rim */
const wheel = (ends: Partial<Figure>): Figure =>
  drawn({
    fills: [hump(disc(0, 0, 0.24, 40), 0.2, 1.1), ...(ends.fills ?? [])],
    strokes: [wireOf(disc(0, 0, 0.78, 90), 0.095, { closed: true, lifts: raised(90) }), wireOf(disc(0, 0, 0.3, 60), 0.05, { closed: true, lifts: raised(60, 0.06) }), ...around(8, 0.8).map((tip) => limb([[tip[0] * 0.2, tip[1] * 0.2], tip], 0.075, 0.055, 0.03)), ...(ends.strokes ?? [])],
    stones: [{ at: [0, 0], size: 0.34, role: 'center' }, ...spare('tips', 0.15, ...around(8, 0.78))],
    hang: [0, 0.84],
  });

const dharmaWheel = (): Figure => wheel({ fills: [...around(8, 0.86).map(([x, y]) => hump(disc(x, y, 0.09, 24), 0.1, 1)), ...around(8, 0.5, Math.PI / 2).map(([x, y]) => hump(disc(x, y, 0.1, 24), 0.2, 0.9))] });

/** A helm: the spokes of the wheel run on into turned handles. */
const shipWheel = (): Figure => wheel({ fills: around(8, 1.2).map(([x, y]) => hump(disc(x, y, 0.1, 24), 0, 1)), strokes: around(8, 1.2).map((tip) => limb([[tip[0] * 0.66, tip[1] * 0.66], [tip[0] * 0.8, tip[1] * 0.8], tip], 0.06, 0.085, 0.02)) });

const trishul = (): Figure =>
  drawn({
    fills: [hump(moved(starOutline(2, 0.3, 0.42), { by: [0, 0.72] }), 0, 0.9, 'ridge'), hump(oval(0, -0.1, 0.17, 0.12), 0.1, 1.2), hump(oval(0, -1, 0.1, 0.1), 0, 1), ...[-1, 1].map((way) => hump([[way * 0.44, 0.6], [way * 0.74, 0.6], [way * 0.66, 1.04]], 0, 0.9, 'ridge'))],
    strokes: [limb([[0, 0.6], [0, -1]], 0.08, 0.065, 0.03), ...limbs([[0, -0.06], [0.34, 0.02], [0.58, 0.26], [0.6, 0.66]], 0.085, 0.09, 0.03), limb([[-0.28, -0.34], [0, -0.28], [0.28, -0.34]], 0.05, 0.05, 0.1), groove([[0, 0.5], [0, 0.98]])],
    stones: [{ at: [0, -0.1], size: 0.2, role: 'center' }],
    hang: [0, 1.06],
  });

const semicolon = (): Figure => drawn({ fills: [hump(disc(0, 0.56, 0.36), 0, 1.5), hump(blob([-0.34, -0.28], [0, -0.06], [0.34, -0.26], [0.36, -0.6], [0.1, -0.98], [-0.24, -1.14], [-0.28, -1.04], [-0.04, -0.82], [0.02, -0.62], [-0.26, -0.54]), 0, 1.5)], strokes: [limb([[0, 0.4], [0, -0.3]], 0.05, 0.05)], stones: [{ at: [0, 0.56], size: 0.5, role: 'center' }], hang: [0, 0.92] });

const puzzlePiece = (): Figure => {
  const knob = arc(0, 0.8, 0.21, Math.PI * 1.32, -Math.PI * 0.32, 22);
  const side = (angle: number, isOut: boolean): Point2[] => moved([[-0.62, 0.62], ...knob.map(([x, y]): Point2 => (isOut ? [x, y] : [x, 1.24 - y])), [0.62, 0.62]], { angle }).slice(0, -1);
  return drawn({ fills: [{ outline: [side(0, true), side(-Math.PI / 2, true), side(Math.PI, false), side(Math.PI / 2, false)].flat(), rise: 'level', height: 1.2 }], stones: [{ at: [0, 0], size: 0.44, role: 'center' }], hang: [0, 1] });
};

const gear = (): Figure => {
  const teeth = Array.from({ length: 12 }, (_, i) => [[-0.15, 0.8], [-0.11, 1], [0.11, 1], [0.15, 0.8]].map(([a, r]): Point2 => { const at = (i / 12) * TAU - a!; return [r! * Math.sin(at), r! * Math.cos(at)]; }).toReversed()).flat();
  return drawn({ fills: [{ outline: teeth, holes: [disc(0, 0, 0.58, 60)], rise: 'level', height: 1 }, { outline: disc(0, 0, 0.3, 48), holes: [disc(0, 0, 0.13, 30)], rise: 'level', height: 1.1 }], strokes: around(6, 0.64).map((tip) => limb([[tip[0] * 0.36, tip[1] * 0.36], tip], 0.085, 0.085)), stones: [{ at: [0, 0], size: 0.4, role: 'center' }], hang: [0, 0.98] });
};

const heartbeat = (): Figure => drawn({ strokes: [wireOf([[-1.1, 0], [-0.62, 0], [-0.5, 0.2], [-0.38, 0], [-0.26, 0], [-0.1, 0.86], [0.12, -0.7], [0.28, 0.16], [0.38, 0], [1.1, 0]], 0.085)], stones: [{ at: [1.04, 0], size: 0.16, role: 'accent', isSpare: true }], hang: [-0.1, 0.86] });

const smiley = (): Figure =>
  drawn({
    fills: [hump(disc(0, 0, 1, 96), 0, 1), ...[-0.34, 0.34].map((x) => hump(oval(x, 0.3, 0.11, 0.18), 0.9, 0.6))],
    strokes: [wireOf(arc(0, 0, 0.6, Math.PI * 1.1, Math.PI * 1.9, 30), 0.075, { lifts: raised(30, 0.14) })],
    stones: [-0.34, 0.34].map((x, i) => ({ at: [x, 0.3] as Point2, size: 0.24, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'eyes' as const })),
    hang: [0, 1],
  });

/** Signs that consist of few strokes. */
export const signs: readonly Motif[] = [
  { id: 'peace sign', drawings: [peaceSign], words: { en: ['peace sign', 'peace symbol'], de: ['peace zeichen', 'friedenszeichen', 'peacezeichen'], fr: ['signe de paix', 'symbole de paix', 'peace and love'], es: ['simbolo de la? paz', 'signo de la? paz'], it: ['simbolo della? pace'], pt: ['simbolo da? paz'], nl: ['vredesteken', 'peaceteken'], sv: ['fredsmarke', 'peacemarke'], pl: ['pacyfka', 'znak pokoju'], ru: ['пацифик*', 'знак мира'], tr: ['baris isareti', 'baris sembolu'], ar: ['رمز السلام', 'علامه السلام'], zh: ['和平符号', '和平标志'], ja: ['ピースマーク'], ko: ['평화 기호'] } },
  { id: 'pentagram', drawings: [pentagram], words: { en: ['pentagram', 'pentacle'], de: ['pentagramm', 'drudenfuss'], fr: ['pentagramme', 'pentacle'], es: ['pentagrama', 'pentaculo'], it: ['pentacolo', 'pentagramma'], pt: ['pentagrama', 'pentaculo'], nl: ['pentagram'], sv: ['pentagram'], pl: ['pentagram'], ru: ['пентаграмм*', 'пентакл*'], tr: ['pentagram'], ar: ['نجمه خماسيه في دائره'], zh: ['五芒星'], ja: ['五芒星', 'ペンタグラム'], ko: ['오망성'] } },
  { id: 'ichthys', drawings: [ichthys], words: { en: ['ichthys', 'ichthus', 'jesus fish', 'christian fish'], de: ['ichthys', 'christlicher fisch'], fr: ['ichthys', 'poisson chretien'], es: ['ichthys', 'ictus', 'pez cristiano'], it: ['ichthys', 'pesce cristiano'], pt: ['ichthys', 'peixe cristao'], nl: ['ichthus', 'ichthys'], sv: ['ichthys', 'kristen fisk'], pl: ['ichthys', 'ryba chrzescijanska'], ru: ['ихтис'], tr: ['ihtis'], zh: ['耶稣鱼', '基督鱼'], ja: ['イクトゥス'], ko: ['익투스'] } },
  { id: 'dharma wheel', drawings: [dharmaWheel], words: { en: ['dharma wheel', 'dharmachakra', 'wheel of dharma', 'ashoka chakra'], de: ['dharma rad', 'dharmarad', 'rad der lehre'], fr: ['roue du dharma'], es: ['rueda del dharma'], it: ['ruota del dharma'], pt: ['roda do dharma'], ru: ['колесо дхармы', 'дхармачакра'], hi: ['धर्म चक्र', 'धर्मचक्र', 'अशोक चक्र'], zh: ['法轮'], ja: ['法輪'], ko: ['법륜'] } },
  { id: 'ship wheel', drawings: [shipWheel], words: { en: ['ship wheel', 'ships wheel', 'helm', 'ship steering wheel', 'captains wheel'], de: ['steuerrad', 'schiffssteuerrad'], fr: ['gouvernail', 'barre a roue', 'roue de bateau'], es: ['timon', 'timon de barco', 'rueda de timon'], it: ['timone'], pt: ['leme', 'timao'], nl: ['stuurwiel', 'stuurrad', 'scheepsrad'], sv: ['skeppsratt', 'skeppsroder'], pl: ['ster', 'kolo sterowe'], ru: ['штурвал*'], tr: ['gemi dumeni', 'dumen'], ar: ['دفه سفينه', 'دفه'], hi: ['जहाज का पहिया'], zh: ['船舵', '舵轮'], ja: ['舵輪', '操舵輪'], ko: ['조타륜', '키 조타'] } },
  { id: 'trishul', drawings: [trishul], words: { en: ['trishul', 'trishula', 'trident', 'poseidons trident'], de: ['dreizack'], fr: ['trident'], es: ['tridente'], it: ['tridente'], pt: ['tridente'], nl: ['drietand'], sv: ['treudd'], pl: ['trojzab'], ru: ['трезубец', 'трезубца', 'тризуб', 'тризуба'], tr: ['uc disli mizrak'], hi: ['त्रिशूल'], zh: ['三叉戟'], ja: ['三叉槍', 'トライデント'], ko: ['삼지창'] } },
  { id: 'semicolon', drawings: [semicolon], words: { en: ['semicolon', 'semi colon'], de: ['semikolon', 'strichpunkt'], fr: ['point virgule'], es: ['punto y coma'], it: ['punto e virgola'], pt: ['ponto e virgula'], nl: ['puntkomma'], sv: ['semikolon'], pl: ['srednik'], ru: ['точка с запятой'], tr: ['noktali virgul'], ar: ['فاصله منقوطه'], zh: ['分号'], ja: ['セミコロン'], ko: ['세미콜론'] } },
  { id: 'puzzle piece', drawings: [puzzlePiece], words: { en: ['puzzle piece', 'jigsaw', 'jigsaw piece', 'puzzle'], de: ['puzzleteil', 'puzzlestuck', 'puzzle'], fr: ['piece de puzzle', 'puzzle'], es: ['pieza de puzle|puzzle|rompecabezas', 'rompecabezas', 'puzle'], it: ['pezzo di puzzle', 'tessera di puzzle', 'puzzle'], pt: ['peca de quebra cabeca', 'quebra cabeca'], nl: ['puzzelstukje', 'puzzelstuk'], sv: ['pusselbit'], pl: ['puzel', 'puzzle', 'element puzzli'], ru: ['пазл', 'пазла', 'пазлы', 'кусочек пазла'], tr: ['puzzle', 'yapboz', 'puzzle parcasi'], ar: ['قطعه بازل', 'بازل'], hi: ['पहेली का टुकड़ा'], zh: ['拼图'], ja: ['パズルピース', 'パズル'], ko: ['퍼즐', '퍼즐 조각'] } },
  { id: 'gear', drawings: [gear], words: { en: ['gear', 'gear wheel', 'cog', 'cogwheel'], de: ['zahnrad', 'zahnrader'], fr: ['engrenage', 'roue dentee'], es: ['engranaje', 'rueda dentada', 'engrane'], it: ['ingranaggio', 'ruota dentata'], pt: ['engrenagem'], nl: ['tandwiel', 'tandrad'], sv: ['kugghjul'], pl: ['kolo zebate', 'zebatka', 'trybik'], ru: ['шестеренк*', 'шестерн*'], tr: ['disli cark'], ar: ['ترس'], hi: ['गियर'], zh: ['齿轮'], ja: ['歯車', 'ギア'], ko: ['톱니바퀴', '기어'] } },
  { id: 'heartbeat', drawings: [heartbeat], words: { en: ['heartbeat', 'heart beat', 'ecg', 'ekg', 'ecg|ekg|pulse line'], de: ['herzschlag', 'herzschlaglinie', 'ekg', 'ekg linie'], fr: ['battement de coeur', 'electrocardiogramme', 'ligne de vie ecg'], es: ['latido del corazon', 'latido', 'latidos', 'electrocardiograma'], it: ['battito cardiaco', 'battito del cuore', 'battito'], pt: ['batimento cardiaco', 'batimentos cardiacos', 'batimento'], nl: ['hartslag', 'hartslaglijn'], sv: ['hjartslag', 'ekg'], pl: ['bicie serca', 'linia zycia', 'ekg'], ru: ['кардиограмм*', 'пульс'], tr: ['kalp atisi', 'kalp ritmi', 'ekg'], ar: ['نبض القلب', 'نبضات القلب', 'نبضه قلب'], hi: ['दिल की धड़कन', 'धड़कन'], zh: ['心电图', '心跳'], ja: ['心電図', '鼓動', 'ハートビート'], ko: ['심장박동', '심전도'] } },
  { id: 'smiley', drawings: [smiley], words: { en: ['smiley', 'smiley face', 'happy face', 'smile face'], de: ['smiley', 'smileys', 'lachgesicht'], fr: ['smiley', 'visage souriant'], es: ['carita feliz', 'carita sonriente', 'smiley'], it: ['faccina', 'faccina sorridente', 'smiley'], pt: ['carinha feliz', 'rostinho feliz', 'smiley'], nl: ['smiley'], sv: ['smiley'], pl: ['usmiechnieta buzka', 'usmieszek'], ru: ['смайл*', 'смайлик*'], tr: ['gulen yuz', 'smiley'], ar: ['وجه مبتسم', 'وجه ضاحك'], hi: ['स्माइली'], zh: ['笑脸'], ja: ['スマイリー', 'ニコちゃん', 'スマイル'], ko: ['스마일'] } },
];
