import type { Point2 } from '../../geometry/curves';
import { extentOf, type Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';

/** A coast and border as pairs of longitude and latitude, degrees, and the place of a stone. */
interface Country {
  line: readonly Point2[];
  stone: Point2;
  words: Motif['words'];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  Argentina: {
    line: [[-66.2, -21.8], [-64.6, -22.5], [-62.8, -22], [-60, -24], [-57.7, -25.4], [-58.6, -27.3], [-55.8, -27.4], [-54.6, -25.6], [-53.7, -26.7], [-55.8, -28.3], [-57.6, -30.2], [-58.2, -33], [-58.4, -34.2], [-57.2, -35.4], [-56.7, -36.6], [-57.6, -38.1], [-61.9, -38.9], [-62.3, -40.6], [-65.1, -41], [-63.6, -42.3], [-65.3, -44.6], [-67.5, -46.1], [-65.8, -47.4], [-67.7, -49.9], [-69.1, -51], [-68.4, -52.3], [-66.5, -54], [-65.2, -54.7], [-68.5, -54.8], [-69.4, -52.6], [-71.9, -52], [-72.9, -50.6], [-73.3, -49.3], [-71.9, -47.2], [-71.6, -44.4], [-71.7, -42], [-70.9, -39], [-70.4, -36.1], [-69.9, -33.3], [-70.5, -31], [-69.3, -27.8], [-68.4, -25], [-67.2, -23]],
    stone: [-61.2, -33.2],
    words: { en: ['argentina map|outline', 'map|outline of argentina'], de: ['landkarte argentinien', 'umriss argentiniens'], fr: ['carte de l argentine', 'carte d argentine'], es: ['mapa de argentina', 'mapa argentina'], it: ['mappa dell argentina'], pt: ['mapa da argentina'], ru: ['карта аргентины'], ja: ['アルゼンチン地図'], zh: ['阿根廷地图'] },
  },
  Australia: {
    line: [[113.7, -22.6], [114.2, -26.3], [115.7, -31.8], [115.1, -34.2], [118, -35], [123.8, -33.9], [131, -31.5], [135.2, -34.6], [137.8, -32.8], [138.4, -35.6], [140.6, -38], [143.5, -38.8], [146.4, -39], [149.9, -37.4], [151.3, -33.5], [153.5, -28.8], [152.9, -25.2], [149.2, -21.3], [146.2, -18.9], [145.3, -15], [143.5, -14], [142.5, -10.8], [141.7, -13.5], [141, -17.2], [139.2, -17.4], [135.6, -15], [136.7, -12.2], [132.6, -11.4], [130.7, -12.6], [129.4, -14.9], [126.8, -14], [124.2, -16.2], [122.2, -18], [119, -20]],
    stone: [133, -25],
    words: { en: ['australia map|outline', 'map|outline of australia'], de: ['landkarte australien', 'umriss australiens'], fr: ['carte de l australie'], es: ['mapa de australia'], it: ['mappa dell australia'], pt: ['mapa da australia'], ru: ['карта австралии'], ja: ['オーストラリア地図'], zh: ['澳大利亚地图'] },
  },
  Brazil: {
    line: [[-60.2, 5.2], [-60, 2], [-56, 2.3], [-51.7, 4.2], [-50, 1], [-48, -0.7], [-44.3, -2.6], [-40, -2.9], [-35.3, -5.2], [-34.9, -8], [-37.2, -11.2], [-39, -13.5], [-39.2, -17.8], [-41, -22], [-44.5, -23.1], [-48.5, -25.8], [-48.7, -28.5], [-52, -32.8], [-53.4, -33.7], [-57.6, -30.2], [-53.7, -26.8], [-54.6, -24.2], [-57.8, -22.1], [-58, -18], [-60.1, -16.3], [-61.5, -13.6], [-65.3, -10.6], [-70.6, -11], [-73.9, -7.5], [-70, -4.3], [-69.5, -0.5], [-69.8, 1.6], [-66.9, 1.2], [-64, 2.3], [-64.5, 4.1]],
    stone: [-48.5, -15.8],
    words: { en: ['brazil map|outline', 'map|outline of brazil'], de: ['landkarte brasilien', 'umriss brasiliens'], fr: ['carte du bresil'], es: ['mapa de brasil'], it: ['mappa del brasile'], pt: ['mapa do brasil'], ru: ['карта бразилии'], ja: ['ブラジル地図'], zh: ['巴西地图'] },
  },
  France: {
    line: [[2.5, 51], [4.2, 49.9], [6.2, 49.5], [8.2, 48.9], [7.6, 47.6], [6.2, 46.3], [7, 45.7], [7.6, 43.8], [6.2, 43.1], [4, 43.5], [3.1, 42.4], [0.5, 42.7], [-1.8, 43.4], [-1.2, 45.5], [-2.2, 47.2], [-4.7, 48], [-4.6, 48.6], [-1.6, 48.6], [-1.8, 49.7], [0.2, 49.7], [1.6, 50.8]],
    stone: [2.35, 48.6],
    words: { en: ['france map|outline', 'map|outline of france'], de: ['landkarte frankreich', 'umriss frankreichs'], fr: ['carte de france', 'carte de la france', 'hexagone france'], es: ['mapa de francia'], it: ['mappa della francia'], pt: ['mapa da franca'], ru: ['карта франции'], ja: ['フランス地図'], zh: ['法国地图'] },
  },
  India: {
    line: [[74.3, 34.5], [77.8, 35.4], [78.9, 33.5], [78.6, 31.3], [81, 30.2], [80.2, 28.8], [83.5, 27.4], [88.1, 26.7], [88.9, 27.3], [92, 26.9], [94.5, 29.2], [97.2, 28.2], [95.2, 26.7], [94.2, 24], [92.8, 22], [91.6, 23.9], [92.2, 25.1], [89.8, 25.4], [88.4, 25.4], [88.2, 24.5], [89, 22], [87, 21.3], [85, 19.5], [82.3, 16.7], [80.2, 15.5], [80.2, 13.2], [79.8, 10.4], [78.2, 8.9], [77.5, 8.1], [76.3, 9.9], [74.8, 12.9], [73.3, 17], [72.7, 20.5], [72.5, 21.5], [70.7, 20.8], [69, 22.3], [68.2, 23.7], [71, 24.5], [70, 27], [72.5, 29], [74.5, 31], [74.6, 32.8], [73.8, 33.9]],
    stone: [77.4, 28],
    words: { en: ['india map|outline', 'map|outline of india'], de: ['landkarte indien', 'umriss indiens'], fr: ['carte de l inde'], es: ['mapa de la india'], it: ['mappa dell india'], pt: ['mapa da india'], hi: ['भारत का नक्शा'], ru: ['карта индии'], ja: ['インド地図'], zh: ['印度地图'] },
  },
  Ireland: {
    line: [[-7.3, 55.3], [-6.1, 55.2], [-5.5, 54.4], [-6.1, 53.9], [-6, 53], [-6.4, 52.2], [-8.3, 51.8], [-9.7, 51.5], [-10.3, 52.1], [-9.4, 52.6], [-9.3, 53.1], [-10.1, 53.5], [-9.9, 54.2], [-8.5, 54.3], [-8.7, 54.7], [-8.3, 55.1]],
    stone: [-7.4, 53.4],
    words: { en: ['ireland map|outline', 'map|outline of ireland'], de: ['landkarte irland', 'umriss irlands'], fr: ['carte d irlande', 'carte de l irlande'], es: ['mapa de irlanda'], it: ['mappa dell irlanda'], pt: ['mapa da irlanda'], ru: ['карта ирландии'], ja: ['アイルランド地図'], zh: ['爱尔兰地图'] },
  },
  Italy: {
    line: [[7.5, 43.8], [6.9, 44.4], [7, 45.6], [8, 46.1], [9, 46], [10.4, 46.6], [12.2, 47], [13.6, 46.5], [13.7, 45.7], [12.4, 45.3], [12.4, 44.3], [13.6, 43.5], [14.2, 42.4], [15.2, 41.9], [16.1, 41.8], [16, 41.4], [18, 40.7], [18.4, 39.9], [17.8, 40.2], [16.9, 40.5], [16.5, 39.8], [17.1, 39.3], [16.6, 38.6], [16, 37.9], [15.5, 37.9], [15.1, 37.4], [15.2, 36.7], [14.3, 37], [12.5, 37.7], [12.8, 38.1], [14.5, 38.1], [15.4, 38.4], [15.8, 38.5], [16.1, 38.9], [15.7, 40], [14.6, 40.6], [13.8, 41.2], [12.4, 41.8], [11.1, 42.4], [10.4, 43.2], [10.1, 44], [8.8, 44.4], [8.1, 43.9]],
    stone: [12.7, 42.4],
    words: { en: ['italy map|outline', 'map|outline of italy'], de: ['landkarte italien', 'umriss italiens'], fr: ['carte de l italie', 'carte d italie'], es: ['mapa de italia'], it: ['mappa dell italia', 'italia stivale', 'stivale italia'], pt: ['mapa da italia'], ru: ['карта италии'], ja: ['イタリア地図'], zh: ['意大利地图'] },
  },
};

/** The outline of a country in an equirectangular projection about its middle latitude. */
function outlined({ line, stone }: Country): Figure {
  const latitudes = line.map(([, latitude]) => latitude);
  const squeeze = Math.cos((((Math.max(...latitudes) + Math.min(...latitudes)) / 2) * Math.PI) / 180);
  const flat = ([longitude, latitude]: Point2): Point2 => [longitude * squeeze, latitude];
  const outline = line.map(flat);
  const { middle, half } = extentOf({ fills: [{ outline, rise: 'level' }], strokes: [], stones: [] });
  const put = ([x, y]: Point2): Point2 => [(x - middle[0]) / half, (y - middle[1]) / half];
  return drawn({ fills: [{ outline: outline.map(put), rise: 'level', height: 1.1 }], stones: [{ at: put(flat(stone)), size: 0.2, role: 'center', isSpare: true }] });
}

/** Outlines of countries. */
export const countries: readonly Motif[] = Object.entries(COUNTRIES).map(([name, country]): Motif => ({ id: `map of ${name}`, drawings: [() => outlined(country)], words: country.words }));
