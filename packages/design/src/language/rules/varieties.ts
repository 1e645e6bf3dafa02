/** Stones and metals that languages other than English name by a noun and its colour: "diamanti neri", "黒いダイヤ". */
import type { Sentence } from '../sentence';

/** Varieties by noun, then by the stone that its colour means elsewhere. */
const VARIETIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  diamond: {
    onyx: 'black-diamond',
    'pink-sapphire': 'pink-diamond',
    citrine: 'yellow-diamond',
    'champagne-diamond': 'champagne-diamond',
    'cognac-diamond': 'cognac-diamond',
    'smoky-quartz': 'cognac-diamond',
    'blue-sapphire': 'blue-diamond',
    emerald: 'green-diamond',
  },
  'blue-sapphire': {
    'pink-sapphire': 'pink-sapphire',
    citrine: 'yellow-sapphire',
    diamond: 'white-sapphire',
    emerald: 'green-sapphire',
    amethyst: 'purple-sapphire',
    'teal-sapphire': 'teal-sapphire',
    morganite: 'padparadscha',
    'sky-blue-topaz': 'pale-blue-sapphire',
  },
  ruby: { 'blue-sapphire': 'blue-sapphire' },
  topaz: { 'sky-blue-topaz': 'sky-blue-topaz', diamond: 'white-topaz', citrine: 'imperial-topaz' },
  spinel: {
    onyx: 'black-spinel',
    'pink-sapphire': 'pink-spinel',
    'blue-sapphire': 'blue-spinel',
    'grey-spinel': 'grey-spinel',
  },
  tourmaline: { emerald: 'green-tourmaline', 'blue-sapphire': 'indicolite', ruby: 'rubellite' },
  garnet: { emerald: 'tsavorite', citrine: 'spessartine' },
  opal: { onyx: 'black-opal', 'blue-sapphire': 'blue-opal' },
  'blue-lace-agate': { ruby: 'carnelian', onyx: 'onyx', diamond: 'chalcedony' },
  carnelian: { onyx: 'onyx', 'blue-sapphire': 'blue-lace-agate' },
  titanium: { onyx: 'black-titanium' },
  tungsten: { onyx: 'black-tungsten' },
};

/** Languages that put a colour before its noun. */
const BEFORE: ReadonlySet<string> = new Set(['de', 'ru', 'tr', 'hi', 'zh', 'ja']);
/** Languages that put it after. Russian does both. */
const AFTER: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar', 'ru']);

/** Maximum distance of a colour from its noun, in phrases. */
const REACH = 3;

/** The colour beside a noun in a direction, past other attributes; -1 when there is none. */
function colourBeside(s: Sentence, i: number, step: 1 | -1): number {
  for (let at = i + step; Math.abs(at - i) <= REACH && !s.isBreak(at); at += step) {
    if (s.id(at, 'colour') !== null && s.id(at, 'stone') === null && s.id(at, 'metal') === null) return at;
    const isAttribute =
      ['scale', 'cut', 'shape'].some((kind) => s.id(at, kind) !== null) ||
      (step < 0 && s.is(at, 'grammar', 'of') && s.items[at]!.concepts.every(({ kind }) => kind === 'grammar'));
    if (!isAttribute) return -1;
  }
  return -1;
}

/** "A raw emerald crystal", "black tourmaline crystals": the stone as it grew. */
function crystals(s: Sentence): void {
  for (const i of s.all('stone'))
    if (/^crystals?$/.test(s.items[i]!.words) && s.id(i - 1, 'stone') !== null) {
      s.read(i, i + 1);
      s.close(i, i + 1);
      s.items[i]!.concepts = [];
    }
}

/** Makes one phrase of a noun and its colour, where the trade has a name for both. */
export function varieties(s: Sentence): void {
  crystals(s);
  for (const kind of ['stone', 'metal'])
    for (const i of s.all(kind)) {
      const item = s.items[i]!;
      const of = VARIETIES[s.id(i, kind)!];
      if (!of || item.language === 'en') continue;
      const at = [
        AFTER.has(item.language) ? colourBeside(s, i, 1) : -1,
        BEFORE.has(item.language) ? colourBeside(s, i, -1) : -1,
      ].find((one) => one >= 0 && of[s.id(one, 'colour')!] !== undefined);
      if (at === undefined || s.is(at + 1, 'gold', 'any')) continue;
      const id = of[s.id(at, 'colour')!]!;
      item.concepts = [{ kind, id }, ...item.concepts.filter((one) => one.kind !== kind && one.kind !== 'dial')];
      s.read(at, at + 1);
      s.close(at, at + 1);
    }
}
