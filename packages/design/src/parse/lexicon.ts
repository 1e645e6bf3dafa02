/**
 * The words people use, as ordered lists: the more specific entry stands first and takes its words away from the rest
 * ("rose gold" is a metal before "rose" is a flower). Every pattern is bounded by \b: "something" is not thin,
 * and an earring is not a ring. Patterns see lower-case text without accents.
 */
import type { Alloy, Finish, JewelryType, Stage, Style } from '../spec';
import type { Seen } from '../view';
import type { Lexicon } from './reader';
import { STONE_NOUN } from './stoneWords';

/** "yellow and white gold" names two metals with one noun. */
const SHARED_NOUN = String.raw`(?= ?(?:and|&|\/|\+|,|-) ?(?:white|yellow|rose|pink)[- ]gold)`;

/** Gold is of the usual karat here: others are read by themselves. */
export const ALLOY_WORDS: Lexicon<Alloy> = [
  // "gold ring, yellow and white": the noun came before; what is taken first leaves a gap.
  ['white-gold-18k', new RegExp(`(?<=\\byellow (?:and|&) )white\\b(?! ?(?:gold|${STONE_NOUN}))`)],
  ['rose-gold-18k', new RegExp(`(?<=\\byellow (?:and|&) )rose\\b(?! ?(?:gold|${STONE_NOUN}))`)],
  ['yellow-gold-18k', /\byellow(?= (?:and|&) {5,})/],
  ['rose-gold-18k', new RegExp(`\\b(?:rose|pink)${SHARED_NOUN}`)],
  ['white-gold-18k', new RegExp(`\\bwhite${SHARED_NOUN}`)],
  ['yellow-gold-18k', new RegExp(`\\byellow${SHARED_NOUN}`)],
  ['rose-gold-18k', new RegExp(`\\b(?:rose|pink|red)[- ]?gold(?:en)?\\b|\\bcopper\\b`)],
  ['white-gold-18k', new RegExp(`\\bwhite[- ]?gold\\b|\\bpalladium\\b|\\brhodium\\b`)],
  ['platinum-950', /\b(?:(?:950|900) )?platinum(?: 950)?\b/],
  ['silver-925', /\b(?:925 )?(?:sterling[- ])?silver(?:y)?\b/],
  ['steel-316l', /\b(?:stainless[- ])?steel\b|\btitanium\b|\btungsten\b/],
  ['yellow-gold-18k', new RegExp(`\\b(?:yellow[- ]?)?gold(?:en)?\\b|\\bbrass\\b`)],
];

