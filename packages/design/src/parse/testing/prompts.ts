/** Prompts as people write them, and what must be understood of each. */
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style } from '../../spec';
import type { ChainKind, Form } from '../lexicon';

export interface Understood {
  type?: JewelryType;
  alloy?: Alloy;
  second?: Alloy | undefined;
  finish?: Finish;
  /** Kinds of stones, the main one first; none at all when empty. */
  gems?: readonly GemKind[];
  cut?: Cut;
  /** Width of the main stone, mm. */
  mm?: number;
  /** Weight of the main stone, carats. */
  ct?: number;
  count?: number;
  quantity?: 'single' | 'many';
  style?: Style;
  motif?: string | null;
  forms?: readonly Form[];
  chain?: ChainKind;
  dial?: string;
  stage?: Stage;
  /** Lengths of the piece, mm. */
  piece?: Readonly<Record<string, number>>;
  /** Misspelled words and what they mean. */
  slips?: Readonly<Record<string, string>>;
  /** Words that must be named as not understood. */
  lost?: readonly string[];
}

const YELLOW = 'yellow-gold-18k';
const WHITE = 'white-gold-18k';
const ROSE = 'rose-gold-18k';
const SILVER = 'silver-925';
const PLATINUM = 'platinum-950';
const STEEL = 'steel-316l';

