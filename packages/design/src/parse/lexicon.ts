/**
 * The words people use, as ordered lists: the more specific entry stands first and takes its words away from the rest
 * ("rose gold" is a metal before "rose" is a flower). Every pattern is bounded by \b: "something" is not thin,
 * and an earring is not a ring. Patterns see lower-case text without accents.
 */
import type { Alloy, Cut, Finish, GemKind, JewelryType, Style } from '../spec';

export type Lexicon<Id extends string> = readonly (readonly [id: Id, pattern: RegExp])[];

export const CUT_WORDS: Lexicon<Cut> = [
  ['emerald', /\b(?:emerald|step|octagon(?:al)?)[- ]cut\b/],
  ['asscher', /\basscher(?:[- ]cut)?\b/],
  ['princess', /\bprincess(?:[- ]cut)?\b|\bsquare[- ](?:cut|stone|gem)\b/],
  ['cushion', /\bcushion(?:[- ]cut)?\b/],
  ['baguette', /\bbaguettes?(?:[- ]cut)?\b/],
  ['marquise', /\bmarquise(?:[- ]cut)?\b|\bnavette\b/],
  ['trillion', /\btrill?i(?:on|ant)(?:[- ]cut)?\b|\btriangle[- ]cut\b/],
  ['hexagon', /\bhexagon(?:al)?[- ](?:cut|stones?|gems?)\b/],
  ['kite', /\bkite(?:[- ](?:cut|shaped))?\b/],
  ['pear', /\bpear(?:[- ](?:cut|shaped?))?\b|\bteardrops?(?:[- ]shaped?)?\b|\btear[- ]shaped\b/],
  ['oval', /\boval(?:[- ](?:cut|shaped?))?\b/],
  ['cabochon', /\bcabochons?\b/],
  ['round', /\bround(?:[- ](?:cut|brilliant))?\b|\bbrilliant[- ]cut\b/],
];

export const ALLOY_WORDS: Lexicon<Alloy> = [
  ['rose-gold-18k', /\b(?:(?:9|10|14|18|22)\s?(?:k|kt|ct|karat|carat)[- ])?(?:rose|pink|red)[- ]?gold(?:en)?\b|\bcopper\b/],
  ['white-gold-18k', /\b(?:(?:9|10|14|18|22)\s?(?:k|kt|ct|karat|carat)[- ])?white[- ]?gold\b|\bpalladium\b|\brhodium\b/],
  ['platinum-950', /\bplatinum\b/],
  ['silver-925', /\b(?:sterling[- ])?silver(?:y)?\b/],
  ['steel-316l', /\b(?:stainless[- ])?steel\b|\btitanium\b/],
  ['yellow-gold-18k', /\b(?:(?:9|10|14|18|22|24)\s?(?:k|kt|ct|karat|carat)[- ])?(?:yellow[- ]?)?gold(?:en)?\b|\bbrass\b/],
];

export const GEM_WORDS: Lexicon<GemKind> = [
  ['onyx', /\bblack[- ]diamonds?\b|\bonyx(?:es)?\b|\bobsidian\b|\bjet\b/],
  ['pink-sapphire', /\bpink[- ]sapphires?\b/],
  ['yellow-sapphire', /\byellow[- ](?:sapphires?|diamonds?)\b/],
  ['blue-sapphire', /\b(?:blue[- ])?sapphires?\b|\blapis(?: lazuli)?\b/],
  ['diamond', /\b(?:diamonds?|brilliants?|moissanites?|zirc(?:on|onia)s?)\b|\brock crystals?\b/],
  ['ruby', /\brub(?:y|ies)\b|\bspinels?\b/],
  ['morganite', /\bmorganites?\b|\brose quartz\b/],
  ['aquamarine', /\baquamarines?\b/],
  ['amethyst', /\bamethysts?\b/],
  ['citrine', /\bcitrines?\b|\bamber\b/],
  ['garnet', /\bgarnets?\b/],
  ['opal', /\bopals?\b|\bmoonstones?\b|\bmother[- ]of[- ]pearl\b/],
  ['pearl', /\bpearls?\b/],
  ['peridot', /\bperidots?\b/],
  ['tanzanite', /\btanzanites?\b|\biolites?\b/],
  ['topaz', /\b(?:blue[- ])?topaz(?:es)?\b/],
  ['tourmaline', /\btourmalines?\b|\brubellites?\b/],
  ['emerald', /\bemeralds?\b|\btsavorites?\b|\bjade\b|\bmalachite\b/],
];

