/** Default stones of a motif, empty for motifs made of metal alone, and default enamel. */
import type { InlayKind } from '../catalogue/inlays';
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { GemKind } from '../spec';

const OF_THE_SEA: readonly GemKind[] = ['aquamarine', 'aquamarine', 'blue-sapphire', 'diamond'];
const BRIGHT: readonly GemKind[] = ['diamond'];
const BARE: readonly GemKind[] = [];

export const STONES_OF_MOTIF: Readonly<Record<string, readonly GemKind[]>> = {
  'evil eye': ['blue-sapphire'], hamsa: ['blue-sapphire', 'diamond'], 'tree of life': ['emerald', 'peridot', 'diamond'], 'star of David': BRIGHT, ankh: BRIGHT, om: BRIGHT, cross: BRIGHT,
  lotus: ['pink-sapphire', 'morganite'], blossom: ['pink-sapphire', 'morganite', 'diamond'], rose: ['ruby', 'pink-sapphire', 'morganite'], sunflower: ['citrine'], daisy: ['yellow-sapphire', 'citrine'],
  cherry: ['ruby'], ladybird: ['ruby'], clover: ['emerald', 'peridot'], leaf: ['emerald', 'peridot', 'diamond'], vine: ['emerald', 'peridot', 'amethyst'], 'palm tree': BARE,
  sun: ['citrine', 'yellow-sapphire', 'diamond'], moon: ['diamond', 'diamond', 'blue-sapphire'], 'moon and star': ['diamond', 'diamond', 'blue-sapphire'], star: ['diamond', 'diamond', 'blue-sapphire'], snowflake: BRIGHT, lightning: ['diamond', 'yellow-sapphire'], mountain: BRIGHT,
  wave: OF_THE_SEA, shell: OF_THE_SEA, starfish: OF_THE_SEA, fish: OF_THE_SEA, dolphin: OF_THE_SEA, turtle: ['emerald', 'aquamarine', 'peridot'], anchor: OF_THE_SEA, compass: ['diamond', 'blue-sapphire'],
  heart: ['ruby', 'ruby', 'pink-sapphire', 'diamond'], infinity: BRIGHT, key: ['diamond', 'ruby'], crown: ['diamond', 'ruby', 'blue-sapphire'],
  bee: ['citrine', 'diamond'], dragon: ['ruby', 'garnet'], phoenix: ['ruby', 'garnet'], skull: ['ruby', 'diamond'], lion: ['diamond', 'ruby'], falcon: ['diamond', 'ruby'], eagle: ['diamond', 'ruby'], cat: ['emerald', 'emerald', 'peridot'], owl: ['citrine', 'yellow-sapphire', 'diamond'],
  peacock: ['emerald', 'blue-sapphire'], dove: BRIGHT, horse: BARE, elephant: BARE, camel: BARE, football: BARE, airplane: BARE, guitar: BRIGHT, 'treble clef': BRIGHT, 'music note': BRIGHT, arrow: BRIGHT, 'Burj Khalifa': BRIGHT, 'Eiffel Tower': BRIGHT, bow: BRIGHT, horseshoe: BRIGHT, 'teddy bear': ['ruby', 'pink-sapphire', 'diamond'], strawberry: ['ruby'], rabbit: ['pink-sapphire', 'diamond'], seahorse: OF_THE_SEA, 'eye of Horus': ['blue-sapphire'],
  aries: BRIGHT, taurus: ['emerald'], gemini: ['citrine'], cancer: ['ruby'], leo: ['peridot'], virgo: ['blue-sapphire'], libra: ['tourmaline'], scorpio: ['topaz'], sagittarius: ['tanzanite'], capricorn: ['garnet'], aquarius: ['amethyst'], pisces: ['aquamarine'],
};

/** Enamel of figures that are made of coloured glass. */
const INLAY_OF_MOTIF: Readonly<Record<string, InlayKind>> = { nazar: 'enamel-blue' };

/** The prompt with the enamel of its figure, unless it names stones or an inlay or refuses enamel. */
export const withCustomaryInlay = (parsed: ParsedPrompt): ParsedPrompt => {
  const inlay = INLAY_OF_MOTIF[parsed.motifs[0] ?? ''];
  const isFree = parsed.inlay === null && parsed.gems.length === 0 && !parsed.requirements.some(({ concept, isRefused }) => concept === 'inlay' && isRefused);
  return inlay && isFree ? { ...parsed, inlay } : parsed;
};
