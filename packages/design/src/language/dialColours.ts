/** Colours of dials and straps by the stones that their words mean elsewhere. */
import type { DialColor } from './vocabulary';

/** Words by class and id, as the lexicons have them. */
type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const DIAL_OF: Readonly<Record<string, DialColor>> = {
  ruby: 'burgundy',
  garnet: 'burgundy',
  'blue-sapphire': 'midnight',
  'cornflower-sapphire': 'midnight',
  emerald: 'forest',
  'green-tourmaline': 'forest',
  peridot: 'forest',
  amethyst: 'purple',
  iolite: 'purple',
  'pink-sapphire': 'salmon',
  rubellite: 'salmon',
  morganite: 'salmon',
  onyx: 'graphite',
  citrine: 'yellow',
  spessartine: 'orange',
  diamond: 'white',
  aquamarine: 'turquoise',
  'sky-blue-topaz': 'turquoise',
  'teal-sapphire': 'turquoise',
  paraiba: 'turquoise',
  'champagne-diamond': 'champagne',
  'cognac-diamond': 'brown',
  'smoky-quartz': 'brown',
  'grey-spinel': 'silver',
};

/** Adds the words of colours to those of dials that have none of their own. */
export function withDialColours(words: Words): Words {
  const own = new Set(Object.values(words['dial'] ?? {}).flat());
  const dial: Record<string, readonly string[]> = { ...words['dial'] };
  for (const [stone, patterns] of Object.entries(words['colour'] ?? {})) {
    const color = DIAL_OF[stone];
    if (color !== undefined) dial[color] = [...(dial[color] ?? []), ...patterns.filter((one) => !own.has(one))];
  }
  return { ...words, dial };
}
