/** Names of species before those of varieties: "opal ring, … a dark opal", "folha de costela-de-adão". */
import type { Finding, Sentence } from '../sentence';
import { SEVERAL } from './grammaticalNumber';

/** Varieties whose names do not end with that of their species. */
const SPECIES: Readonly<Record<string, string>> = {
  padparadscha: 'blue-sapphire',
  rhodolite: 'garnet',
  spessartine: 'garnet',
  tsavorite: 'garnet',
  demantoid: 'garnet',
  rubellite: 'tourmaline',
  paraiba: 'tourmaline',
  indicolite: 'tourmaline',
};
/** Species by the last word of the names of their varieties. Diamonds of two colours are often wanted together. */
const BY_NAME: Readonly<Record<string, string>> = {
  sapphire: 'blue-sapphire',
  opal: 'opal',
  spinel: 'spinel',
  tourmaline: 'tourmaline',
  topaz: 'topaz',
  jade: 'jade',
  amber: 'amber',
  moonstone: 'moonstone',
  zircon: 'zircon',
};
const speciesOf = (kind: string): string | undefined => SPECIES[kind] ?? BY_NAME[kind.split('-').at(-1)!];

/** True for one stone that is the main one or of no stated place. */
const isMain = ({ role, measure, count }: Finding): boolean =>
  (role === null || role === 'center') && measure !== SEVERAL && (count ?? 1) === 1;

/** Figures that the name of a plant makes one of: "a leaf of monstera". */
const OF_PLANTS: ReadonlySet<string> = new Set(['leaf', 'flower']);

/** Drops a leaf or a flower whose plant is a figure itself. */
function plants(s: Sentence): void {
  const figures = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  for (const general of figures) {
    const own = figures.find(
      ({ from, value }) => from === general.to + 1 && !OF_PLANTS.has(value) && s.is(general.to, 'grammar', 'of'),
    );
    if (!own || !OF_PLANTS.has(general.value)) continue;
    own.from = general.from;
    if (general.count !== undefined) own.count = general.count;
    s.findings.splice(s.findings.indexOf(general), 1);
  }
}

/** Drops a species whose variety a later clause names. */
export function species(s: Sentence): void {
  plants(s);
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const varieties = stones.filter((one) => speciesOf(one.value) !== undefined && isMain(one));
  const isVarietyOf = (general: Finding, one: Finding): boolean =>
    one.from >= general.to &&
    one.value !== general.value &&
    speciesOf(one.value) === general.value &&
    s.items.slice(general.to, one.from).some((_, k) => s.isBreak(general.to + k));
  const isBare = (one: Finding): boolean =>
    one.role === null &&
    one.count === undefined &&
    s.items[one.from]!.words.split(' ').length === 1 &&
    !s.findings.some(({ of, concept }) => of === one.value && concept !== 'stone');
  for (const one of stones)
    if (varieties.some((other) => isVarietyOf(one, other)) && isBare(one))
      s.findings.splice(s.findings.indexOf(one), 1);
}
