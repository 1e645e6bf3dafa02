/**
 * The words people use, as ordered lists: the more specific entry stands first and takes its words away from the rest
 * ("rose gold" is a metal before "rose" is a flower). Every pattern is bounded by \b: "something" is not thin,
 * and an earring is not a ring. Patterns see lower-case text without accents.
 */
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style, View } from '../spec';

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
  ['round', /\bround(?:[- ](?:cut|brilliant)s?)?\b(?! (?:the|my|her|his|it|a)\b)|\bbrilliant[- ]cut\b/],
];

const KARAT = String.raw`(?:(?:9|10|14|18|22|24)[ -]?(?:k|kt|ct|karat|carat)[- ])?`;
/** "yellow and white gold" names two metals with one noun. */
const SHARED_NOUN = String.raw`(?= ?(?:and|&|\/|\+|,|-) ?(?:white|yellow|rose|pink)[- ]gold)`;

export const ALLOY_WORDS: Lexicon<Alloy> = [
  ['rose-gold-18k', new RegExp(`\\b(?:rose|pink)${SHARED_NOUN}`)],
  ['white-gold-18k', new RegExp(`\\bwhite${SHARED_NOUN}`)],
  ['yellow-gold-18k', new RegExp(`\\byellow${SHARED_NOUN}`)],
  ['rose-gold-18k', new RegExp(`\\b${KARAT}(?:rose|pink|red)[- ]?gold(?:en)?\\b|\\bcopper\\b`)],
  ['white-gold-18k', new RegExp(`\\b${KARAT}white[- ]?gold\\b|\\bpalladium\\b|\\brhodium\\b`)],
  ['platinum-950', /\b(?:(?:950|900) )?platinum(?: 950)?\b/],
  ['silver-925', /\b(?:925 )?(?:sterling[- ])?silver(?:y)?\b/],
  ['steel-316l', /\b(?:stainless[- ])?steel\b|\btitanium\b/],
  ['yellow-gold-18k', new RegExp(`\\b${KARAT}(?:yellow[- ]?)?gold(?:en)?\\b|\\bbrass\\b`)],
];

export const TWO_TONE = /\b(?:two|2|dual)[- ]?(?:tone|toned|colou?r(?:ed)?|metals?)\b|\bbi-?colou?r(?:ed)?\b|\bmixed metals?\b/;

export const GEM_WORDS: Lexicon<GemKind> = [
  ['onyx', /\bblack[- ]diamonds?\b|\bonyx(?:es)?\b|\bobsidian\b|\bjet\b/],
  ['pink-sapphire', /\bpink[- ]sapphires?\b/],
  ['yellow-sapphire', /\byellow[- ](?:sapphires?|diamonds?)\b/],
  ['blue-sapphire', /\b(?:blue[- ])?sapphires?\b|\blapis(?: lazuli)?\b/],
  ['diamond', /\b(?:diamonds?|brilliants?|moissanites?|zirc(?:on|onia)s?)\b|\brock crystals?\b/],
  ['ruby', /\b(?:rub(?:y|ies|ys)|rubby|rubis?)\b|\bspinels?\b/],
  ['morganite', /\bmorganites?\b|\brose quartz\b/],
  ['aquamarine', /\baquamarines?\b/],
  ['amethyst', /\bamethysts?\b/],
  ['citrine', /\bcitrines?\b|\bamber\b/],
  ['garnet', /\bgarnets?\b/],
  ['opal', /\b(?:fire |milky )?opals?\b|\bmoonstones?\b|\bmother[- ]of[- ]pearl\b/],
  ['pearl', /\b(?:(?:akoya|tahitian|freshwater|south sea|cultured|baroque) )?pearls?\b/],
  ['peridot', /\bperidots?\b/],
  ['tanzanite', /\btanzanites?\b|\biolites?\b/],
  ['topaz', /\b(?:blue[- ])?topaz(?:es)?\b/],
  ['tourmaline', /\btourmalines?\b|\brubellites?\b/],
  ['emerald', /\bemeralds?\b|\btsavorites?\b|\bjade\b|\bmalachite\b/],
];

