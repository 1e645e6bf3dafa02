/** Words of size in all languages of the lexicons. */
import type { Requirement } from '../language/requirement';

/** What a word of size says. */
export type Size = 'thin' | 'thick' | 'wide' | 'small' | 'large' | 'quiet';

/** Stems of words in all languages of the lexicons, without accents, by what they say; the first that matches counts. */
const WORDS: readonly (readonly [size: Size, word: RegExp])[] = [
  [
    'quiet',
    /(?<!\p{L})(?:simpl|semplic|sencill|minimal|subtl|sutil|understated|discre|quiet|unfussy|low key|nothing|not|nada|niente|rien|pas|nicht|schlicht|dezent|puristisch|unauff|sobr|epur|essenzial|prost|прост|лаконичн|скромн|неброск|ничего|не |sade|abartisiz|enkel|subtiel|skromn)|साद|सिंपल|साधारण|简|簡|低调|不|シンプル|控えめ|ミニマル|さりげ|بسيط|سمبل|(?<!\p{L})غير|심플|미니멀|수수/iu,
  ],
  [
    'thick',
    /(?<!\p{L})(?:thick|chunk(?:y|ier)|sturd|chonky|heav(?:y|ier)|hefty|bulky|beefy|dick|massi[vf]|schwer(?!t)|lourd|pesad|pesant|тяжел|agir(?!\p{L})|massicc|maciz|macic|maciç|klobig|wuchtig|epais|grues|gross[oaei](?!\p{L})|grossos|grossas|spess|толст|массивн|громоздк|kalin|masif|dik|tjock|grub|grov|robust)|मोट|भारी|粗|厚|太|ごつ|ゴツ|سميك|تخين|غليظ|ثقيل|굵|두꺼|두툼/iu,
  ],
  [
    'wide',
    /(?<!\p{L})(?:wide|broad|cigar|breit|large?(?:s|ghe|ghi)?(?= |$)|largh?[oai]|anch[ao]|широк|genis|breed|brede|bred|szerok)|चौड़|宽|寬|幅広|عريض/iu,
  ],
  [
    'thin',
    /(?<!\p{L})(?:thin|slim|slender|skinn|narrow|fine(?!l)|delica|daint|whisper|feather|barely|d(?:u|ue)nn|schmal|schlank|fein|zart|zierlich|filigran|fin[eo]?s?(?!\p{L})|fin[ai]s?(?!\p{L})|finit|finin|mince|finement|legg?er|leve|delgad|ligero|sottil|тонк|тоненьк|изящн|хрупк|нежн|легк|утонченн|деликатн|ince|narin|zarif|hafif|kibar|nazik|fijn|dun|smal(?!l)|tunn|cienk)|पतल|बारीक|महीन|नाज|हल्क|细|細|纤|轻|輕|秀|華奢|繊細|رفيع|ناعم|نحيف|رقيق|خفيف|얇|가는|가느/iu,
  ],
  [
    'small',
    /(?<!\p{L})(?:small|little|chic[oa]s?(?!\p{L})|(?:wee|lil)(?!\p{L})|tiny|teen|itty|mini|petite?|klein|winzig|pequen|chiquit|diminut|minuscul|piccol|maliit|маленьк|мелк|миниатюрн|крошечн|kucuk|minik|liten|litet|smaa?|mal)|छोट|小|صغير|صغار|작/iu,
  ],
  [
    'large',
    /(?<!\p{L})(?:big|large|huge|enormous|giant|massive|oversize|statement|bold|cocktail|dramatic|showstop|show stop|eye catch|gross|riesig|auffallig|markant|opulent|volumin|protzig|grand|gros|enorm|imposant|imponente|important|vistos|llamativ|audac|atrevid|chamativ|marcant|больш|крупн|внушительн|акцентн|броск|buyuk|iri|kocaman|gosterisli|iddiali|groot|grote|stor|duz|wielk|malaki)|बड़|大|夸张|霸气|كبير|كبار|ضخم|ملفت|ボリューム|存在感|큰|큼직|화려|볼드|대담/iu,
  ],
];

/** Accents of Latin letters; signs of other scripts are part of their letters. */
const ACCENTS = /[\u0300-\u036F]/g;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');

/** Words for what is tiny. */
const TINY =
  /(?<!\p{L})(?:tiny|teeny|teensy|itsy|itty|minuscul|winzig|diminut|кро[шх]|minik|minicik)|极小|迷你|極小|ちっちゃ/iu;
export const isTiny = (text: string): boolean => TINY.test(text);

/** Words that turn a size round, before it: "nothing heavy", "not so wide". */
const NOT_SO =
  /(?<!\p{L})(?:nothing|not|isn't|aren't|nichts?|nicht|rien|pas|no|nada|non|niente|nao|не|ничего)(?: (?:be|sea|sia|seja|sein|etre))?(?: (?:so|too|very|that|overly|super|all|zu|allzu|sehr|de|trop|si|tres|muy|tan|demasiado|troppo|cosi|molto|muito|tao|слишком|очень|такое|такой))* ?$|(?:مو|مش|ليس|غير)(?: [اك]ثير)? ?$|(?:不要?太?|别太|不太)$/u;
/** The same after it: "çok kalın olmasın", "ज़्यादा भारी नहीं". */
const NOT_AFTER =
  /^\p{L}* ?(?:olmasin|degil)(?!\p{L})|^[\p{L}\p{M}]* ?(?:न|ना|नहीं)(?![\p{L}\p{M}])|^\p{L}{0,2}(?:すぎ|過ぎ|く)ない/u;

/** What a word of size says, and whether the words around it turn it round. */
export interface SizeWord {
  readonly size: Size;
  readonly isNegated: boolean;
}

/** Nouns after "large" in English, which is wide in French. */
const ENGLISH_NOUN = /^ (?!(?:en|et|avec|de|à|sertie?|pour|au|or|argent)(?!\p{L}))\p{L}/iu;

/** What a word of size says between the words before and after it; null for words of a style. */
export function sizeWord(text: string, before = '', after = ''): SizeWord | null {
  const words = plain(text);
  if (words === 'large' && ENGLISH_NOUN.test(after)) return { size: 'large', isNegated: NOT_SO.test(plain(before)) };
  const found = WORDS.flatMap(([size, word]) => {
    const match = size === 'quiet' ? null : word.exec(words);
    return match ? [{ size, from: match.index, to: match.index + match[0].length }] : [];
  })[0];
  const isNegated =
    found !== undefined &&
    (NOT_SO.test(plain(before) + words.slice(0, found.from)) || NOT_AFTER.test(words.slice(found.to) + plain(after)));
  if (found && isNegated) return { size: found.size, isNegated };
  const size = WORDS.find(([, word]) => word.test(words))?.[0];
  return size === undefined ? null : { size, isNegated: false };
}

/** True for a requirement that the piece be wide. */
export const isWideWord = (
  {
    concept,
    value,
    text,
    start,
    end,
    isRefused,
  }: Pick<Requirement, 'concept' | 'value' | 'text' | 'start' | 'end' | 'isRefused'>,
  prompt: string,
): boolean => {
  const word =
    concept === 'style' && value === 'bold' && !isRefused
      ? sizeWord(text, prompt.slice(0, start), prompt.slice(end))
      : null;
  return word?.size === 'wide' && !word.isNegated;
};

/** What a word of size says by itself; null for words of a style. */
export const sizeOf = (text: string): Size | null => sizeWord(text)?.size ?? null;
