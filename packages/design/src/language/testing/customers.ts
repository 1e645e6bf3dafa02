/**
 * Prompts in the style of customers of a workshop in Dubai, with budgets, sizes, birthstones and refusals, and the
 * expected result of each.
 */
import { PLATINUM, SILVER, WHITE, YELLOW, type Prompt } from './understood';

export const CUSTOMERS: readonly Prompt[] = [
  // A budget is one phrase and is reported as not followed
  ['engagment ring under 500 dollars', { type: 'ring', lost: ['under 500 dollars'] }],
  ['18k gold ring aed 3000', { type: 'ring', alloy: YELLOW, lost: ['aed 3000'] }],
  ['budget 1500 aed gold necklace for mum', { type: 'necklace', lost: ['budget 1500 aed'] }],
  ['gold ring under $1,000', { type: 'ring', lost: ['under $1,000'] }],
  ['ring for 2k budget', { type: 'ring', lost: ['2k budget'] }],
  // Refusals
  ['a bracelet, not gold', { type: 'bracelet', alloy: SILVER, lost: [] }],
  ["ring that isn't gold", { type: 'ring', alloy: PLATINUM, lost: [] }],
  ['i dont want diamonds, ring with ruby', { type: 'ring', gems: ['ruby'], lost: [] }],
  ['engagement ring, non diamond', { type: 'ring', quantity: undefined, lost: [] }],
  ['green stone ring not emerald', { type: 'ring', gems: ['peridot'], lost: [] }],
  ['sapphire ring but not blue', { gems: ['blue-sapphire'], lost: ['not blue'] }],
  ['sapphire ring, please no halo and no rose gold', { alloy: YELLOW, gems: ['blue-sapphire'], lost: [] }],
  ['ring w/o stones', { type: 'ring', lost: [] }],
  ['no stones just a plain gold band 5mm', { type: 'ring', gems: [], piece: { band_width: 5 }, lost: [] }],
  // Diamonds can be grown; a stone that is priced as a natural one all the same says so
  ['lab grown diamond ring 2ct oval', { type: 'ring', gems: ['diamond'], cut: 'oval', ct: 2, lost: [] }],
  ['lab-grown engagement ring', { type: 'ring', lost: [] }],
  ['emerald ring with lab-created diamonds', { gems: ['emerald', 'diamond'], lost: [] }],
  ['lab-grown ruby ring with diamonds', { gems: ['ruby', 'diamond'], lost: ['lab-grown'] }],
  ['ruby halo ring with diamonds', { gems: ['ruby', 'diamond'] }],
  ['diamond halo ring with a sapphire', { gems: ['blue-sapphire', 'diamond'] }],
  ['emerald ring, lab grown', { gems: ['emerald'], lost: ['lab grown'] }],
  // Sizes and weights
  [
    'ring 54 mm silver with sapphire',
    { type: 'ring', gems: ['blue-sapphire'], piece: { inner_diameter: 54 / Math.PI }, lost: [] },
  ],
  ['bangle size 2.6 22 carat', { type: 'bracelet', alloy: 'yellow-gold-22k', gems: [], lost: [] }],
  ['2 ctw tennis bracelet white gold', { alloy: WHITE, mm: 1.99, lost: [] }],
  ['2ct riviere necklace diamonds', { gems: ['diamond'], lost: ['2ct'] }],
  // Birthstones by their months
  ['birthstone necklace for mom, may and october', { gems: ['emerald', 'opal'], lost: [] }],
  ['ring with three birthstones january april july', { gems: ['garnet', 'diamond', 'ruby'], count: 3, lost: [] }],
  // Pieces
  ['matching set earrings and necklace', { type: 'earrings', lost: ['necklace'] }],
  ['white akoya pearl strand 7mm', { type: 'necklace', gems: ['pearl'], mm: 7, lost: [] }],
  ['cufflinks for dad gold', { type: 'earrings', forms: ['cufflinks'], gems: [], readAs: {}, lost: [] }],
  ['necklace with photo locket', { type: 'pendant', forms: ['locket'], readAs: {}, lost: [] }],
  ['tiara ring with diamonds', { type: 'ring', motif: null, forms: ['chevron'], gems: ['diamond'], lost: [] }],
  ['Claddagh ring', { type: 'ring', motif: 'claddagh', readAs: {}, lost: [] }],
  ['unisex silver ring', { type: 'ring', alloy: SILVER, gems: [], lost: [] }],
  // Pearls by the names they are sold under
  ['golden south sea pearl necklace 10mm', { type: 'necklace', gems: ['pearl'], pearl: 'golden', mm: 10, lost: [] }],
  ['tahitian black pearl earrings 9mm', { type: 'earrings', gems: ['pearl'], pearl: 'tahitian', mm: 9, lost: [] }],
  ['peacock tahitian pearl pendant', { type: 'pendant', motif: null, pearl: 'peacock', lost: [] }],
  ['lavender pearl earrings', { type: 'earrings', pearl: 'lavender', lost: [] }],
  ['white akoya pearl studs 12 mm', { type: 'earrings', pearl: 'akoya', mm: 9.5, lost: ['12 mm'] }],
  ['freshwater pearl bracelet', { type: 'bracelet', pearl: 'freshwater', lost: [] }],
  ['pink south sea pearl ring', { type: 'ring', pearl: 'south-sea', lost: ['pink'] }],
  ['baroque pearl pendant', { type: 'pendant', gems: ['pearl'], pearl: 'baroque', lost: [] }],
  // In the languages of the street
  ['أسورة ذهب ناعمة للبنت', { type: 'bracelet', alloy: YELLOW, style: 'minimalist', lost: [] }],
  ['سلسال قلب ذهب اصفر هدية عيد ميلاد', { type: 'necklace', alloy: YELLOW, motif: 'heart', lost: [] }],
  ['قلادة لؤلؤ تاهيتي أسود', { type: 'necklace', pearl: 'tahitian', lost: [] }],
  ['حلق لؤلؤ بدون ألماس', { type: 'earrings', gems: ['pearl'], lost: [] }],
  ['सोने की अंगूठी हीरे के साथ', { type: 'ring', alloy: YELLOW, gems: ['diamond'], lost: [] }],
  ['चांदी की पायल', { type: 'bracelet', alloy: SILVER, lost: [] }],
  ['سونے کی انگوٹھی ہیرے کے ساتھ', { type: 'ring', alloy: YELLOW, gems: ['diamond'], lost: [] }],
  ['gintong singsing na may diamante', { type: 'ring', alloy: YELLOW, gems: ['diamond'], lost: [] }],
  ['kwintas na perlas para kay nanay', { type: 'necklace', gems: ['pearl'], lost: [] }],
  ['pulseras na pilak na may puso', { type: 'bracelet', alloy: SILVER, motif: 'heart', lost: [] }],
  [
    "boucles d'oreilles pendantes émeraude sans diamant",
    { type: 'earrings', gems: ['emerald'], forms: ['drop'], lost: [] },
  ],
  ['solitaire diamant taille coussin', { type: 'ring', gems: ['diamond'], cut: 'cushion', lost: [] }],
  ['обручальное кольцо 5 мм платина', { type: 'ring', alloy: PLATINUM, piece: { band_width: 5 }, lost: [] }],
  [
    'кольцо с изумрудом 585 проба размер 17',
    { type: 'ring', gems: ['emerald'], piece: { inner_diameter: 17 }, lost: [] },
  ],
  // Initials, lockets and settings in other languages
  ['collar con la inicial M en oro amarillo', { type: 'necklace', motif: 'letter M', lost: [] }],
  ['collier lettre A en argent', { type: 'necklace', motif: 'letter A', lost: [] }],
  ['Kette mit Buchstabe L, Silber', { type: 'necklace', motif: 'letter L', lost: [] }],
  ['pulsera con las iniciales A y R', { type: 'bracelet', motif: 'letters AR', lost: [] }],
  ['ring with the initial e', { type: 'ring', motif: 'letter E', lost: [] }],
  ['Medaillon zum Öffnen, Gold, mit Rose', { type: 'pendant', motif: 'rose', forms: ['locket'], lost: [] }],
  ['открывающийся медальон из золота', { type: 'pendant', forms: ['locket'], lost: [] }],
  ['pendentif perle, argent', { type: 'pendant', gems: ['pearl'], forms: [], lost: [] }],
  ['18K白金钻石戒指,六爪', { type: 'ring', forms: ['prong'], lost: [] }],
  ['玫瑰金蝴蝶项链,镶嵌粉色蓝宝石', { type: 'necklace', gems: ['pink-sapphire'], lost: [] }],
  [
    'خاتم من الفضة مع عقيق أحمر ونقش عربي على الجانبين',
    { type: 'ring', gems: ['carnelian'], forms: ['engraved'], lost: [] },
  ],
  ['kundan choker with rubies, matching jhumkas', { type: 'necklace', gems: ['ruby'], lost: ['jhumkas'] }],
  ['珍珠耳环 不要钻石', { type: 'earrings', gems: ['pearl'], lost: [] }],
  // Sparkle in free words is stones; with a named stone, all others
  [
    'big chunky domed cocktail ring, hammered gold, nothing sparkly on it',
    { type: 'ring', finish: 'hammered', gems: [], lost: [] },
  ],
  ['wide gold cuff, no bling', { type: 'bracelet', gems: [], lost: [] }],
  ['gold cocktail ring, not blingy', { type: 'ring', gems: [], lost: [] }],
  ['silver ring without any glitter', { type: 'ring', gems: [], lost: [] }],
  ['emerald pendant, no sparkle', { type: 'pendant', gems: ['emerald'], lost: [] }],
  ['anillo de oro sin brillos', { type: 'ring', gems: [], lost: [] }],
  ['breiter Goldring, kein Glitzer', { type: 'ring', gems: [], lost: [] }],
  ['bague en or, rien de brillant', { type: 'ring', gems: [], lost: [] }],
  ['anello in oro senza brillantini', { type: 'ring', gems: [], lost: [] }],
  ['золотое кольцо без блёсток', { type: 'ring', gems: [], lost: [] }],
  ['金戒指，不要亮晶晶', { type: 'ring', gems: [], lost: [] }],
  // One ring for stacking, and stacks
  [
    'dainty stacking ring 3 tiny emeralds bezel set in a row',
    { type: 'ring', gems: ['emerald'], count: 3, forms: ['bezel', 'beside'], lost: [] },
  ],
  ['thin stackable gold ring', { type: 'ring', gems: [], style: 'minimalist', forms: [], lost: [] }],
  ['bague empilable en or', { type: 'ring', style: 'minimalist', forms: [], lost: [] }],
  ['anillo apilable de oro con un zafiro', { type: 'ring', gems: ['blue-sapphire'], forms: [], lost: [] }],
  ['schmaler Stapelring in Silber', { type: 'ring', style: 'minimalist', forms: [], lost: [] }],
  ['gold stacking rings with rubies', { type: 'ring', gems: ['ruby'], forms: ['stack'], lost: [] }],
  ['stacking ring set', { type: 'ring', forms: ['stack'], lost: [] }],
  ['zwei Stapelringe in Gold', { type: 'ring', forms: ['stack'], lost: [] }],
  // Three stones on other pieces than rings
  ['pulsera rígida de oro con tres piedras de ámbar', { type: 'bracelet', gems: ['amber'], count: 3, lost: [] }],
  ["bracelet jonc en or avec trois pierres d'ambre", { type: 'bracelet', gems: ['amber'], count: 3, lost: [] }],
  ['Armreif aus Gold mit drei Steinen aus Bernstein', { type: 'bracelet', gems: ['amber'], count: 3, lost: [] }],
  ['браслет из золота, три камня янтаря', { type: 'bracelet', gems: ['amber'], count: 3, lost: [] }],
  // A jade disc is of jade, and 白金 is white gold
  ['18K白金戒指', { type: 'ring', alloy: WHITE, second: undefined, lost: [] }],
  ['翡翠平安扣吊坠，18K白金镶边', { type: 'pendant', alloy: WHITE, gems: ['jade'], motif: "ping'an kou", lost: [] }],
  ['jade donut pendant in gold', { type: 'pendant', gems: ['jade'], motif: "ping'an kou", lost: [] }],
  ['pendentif donut de jade en or', { type: 'pendant', gems: ['jade'], motif: "ping'an kou", lost: [] }],
  ['黄金平安扣吊坠', { type: 'pendant', motif: "ping'an kou", lost: [] }],
  ['女士婚戒 铂金 1克拉', { type: 'ring', alloy: PLATINUM, ct: 1, lost: [] }],
  ['خاتم رجالي فضة بعقيق اسود', { type: 'ring', alloy: SILVER, gems: ['onyx'], lost: [] }],
];