/** Colours stand for a stone when no stone is named. */
export const COLOR_WORDS: Lexicon<GemKind> = [
  ['ruby', /\b(?:red|crimson|scarlet)\b/],
  ['blue-sapphire', /\b(?:blue|navy|indigo)\b/],
  ['emerald', /\bgreen\b/],
  ['amethyst', /\b(?:purple|violet|lilac|lavender)\b/],
  ['pink-sapphire', /\b(?:pink|fuchsia|magenta)\b/],
  ['onyx', /\bblack\b/],
  ['citrine', /\b(?:orange|yellow)\b/],
  ['aquamarine', /\b(?:turquoise|teal|cyan|aqua)\b/],
];

/** Nouns that name the piece beyond doubt. */
export const TYPE_WORDS: Lexicon<JewelryType> = [
  ['earrings', /\bear[- ]?(?:rings?|cuffs?|studs?|climbers?)\b/],
  ['ring', /\brings?\b/],
  ['necklace', /\b(?:necklaces?|neckpiece)\b/],
  ['bracelet', /\b(?:bracelets?|bangles?|armlets?)\b/],
  ['pendant', /\b(?:pendants?|lockets?|medallions?|amulets?|talismans?)\b/],
  ['watch', /\b(?:(?:wrist[- ]?)?watch(?:es)?|timepieces?|chronographs?)\b/],
];

/** Words that hint at a type when none of the plain nouns is there. */
export const TYPE_HINTS: Lexicon<JewelryType> = [
  ['earrings', /\b(?:studs?|hoops?|drops)\b|\bfor (?:her|my|his|the) ears?\b/],
  ['ring', /\b(?:band|solitaire|eternity|signet|engagement|wedding|proposal|alliance)s?\b/],
  ['necklace', /\b(?:chokers?|collars?|riviere|sautoir|lariat|neck)\b/],
  ['bracelet', /\b(?:cuffs?|tennis|wrist)\b/],
  ['pendant', /\b(?:charms?|brooch(?:es)?|pins?|chain)\b/],
  ['watch', /\b(?:dial|clock)\b/],
];

export const STYLE_WORDS: Lexicon<Style> = [
  ['honeycombs', /\bhoney[- ]?combs?\b|\bbees?\b|\bbeehive\b|\bhive\b/],
  ['sci-fi', /\bsci[- ]?fi\b|\bscience fiction\b|\bfuturis(?:m|tic)\b|\bcyber(?:punk)?\b|\bspace(?:ship)?\b|\brobot(?:ic)?\b|\balien\b/],
  ['minimalist', /\bminimal(?:ist|istic|ism)?\b|\bsimple\b|\bdelicate\b|\bthin\b|\bdainty\b|\bsubtle\b|\bunderstated\b|\bfine\b/],
  ['bold', /\bbold\b|\bchunky\b|\bstatement\b|\bmassive\b|\bthick\b|\bheavy\b|\bbig\b|\blarge\b|\bwide\b/],
  ['layered', /\blayer(?:s|ed|ing)?\b|\bstack(?:s|ed|ing|able)?\b|\bdouble[- ]row\b|\btwo[- ]row\b|\bmulti[- ]?strand\b/],
  ['organic-shapes', /\borganic(?:[- ]shapes?)?\b|\bnatur(?:e|al)\b|\bflow(?:ing|s)?\b|\bfluid\b|\btwigs?\b|\bforest\b|\bcurv(?:y|ed|es)\b|\bbotanic(?:al)?\b/],
  ['geometric', /\bgeometr(?:ic|ical|y)\b|\bangular\b|\bfacet(?:s|ed)?\b|\bhexagon(?:s|al)?\b|\btriang(?:le|les|ular)\b|\bcub(?:e|es|ist|ism)\b|\bart deco\b/],
  ['contemporary', /\bcontemporary\b|\bmodern(?:ist)?\b|\basymmetric(?:al)?\b|\bknife[- ]edge\b|\bsleek\b/],
  ['innovative', /\binnovative\b|\bkinetic\b|\bunusual\b|\btension\b|\bexperimental\b|\bunique\b/],
];

export const MOTIF_WORDS: Lexicon<string> = [
  ['heart', /\bhearts?(?:[- ]shaped?)?\b/],
  ['leaf', /\b(?:leaf|leaves|ferns?|laurel|olive branch|ivy|vines?)\b/],
  ['moon', /\b(?:moons?|crescents?|lunar)\b/],
  ['star', /\b(?:stars?|starry|celestial|constellations?)\b/],
  ['flower', /\b(?:flowers?|floral|roses?|dais(?:y|ies)|petals?|blossoms?|lotus|lily|lilies)\b/],
  ['wave', /\b(?:waves?|oceans?|sea|seaside|surf|tides?)\b/],
  ['infinity', /\b(?:infinity|eternal)\b/],
  ['drop', /\b(?:raindrops?|dewdrops?|water drops?)\b/],
  ['sun', /\b(?:sun|sunny|sunburst|sunrise|sunset|solar)\b/],
];