export const PROMPTS: readonly (readonly [prompt: string, understood: Understood])[] = [
  // Rings
  ['solitaire diamond ring yellow gold', { type: 'ring', alloy: YELLOW, gems: ['diamond'], quantity: 'single', forms: ['solitaire'] }],
  ['three-stone emerald ring white gold', { type: 'ring', alloy: WHITE, gems: ['emerald'], count: 3, forms: ['three-stone'] }],
  ['rose gold pavé ruby band', { type: 'ring', alloy: ROSE, gems: ['ruby'], quantity: 'many', forms: ['pave', 'band'] }],
  ['snake ring with emerald eyes', { type: 'ring', motif: 'snake', gems: ['emerald'] }],
  ['oval sapphire halo ring', { type: 'ring', gems: ['blue-sapphire'], cut: 'oval', forms: ['halo'] }],
  ['minimalist rose gold band', { type: 'ring', alloy: ROSE, style: 'minimalist', forms: ['band'] }],
  ['bold signet ring with onyx', { type: 'ring', style: 'bold', gems: ['onyx'], forms: ['signet'] }],
  ['a rose gold ring with a ruby, minimalist', { type: 'ring', alloy: ROSE, gems: ['ruby'], style: 'minimalist', motif: null }],
  ['emerald cut diamond engagement ring', { type: 'ring', gems: ['diamond'], cut: 'emerald', lost: [] }],
  ['emerald ring', { type: 'ring', gems: ['emerald'] }],
  ['an emerald-cut emerald in a bezel, ring', { gems: ['emerald'], cut: 'emerald', forms: ['bezel'] }],
  ['pink sapphire halo ring', { type: 'ring', gems: ['pink-sapphire'], forms: ['halo'] }],
  ['plain gold wedding band, no stones', { type: 'ring', alloy: YELLOW, gems: [] }],
  ['a plain platinum ring for my husband', { type: 'ring', alloy: PLATINUM, gems: [], lost: [] }],
  ['innovative single diamond ring', { type: 'ring', style: 'innovative', quantity: 'single' }],
  ['chunky ring', { type: 'ring', style: 'bold' }],
  ['sci-fi ring', { type: 'ring', style: 'sci-fi' }],
  ['marquise diamond ring', { type: 'ring', cut: 'marquise', gems: ['diamond'] }],
  ['princess cut ring', { type: 'ring', cut: 'princess', motif: null }],
  ['black diamond ring', { type: 'ring', gems: ['onyx'] }],
  ['moonstone ring', { type: 'ring', gems: ['opal'], motif: null }],
  ['rose quartz ring', { gems: ['morganite'], motif: null }],
  ['a ring with a green stone', { gems: ['emerald'] }],
  ['a ring with a purple gem and nothing else', { gems: ['amethyst'] }],
  ['pink gold ring without a ruby but with a diamond', { alloy: ROSE, gems: ['diamond'] }],
  ['not gold, silver ring', { alloy: SILVER }],
  ['asscher-cut diamond ring in white gold with a split shank', { cut: 'asscher', alloy: WHITE, forms: ['split'] }],
  ['diamond solitaire ring in rose gold, cathedral shank', { gems: ['diamond'], alloy: ROSE, forms: ['cathedral', 'solitaire'] }],
  ['trilogy ring with oval sapphires in platinum', { type: 'ring', alloy: PLATINUM, gems: ['blue-sapphire'], cut: 'oval', forms: ['three-stone'] }],
  ['stackable thin rings in three golds', { type: 'ring', style: 'layered', forms: ['stack'] }],
  ['toi et moi ring with a pear ruby', { type: 'ring', gems: ['ruby'], cut: 'pear', forms: ['bypass'] }],
  ['channel set baguette ring', { type: 'ring', cut: 'baguette', forms: ['channel'] }],
  ['vintage milgrain ring, old platinum', { type: 'ring', alloy: PLATINUM, forms: ['vintage'], lost: ['old'] }],
  ['art deco ring with baguettes', { type: 'ring', style: 'geometric', cut: 'baguette', forms: ['vintage'] }],
  ['a cluster ring of garnets', { type: 'ring', gems: ['garnet'], quantity: 'many', forms: ['cluster', 'halo'] }],
  ['a knotted rope ring', { type: 'ring', forms: ['twist'], motif: null }],
  ['celtic knot ring, sterling silver', { type: 'ring', motif: 'knot', alloy: SILVER }],
  ['signet with the initial K', { type: 'ring', motif: 'letter K', forms: ['signet'] }],
  ['a ring shaped like a crown', { type: 'ring', motif: 'crown' }],
  ['ring of stars', { type: 'ring', motif: 'star' }],
  ['hexagon stone ring, angular', { type: 'ring', cut: 'hexagon', style: 'geometric' }],
  ['kite shaped diamond ring', { type: 'ring', cut: 'kite' }],
  ['trillion cut tanzanite ring', { type: 'ring', cut: 'trillion', gems: ['tanzanite'] }],
  ['eternity band of rubies', { type: 'ring', gems: ['ruby'], quantity: 'many', forms: ['eternity', 'band'] }],
  ['proposal, one diamond, six prongs', { type: 'ring', gems: ['diamond'], count: 1, quantity: 'single', forms: ['prong'] }],
  // Numbers and measures
  ['ring with a 7.5 mm round ruby', { type: 'ring', gems: ['ruby'], cut: 'round', mm: 7.5 }],
  ['ring with a 7,5mm ruby', { gems: ['ruby'], mm: 7.5 }],
  ['a five millimetre peridot in a bezel, ring', { gems: ['peridot'], mm: 5, forms: ['bezel'] }],
  ['three 4 mm stones on a gold ring', { type: 'ring', alloy: YELLOW, count: 3, mm: 4 }],
  ['2 carat oval diamond ring', { gems: ['diamond'], cut: 'oval', ct: 2 }],
  ['1.5ct round ruby solitaire', { type: 'ring', gems: ['ruby'], cut: 'round', ct: 1.5 }],
  ['half carat diamond solitaire ring, round', { gems: ['diamond'], ct: 0.5 }],
  ['ring with a one and a half carat cushion sapphire', { gems: ['blue-sapphire'], cut: 'cushion', ct: 1.5 }],
  ['three quarter carat princess diamond solitaire', { gems: ['diamond'], cut: 'princess', ct: 0.75 }],
  ['1/2 ct round diamond solitaire ring', { gems: ['diamond'], ct: 0.5 }],
  ['1 1/2 carat oval emerald solitaire ring', { gems: ['emerald'], ct: 1.5 }],
  ['a 2½ carat asscher diamond solitaire ring', { gems: ['diamond'], cut: 'asscher', ct: 2.5 }],
  ['3 ct oval ruby ring', { gems: ['ruby'], cut: 'oval', ct: 3 }],
  ['18 carat white gold ring', { type: 'ring', alloy: WHITE, lost: [] }],
  ['18ct rose gold ring with a 1 carat round diamond solitaire', { alloy: ROSE, gems: ['diamond'], ct: 1 }],
  ['14k gold band, 3 mm wide', { alloy: YELLOW, type: 'ring', piece: { band_width: 3 } }],
  ['a 2 mm band with a 6 mm round sapphire', { type: 'ring', gems: ['blue-sapphire'], mm: 6, piece: { band_width: 2 } }],
  ['6 mm ruby ring with a halo of 1.2 mm diamonds', { gems: ['ruby', 'diamond'], mm: 6 }],
  ['gold ring size 7', { type: 'ring', piece: { inner_diameter: 17.32 } }],
  ['silver ring, EU size 54', { type: 'ring', alloy: SILVER, piece: { inner_diameter: 17.19 } }],
  ['8x6 mm oval aquamarine ring', { gems: ['aquamarine'], cut: 'oval', mm: 6 }],
  ['a dozen rubies on a bracelet', { type: 'bracelet', gems: ['ruby'], count: 12, quantity: 'many' }],
  ['a pair of pearls as earrings', { type: 'earrings', gems: ['pearl'], count: 2 }],
  ['five small diamonds in a row, necklace', { type: 'necklace', gems: ['diamond'], count: 5 }],
  ['bracelet with seven blue sapphires', { type: 'bracelet', gems: ['blue-sapphire'], count: 7, quantity: 'many' }],
  ['twenty pearls on a strand', { gems: ['pearl'], count: 20 }],
  ['40 mm steel watch', { type: 'watch', alloy: STEEL, piece: { diameter: 40 } }],
  ['a watch with a case of 36 mm', { type: 'watch', piece: { diameter: 36 } }],
  ['30 mm hoops in rose gold', { type: 'earrings', alloy: ROSE, forms: ['hoop'], piece: { diameter: 30 } }],
  ['pendant on a 45 cm chain', { type: 'pendant', piece: { length: 450 } }],
  ['18 inch gold chain necklace', { type: 'necklace', alloy: YELLOW, piece: { length: 457.2 } }],
  ['heart pendant 25 mm tall', { type: 'pendant', motif: 'heart', piece: { height: 25 } }],
  // Several stones with roles
  ['sapphire ring with a diamond halo', { gems: ['blue-sapphire', 'diamond'], forms: ['halo'] }],
  ['diamond halo around a sapphire, ring', { gems: ['blue-sapphire', 'diamond'] }],
  ['emerald surrounded by diamonds in a gold pendant', { type: 'pendant', gems: ['emerald', 'diamond'], forms: ['halo'] }],
  ['surrounded by small diamonds, a tanzanite ring', { gems: ['tanzanite', 'diamond'] }],
  ['ring with diamond accents and a morganite', { gems: ['morganite', 'diamond'] }],
  ['pavé diamond band with an aquamarine centre stone', { gems: ['aquamarine', 'diamond'], forms: ['pave', 'band'] }],
  ['diamonds on the shoulders, ruby in the middle, ring', { gems: ['ruby', 'diamond'] }],
  ['two pear diamonds flanking a centre emerald, ring', { gems: ['emerald', 'diamond'] }],
  ['emerald flanked by two diamonds, platinum ring', { gems: ['emerald', 'diamond'], alloy: PLATINUM, count: 2 }],
  ['ruby and diamond bracelet', { type: 'bracelet', gems: ['ruby', 'diamond'] }],
  ['necklace of garnets and pearls', { type: 'necklace', gems: ['garnet', 'pearl'] }],
  ['amethyst, citrine and peridot bracelet', { type: 'bracelet', gems: ['amethyst', 'citrine', 'peridot'] }],
  ['cushion ruby drop earrings in yellow gold with diamond halos', { type: 'earrings', gems: ['ruby', 'diamond'], cut: 'cushion', forms: ['drop', 'halo'] }],
  ['opal solitaire with diamonds set all around, ring', { gems: ['opal', 'diamond'] }],
  ['topaz framed with pearls, pendant', { gems: ['topaz', 'pearl'] }],
  // Refusals
  ['platinum watch without diamonds', { type: 'watch', alloy: PLATINUM, gems: [] }],
  ['gold bracelet, no stones', { type: 'bracelet', gems: [] }],
  ['stoneless silver cuff', { type: 'bracelet', alloy: SILVER, gems: [], forms: ['cuff', 'bangle'] }],
  ['gem-free white gold pendant', { type: 'pendant', alloy: WHITE, gems: [] }],
  ['earrings without any gemstones', { type: 'earrings', gems: [] }],
  ['a ring with no diamonds, rubies or emeralds', { type: 'ring', gems: [] }],
  ['ruby ring without a halo', { type: 'ring', gems: ['ruby'], forms: [] }],
  ['ring in gold instead of silver', { alloy: YELLOW }],
  ['a pendant, not a heart, with a ruby', { type: 'pendant', motif: null, gems: ['ruby'] }],
  ['not too bold ring', { type: 'ring' }],
  ['white gold pendant without the leaf', { alloy: WHITE, motif: null }],
  ['brushed, not polished, silver ring', { alloy: SILVER, finish: 'satin' }],
  // Metals and finishes
  ['two-tone ring', { type: 'ring', alloy: YELLOW, second: WHITE }],
  ['two tone platinum and gold ring', { type: 'ring', alloy: PLATINUM, second: YELLOW }],
  ['ring of yellow and white gold', { type: 'ring', alloy: YELLOW, second: WHITE }],
  ['bicolour bracelet in rose and white gold', { type: 'bracelet', alloy: ROSE, second: WHITE }],
  ['mixed metal bangle, silver with gold', { type: 'bracelet', alloy: SILVER, second: YELLOW }],
  ['steel and rose gold watch', { type: 'watch', alloy: STEEL, second: ROSE }],
  ['ring in silver or gold', { alloy: SILVER, second: undefined }],
  ['hammered silver cuff', { type: 'bracelet', finish: 'hammered', alloy: SILVER }],
  ['brushed steel watch', { type: 'watch', alloy: STEEL, finish: 'satin' }],
  ['matte gold hoops', { type: 'earrings', finish: 'satin', alloy: YELLOW }],
  ['high polished platinum bangle', { type: 'bracelet', finish: 'polished', alloy: PLATINUM }],
  ['textured rose gold ring', { finish: 'hammered', alloy: ROSE }],
  ['925 silver pendant', { alloy: SILVER, type: 'pendant' }],
  ['9 karat gold ring', { alloy: YELLOW }],
  ['golden earrings', { alloy: YELLOW, type: 'earrings' }],
  ['titanium ring', { alloy: STEEL }],
  // Necklaces, pendants, chains
  ['leaf necklace yellow gold with diamonds', { type: 'necklace', alloy: YELLOW, motif: 'leaf', gems: ['diamond'] }],
  ['layered necklace', { type: 'necklace', style: 'layered' }],
  ['three strands of pearls, necklace', { type: 'necklace', style: 'layered', gems: ['pearl'] }],
  ['sci-fi pendant sapphire white gold', { type: 'pendant', style: 'sci-fi', gems: ['blue-sapphire'], alloy: WHITE }],
  ['heart pendant ruby', { type: 'pendant', motif: 'heart', gems: ['ruby'] }],
  ['crescent moon and star pendant', { type: 'pendant', motif: 'moon and star' }],
  ['emerald-cut emerald pendant with halo', { type: 'pendant', gems: ['emerald'], cut: 'emerald', forms: ['halo'] }],
  ['art deco pendant, many stones', { type: 'pendant', style: 'geometric', quantity: 'many' }],
  ['honeycomb pendant', { type: 'pendant', style: 'honeycombs' }],
  ['moon necklace', { type: 'necklace', motif: 'moon' }],
  ['a pendant for someone who loves the sea', { type: 'pendant', motif: 'wave' }],
  ['a rose of white gold as a pendant', { type: 'pendant', alloy: WHITE, motif: 'rose' }],
  ['sunburst pendant', { type: 'pendant', motif: 'sun' }],
  ['opal pendant', { type: 'pendant', gems: ['opal'], cut: 'cabochon' }],
  ['a sapphire riviere', { type: 'necklace', gems: ['blue-sapphire'], forms: ['riviere'] }],
  ['choker', { type: 'necklace', forms: ['choker'] }],
  ['contemporary collar', { type: 'necklace', style: 'contemporary', forms: ['choker'] }],
  ['necklace with a single emerald', { type: 'necklace', gems: ['emerald'], quantity: 'single' }],
  ['pendant on a rope chain', { type: 'pendant', chain: 'rope' }],
  ['box chain necklace with a topaz', { type: 'necklace', chain: 'box', gems: ['topaz'] }],
  ['cuban link chain bracelet', { type: 'bracelet', chain: 'curb' }],
  ['gold snake chain necklace', { type: 'necklace', chain: 'snake', motif: null }],
  ['paperclip chain bracelet', { type: 'bracelet', chain: 'paperclip' }],
  ['cross pendant on a fine chain', { type: 'pendant', motif: 'cross', chain: 'fine' }],
  ['lariat in rose gold', { type: 'necklace', alloy: ROSE }],
  ['a locket with a clover', { type: 'pendant', motif: 'clover' }],
  ['angel wing charm, silver', { type: 'pendant', motif: 'wing', alloy: SILVER }],
  ['old key pendant', { type: 'pendant', motif: 'key' }],
  ['feather pendant in brushed gold', { type: 'pendant', motif: 'feather', finish: 'satin' }],
  ['pendant with the letter B', { type: 'pendant', motif: 'letter B' }],
  ['monogram M necklace in white gold', { type: 'necklace', motif: 'letter M', alloy: WHITE }],
  ['an S initial pendant', { type: 'pendant', motif: 'letter S' }],
  ['paw print pendant for my dog', { type: 'pendant', motif: 'paw' }],
  ['butterfly necklace with pink sapphires', { type: 'necklace', motif: 'butterfly', gems: ['pink-sapphire'] }],
  ['anchor medallion', { type: 'pendant', motif: 'anchor' }],
  ['swallow pendant on white', { type: 'pendant', motif: 'swallow', stage: 'white' }],
  ['ruby pendant on black velvet', { type: 'pendant', gems: ['ruby'] }],
  ['diamond ring on velvet', { type: 'ring', stage: 'velvet' }],
  ['silver ring on slate', { type: 'ring', alloy: SILVER, stage: 'slate' }],
  ['geometric pendant with hexagons', { type: 'pendant', style: 'geometric' }],
  ['turquoise coloured stone in a teardrop pendant', { type: 'pendant', gems: ['aquamarine'], cut: 'pear' }],
  // Earrings
  ['geometric sapphire earrings', { type: 'earrings', style: 'geometric', gems: ['blue-sapphire'] }],
  ['pearl drop earrings', { type: 'earrings', gems: ['pearl'], forms: ['drop'] }],
  ['hoop earrings pavé', { type: 'earrings', forms: ['pave', 'hoop'] }],
  ['flower stud earrings', { type: 'earrings', motif: 'flower', forms: ['stud'] }],
  ['rose gold earrings', { type: 'earrings', alloy: ROSE, motif: null }],
  ['earrings like falling leaves, white gold, emerald-cut aquamarines', { type: 'earrings', alloy: WHITE, gems: ['aquamarine'], cut: 'emerald', motif: 'leaf' }],
  ['silver hoops', { type: 'earrings', alloy: SILVER, forms: ['hoop'] }],
  ['yellow sapphire stud earrings', { type: 'earrings', gems: ['yellow-sapphire'], forms: ['stud'] }],
  ['pear shaped amethyst drop earrings', { type: 'earrings', gems: ['amethyst'], cut: 'pear', forms: ['drop'] }],
  ['garnet studs', { gems: ['garnet'], type: 'earrings' }],
  ['dangly earrings, freshwater pearls', { type: 'earrings', gems: ['pearl'], forms: ['drop'] }],
  ['chandelier earrings with emeralds', { type: 'earrings', gems: ['emerald'], forms: ['chandelier', 'drop'] }],
  ['huggies in yellow gold', { type: 'earrings', alloy: YELLOW, forms: ['hoop'] }],
  ['ear climbers with diamonds', { type: 'earrings', gems: ['diamond'], forms: ['climber'] }],
  ['daisy earrings', { type: 'earrings', motif: 'flower' }],
  // Bracelets
  ['honeycomb bracelet', { type: 'bracelet', style: 'honeycombs' }],
  ['tennis bracelet diamonds white gold', { type: 'bracelet', gems: ['diamond'], alloy: WHITE, forms: ['tennis'] }],
  ['organic cuff rose gold', { type: 'bracelet', style: 'organic-shapes', alloy: ROSE, forms: ['cuff', 'bangle'] }],
  ['chain bracelet with a single ruby', { type: 'bracelet', gems: ['ruby'], quantity: 'single', forms: ['chain'] }],
  ['twisted rope bangle', { type: 'bracelet', forms: ['twist', 'bangle'] }],
  ['organic bracelet like twigs', { type: 'bracelet', style: 'organic-shapes' }],
  ['charm bracelet', { type: 'bracelet', forms: ['charm'] }],
  ['infinity bracelet in rosé gold', { type: 'bracelet', alloy: ROSE, motif: 'infinity' }],
  ['vine bracelet with peridots', { type: 'bracelet', motif: 'vine', gems: ['peridot'] }],
  ['braided gold bracelet', { type: 'bracelet', forms: ['twist'] }],
  // Watches
  ['contemporary watch rose gold blue dial', { type: 'watch', style: 'contemporary', alloy: ROSE, dial: 'midnight', gems: [] }],
  ['diving watch white gold', { type: 'watch', alloy: WHITE, forms: ['diver'] }],
  ['chronograph with a black face', { type: 'watch', dial: 'graphite', forms: ['chronograph'] }],
  ['steel watch, salmon dial', { type: 'watch', alloy: STEEL, dial: 'salmon' }],
  ['skeleton watch in rose gold', { type: 'watch', alloy: ROSE, forms: ['skeleton'] }],
  ['rectangular dress watch with a leather strap', { type: 'watch', forms: ['rectangular', 'dress', 'leather'] }],
  ['moonphase watch', { type: 'watch', forms: ['moonphase'] }],
  ['futuristic watch', { type: 'watch', style: 'sci-fi' }],
  ['a green dial on a steel bracelet, watch', { type: 'watch', dial: 'forest', forms: ['links'] }],
  ['gold watch with a mother-of-pearl dial', { type: 'watch', dial: 'ivory', gems: [] }],
  // Near misspellings
  ['saphire ring', { type: 'ring', gems: ['blue-sapphire'], slips: { saphire: 'sapphire' } }],
  ['emrald pendent', { type: 'pendant', gems: ['emerald'], slips: { emrald: 'emerald', pendent: 'pendant' } }],
  ['braclet with dimonds', { type: 'bracelet', gems: ['diamond'] }],
  ['neckalce with an amethist', { type: 'necklace', gems: ['amethyst'] }],
  ['earings in plattinum', { type: 'earrings', alloy: PLATINUM }],
  ['a rubby ring', { type: 'ring', gems: ['ruby'] }],
  ['tormaline and aquamarin ring', { gems: ['tourmaline', 'aquamarine'] }],
  ['wich watch would my father wear', { type: 'watch', motif: null }],
  ['mininalist geometrc ring', { type: 'ring', style: 'minimalist' }],
  ['buterfly pendant', { type: 'pendant', motif: 'butterfly' }],
  // What cannot be read
  ['zxqv blorp ring', { type: 'ring', lost: ['zxqv', 'blorp'] }],
  ['خاتم ذهب 💍', { lost: ['خاتم', 'ذهب', '💍'] }],
  ['Bague? RING, Ruby!', { type: 'ring', gems: ['ruby'], lost: ['bague'] }],
  ['something for my mother, a pendant', { type: 'pendant', lost: [] }],
  ['gift for my girlfriend, a gorgeous timeless ring', { type: 'ring', lost: [] }],
];