/** Stones and metals that we do not make, and the nearest that we do. */
export const NEAREST: Readonly<Record<string, string>> = {
  'black diamond': 'onyx', obsidian: 'onyx', jet: 'onyx', spinel: 'ruby', lapis: 'blue sapphire', 'lapis lazuli': 'blue sapphire', moissanite: 'diamond', zircon: 'diamond',
  zirconia: 'diamond', 'rock crystal': 'diamond', 'yellow diamond': 'yellow sapphire', 'rose quartz': 'morganite', amber: 'citrine', moonstone: 'opal', 'mother of pearl': 'opal',
  iolite: 'tanzanite', rubellite: 'tourmaline', tsavorite: 'emerald', jade: 'emerald', malachite: 'emerald', copper: 'rose gold', palladium: 'white gold',
  rhodium: 'white gold', titanium: 'steel', brass: 'yellow gold',
};

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
  ['bracelet', /\b(?:bracelets?|bangles?|armlets?|wristbands?|anklets?)\b/],
  ['pendant', /\b(?:pendants?|lockets?|medallions?|amulets?|talismans?)\b/],
  ['watch', /\b(?:(?:wrist[- ]?)?watch(?:es)?|timepieces?|chronographs?)\b/],
];

/** Words that hint at a type when none of the plain nouns is there. */
export const TYPE_HINTS: Lexicon<JewelryType> = [
  ['earrings', /\b(?:studs?|hoops?|huggies?|drops|chandeliers?)\b|\bfor (?:her|my|his|the) ears?\b/],
  ['ring', /\b(?:band|solitaire|eternity|signet|engagement|wedding|proposal|alliance|trilogy)s?\b/],
  ['necklace', /\b(?:chokers?|collars?|riviere|sautoirs?|lariats?|neck)\b|\bstrand of\b/],
  ['bracelet', /\b(?:cuffs?|tennis|wrist)\b/],
  ['pendant', /\b(?:charms?|brooch(?:es)?|pins?|chain)\b/],
  ['watch', /\b(?:dial|clock|divers?|diving)\b/],
];

export const STYLE_WORDS: Lexicon<Style> = [
  ['honeycombs', /\bhoney[- ]?combs?\b|\bbees?\b|\bbeehive\b|\bhive\b/],
  ['sci-fi', /\bsci[- ]?fi\b|\bscience fiction\b|\bfuturis(?:m|tic)\b|\bcyber(?:punk)?\b|\bspace(?:ship)?\b|\brobot(?:ic)?\b|\balien\b|\bmecha(?:nical)?\b|\bcircuits?\b/],
  ['minimalist', /\bminimal(?:ist|istic|ism)?\b|\bsimple\b|\bdelicate\b|\bthin\b|\bdainty\b|\bsubtle\b|\bunderstated\b|\bslender\b|\bslim\b|\bfine\b(?! jewel)/],
  ['bold', /\b(?:bold|oversized?)\b|\bchunky\b|\bstatement\b|\bmassive\b|\bthick\b|\bheavy\b|\bbig\b|\blarge\b|\bwide\b/],
  ['layered', /\blayer(?:s|ed|ing)?\b|\bstack(?:s|ed|ing|able)?\b|\bdouble[- ]row\b|\btwo[- ]row\b|\bmulti[- ]?strand\b|\b(?:two|three|four|double|triple)[- ](?:strands?|layers?|rows?)\b/],
  ['organic-shapes', /\borganic(?:[- ]shapes?)?\b|\bnatur(?:e|al)\b|\bflow(?:ing|s)?\b|\bfluid\b|\btwigs?\b|\bforest\b|\bcurv(?:y|ed|es)\b|\bbotanic(?:al)?\b/],
  ['geometric', /\bgeometr(?:ic|ical|y)\b|\bangular\b|\bfacet(?:s|ed)?\b|\bhexagon(?:s|al)?\b|\btriang(?:le|les|ular)\b|\bcub(?:e|es|ist|ism)\b|\bart[- ]deco\b|\borigami\b|\bprism(?:s|atic)?\b/],
  ['contemporary', /\bcontemporary\b|\bmodern(?:ist)?\b|\basymmetric(?:al)?\b|\bknife[- ]edge\b|\bsleek\b/],
  ['innovative', /\binnovative\b|\bkinetic\b|\bunusual\b|\btension\b|\bexperimental\b|\bunique\b/],
];

