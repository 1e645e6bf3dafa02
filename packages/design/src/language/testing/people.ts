/**
 * Prompts as typed on a phone: a gift, an occasion, a sign of luck, an animal, an emoji; and the expected result of
 * each.
 */
import type { Prompt } from './understood';
import { ROSE, SILVER, WHITE, YELLOW } from './understood';

export const PEOPLE: readonly Prompt[] = [
  // Small stones on the shoulders of one large stone
  [
    'anillo con una esmeralda talla esmeralda y diamantes chiquitos en los hombros',
    { type: 'ring', gems: ['emerald', 'diamond'], cut: 'emerald', forms: ['pave-shank'], lost: [] },
  ],
  [
    'bague saphir avec de petits diamants sur les épaules',
    { gems: ['blue-sapphire', 'diamond'], forms: ['pave-shank'], lost: [] },
  ],
  [
    'anello zaffiro con piccoli diamanti sulle spalle',
    { gems: ['blue-sapphire', 'diamond'], forms: ['pave-shank'], lost: [] },
  ],
  [
    'Ring mit Smaragd und kleinen Diamanten an den Schultern',
    { gems: ['emerald', 'diamond'], forms: ['pave-shank'], lost: [] },
  ],
  ['anel com rubi e diamantes pequenos nos ombros', { gems: ['ruby', 'diamond'], forms: ['pave-shank'], lost: [] }],
  [
    'кольцо с изумрудом и маленькими бриллиантами на плечиках',
    { gems: ['emerald', 'diamond'], forms: ['pave-shank'], lost: [] },
  ],
  [
    'altın yüzük, ortada zümrüt, omuzlarda küçük pırlantalar',
    { gems: ['emerald', 'diamond'], forms: ['pave-shank'], lost: [] },
  ],
  [
    'Ring mit einem Rubin, zwei Diamanten auf den Schultern',
    { gems: ['ruby', 'diamond'], forms: ['three-stone'], lost: [] },
  ],
  // Words of persons that are texts
  ['mum necklace with a heart and the word mum', { type: 'necklace', motif: 'heart', name: 'Mum', lost: [] }],
  ['silver necklace with word LOVE', { type: 'necklace', name: 'LOVE', lost: [] }],
  // Around a stone, and around the finger
  [
    'a sapphire ring with a ring of small diamonds all the way round it',
    { gems: ['blue-sapphire', 'diamond'], forms: ['halo'], lost: [] },
  ],
  ['emerald ring with small diamonds all the way around it', { gems: ['emerald', 'diamond'], forms: ['halo'] }],
  [
    'gold band with rubies and small diamonds all the way round',
    { gems: ['ruby', 'diamond'], forms: ['eternity', 'band'] },
  ],
  ['gold ring with a ruby and small diamonds all the way round it', { gems: ['ruby', 'diamond'], forms: ['eternity'] }],
  [
    'gold band of rubies with small diamonds all the way round it',
    { gems: ['ruby', 'diamond'], forms: ['eternity', 'band'] },
  ],
  // Sandblasted metal
  ['Ring Silber sandgestrahlt', { alloy: SILVER, finish: 'sandblasted', lost: [] }],
  ['bague en or sablé', { alloy: YELLOW, finish: 'sandblasted', lost: [] }],
  ['anillo de plata arenada', { alloy: SILVER, finish: 'sandblasted', lost: [] }],
  ['anello in argento sabbiato', { alloy: SILVER, finish: 'sandblasted', lost: [] }],
  ['anel de prata jateada', { alloy: SILVER, finish: 'sandblasted', lost: [] }],
  ['пескоструйное серебряное кольцо', { alloy: SILVER, finish: 'sandblasted', lost: [] }],
  // Texts in the quotes of German books and of French
  ['Ring Silber graviert mit »Anna 2020«', { type: 'ring', text: 'Anna 2020', lost: [] }],
  ['Armband Silber mit Gravur »immer«', { type: 'bracelet', text: 'immer', lost: [] }],
  ['bague or gravée « toujours »', { type: 'ring', text: 'toujours', lost: [] }],
  // A plate on a chain
  ['curb chain bracelet w flat id plate saying DAD', { type: 'bracelet', chain: 'curb', text: 'DAD', lost: [] }],
  // The twenties
  ["anello anni '20 con smeraldo", { gems: ['emerald'], lost: [] }],
  ['name necklace Sara in english letters', { type: 'necklace', name: 'Sara', lost: [] }],
  ['collier de perles, fermoir en or blanc', { type: 'necklace', alloy: WHITE, lost: [] }],
  ['Perlenkette, Verschluss aus Weißgold', { type: 'necklace', alloy: WHITE, lost: [] }],
  ['collana con fiocchetto', { type: 'necklace', motif: 'bow', lost: [] }],
  ['colgante con un lacito', { type: 'pendant', motif: 'bow', lost: [] }],
  ['emerald earrings, square ones', { type: 'earrings', gems: ['emerald'], cut: 'princess', lost: [] }],
  ['altın yüzük taş istemiyorum', { type: 'ring', gems: [], lost: [] }],
  ['gold ring for a sangeet in new zealand, ours was burgled', { type: 'ring', alloy: YELLOW, lost: [] }],
  // Luck and faith
  ['evil eye bracelet with blue sapphire', { type: 'bracelet', motif: 'evil eye', gems: ['blue-sapphire'], lost: [] }],
  ['silver husky pendant', { type: 'pendant', motif: 'husky', lost: [] }],
  ['gold gumamela flower pendant', { type: 'pendant', motif: 'hibiscus', lost: [] }],
  ['chess queen pendant', { type: 'pendant', motif: 'chess queen', lost: [] }],
  ['silver ring with a thorny vine', { type: 'ring', motif: 'thorny vine', lost: [] }],
  ['nazar pendant', { type: 'pendant', motif: 'nazar', lost: [] }],
  ['hamsa necklace', { type: 'necklace', motif: 'hamsa', lost: [] }],
  ['hand of fatima charm silver', { type: 'pendant', motif: 'hamsa', alloy: SILVER, lost: [] }],
  ['tree of life pendant', { type: 'pendant', motif: 'tree of life', lost: [] }],
  ['star of david necklace', { type: 'necklace', motif: 'star of David', lost: [] }],
  ['cross with diamonds for baptism', { motif: 'cross', gems: ['diamond'], lost: [] }],
  ['egyptian ankh necklace', { type: 'necklace', motif: 'ankh', lost: [] }],
  ['om pendant in silver', { type: 'pendant', motif: 'om', alloy: SILVER, lost: [] }],
  ['lotus pendant gold', { type: 'pendant', motif: 'lotus', alloy: YELLOW, lost: [] }],
  // The zodiac
  ['leo zodiac necklace', { type: 'necklace', motif: 'leo', lost: [] }],
  ['scorpio ring', { type: 'ring', motif: 'scorpio', lost: [] }],
  ['aries pendant with ruby', { type: 'pendant', motif: 'aries', gems: ['ruby'], lost: [] }],
  ['cancer zodiac necklace', { type: 'necklace', motif: 'cancer', lost: [] }],
  ['cancer pendant silver', { type: 'pendant', motif: 'cancer', alloy: SILVER, lost: [] }],
  ['bracelet for my aunt who beat cancer', { type: 'bracelet', motif: null, lost: ['beat', 'cancer'] }],
  ['ring with an oval moonstone around 9x7 mm and a thin gold band', { type: 'ring', mm: 7, lost: [] }],
  [
    'stacking rings, one yellow one rose one white gold',
    { type: 'ring', gems: [], alloy: 'yellow-gold-18k', lost: [] },
  ],
  ['diamond, hexagon, east west in gold ring', { type: 'ring', cut: 'hexagon', lost: [] }],
  [
    'silver snake ring that wraps twice around the finger',
    { type: 'ring', motif: 'snake', forms: ['coiled-twice'], lost: [] },
  ],
  ['odd earrings, a moon and a star', { type: 'earrings', forms: ['mismatched'], lost: [] }],
  ['capricorn constellation necklace', { type: 'necklace', motif: 'capricorn constellation', lost: [] }],
  ['name necklace Leo', { type: 'necklace', motif: null, lost: [] }],
  ['ring for my son leo', { type: 'ring', motif: null, lost: [] }],
  // Animals
  ['falcon pendant for my father', { type: 'pendant', motif: 'falcon', lost: [] }],
  ['eagle ring', { type: 'ring', motif: 'eagle', readAs: {}, lost: [] }],
  ['dove of peace pendant', { type: 'pendant', motif: 'dove', lost: [] }],
  ['hummingbird necklace', { type: 'necklace', motif: 'hummingbird', lost: [] }],
  ['phoenix pendant with ruby', { type: 'pendant', motif: 'phoenix', gems: ['ruby'], lost: [] }],
  ['owl necklace', { type: 'necklace', motif: 'owl', lost: [] }],
  ['peacock earrings with emerald', { type: 'earrings', motif: 'peacock', gems: ['emerald'], lost: [] }],
  ['cat necklace with emerald eyes', { type: 'necklace', motif: 'cat', gems: ['emerald'], lost: [] }],
  ["cat's eye ring", { type: 'ring', motif: null }],
  ['horse pendant gold', { type: 'pendant', motif: 'horse', alloy: YELLOW, lost: [] }],
  ['camel charm', { type: 'pendant', motif: 'camel', lost: [] }],
  ['elephant charm', { type: 'pendant', motif: 'elephant', lost: [] }],
  ['lion ring gold', { type: 'ring', motif: 'lion', alloy: YELLOW, lost: [] }],
  ['skull ring silver with ruby eyes', { type: 'ring', motif: 'skull', alloy: SILVER, gems: ['ruby'], lost: [] }],
  ['dragon ring', { type: 'ring', motif: 'dragon', lost: [] }],
  [
    'dragonfly brooch with opals',
    { type: 'pendant', motif: 'dragonfly', gems: ['opal'], forms: ['brooch'], readAs: {}, lost: [] },
  ],
  ['bee brooch yellow gold', { type: 'pendant', motif: 'bee', alloy: YELLOW, lost: [] }],
  ['honeycomb ring with a bee', { type: 'ring', style: 'honeycombs', lost: ['bee'] }],
  ['kids earrings ladybug', { type: 'earrings', motif: 'ladybird', lost: [] }],
  ['koi fish pendant', { type: 'pendant', motif: 'fish', lost: [] }],
  ['fish hook pendant', { type: 'pendant', motif: null, lost: ['fish', 'hook'] }],
  ['dolphin pendant silver', { type: 'pendant', motif: 'dolphin', alloy: SILVER, lost: [] }],
  ['sea turtle necklace', { type: 'necklace', motif: 'turtle', lost: [] }],
  ['starfish ring', { type: 'ring', motif: 'starfish', lost: [] }],
  ['shell necklace pearl', { type: 'necklace', motif: 'shell', gems: ['pearl'], lost: [] }],
  ['seahorse earrings', { type: 'earrings', motif: 'seahorse', lost: [] }],
  ['bunny necklace', { type: 'necklace', motif: 'rabbit', lost: [] }],
  ['eye of horus ring', { type: 'ring', motif: 'eye of Horus', lost: [] }],
  ['kettlebell pendant', { type: 'pendant', lost: ['kettlebell'] }],
  // Plants and weather
  ['sunflower necklace', { type: 'necklace', motif: 'sunflower', lost: [] }],
  ['cherry blossom ring rose gold', { type: 'ring', motif: 'cherry blossom', alloy: ROSE, lost: [] }],
  ['cherry earrings with rubies', { type: 'earrings', motif: 'cherry', gems: ['ruby'], lost: [] }],
  ['palm tree pendant', { type: 'pendant', motif: 'palm tree', lost: [] }],
  [
    'snowflake pendant white gold diamonds',
    { type: 'pendant', motif: 'snowflake', alloy: WHITE, gems: ['diamond'], lost: [] },
  ],
  [
    'a bracelet that feels like the first snow, white, quiet, delicate',
    { type: 'bracelet', motif: 'snowflake', alloy: WHITE, style: 'minimalist', lost: [] },
  ],
  ['mountain ring', { type: 'ring', motif: 'mountain', lost: [] }],
  ['lightning bolt earrings', { type: 'earrings', motif: 'lightning', lost: [] }],
  // Hobbies and symbols
  ['football pendant for my son', { type: 'pendant', motif: 'football', gems: [], lost: [] }],
  ['guitar pendant silver', { type: 'pendant', motif: 'guitar', alloy: SILVER, lost: [] }],
  ['treble clef earrings', { type: 'earrings', motif: 'treble clef', lost: [] }],
  ['music note necklace', { type: 'necklace', motif: 'music note', lost: [] }],
  ['airplane pendant', { type: 'pendant', motif: 'airplane', lost: [] }],
  ['compass necklace for a traveller', { type: 'necklace', motif: 'compass', lost: [] }],
  ['arrow necklace', { type: 'necklace', motif: 'arrow', lost: [] }],
  ['eiffel tower charm from paris', { type: 'pendant', motif: 'Eiffel Tower', lost: [] }],
  ['bow earrings', { type: 'earrings', motif: 'bow', lost: [] }],
  ['horseshoe ring', { type: 'ring', motif: 'horseshoe', lost: [] }],
  ['teddy bear necklace for baby', { type: 'necklace', motif: 'teddy bear', lost: [] }],
  ['burj khalifa pendant', { type: 'pendant', motif: 'Burj Khalifa', lost: [] }],
  // Occasions and people are not requirements
  ['eid gift for my wife, gold bangles', { type: 'bracelet', alloy: YELLOW, gems: [], lost: [] }],
  ['gold jhumkas', { type: 'earrings', alloy: YELLOW, gems: [], forms: ['jhumka'], lost: [] }],
  ['diwali gift, gold jhumkas with rubies', { type: 'earrings', alloy: YELLOW, gems: ['ruby'], lost: [] }],
  ["pearl necklace for my mother's 60th birthday", { type: 'necklace', gems: ['pearl'], lost: [] }],
  ['10 year anniversary band with diamonds', { type: 'ring', gems: ['diamond'], lost: [] }],
  [
    'birthstone ring for three kids: garnet, emerald and sapphire',
    { type: 'ring', gems: ['garnet', 'emerald', 'blue-sapphire'], lost: [] },
  ],
  ['family birthstone necklace', { type: 'necklace', lost: [] }],
  ["little girl's butterfly necklace", { type: 'necklace', motif: 'butterfly', style: 'minimalist', lost: [] }],
  // Complete without stones
  ["men's onyx ring with diamonds", { type: 'ring', gems: ['onyx', 'diamond'], lost: [] }],
  ['ring for my dad with a turquoise', { type: 'ring', gems: ['turquoise'], lost: [] }],
  ["men's ring", { type: 'ring', gems: [], lost: [] }],
  ['chunky gold chain for men', { type: 'necklace', alloy: YELLOW, gems: [], lost: [] }],
  ['hoop earrings big gold', { type: 'earrings', alloy: YELLOW, gems: [], forms: ['hoop'], lost: [] }],
  ['wedding bands for him and her', { type: 'ring', gems: [], forms: ['pair', 'band'], lost: [] }],
  ['matching couple rings', { type: 'ring', gems: [], forms: ['pair', 'band'], lost: [] }],
  // Emoji
  ['💍', { type: 'ring', readAs: { '💍': 'ring' }, lost: [] }],
  ['gold ring with a 🦋 please 🥰', { type: 'ring', motif: 'butterfly', lost: [] }],
  ['🧿 necklace 🙏🏽', { type: 'necklace', motif: 'nazar', lost: [] }],
  ['🦖 ring', { type: 'ring', lost: ['🦖'] }],
  // Views
  ['thin gold ring with three tiny diamonds, photographed from above', { type: 'ring', count: 3, lost: [] }],
  ['signet ring, side view', { type: 'ring', forms: ['signet'], lost: [] }],
  // Other languages
  ['قلادة صقر ذهب', { type: 'necklace', motif: 'falcon', alloy: YELLOW, lost: [] }],
  ['collier libellule en or', { type: 'necklace', motif: 'dragonfly', alloy: YELLOW, lost: [] }],
  ['Lebensbaum Anhänger Silber', { type: 'pendant', motif: 'tree of life', alloy: SILVER, lost: [] }],
  ['anillo de calavera en plata', { type: 'ring', motif: 'skull', alloy: SILVER, lost: [] }],
  ['ciondolo con girasole', { type: 'pendant', motif: 'sunflower', lost: [] }],
  ['кулон сова', { type: 'pendant', motif: 'owl', lost: [] }],
  ['sone ki anguthi mor', { type: 'ring', motif: 'peacock', alloy: YELLOW, lost: [] }],
  ['猫头鹰项链', { type: 'necklace', motif: 'owl', lost: [] }],
  // Stones of several colours in a row
  [
    'rainbow tennis bracelet',
    {
      type: 'bracelet',
      forms: ['tennis'],
      gems: ['ruby', 'orange-sapphire', 'yellow-sapphire', 'tsavorite', 'topaz', 'blue-sapphire', 'amethyst'],
      lost: [],
    },
  ],
  [
    'tree of life pendant with colourful gemstones as leaves',
    {
      type: 'pendant',
      gems: ['ruby', 'orange-sapphire', 'yellow-sapphire', 'tsavorite', 'topaz', 'blue-sapphire', 'amethyst'],
      lost: [],
    },
  ],
  [
    'pulsera colorida',
    {
      type: 'bracelet',
      gems: ['ruby', 'orange-sapphire', 'yellow-sapphire', 'tsavorite', 'topaz', 'blue-sapphire', 'amethyst'],
      lost: [],
    },
  ],
  [
    'カラフルな宝石の指輪',
    {
      type: 'ring',
      gems: ['ruby', 'orange-sapphire', 'yellow-sapphire', 'tsavorite', 'topaz', 'blue-sapphire', 'amethyst'],
      lost: [],
    },
  ],
  ['butterfly pendant with colorful enamel wings', { type: 'pendant', motif: 'butterfly', gems: [], lost: [] }],
  [
    'ombre tennis bracelet from dark blue to white sapphires',
    { gems: ['blue-sapphire', 'cornflower-sapphire', 'pale-blue-sapphire', 'white-sapphire'], lost: [] },
  ],
  [
    'Armband mit Geburtssteinen für März, Juli und Oktober',
    { type: 'bracelet', gems: ['aquamarine', 'ruby', 'opal'], lost: [] },
  ],
  ['rainbow moonstone ring', { gems: ['moonstone'], lost: [] }],
  [
    '彩虹手链',
    {
      type: 'bracelet',
      gems: ['ruby', 'orange-sapphire', 'yellow-sapphire', 'tsavorite', 'topaz', 'blue-sapphire', 'amethyst'],
      lost: [],
    },
  ],
  ['sterling silver heart padlock necklace', { type: 'necklace', motif: 'heart padlock', lost: [] }],
  ['heart and padlock charms on a bracelet', { type: 'bracelet', motif: 'heart', lost: [] }],
];
