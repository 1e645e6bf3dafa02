/** The words for stones and their cuts, as ordered lists like those of the lexicon. */
import type { PearlName } from '../gems/pearls';
import type { Cut, GemKind } from '../spec';
import type { Lexicon } from './reader';

/** Nouns that a number or a measure of stones can belong to. */
export const STONE_NOUN =
  'stones?|gems?|gemstones?|birthstones?|diamonds?|brilliants?|rub(?:y|ies)|sapphires?|emeralds?|pearls?|opals?|amethysts?|garnets?|topaz(?:es)?|citrines?|aquamarines?|peridots?|tanzanites?|tourmalines?|morganites?|onyx|moonstones?|turquoises?|jades?|lapis|malachites?|carnelians?|moissanites?|cabochons?|baguettes?|marquises?';

const isCut = (words: string): RegExp => new RegExp(`\\b(?:${words})[- ](?:cut\\b|(?=(?:${STONE_NOUN})\\b))`);

export const CUT_WORDS: Lexicon<Cut> = [
  ['emerald', /\b(?:emerald|step|octagon(?:al)?)[- ]cut\b/],
  ['asscher', /\basscher(?:[- ]cut)?\b/],
  ['princess', /\bprincess[- ]cut\b|(?<!\b(?:my|little|for a|like a|the) )\bprincess\b(?! (?:diana|crown|tiara|style))/],
  ['princess', isCut('square')],
  ['cushion', /\bcushion(?:[- ]cut)?\b|\bradiant(?:[- ]cut)?\b|\bold mine(?:[- ]cut)?\b/],
  ['baguette', /\b(?:tapered )?baguettes?(?:[- ]cut)?\b/],
  ['marquise', /\bmarquise(?:[- ]cut)?\b|\bnavette\b/],
  ['trillion', /\btrill?i(?:on|ant)(?:[- ]cut)?\b|\btriangle[- ]cut\b|\bshield[- ]cut\b|\bhalf[- ]moon(?=[- ](?:cut|side|stone|diamond|sapphire)s?\b)/],
  ['hexagon', isCut('hexagon(?:al)?')],
  ['kite', /\b(?:kite|lozenge)(?:[- ](?:cut|shaped))?\b/],
  ['pear', /\bpear(?:[- ](?:cut|shaped?))?\b|\bteardrops?(?:[- ]shaped?)?\b|\btear[- ]shaped\b|\bbriolettes?\b/],
  ['oval', /\boval(?:[- ](?:cut|shaped?))?\b/],
  ['cabochon', /\bcabochons?\b|\bsugar[- ]?loaf\b/],
  ['round', /\bround(?:[- ](?:cut|brilliant)s?)?\b(?! (?:the|my|her|his|it|them|a)\b)|\bbrilliant[- ]cut\b|\brose[- ]cut\b|\bold european(?:[- ]cut)?\b/],
];

/** A month's own stone: "May birthstone", "birthstones for May and October", "born in May", "April baby". */
const bornIn = (month: string): RegExp => new RegExp(`(?<=\\bbirthstones?\\b[^]*)\\b${month}\\b|\\b${month}(?:'s)?\\b(?=[^]*\\bbirthstones?\\b)|\\bborn in ${month}\\b|\\b${month} bab(?:y|ies)\\b`);