export const MOTIF_WORDS: Lexicon<string> = [
  ['heart', /\bhearts?(?:[- ]shaped?)?\b/],
  ['vine', /\b(?:vines?|ivy|tendrils?|wisteria)\b/],
  ['leaf', /\b(?:leaf|leaves|leafy|ferns?|laurels?|olive branch(?:es)?|foliage)\b/],
  ['moon', /\b(?:moons?|crescents?|lunar)\b/],
  ['star', /\b(?:stars?|starry|starburst|celestial|constellations?|compass)\b/],
  ['rose', /\broses?\b/],
  ['flower', /\b(?:flowers?|floral|dais(?:y|ies)|petals?|blossoms?|lotus|lily|lilies|sunflowers?|tulips?|peon(?:y|ies)|orchids?)\b/],
  ['snake', /\b(?:snakes?|serpents?|serpentine|vipers?|cobras?|ouroboros)\b/],
  ['butterfly', /\bbutterfl(?:y|ies)\b|\bmoths?\b/],
  ['feather', /\b(?:feathers?|plumes?|quills?)\b/],
  ['wing', /\b(?:wings?|winged|angels?|angelic)\b/],
  ['swallow', /\b(?:swallows?|birds?|doves?|hummingbirds?)\b/],
  ['wave', /\b(?:waves?|oceans?|sea|seaside|surf|surfers?|tides?)\b/],
  ['infinity', /\b(?:infinity|eternal)\b/],
  ['knot', /\bknots?\b|\bceltic\b|\btriquetra\b/],
  ['key', /\bkeys?\b(?! ?(?:piece|element|feature))/],
  ['cross', /\b(?:cross|crosses|crucifix)\b/],
  ['crown', /\b(?:crowns?|tiaras?)\b/],
  ['paw', /\bpaws?(?:[- ]?prints?)?\b|\b(?:dog|puppy|kitten)\b/],
  ['clover', /\bclovers?\b|\bshamrocks?\b|\bfour[- ]leaf\b/],
  ['anchor', /\banchors?\b|\bnautical\b|\bsailors?\b/],
  ['drop', /\b(?:raindrops?|dewdrops?|water drops?|droplets?)\b/],
  ['sun', /\b(?:suns?|sunny|sunburst|sunrise|sunset|sunray|solar)\b/],
];

/** Cross-sections that a band or a bangle can be asked to have. "Flat" says so only of these. */
export const SECTION_WORDS: Lexicon<Section> = [
  ['knife', /\bknife[- ]?edged?\b/],
  ['comfort', /\bcomfort[- ]?fit(?:ting|ted)?\b/],
  ['half-round', /\bhalf[- ]round(?:ed)?\b|\bdomed\b/],
  ['flat', /\bflat(?=[- ](?:[\w-]+[- ]){0,3}(?:bands?|rings?|shanks?|bangles?|cuffs?|bracelets?|profile|section)\b)/],
];
export type Section = 'knife' | 'comfort' | 'half-round' | 'flat';

/** Chains by their links. */
export const CHAIN_WORDS: Lexicon<ChainKind> = (
  [
    ['rope', 'rope'],
    ['box', 'box|venetian'],
    ['curb', 'curb|cuban|figaro'],
    ['snake', 'snake|herringbone'],
    ['paperclip', 'paper[- ]?clip|long[- ]link|elongated'],
    ['bead', 'bead(?:ed)?|ball'],
    ['bold', 'chunky|thick|heavy|bold|oversized'],
    ['fine', 'fine|thin|delicate|dainty|slim'],
    ['cable', 'cable|trace|belcher|rolo'],
  ] as const
).map(([id, words]) => [id, new RegExp(`\\b(?:${words})(?:[- ]link)?[- ]chains?\\b`)] as const);
export type ChainKind = 'rope' | 'box' | 'curb' | 'snake' | 'paperclip' | 'bead' | 'bold' | 'fine' | 'cable';

