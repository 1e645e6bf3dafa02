/** Names of icons that can mean something else to a jeweller. */

/** Figures that only English words name: in other languages their short name is also a colour, a clasp, a verb or a plainer thing. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set([
  'chick',
  'grasshopper',
  'peach fruit',
  'orange fruit',
  'chess pawn',
  'flame',
  'fish hook',
  'wagon wheel',
  'horseshoe magnet',
  'pickaxe',
  'ball of yarn',
  'greek temple',
  'stag beetle',
  'bell pepper',
  'turkey bird',
  'lettuce',
  'earthworm',
  'football',
  'american football',
  'ice hockey',
  'hockey stick',
  'cricket bat',
  'lacrosse stick',
  'ski boot',
  'awareness ribbon',
  'bullseye',
  'dartboard',
  'running shoe',
  'slice of cake',
  'frying pan',
  'urn',
  'wedge of cheese',
  'comet',
  'lobster',
  'watermelon slice',
  'money bag',
  'melon',
  'club suit',
  'conch shell',
  'crayon',
  'shrimp',
]);

/** Figures whose names meant the nearest other motif before they were drawn. */
export const REPLACED: Readonly<Record<string, string>> = {
  bison: 'cow',
  goat: 'ram',
  goose: 'duck',
  gorilla: 'monkey',
  hamster: 'mouse',
  rat: 'mouse',
  moose: 'stag',
  dagger: 'sword',
  coffin: 'hexagon',
  poodle: 'dog',
  'chili pepper': 'horn of luck',
};

/** Names that mean something else as well, each after its language: "носки" is also "of wearing", "llama" also "is called". */
export const MISTAKEN: ReadonlySet<string> = new Set(
  `hi चूहा, ja ネズミ, pt rato, hi बत्तख, ja アリ, ja 祈り, ja 釣り, ja 点心, ja 武道, ja 放射能, ja 水晶玉, ar قبول, ar تمثال, ar كسلان, zh 巧克力, zh 蜂蜜, zh 辐射, zh 摇滚, zh 滑冰, zh 台球, zh 水晶球,
ko 가지, ko 기도, ko 심장, ko 가면, ko 방사능, hi आलस्य, hi बांसुरी, hi सामान, ur سامان, es vaina, es cubo, es llama, es bolos, fr casque, fr clap, fr pain, fr tong, it lama, pt manga, pt tacha, pt bilhar, tr hortum, tr uydu, tr iplik,
ru труба, ru носки, ru маски, sv skott, sv klubba, sv spann, sv staty, nl step, nl motor, de statue, de masken, de faden, it statua, fr statue, pt estátua, es estatua, pl posąg, ru статуя`
    .split(',')
    .map((name) => name.trim()),
);