export const GEM_WORDS: Lexicon<GemKind> = [
  ['onyx', /\bblack[- ](?:diamonds?|spinels?|sapphires?|agates?|tourmalines?|onyx)\b|\bon[iy]x(?:es)?\b|\bobsidian\b|\bjet\b|\bh(?:a)?ematite\b/],
  ['pink-sapphire', /\bpink[- ](?:sapphires?|diamonds?|spinels?)\b/],
  ['yellow-sapphire', /\b(?:yellow|canary)[- ](?:sapphires?|diamonds?)\b/],
  ['citrine', /\b(?:champagne|cognac|brown|chocolate|orange)[- ](?:diamonds?|sapphires?)\b|\b(?:imperial|yellow|golden) topaz\b|\bsmok(?:e)?y quartz\b|\btiger'?s?[- ]eyes?\b|\bsunstones?\b/],
  ['diamond', /\b(?:white|colou?rless)[- ](?:sapphires?|topaz(?:es)?|diamonds?)\b|\b(?:salt and pepper|gr[ae]y|uncut|raw|polki)[- ]diamonds?\b/],
  ['tanzanite', /\b(?:purple|violet)[- ]sapphires?\b/],
  ['peridot', /\bgreen[- ](?:sapphires?|diamonds?)\b|\bmoss agates?\b/],
  ['aquamarine', /\bparaiba(?: tourmalines?)?\b|\bblue[- ]diamonds?\b|\bchalcedon(?:y|ies)\b/],
  ['turquoise', /\b(?:(?:sleeping beauty|persian) )?turquoises?\b(?![- ]colou?red)|\blarimars?\b/],
  ['jade', /\b(?:green[- ])?jades?\b|\bjadeites?\b|\bnephrites?\b|\bchrysoprases?\b|\baventurines?\b/],
  ['lapis-lazuli', /\blapis(?: lazuli)?\b|\bsodalites?\b/],
  ['malachite', /\bmalachites?\b/],
  ['carnelian', /\bcarnelians?\b|\bcornelians?\b|\b(?:red )?corals?\b/],
  ['moonstone', /\b(?:(?:rainbow|blue) )?moonstones?\b|\blabradorites?\b/],
  ['emerald', /\bgreen[- ](?:tourmalines?|garnets?|emeralds?)\b/],
  ['blue-sapphire', /\b(?:(?:royal |cornflower |ceylon )?blue[- ])?sapphires?\b/],
  ['diamond', /\bdiamonds?(?!(?: |-)cut\s+(?:[a-z]+\s+)?chains?)\b|\b(?:brilliants?|moissanites?|(?:cubic )?zirc(?:on|onia)s?|polki)\b|\b(?:(?:rock|swarovski) )?crystals?\b/],
  ['ruby', /\b(?:(?:pigeon[- ]blood|red) )?(?:rub(?:y|ies|ys)|rubby|rubis?)\b|\b(?:red )?spinels?\b/],
  ['morganite', /\bmorganites?\b|\brose quartz\b|\bkunzites?\b|\bpadparadschas?(?: sapphires?)?\b/],
  ['aquamarine', /\b(?:blue )?aqua[- ]?marines?\b/],
  ['amethyst', /\b(?:purple )?amethysts?\b|\balexandrites?\b/],
  ['citrine', /\b(?:yellow )?citrines?\b|\bambers?\b/],
  ['garnet', /\b(?:red )?garnets?\b|\brhodolites?\b/],
  ['opal', /\b(?:(?:fire|milky|white) )?opals?\b|\bmother[- ]of[- ]pearl\b/],
  ['pearl', /\b(?:(?:cultured|round|white|cream) )*pearls?\b/],
  ['peridot', /\b(?:green )?peridots?\b/],
  ['tanzanite', /\btanzanites?\b|\biolites?\b/],
  ['topaz', /\b(?:(?:london |swiss |sky )?blue[- ])?topaz(?:es)?\b/],
  ['tourmaline', /\b(?:(?:pink|red|watermelon) )?tourmalines?\b|\brubellites?\b/],
  ['emerald', /\bemeralds?\b|\btsavorites?\b/],
  ['garnet', bornIn('jan(?:uary)?')], ['amethyst', bornIn('feb(?:ruary)?')], ['aquamarine', bornIn('march')], ['diamond', bornIn('apr(?:il)?')], ['emerald', bornIn('may(?! (?:i|be|have|get|you|we)\\b)')],
  ['pearl', bornIn('june')], ['ruby', bornIn('july')], ['peridot', bornIn('aug(?:ust)?')], ['blue-sapphire', bornIn('sept?(?:ember)?')], ['opal', bornIn('oct(?:ober)?')],
  ['citrine', bornIn('nov(?:ember)?')], ['tanzanite', bornIn('dec(?:ember)?')],
];

const PEARL_ADJECTIVE = '(?:akoya|tahitian|freshwater|south sea|cultured|baroque|keshi|mabe|round|drop|natural|white|cream|black|dark|peacock|gr[ae]y|pink|golden|champagne|lavender)';
const ofPearls = (words: string): RegExp => new RegExp(`\\b(?:${words})[- ]+(?=(?:${PEARL_ADJECTIVE}[- ])*pearls?\\b)|(?<=\\bpearls? (?:${PEARL_ADJECTIVE} )*)(?:${words})\\b(?![- ](?:gold|silver|ring|chain|diamond|stone)s?\\b)`);
/** Colours of pearls, and the shells they come from. */
export const PEARL_WORDS: Lexicon<PearlName> = [
  ['golden', /\b(?:golden|gold|champagne)[- ]+(?=south sea\b)/],
  ['peacock', ofPearls('peacock')],
  ['tahitian', ofPearls('tahitian|black|dark')],
  ['gray', ofPearls('gr[ae]y')],
  ['lavender', ofPearls('lavender|lilac|purple|violet|mauve')],
  ['pink', ofPearls('pink|ros[eé]|blush|peach')],
  ['south-sea', ofPearls('south sea')],
  ['akoya', ofPearls('akoya')],
  ['freshwater', ofPearls('freshwater')],
];
/** A golden pearl; the word may mean its metal as well, and is left for it. */
export const GOLDEN_PEARL: Lexicon<PearlName> = [['golden', ofPearls('golden|champagne')]];

/** Stones, cuts, metals, chains, pieces and motifs that we do not make, and the nearest that we do. */
export const NEAREST: Readonly<Record<string, string>> = {
  'black diamond': 'onyx', 'black spinel': 'onyx', 'black sapphire': 'onyx', 'black agate': 'onyx', 'black tourmaline': 'onyx', obsidian: 'onyx', jet: 'onyx', hematite: 'onyx', haematite: 'onyx',
  spinel: 'ruby', 'red spinel': 'ruby', 'pink diamond': 'pink sapphire', 'pink spinel': 'pink sapphire', moissanite: 'diamond', zircon: 'diamond',
  zirconia: 'diamond', 'cubic zirconia': 'diamond', crystal: 'diamond', 'rock crystal': 'diamond', 'swarovski crystal': 'diamond', 'white sapphire': 'diamond', 'white topaz': 'diamond', 'grey diamond': 'diamond',
  'gray diamond': 'diamond', 'salt and pepper diamond': 'diamond', 'raw diamond': 'diamond', 'uncut diamond': 'diamond', 'polki diamond': 'diamond', polki: 'diamond', 'yellow diamond': 'yellow sapphire',
  'canary diamond': 'yellow sapphire', 'champagne diamond': 'citrine', 'cognac diamond': 'citrine', 'brown diamond': 'citrine', 'chocolate diamond': 'citrine', 'orange diamond': 'citrine', 'orange sapphire': 'citrine',
  'imperial topaz': 'citrine', 'yellow topaz': 'citrine', 'golden topaz': 'citrine', 'smoky quartz': 'citrine', 'smokey quartz': 'citrine', "tiger's eye": 'citrine', 'tiger eye': 'citrine', 'tigers eye': 'citrine', sunstone: 'citrine',
  amber: 'citrine', 'rose quartz': 'morganite', kunzite: 'morganite', padparadscha: 'morganite', 'padparadscha sapphire': 'morganite', labradorite: 'moonstone',
  'mother of pearl': 'opal', iolite: 'tanzanite', 'purple sapphire': 'tanzanite', 'violet sapphire': 'tanzanite', 'green sapphire': 'peridot', 'green diamond': 'peridot', 'moss agate': 'peridot', paraiba: 'aquamarine',
  'paraiba tourmaline': 'aquamarine', 'blue diamond': 'aquamarine', larimar: 'turquoise', chalcedony: 'aquamarine', sodalite: 'lapis lazuli', alexandrite: 'amethyst', coral: 'carnelian', 'red coral': 'carnelian', rubellite: 'tourmaline',
  'green tourmaline': 'emerald', 'green garnet': 'emerald', chrysoprase: 'jade', aventurine: 'jade', tsavorite: 'emerald',
  radiant: 'cushion cut', 'radiant cut': 'cushion cut', 'old mine': 'cushion cut', 'old mine cut': 'cushion cut', 'rose cut': 'round cut', 'old european': 'round cut', 'old european cut': 'round cut', briolette: 'pear cut',
  'sugar loaf': 'cabochon', sugarloaf: 'cabochon', 'half moon': 'trillion cut', 'shield cut': 'trillion cut',
  copper: 'rose gold', palladium: 'white gold', rhodium: 'white gold', titanium: 'steel', tungsten: 'steel', brass: 'yellow gold', tricolor: 'two-tone', 'tri color': 'two-tone', 'tri colour': 'two-tone', 'three tone': 'two-tone',
  byzantine: 'rope chain', foxtail: 'rope chain', singapore: 'rope chain', wheat: 'rope chain', spiga: 'rope chain', omega: 'snake chain', herringbone: 'snake chain', figaro: 'curb chain', brooch: 'pendant', tiara: 'crown', claddagh: 'heart', cladagh: 'heart', eagle: 'falcon', hawk: 'falcon', pigeon: 'dove', bear: 'teddy bear', tree: 'tree of life', dog: 'paw', puppy: 'paw', lily: 'flower', tulip: 'flower', peony: 'flower', orchid: 'flower', jasmine: 'flower', hibiscus: 'flower', sparrow: 'swallow', bird: 'swallow', moth: 'butterfly', cufflink: 'earrings', anklet: 'bracelet', 'ankle bracelet': 'bracelet', tank: 'rectangular',
};

/** Colours stand for a stone when no stone is named. */
export const COLOR_WORDS: Lexicon<GemKind> = [
  ['diamond', /\b(?:white|clear|colou?rless)(?= (?:[a-z]+ )?(?:stones?|gems?|gemstones?)\b)/],
  ['ruby', /\b(?:red|crimson|scarlet)\b/],
  ['blue-sapphire', /\b(?:blue|navy|indigo)\b/],
  ['emerald', /\bgreen\b/],
  ['amethyst', /\b(?:purple|violet|lilac|lavender)\b/],
  ['pink-sapphire', /\b(?:pink|fuchsia|magenta)\b/],
  ['onyx', /\bblack\b/],
  ['citrine', /\b(?:orange|yellow)\b/],
  ['aquamarine', /\b(?:turquoise|teal|cyan|aqua)\b/],
];

/** The next stone of a colour, where the first is not wanted: "green, but no emerald". */
export const NEXT_OF_COLOR: Partial<Record<GemKind, GemKind>> = {
  ruby: 'garnet', 'blue-sapphire': 'tanzanite', emerald: 'peridot', amethyst: 'tanzanite', 'pink-sapphire': 'tourmaline', citrine: 'yellow-sapphire', aquamarine: 'topaz',
};

/** Pieces that everybody pictures with diamonds. */
export const DIAMOND_BY_CUSTOM = /\b(?:engagement|proposal|solitaires?|tennis|eternity|hidden halo)\b/;