/** For whom rings are larger, and broader. */
export const FOR_MEN = /\b(?:men'?s?|mans?|man's|gents?|grooms?|husband'?s?|boyfriend'?s?|(?:father|dad|grandfather|grandpa|brother)(?:'?s)?|him)\b/;

/** Bands that nobody pictures with stones. */
export const BARE_BAND = new RegExp(`\\bwedding (?:bands?|rings?)\\b|\\bunisex\\b|${FOR_MEN.source}`);

/** For whom watches are smaller. */
export const FOR_LADIES = /\b(?:lad(?:y|ies)(?:'?s)?|wom[ae]n'?s?|girls?'?s?|her|wife'?s?|girlfriend'?s?|fiancee'?s?|(?:mother|mom|mum|grandmother|grandma|daughter|sister|niece|aunt)(?:'?s)?)\b/;

export const TWO_TONE = /\b(?:two|2|dual|three|3|tri)[- ]?(?:tone|toned|colou?r(?:ed)?|metals?)\b|\bbi-?colou?r(?:ed)?\b|\bmixed metals?\b/;

/** Nouns that name the piece beyond doubt. */
export const TYPE_WORDS: Lexicon<JewelryType> = [
  ['earrings', /\bear[- ]?(?:rings?|cuffs?|studs?|climbers?|jackets?)\b|\bjhumk(?:as?|is?|e)\b|\bcuff[- ]?links?\b/],
  ['ring', /\brings?\b/],
  // A locket is what hangs on its necklace.
  ['pendant', /\blockets?(?: necklaces?)?\b|\bnecklaces? with (?=.{0,30}\blockets?\b)/],
  ['necklace', /\b(?:necklaces?|neckpiece|nec?kless(?:es)?|mangalsutra)\b/],
  ['bracelet', /\b(?:(?:ankle )?bracelets?|bangles?|kadas?|armlets?|wristbands?|anklets?|payals?)\b/],
  ['pendant', /\b(?:pendants?|medallions?|amulets?|talismans?)\b/],
  ['watch', /\b(?:(?:wrist[- ]?)?watch(?:es)?|timepieces?|chronographs?)\b/],
];

/** Words that hint at a type when none of the plain nouns is there. */
export const TYPE_HINTS: Lexicon<JewelryType> = [
  ['earrings', /\b(?:studs?|hoops?|huggies?|drops|chandeliers?)\b|\bfor (?:her|my|his|the) ears?\b/],
  ['ring', /\b(?:band|solitaire|eternity|signet|engagement|wedding|proposal|alliance|trilogy)s?\b|\b(?=tiaras?\b)|\b(?:hidden halo|cathedral|shank|toi et moi)\b/],
  ['necklace', /\b(?:chokers?|collars?|riviere|sautoirs?|lariats?|neck|chains?)\b|\b(?=strands?\b)/],
  ['bracelet', /\b(?:cuffs?|tennis|wrist)\b/],
  ['pendant', /\b(?:charms?|coins?|brooch(?:es)?|pins?)\b/],
  ['watch', /\b(?:dial|clock|divers?|diving|tourbillon|gmt|tachymeter|milanese|(?:perpetual|annual) calendar)\b/],
];

/** How many strands a row of pearls or stones is to have. */
export const STRANDS = /\b(two|three|four|[234]|double|triple)[- ](?:strand(?:s|ed)?|layers?|rows?)\b/;

export const STYLE_WORDS: Lexicon<Style> = [
  ['honeycombs', /\bhoney[- ]?combs?\b|\bbeehive\b|\bhive\b/],
  ['sci-fi', /\bsci[- ]?fi\b|\bscience fiction\b|\bfuturis(?:m|tic)\b|\bcyber(?:punk)?\b|\bspace(?:ship)?\b|\brobot(?:ic)?\b|\balien\b|\bmecha(?:nical)?\b|\bcircuits?\b|\bsteampunk\b/],
  ['minimalist', /\bminimal(?:ist|istic|ism)?\b|\bsimple\b|\bdelicate\b|\bthin\b|\bdainty\b|\bsubtle\b|\bunderstated\b|\bslender\b|\bslim\b|\bfine\b(?! jewel)|\bscandinavian\b|\bnordic\b|\bdiscreet\b|\bquiet(?: luxury)?\b|\b(?:small|tiny|petite|mini)\b|\b(?:kids'|kid's|child(?:ren)?'s|toddler'?s?|little (?:girl|boy)(?:'?s)?)(?![\w])/],
  ['bold', /\b(?:bold|oversized?|chunky|statement|cocktail|massive|thick|heavy|wide|big|large|huge)\b/],
  ['layered', new RegExp(`\\blayer(?:s|ed|ing)?\\b|\\bstack(?:s|ed|ing|able)?\\b|\\bmulti[- ]?strand\\b|${STRANDS.source}`)],
  ['organic-shapes', /\borganic(?:[- ]shapes?)?\b|\bnatur(?:e|al)\b|\bflow(?:ing|s)?\b|\bfluid\b|\btwigs?\b|\bforest\b|\bcurv(?:y|ed|es)\b|\bbotanic(?:al)?\b|\bart[- ]nouveau\b|\bbohemian\b|\bboho\b/],
  ['geometric', /\bgeometr(?:ic|ical|y)\b|\bangular\b|\bfacet(?:s|ed)?\b|\bhexagon(?:s|al)?\b|\btriang(?:le|les|ular)\b|\bcub(?:e|es|ist|ism)\b|\bart[- ]deco\b|\borigami\b|\bprism(?:s|atic)?\b|\bbrutalis[tm]\b/],
  ['contemporary', /\bcontemporary\b|\bmodern(?:ist)?\b|\basymmetric(?:al)?\b|\bknife[- ]edge\b|\bsleek\b/],
  ['innovative', /\binnovative\b|\bkinetic\b|\bunusual\b|\btension\b|\bexperimental\b|\bunique\b|\bavant[- ]garde\b/],
];

/** The signs of the zodiac; a son who is called Leo wants no lion. */
const SIGNS = ['aries', 'taurus', 'gemini', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'] as const;

export const MOTIF_WORDS: Lexicon<string> = [
  ['eye of Horus', /\b(?:eye of (?:horus|ra)|wedjat)\b/],
  ['evil eye', /\bevil[- ]eyes?\b|\bnazars?\b/],
  ['hamsa', /\bhamsas?\b|\bkhamsas?\b|\bhand of fatima\b/],
  ['tree of life', /\btrees? of life\b|\bfamily tree\b|\byggdrasil\b|\b(?<!(?:palm|christmas) )trees?\b/],
  ['star of David', /\b(?:star of david|magen david|six[- ]pointed stars?|hexagrams?)\b/],
  ['ankh', /\bankhs?\b/],
  ['om', /\b(?:om|aum)\b/],
  ['Burj Khalifa', /\bburj(?: khalifa|(?! ?al))\b|\bdubai skyline\b/],
  ['Eiffel Tower', /\beiffel(?: tower)?\b/],
  ['horseshoe', /\bhorse[- ]?shoes?\b/],
  ['seahorse', /\bsea[- ]?horses?\b/],
  ['teddy bear', /\bteddy(?: bears?)?\b|\bbears?\b(?! claw)/],
  ['strawberry', /\bstrawberr(?:y|ies)\b/],
  ['palm tree', /\bpalms?(?: trees?)?\b(?! (?:of|reading))/],
  ['treble clef', /\b(?:treble|g|violin) clefs?\b/],
  ['music note', /\b(?:music(?:al)?|eighth) notes?\b|\bmusic(?:al)?\b/],
  ['starfish', /\bstar[- ]?fish(?:es)?\b/],
  ['fish', /\b(?:koi[- ]?|gold)?fish(?:es)?\b(?![- ]?(?:hook|bone|tail|eye))|\bkoi(?: carp)?\b/],
  ['dragonfly', /\bdragon[- ]?fl(?:y|ies)\b/],
  ['ladybird', /\blady[- ]?b(?:ird|ug)s?\b/],
  // An illness is no sign: the word must stand by the zodiac or by a piece, which is a gap by now.
  ['cancer', /\b(?:zodiac(?: sign)?|star[- ]?sign) cancer\b|(?<!\b(?:breast|skin|lung|blood|beat|beats|beating|survived|survives|fought|fights|fighting|against|with|had|has) )\bcancer(?:(?: (?:zodiac|horoscope|constellation|star[- ]?sign|sign|symbol))+\b|(?= {4,}))/],
  ...SIGNS.map((sign) => [sign, new RegExp(`\\b(?:zodiac(?: sign)? )?(?<!\\b(?:son|boy|name|named|called|husband|brother) )${sign}(?:'s)?(?: (?:zodiac|horoscope|constellation|star[- ]?sign|sign|symbol))*\\b`)] as const),
  ['heart', /\bhearts?(?:[- ]shaped?)?\b|\bcladd?aghs?\b/],
  ['vine', /\b(?:vines?|ivy|tendrils?|wisteria)\b/],
  ['clover', /\bclovers?\b|\bshamrocks?\b|\bfour[- ]leaf(?: clovers?)?\b/],
  ['leaf', /\b(?:(?:olive )?leaf|(?:olive )?leaves|leafy|ferns?|laurels?|olive branch(?:es)?|foliage)\b/],
  ['moon', /\b(?:moons?|crescents?|lunar)\b/],
  ['compass', /\bcompass(?:es)?(?: rose)?\b|\b(?:north|pole) stars?\b/],
  ['star', /\b(?:(?:shooting )?stars?|starry|starburst|celestial|constellations?)\b/],
  ['rose', /\broses?\b/],
  ['lotus', /\b(?:lotus(?:es)?|water[- ]?lil(?:y|ies))(?: flowers?)?\b/],
  ['sunflower', /\bsunflowers?\b/],
  ['daisy', /\bdais(?:y|ies)\b|\bmarguerites?\b/],
  ['blossom', /\b(?:cherry |apple |plum |almond |peach )?blossoms?\b|\bsakura\b|\bforget[- ]me[- ]nots?\b/],
  ['flower', /\b(?:flowers?|floral|petals?|lily|lilies|tulips?|peon(?:y|ies)|orchids?|jasmine|hibiscus)\b/],
  ['cherry', /\bcherr(?:y|ies)\b/],
  ['snowflake', /\bsnow[- ]?flakes?\b|\bfirst snow\b/],
  ['mountain', /\bmountains?\b|\bmatterhorn\b|\balps\b/],
  ['lightning', /\blightning(?: bolts?)?\b|\bthunder(?:bolts?)?\b/],
  ['arrow', /\barrows?\b/],
  ['guitar', /\bguitars?\b/],
  ['football', /\b(?:foot|soccer )balls?\b|\bsoccer\b/],
  ['airplane', /\b(?:(?:air|aero)planes?|plane|aircraft)\b/],
  ['bee', /\b(?:honey |bumble ?)?bees?\b/],
  ['dragon', /\bdragons?\b/],
  ['phoenix', /\bphoenix(?:es)?\b/],
  ['falcon', /\b(?:falcons?|eagles?|hawks?)\b/],
  ['owl', /\bowls?\b/],
  ['peacock', /\bpeacocks?\b/],
  ['hummingbird', /\bhummingbirds?\b|\bcolibris?\b/],
  ['dove', /\bdoves?(?: of peace)?\b|\bpeace dove\b|\bpigeons?\b(?![- ]blood)/],
  ['cat', /\b(?:cats?|kitt(?:y|ies|ens?))\b(?!'?s?[- ]eyes?)/],
  ['rabbit', /\b(?:rabbits?|bunn(?:y|ies)|hares?)\b/],
  ['bow', /\b(?:ribbon )?bows?\b(?! and arrow)|\bbow[- ]?ties?\b|\bcoquette\b/],
  ['horse', /\b(?:horses?|stallions?|mares?|pon(?:y|ies)|equestrian)\b(?![- ]?shoe)/],
  ['elephant', /\belephants?\b/],
  ['lion', /\b(?:lions?|lioness)\b/],
  ['camel', /\bcamels?\b/],
  ['skull', /\bskulls?\b/],
  ['dolphin', /\bdolphins?\b/],
  ['turtle', /\b(?:sea )?(?:turtles?|tortoises?)\b/],
  ['shell', /\b(?:sea)?shells?\b|\bscallops?\b/],
  ['snake', /\b(?:snakes?|serpents?|serpentine|vipers?|cobras?|ouroboros)\b/],
  ['butterfly', /\bbutterfl(?:y|ies)\b|\bmoths?\b/],
  ['feather', /\b(?:feathers?|plumes?|quills?)\b/],
  ['wing', /\b(?:wings?|winged|angels?|angelic)\b/],
  ['swallow', /\b(?:swallows?|birds?|sparrows?)\b/],
  ['wave', /\b(?:waves?|oceans?|(?<!south )sea|seaside|surf|surfers?|tides?)\b/],
  ['infinity', /\b(?:infinity|eternal)\b/],
  ['knot', /\b(?:love[- ]|celtic )?knots?\b|\bceltic\b(?! cross)|\btriquetra\b/],
  ['key', /\b(?:skeleton )?keys?\b(?! ?(?:piece|element|feature))/],
  ['cross', /(?<!criss[- ])\b(?:celtic )?cross(?:es)?\b|\bcrucifix\b/],
  ['crown', /\bcrowns?\b|\btiaras?\b(?! (?:rings?|bands?)\b|\s{4})/],
  ['paw', /\bpaws?(?:[- ]?prints?)?\b|\b(?:dogs?|pupp(?:y|ies))\b/],
  ['anchor', /\banchors?\b|\bnautical\b|\bsailors?\b/],
  ['drop', /\b(?:raindrops?|dewdrops?|water drops?|droplets?)\b/],
  ['sun', /\b(?:suns?|sunny|sunburst|sunrise|sunset|sunray|solar)\b/],
];

/** Cross-sections that a band or a bangle can be asked to have. "Flat" says so only of these. */
export const SECTION_WORDS: Lexicon<Section> = [
  ['knife', /\bknife[- ]?edged?\b/],
  ['comfort', /\bcomfort[- ]?fit(?:ting|ted)?\b/],
  ['half-round', /\bhalf[- ]round(?:ed)?\b|\bdomed\b(?![- ](?:(?:cocktail|statement) )?ring\b)/],
  ['flat', /\bflat(?=[- ](?:[\w-]+[- ]){0,3}(?:bands?|rings?|shanks?|bangles?|cuffs?|bracelets?|profile|section)\b)/],
];
export type Section = 'knife' | 'comfort' | 'half-round' | 'flat';

const CHAIN_NOUN = String.raw`(?:[- ]link)?[- ]chains?`;
/** Chains by their links; some links have a name that says chain by itself. */
export const CHAIN_WORDS: Lexicon<ChainKind> = (
  [
    ['curb', 'cuban|figaro|miami cuban', 'may stand alone'],
    ['rope', 'byzantine|(?:foxtail|singapore|wheat|spiga)(?= (?:chain|link|necklace|bracelet))', 'may stand alone'],
    ['snake', 'herringbone|omega(?= (?:chain|necklace|bracelet))', 'may stand alone'],
    ['paperclip', 'paper[- ]?clip', 'may stand alone'],
    ['cable', 'belcher|rolo', 'may stand alone'],
    ['rope', 'rope'],
    ['box', 'box|venetian'],
    ['curb', 'curb'],
    ['snake', 'snake'],
    ['paperclip', 'long[- ]link|elongated'],
    ['bead', 'bead(?:ed)?|ball'],
    ['bold', 'chunky|thick|heavy|bold|oversized'],
    ['fine', 'fine|thin|delicate|dainty|slim'],
    ['cable', 'cable|trace'],
  ] as const
).map(([id, words, alone]) => [id, new RegExp(alone ? `\\b(?:${words})(?:${CHAIN_NOUN}|[- ]links?)?\\b` : `\\b(?:${words})${CHAIN_NOUN}\\b`)] as const);
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
  ['matte', /\b(?:matte?|frosted|sand-?blasted|bead-?blasted)\b/],
  ['satin', /\b(?:satin|brushed|florentine)\b/],
  ['hammered', /\bhammered\b|\bbeaten\b|\btextured\b|\bbark\b/],
  ['polished', /\b(?:polish(?:ed)?|shiny|glossy|mirror)\b|\bdiamond[- ]cut(?=\s+(?:[a-z]+\s+)?chains?\b)/],
];

/** Ways to build a piece that people ask for by name. */
export const FORM_WORDS: Lexicon<Form> = [
  ['pair', /\b(?:couples?'?s?|his (?:and|&) hers?|him (?:and|&) her|matching|pair of|set of (?:two|2)|two|2) (?:[a-z0-9-]+ ){0,3}(?:rings|bands)\b|\b(?:rings|bands) for (?:him and her|her and him|us both|both of us|couples?|the two of us|a couple)\b|\bwedding (?:rings|bands)\b/],
  ['hidden-halo', /\bhidden halos?\b/],
  ['double-halo', /\b(?:double|two[- ]row) halos?\b/],
  ['pave-shank', /\b(?:pave|diamond|stone)(?:[- ]set)? (?:shank|shoulders?)\b|\b(?:diamonds?|stones?|rubies|sapphires|emeralds) (?:on|along|down|in) the (?:shoulders?|shank|band)\b/],
  ['cluster', /\bclusters?\b/],
  ['halo', new RegExp(`\\bhalos?\\b|\\b(?:surrounded|encircled|ringed|framed) (?:by|with|in)\\b|\\b(?:${STONE_NOUN}) (?:set |all )*(?:around|round) (?:it|them|the (?:[a-z]+ )?(?:stone|gem|${STONE_NOUN}))\\b`)],
  ['tension', /\btension(?:[- ]set)?\b/],
  ['flush', /\b(?:flush|gypsy)(?:[- ]set)?\b/],
  ['east-west', /\beast[- ](?:to[- ])?west\b/],
  ['basket', /\bbaskets?\b/],
  ['channel', /\bchannel[- ]?(?:set)?\b/],
  ['bypass', /\bbypass\b|\btoi et moi\b|\bopen ring\b/],
  ['crossover', /\b(?:criss[- ]?cross(?:ed|ing)?|cross[- ]?over)\b|\bx[- ](?:shaped )?(?=ring\b)/],
  ['chevron', /\bchevrons?\b|\bwish-?bone\b|\bv[- ](?:shaped )?(?=(?:ring|band)\b)|\btiara(?=[- ](?:ring|band)\b)/],
  ['dome', /\bbombes?\b|\bdomes?\b|\bcroissant\b|\bdomed(?=[- ](?:cocktail |statement )?ring\b)/],
  ['stack', /\bstack(?:s|ed|ing|able)?\b|\b(?:set|trio) of (?:three|3)(?= (?:[a-z-]+ )?stack)|(?<=\bstack[a-z]* .{0,20})\b(?:set|trio) of (?:three|3)\b/],
  ['vintage', /\b(?:vintage|antique|victorian|edwardian|milgrain|filigree|heirloom|art[- ]deco|ornate|intricate|elaborate|lacy?|lace|retro|rococo)\b/],
  ['half-bezel', /\b(?:half|semi|open|partial)[- ]bezels?(?:[- ]set)?\b/],
  // A bezel that turns is a diver's, and says nothing of stones.
  ['bezel', /(?<!\b(?:rotating|turning) )\bbezel(?:s|[- ]set)?\b|\brub[- ]?over\b/],
  ['prong', /\bprongs?\b|\bclaws?\b/],
  ['pave', /\bpave(?:d|[- ]set)?\b|\bencrusted\b|\bcovered (?:in|with)\b|\bfull of\b/],
  ['alternating', /\balternat(?:e|es|ing|ed)\b/],
  ['half-eternity', /\bhalf[- ]eternity\b/],
  ['eternity', /\b(?:full[- ])?eternity\b/],
  ['three-stone', /\b(?:three|3)[- ]stones?\b|\btrilogy\b|\btrinity\b/],
  ['twist', /\btwist(?:s|ed|ing)?\b|\bbraid(?:ed|s)?\b|\bknotted\b|\bintertwined\b|\bwoven\b|\brope\b/],
  ['split', /\bsplit(?:[- ]shank)?\b/],
  ['cathedral', /\bcathedral\b/],
  ['plain', /\bplain\b|\bunadorned\b/],
  ['high-set', /\bhigh[- ](?:set(?:ting)?|profile|mounted)\b|\bset high\b/],
  ['low-set', /\blow[- ](?:set(?:ting)?|profile|mounted)\b|\bset low\b/],
  ['signet', /\bsignets?\b/],
  ['band', /\b(?:bands?|wedding ring|alliance)\b/],
  ['solitaire', /(?<!\bdomed )\bcocktail(?= rings?\b)/],
  ['solitaire', /\bsolitaires?\b/],
  ['hoop', /\bhoops?\b|\bhuggies?\b|\bear[- ]?cuffs?\b/],
  ['climber', /\bclimbers?\b|\bcrawlers?\b/],
  ['chandelier', /\bchandeliers?\b/],
  ['jhumka', /\bjhumk(?:as?|is?|e)\b/],
  ['stud', /\bstuds?\b|\bcuff[- ]?links?\b/],
  ['drop', /\b(?:drops?|dangl(?:e|es|y|ing))\b/],
  ['tennis', /\btennis\b/],
  ['cuff', /(?<!\bear[- ]?)\b(?:open )?cuffs?\b(?![- ]?links?)/],
  ['bangle', /\b(?:bangles?|kadas?)\b/],
  ['charm', /\bcharms?\b/],
  ['medallion', /\b(?:medallions?|coins?)\b/],
  ['bar', /\b(?:(?:name|horizontal) )?bar(?= (?:name )?(?:necklaces?|pendants?)\b)/],
  ['locket', /\b(?:(?:photo|picture) )?lockets?\b/],
  ['hour-markers', /\bhour[- ]?(?:markers?|marks?|indexes|indices)\b|\b(?:at|on|for|as) (?:the |every |each |all )?(?:hours|hour)\b|\b(?:indices|indexes)\b/],
  ['diver', /\b(?:divers?|diving|dive(?= watch)|scuba|underwater|rotating bezel)\b/],
  ['chronograph', /\bchronographs?\b|\b(?:(?:two|three|2|3) )?sub-?dials?\b|\bstopwatch\b/],
  ['skeleton', /\bskeleton(?:i[sz]ed)?\b(?! keys?)|\bopen[- ]?work(?:ed)?\b/],
  ['moonphase', /\bmoon[- ]?phases?\b/],
  ['rectangular', /\b(?:rectangular|rectangle|tank)\b|\bsquare(?= (?:[a-z-]+ )?(?:watch|case|dial|face)\b)/],
  ['dress', /\bdress watch\b/],
  ['leather', /\bleather\b/],
  ['beads', /\bbead(?:s|ed)?\b/],
  ['mesh', /\bmilanese\b|\bmesh\b/],
  ['links', /\b(?:metal|link|steel) (?:bracelet|strap)\b|\bgold strap\b|\blinks?\b|\bcurb\b(?! chain)/],
  ['lariat', /\blariats?\b|\by[- ]?(?:shaped )?necklace\b/],
  ['fringe', /\bfringes?\b|\bbib\b/],
  ['riviere', /\briviere\b|\bgraduated\b/],
  ['choker', /\b(?:chokers?|collars?)\b/],
  ['chain', /\bchains?\b/],
];
const METALS_AND_STONES = '(?:gold|golden|yellow|silver|steel|rose|copper|pearl|mother|ruby|emerald|malachite|onyx|champagne|dark)';
/** Colours of a watch's dial; each pattern stands before the word dial or face, or before watch when it names no metal or stone. */
export const DIAL_WORDS: Lexicon<DialColor> = (
  [
    ['midnight', 'blue|navy|midnight|indigo'],
    ['forest', 'green|emerald|forest|malachite'],
    ['mother-of-pearl', 'mother[- ]of[- ]pearl|pearl|nacre|mop'],
    ['ivory', 'ivory|cream|white'],
    ['champagne', 'champagne|gold|golden|yellow'],
    ['graphite', 'black|graphite|onyx|dark'],
    ['burgundy', 'red|burgundy|wine|ruby|bordeaux'],
    ['salmon', 'pink|salmon|rose|copper'],
    ['silver', 'silver|gr[ae]y|steel'],
  ] as const
).map(([id, words]) => [id, new RegExp(`\\b(?:${words})(?:[- ](?:sunburst|sunray|enamel|lacquer(?:ed)?))?[- ](?:dial|face)s?\\b|\\b(?!${METALS_AND_STONES})(?:${words})[- ]watch(?:es)?\\b`)] as const);
export type DialColor = 'midnight' | 'forest' | 'mother-of-pearl' | 'ivory' | 'champagne' | 'graphite' | 'burgundy' | 'salmon' | 'silver';

export type Form =
  | 'pair' | 'halo' | 'bezel' | 'prong' | 'pave' | 'eternity' | 'three-stone' | 'twist' | 'split' | 'cathedral' | 'signet' | 'band' | 'solitaire'
  | 'cluster' | 'channel' | 'bypass' | 'stack' | 'vintage' | 'hoop' | 'stud' | 'drop' | 'climber' | 'chandelier' | 'jhumka' | 'tennis' | 'bangle' | 'cuff'
  | 'charm' | 'locket' | 'bar' | 'medallion' | 'riviere' | 'choker' | 'chain' | 'diver' | 'chronograph' | 'skeleton' | 'moonphase' | 'rectangular' | 'dress' | 'leather' | 'links'
  | 'half-bezel' | 'mesh' | 'beads' | 'plain' | 'high-set' | 'low-set' | 'half-eternity' | 'alternating' | 'lariat' | 'fringe' | 'hidden-halo' | 'double-halo' | 'pave-shank' | 'tension' | 'flush' | 'east-west' | 'basket' | 'dome' | 'chevron' | 'crossover' | 'hour-markers';

/** Forms that are a kind of another one. */
export const KIND_OF: Partial<Record<Form, Form>> = { pair: 'band', cuff: 'bangle', 'half-bezel': 'bezel', cluster: 'halo', chandelier: 'drop', 'double-halo': 'halo' };

export const COUNT_WORDS: Lexicon<'single' | 'many'> = [
  ['single', /\b(?:single|solitaire|solitary|lone)\b|\b(?:one|1)[- ](?:\w+[- ])?(?:stone|gem|gemstone)\b|\bonly one\b/],
  ['many', /\bmany\b|\bpave\b|\bclusters?\b|\bcovered\b|\biced(?:[- ]out)?\b|\bfull of\b|\blots of\b|\brows? of\b|\bencrusted\b|\beternity\b|\btennis\b/],
];

const PHOTOGRAPHED = String.raw`(?:(?:photo(?:graph(?:ed)?)?|picture|shot|shown|viewed|seen|taken) )?`;
/** From where a piece is photographed, when somebody says. */
export const VIEW_WORDS: Lexicon<Seen> = [
  ['above', new RegExp(`\\b${PHOTOGRAPHED}from (?:above|the top|overhead|top)\\b|\\b(?:top|overhead|bird'?s[- ]eye)[- ](?:down )?(?:view|shot|photo)\\b|\\btop[- ]down\\b`)],
  ['side', new RegExp(`\\b${PHOTOGRAPHED}from (?:the|one) side\\b|\\b(?:side|profile)[- ](?:view|shot|photo)\\b`)],
  ['three-quarter', /\b(?:three[- ]quarter|3\/4) view\b/],
  ['front', /\b(?:(?:(?:seen|photographed|shot) )?from the front|front(?:al)? view|head[- ]on)\b/],
  ['detail', /\b(?:close[- ]?up(?: view)?|macro(?: shot| photo| view)?|detail (?:shot|view|photo)|zoomed in)\b/],
];