/** What a piece is photographed on, when somebody says. */
export const STAGE_WORDS: Lexicon<Stage> = [
  ['cloth', /\b(?:on|upon|against) (?:a |an |the |piece of |dark |deep |soft |crushed |black |blue |navy |midnight )*(?:velvet|cloth|fabric)\b/],
  ['velvet', /\b(?:on|against) (?:a |dark |deep )*(?:green|emerald)(?: velvet| background| backdrop| stage)\b/],
  ['stone', /\b(?:on|upon|against) (?:a |an |the |piece of |slab of |raw |rough |honed |polished |natural |light |white )*(?:stone|marble|travertine|limestone|granite|rock)\b(?! ring| pendant| band)/],
  ['slate', /\b(?:on|against) (?:a |dark |black |grey )*(?:slate|black|dark)(?: stone| background| backdrop| stage)?\b/],
  ['white', /\b(?:on|against) (?:a |pure |clean )*white(?: background| backdrop| stage)?\b/],
  ['grey', /\b(?:on|against) (?:a |light )*gr[ae]y(?: background| backdrop| stage)?\b/],
  ['blush', /\b(?:on|against) (?:a |soft )*(?:blush|pink)(?: background| backdrop| stage)?\b/],
  ['warm', /\b(?:on|against) (?:a |warm )*(?:beige|cream|linen|sand)(?: background| backdrop| stage)?\b/],
];

export const FINISH_WORDS: Lexicon<Finish> = [
  ['satin', /\b(?:satin|brushed|matte?|frosted|sandblasted)\b/],
  ['hammered', /\bhammered\b|\bbeaten\b|\btextured\b/],
  ['polished', /\b(?:polished|shiny|glossy|mirror)\b/],
];