export const FINISH_WORDS: Lexicon<Finish> = [
  ['satin', /\b(?:satin|brushed|matte?|frosted)\b/],
  ['hammered', /\bhammered\b|\bbeaten\b/],
  ['polished', /\b(?:polished|shiny|glossy|mirror)\b/],
];

/** Ways to build a piece that people ask for by name. */
export const FORM_WORDS: Lexicon<Form> = [
  ['halo', /\bhalos?\b|\bcluster\b|\bsurrounded by\b/],
  ['bezel', /\bbezel(?:s|[- ]set)?\b|\brub[- ]?over\b/],
  ['prong', /\bprongs?\b|\bclaws?\b/],
  ['pave', /\bpave(?:d|[- ]set)?\b|\bencrusted\b|\bcovered (?:in|with)\b|\bfull of\b/],
  ['eternity', /\beternity\b/],
  ['three-stone', /\b(?:three|3)[- ]stones?\b|\btrilogy\b|\btrinity\b/],
  ['twist', /\btwist(?:s|ed|ing)?\b|\bbraid(?:ed|s)?\b|\bknot(?:s|ted)?\b|\bintertwined\b|\brope\b/],
  ['split', /\bsplit(?:[- ]shank)?\b/],
  ['cathedral', /\bcathedral\b/],
  ['signet', /\bsignets?\b/],
  ['band', /\b(?:bands?|wedding ring|alliance)\b/],
  ['solitaire', /\bsolitaires?\b/],
  ['hoop', /\bhoops?\b/],
  ['stud', /\bstuds?\b/],
  ['drop', /\b(?:drops?|dangl(?:e|es|ing)|chandelier)\b/],
  ['tennis', /\btennis\b/],
  ['bangle', /\b(?:bangles?|cuffs?)\b/],
  ['riviere', /\briviere\b|\bgraduated\b/],
  ['choker', /\b(?:chokers?|collars?)\b/],
  ['chain', /\bchains?\b/],
];
/** Colours of a watch's dial; each pattern stands before the word dial or face. */
export const DIAL_WORDS: Lexicon<DialColor> = (
  [
    ['midnight', 'blue|navy|midnight|indigo'],
    ['forest', 'green|emerald|forest|malachite'],
    ['ivory', 'ivory|cream|white|pearl|mother[- ]of[- ]pearl'],
    ['champagne', 'champagne|gold|golden|yellow'],
    ['graphite', 'black|graphite|onyx|dark'],
    ['burgundy', 'red|burgundy|wine|ruby|bordeaux'],
    ['salmon', 'pink|salmon|rose|copper'],
    ['silver', 'silver|gr[ae]y|steel'],
  ] as const
).map(([id, words]) => [id, new RegExp(`\\b(?:${words})(?:[- ](?:sunburst|sunray|enamel|lacquer(?:ed)?))?[- ](?:dial|face)s?\\b`)] as const);
export type DialColor = 'midnight' | 'forest' | 'ivory' | 'champagne' | 'graphite' | 'burgundy' | 'salmon' | 'silver';

export type Form =
  | 'halo' | 'bezel' | 'prong' | 'pave' | 'eternity' | 'three-stone' | 'twist' | 'split' | 'cathedral' | 'signet' | 'band' | 'solitaire'
  | 'hoop' | 'stud' | 'drop' | 'tennis' | 'bangle' | 'riviere' | 'choker' | 'chain';

export const COUNT_WORDS: Lexicon<'single' | 'many'> = [
  ['single', /\b(?:single|solitaire|solitary|lone)\b|\b(?:one|1)[- ](?:\w+[- ])?(?:stone|gem|gemstone)\b|\bonly one\b/],
  ['many', /\bmany\b|\bpave\b|\bclusters?\b|\bcovered\b|\bfull of\b|\blots of\b|\brows? of\b|\bencrusted\b|\beternity\b|\btennis\b/],
];

/** Small words that carry no wish about the piece. */
export const IDLE_WORDS = new Set(
  ('a an and are as at be but by can could create design do draw for from gem gems gemstone gemstones give has have her him his i if in ' +
    'inspired into is it its jewel jewellery jewelry just like look looks love loves made make me mm my new nice of on one or our piece ' +
    'please set she he show some something that the their them then these they this to very want wants we what which who will wish with ' +
    'would you your stone stones beautiful elegant pretty lovely style inspiration shape shaped shapes cut carat carats ct karat 18k 14k').split(' '),
);
