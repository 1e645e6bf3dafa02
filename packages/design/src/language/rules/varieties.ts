/** Stones and metals that a noun and its colour name together: "diamanti neri", "黒いダイヤ", "pink zirconia". */
import { cues } from '../cues';
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
    'grey-spinel': 'salt-and-pepper-diamond',
  },
  'cubic-zirconia': {
    'pink-sapphire': 'pink-zirconia',
    rubellite: 'pink-zirconia',
    ruby: 'red-zirconia',
    garnet: 'red-zirconia',
    citrine: 'yellow-zirconia',
    emerald: 'green-zirconia',
    'blue-sapphire': 'blue-zirconia',
    aquamarine: 'aqua-zirconia',
    'sky-blue-topaz': 'aqua-zirconia',
    amethyst: 'purple-zirconia',
    onyx: 'black-zirconia',
  },
  moissanite: { 'grey-spinel': 'grey-moissanite' },
  'blue-sapphire': {
    'pink-sapphire': 'pink-sapphire',
    citrine: 'yellow-sapphire',
    diamond: 'white-sapphire',
    emerald: 'green-sapphire',
    amethyst: 'purple-sapphire',
    'teal-sapphire': 'teal-sapphire',
    morganite: 'padparadscha',
    'sky-blue-topaz': 'pale-blue-sapphire',
    'cornflower-sapphire': 'cornflower-sapphire',
    rubellite: 'hot-pink-sapphire',
    onyx: 'black-sapphire',
    'grey-spinel': 'grey-sapphire',
  },
  ruby: { 'blue-sapphire': 'blue-sapphire' },
  topaz: {
    'sky-blue-topaz': 'sky-blue-topaz',
    diamond: 'white-topaz',
    citrine: 'imperial-topaz',
    'pink-sapphire': 'pink-topaz',
  },
  spinel: {
    onyx: 'black-spinel',
    'pink-sapphire': 'pink-spinel',
    'blue-sapphire': 'blue-spinel',
    'grey-spinel': 'grey-spinel',
  },
  tourmaline: {
    emerald: 'green-tourmaline',
    'green-beryl': 'green-tourmaline',
    'blue-sapphire': 'indicolite',
    ruby: 'rubellite',
    onyx: 'black-tourmaline',
  },
  garnet: { emerald: 'tsavorite', citrine: 'spessartine', amethyst: 'rhodolite', 'pink-sapphire': 'rhodolite' },
  opal: { onyx: 'black-opal', 'blue-sapphire': 'blue-opal', 'pink-sapphire': 'pink-opal' },
  jade: {
    'green-beryl': 'light-green-jade',
    'green-tourmaline': 'light-green-jade',
    amethyst: 'lavender-jade',
    diamond: 'white-jade',
    onyx: 'black-jade',
  },
  amber: { emerald: 'green-amber', ruby: 'cherry-amber', garnet: 'cherry-amber', diamond: 'butterscotch-amber' },
  coral: { 'pink-sapphire': 'pink-coral', morganite: 'pink-coral', diamond: 'white-coral' },
  moonstone: { 'grey-spinel': 'grey-moonstone', morganite: 'peach-moonstone' },
  onyx: { emerald: 'green-onyx' },
  'blue-lace-agate': { ruby: 'carnelian', onyx: 'onyx', diamond: 'chalcedony' },
  carnelian: { onyx: 'onyx', 'blue-sapphire': 'blue-lace-agate' },
  titanium: { onyx: 'black-titanium' },
  tungsten: { onyx: 'black-tungsten' },
};

/** The variety of a stone in a colour, by the stone that the colour means elsewhere; null when the trade has none. */
export const varietyOf = (stone: string, colour: string): string | null => VARIETIES[stone]?.[colour] ?? null;

/** Languages that put a colour before its noun. */
const BEFORE: ReadonlySet<string> = new Set(['en', 'de', 'ru', 'tr', 'hi', 'zh', 'ja']);
/** Languages that put it after. Russian does both. */
const AFTER: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar', 'ru']);

/** Maximum distance of a colour from its noun, in phrases. */
const REACH = 3;

/** The colour beside a noun in a direction, past other attributes; -1 when there is none. */
function colourBeside(s: Sentence, i: number, step: 1 | -1): number {
  for (let at = i + step; Math.abs(at - i) <= REACH && !s.isBreak(at); at += step) {
    if (s.id(at, 'colour') !== null && !s.isOf(at, 'stone', 'metal')) return at;
    const isAttribute =
      s.isOf(at, 'scale', 'cut', 'shape') ||
      (step < 0 && s.is(at, 'grammar', 'of') && s.items[at]!.concepts.every(({ kind }) => kind === 'grammar'));
    if (!isAttribute) return -1;
  }
  return -1;
}

/** "A raw emerald crystal", "black tourmaline crystals": the stone as it grew. */
function crystals(s: Sentence): void {
  for (const i of s.all('stone'))
    if (cues`^${'crystal'}$`.test(s.items[i]!.words) && s.id(i - 1, 'stone') !== null) {
      s.take(i, i + 1);
      s.items[i]!.concepts = [];
    }
}

/** "Cerchi in oro con un fiore pendente": after a figure, the word for a pendant says that it hangs from the hoops. */
function hangingFromHoops(s: Sentence): void {
  for (const i of s.all('form')) {
    const hoop = s.all('form').find((at) => at < i && s.is(at, 'form', 'hoop'));
    if (!s.is(i, 'form', 'drop') || !s.is(i, 'type', 'pendant') || hoop === undefined) continue;
    const isOfThing = s.items.slice(hoop, i).some((_, k) => s.isOf(hoop + k, 'motif', 'stone'));
    const item = s.items[i]!;
    if (isOfThing) item.concepts = item.concepts.filter(({ kind }) => kind !== 'type');
  }
}

/** Makes one phrase of a noun and its colour, where the trade has a name for both. */
export function varieties(s: Sentence): void {
  crystals(s);
  hangingFromHoops(s);
  for (const kind of ['stone', 'metal'])
    for (const i of s.all(kind)) {
      const item = s.items[i]!;
      const of = VARIETIES[s.id(i, kind)!];
      if (!of) continue;
      const at = [
        AFTER.has(item.language) ? colourBeside(s, i, 1) : -1,
        BEFORE.has(item.language) ? colourBeside(s, i, -1) : -1,
      ].find((one) => one >= 0 && of[s.id(one, 'colour')!] !== undefined);
      if (at === undefined || s.is(at + 1, 'gold', 'any')) continue;
      const id = of[s.id(at, 'colour')!]!;
      item.concepts = [{ kind, id }, ...item.concepts.filter((one) => one.kind !== kind && one.kind !== 'dial')];
      s.take(at, at + 1);
    }
}