/** Ways to build a piece that people ask for by name. */
export const FORM_WORDS: Lexicon<Form> = [
  ['hidden-halo', /\bhidden halos?\b/],
  ['double-halo', /\b(?:double|two[- ]row) halos?\b/],
  ['pave-shank', /\b(?:pave|diamond|stone)(?:[- ]set)? (?:shank|shoulders?)\b|\b(?:diamonds?|stones?|rubies|sapphires|emeralds) (?:on|along|down|in) the (?:shoulders?|shank)\b/],
  ['cluster', /\bclusters?\b/],
  ['halo', /\bhalos?\b|\bsurrounded by\b/],
  ['tension', /\btension(?:[- ]set)?\b/],
  ['flush', /\b(?:flush|gypsy)(?:[- ]set)?\b/],
  ['east-west', /\beast[- ](?:to[- ])?west\b/],
  ['basket', /\bbaskets?\b/],
  ['channel', /\bchannel[- ]?(?:set)?\b/],
  ['bypass', /\bbypass\b|\btoi et moi\b|\bcrossover\b/],
  ['stack', /\bstack(?:s|ed|ing|able)?\b/],
  ['vintage', /\b(?:vintage|antique|victorian|edwardian|milgrain|filigree|heirloom|art[- ]deco)\b/],
  ['bezel', /\bbezel(?:s|[- ]set)?\b|\brub[- ]?over\b/],
  ['prong', /\bprongs?\b|\bclaws?\b/],
  ['pave', /\bpave(?:d|[- ]set)?\b|\bencrusted\b|\bcovered (?:in|with)\b|\bfull of\b/],
  ['eternity', /\beternity\b/],
  ['three-stone', /\b(?:three|3)[- ]stones?\b|\btrilogy\b|\btrinity\b/],
  ['twist', /\btwist(?:s|ed|ing)?\b|\bbraid(?:ed|s)?\b|\bknotted\b|\bintertwined\b|\bwoven\b|\brope\b/],
  ['split', /\bsplit(?:[- ]shank)?\b/],
  ['cathedral', /\bcathedral\b/],
  ['signet', /\bsignets?\b/],
  ['band', /\b(?:bands?|wedding ring|alliance)\b/],
  ['solitaire', /\bsolitaires?\b/],
  ['hoop', /\bhoops?\b|\bhuggies?\b/],
  ['climber', /\bclimbers?\b|\bcrawlers?\b/],
  ['chandelier', /\bchandeliers?\b/],
  ['stud', /\bstuds?\b/],
  ['drop', /\b(?:drops?|dangl(?:e|es|y|ing))\b/],
  ['tennis', /\btennis\b/],
  ['cuff', /\bcuffs?\b/],
  ['bangle', /\bbangles?\b/],
  ['charm', /\bcharms?\b/],
  ['diver', /\b(?:divers?|diving|scuba|underwater|rotating bezel)\b/],
  ['chronograph', /\bchronographs?\b|\bsub-?dials?\b|\bstopwatch\b/],
  ['skeleton', /\bskeleton(?:i[sz]ed)?\b|\bopen[- ]?work(?:ed)?\b/],
  ['moonphase', /\bmoon[- ]?phases?\b/],
  ['rectangular', /\b(?:rectangular|rectangle|tank)\b/],
  ['dress', /\bdress watch\b/],
  ['leather', /\bleather\b/],
  ['beads', /\bbead(?:s|ed)?\b/],
  ['mesh', /\bmilanese\b|\bmesh\b/],
  ['links', /\b(?:metal|link|steel) (?:bracelet|strap)\b|\bgold strap\b|\blinks?\b|\bcurb\b(?! chain)/],
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
  | 'cluster' | 'channel' | 'bypass' | 'stack' | 'vintage' | 'hoop' | 'stud' | 'drop' | 'climber' | 'chandelier' | 'tennis' | 'bangle' | 'cuff'
  | 'charm' | 'riviere' | 'choker' | 'chain' | 'diver' | 'chronograph' | 'skeleton' | 'moonphase' | 'rectangular' | 'dress' | 'leather' | 'links'
  | 'mesh' | 'beads' | 'hidden-halo' | 'double-halo' | 'pave-shank' | 'tension' | 'flush' | 'east-west' | 'basket';

/** Forms that are a kind of another one. */
export const KIND_OF: Partial<Record<Form, Form>> = { cuff: 'bangle', cluster: 'halo', chandelier: 'drop', 'double-halo': 'halo' };

export const COUNT_WORDS: Lexicon<'single' | 'many'> = [
  ['single', /\b(?:single|solitaire|solitary|lone)\b|\b(?:one|1)[- ](?:\w+[- ])?(?:stone|gem|gemstone)\b|\bonly one\b/],
  ['many', /\bmany\b|\bpave\b|\bclusters?\b|\bcovered\b|\bfull of\b|\blots of\b|\brows? of\b|\bencrusted\b|\beternity\b|\btennis\b/],
];

/** Small words, and large ones of gifts and occasions, that carry no wish about the piece. */
export const IDLE_WORDS = new Set(
  ('a an and are as at be but by can could create design do draw for from gem gems gemstone gemstones give has have her him his i if in ' +
    'inspired into is it its jewel jewellery jewelry just like look looks love loves made make me mm my new nice of on one or our piece ' +
    'please set she he show some something that the their them then these they this to very want wants we what which who will wish with ' +
    "would you your stone stones beautiful elegant pretty lovely style inspiration shape shaped shapes cut carat carats ct karat 18k 14k i'd i'm " +
    'need looking perfect timeless classic classical luxury luxurious exquisite stunning gorgeous sparkling sparkly sparkle shining romantic special ' +
    'anniversary birthday christmas valentine gift present graduation mother mom mum mothers father dad wife husband girlfriend boyfriend fiancee daughter ' +
    'son sister brother friend grandmother bride groom couple man men woman women lady gentleman day days every everyday daily wear wearing worn party ' +
    'evening occasion someone somebody person people all around with more less too so not really only also both each other over under between up down ' +
    'off out about mounted setting settings featuring features feature adorned decorated combination piece pieces matching pair that s t am was were so ' +
    'soft warm cool high quality handmade crafted craft fancy favourite favorite maybe perhaps think would-be real genuine natural ethical metal metals ' +
    'center centre main middle side sides accent accents top hanging hang hangs hung form forms kind type thing item small tiny little size sized').split(' '),
);

/** From where a piece is photographed, when somebody says. */
export const VIEW_WORDS: Lexicon<View> = [
  ['three-quarter', /\b(?:three[- ]quarter|3\/4) view\b/],
  ['front', /\b(?:(?:seen )?from the front|front(?:al)? view|head[- ]on)\b/],
  ['detail', /\b(?:close[- ]?up(?: view)?|macro(?: shot| photo| view)?|detail (?:shot|view|photo)|zoomed in)\b/],
];
