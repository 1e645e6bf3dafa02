/**
 * Prompts in other languages, word by word: Arabic, French, German, Spanish with Portuguese, Italian, Russian, Hindi in both scripts, Urdu,
 * Tagalog and Chinese. Not a translator: the nouns and adjectives of jewellery and the small words between them, put into the English
 * that the lexicon reads. Words are patterns over plain text (lower case, without accents).
 */
import { MOTIFS_IN_ARABIC, MOTIFS_IN_CHINESE, MOTIFS_IN_FRENCH, MOTIFS_IN_GERMAN, MOTIFS_IN_HINDI, MOTIFS_IN_ITALIAN, MOTIFS_IN_RUSSIAN, MOTIFS_IN_SPANISH } from './motifWords';
import { plain } from './plain';
import { respelled } from './spelling';
import type { Traced } from './traced';

type Dictionary = readonly (readonly [english: string, words: string])[];

const ARABIC: Dictionary = [
  ...MOTIFS_IN_ARABIC,
  ['black onyx', 'عقيق (?:أسود|اسود)'], ['carnelian', 'عقيق'],
  ['engagement ring', 'خاتم خطوبة|خاتم خطبة|دبلة خطوبة'], ['wedding ring', 'خاتم زواج|دبلة|محبس'], ['ring', 'خاتم|خواتم'], ['earrings', 'أقراط|اقراط|حلق|قرط'], ['necklace', 'قلادة|عقد|سلسلة|سلسال|طوق'], ['bangle', 'بنجرة|بناجر|غويشة'],
  ['bracelet', 'سوار|أساور|اساور|إسوارة|اسوارة|أسورة|اسورة'], ['pendant', 'تعليقة|دلاية|معلقة'], ['watch', 'ساعة'], ['anklet', 'خلخال'], ['gold', 'ذهب|ذهبي|ذهبية'], ['silver', 'فضة|فضي|فضية'], ['platinum', 'بلاتين|بلاتينيوم'],
  ['white', 'أبيض|ابيض|بيضاء'], ['yellow', 'أصفر|اصفر|صفراء'], ['rose', 'وردي|روز'], ['blue', 'أزرق|ازرق|زرقاء'], ['green', 'أخضر|اخضر|خضراء'], ['red', 'أحمر|احمر|حمراء'], ['black', 'أسود|اسود|سوداء'],
  ['diamond', 'ألماس|الماس|ماس|ألماسة|الماسة|ماسة'], ['ruby', 'ياقوت|ياقوتة'], ['emerald', 'زمرد|زمردة'], ['sapphire', 'زفير|سفير|صفير'], ['pearls', 'لؤلؤ|لولو'], ['pearl', 'لؤلؤة'], ['turquoise', 'فيروز'], ['coral', 'مرجان'], ['amethyst', 'جمشت'],
  ['stones', 'أحجار|احجار|فصوص'], ['stone', 'حجر|فص'], ['heart', 'قلب'], ['moon', 'قمر|هلال'], ['star', 'نجمة'], ['flower', 'زهرة'], ['rose flower', 'وردة'], ['butterfly', 'فراشة'], ['letter', 'حرف'], ['name', 'اسمي|اسمها|اسمه|اسم'], ['saying', 'مكتوبة? علي(?:ها|ه)'], ['word', 'كلمة'], ['engraved', 'محفورة?|منقوشة?|نقش|حفر'], ['arabic', 'عربي|عربية'], ['solitaire', 'سوليتير'], ['tahitian', 'تاهيتي'], ['necklace and earrings', 'طقم'],
  ['dial', 'مينا|ميناء'], ['for men', 'رجالي|رجالية'], ['karat', 'عيار'], ['carat', 'قيراط|قراط'], ['for ladies', 'نسائي|نسائية'], ['a', 'هدية|عيد|ميلاد|زوجتي|زوجي|أمي|امي|بنت|بنتي|أختي|اختي|خطيبتي|حبيبتي|صديقتي|أريد|اريد|ابغى|ابي|بدي|لو سمحت|من فضلك'], ['without', 'بدون|بلا|من غير'], ['with', 'مع'], ['of', 'من|في|على|عليه|عليها'], ['simple', 'بسيط|بسيطة|ناعم|ناعمة'], ['big', 'كبير|كبيرة'], ['small', 'صغير|صغيرة'],
];

const FRENCH: Dictionary = [
  ...MOTIFS_IN_FRENCH,
  ['engagement ring', 'bague de fiancailles'], ['ring', 'bagues?|anneau'], ['wedding ring', 'alliances?'], ['signet ring', 'chevaliere'], ['earrings', "boucles? d ?'?oreilles?"], ['drop', 'pendantes?'], ['cushion', 'coussin'], ['pear', 'poire'], ['oval', 'ovale'], ['princess', 'princesse'], ['cultured', 'de culture'], ['hoops', 'creoles'], ['studs', 'puces? d ?\'?oreilles?'],
  ['necklace', 'colliers?'], ['long necklace', 'sautoir'], ['bangle', 'joncs?'], ['pendant', 'pendentifs?|medaillon'], ['watch', 'montres?'], ['chain', 'chaine'], ['gold', 'or'], ['silver', 'argent'], ['platinum', 'platine'], ['steel', 'acier'],
  ['white', 'blanc(?:he)?s?'], ['yellow', 'jaunes?'], ['rose', 'rose'], ['blue', 'bleue?s?'], ['green', 'verte?s?'], ['red', 'rouges?'], ['black', 'noire?s?'], ['diamonds', 'diamants'], ['diamond', 'diamant'], ['ruby', 'rubis'], ['emeralds', 'emeraudes'],
  ['emerald', 'emeraude'], ['sapphires', 'saphirs'], ['sapphire', 'saphir'], ['pearls', 'perles'], ['pearl', 'perle'], ['amethyst', 'amethyste'], ['garnet', 'grenat'], ['stones', 'pierres'], ['stone', 'pierre'],
  ['heart', 'coeur|cœur'], ['moon', 'lune'], ['star', 'etoile'], ['sun', 'soleil'], ['flower', 'fleur'], ['leaf', 'feuilles?'], ['butterfly', 'papillon'], ['snake', 'serpent'], ['key', 'cle'], ['cross', 'croix'], ['feather', 'plume'], ['wing', 'ailes?'],
  ['cut', 'taille'], ['name', 'prenom|nom'], ['dial', 'cadran'], ['hammered', 'martelee?s?'], ['brushed', 'brossee?s?'], ['polished', 'polie?s?'], ['twisted', 'torsadee?s?'], ['for men', '(?:pour )?hommes?'], ['for ladies', '(?:pour )?femmes?'], ['simple', 'fine?s?|simples?'], ['big', 'grande?s?|gros(?:se)?'], ['small', 'petite?s?'],
  ['two', 'deux'], ['three', 'trois'], ['without', 'sans'], ['with', 'avec'], ['and', 'et'], ['a', 'une?'], ['of', "des?|du|d'|en|au|aux|la|le|les|pour"],
];

const GERMAN: Dictionary = [
  ...MOTIFS_IN_GERMAN,
  ['engagement ring', 'verlobungsringe?'], ['wedding ring', 'ehe?ringe?|trauringe?'], ['signet ring', 'siegelringe?'], ['eternity ring', 'memoire-?ringe?'], ['solitaire', 'solitar'], ['ring', 'ringe'], ['earrings', 'ohrringe?|ohrhanger'], ['studs', 'ohrstecker'],
  ['hoops', 'creolen'], ['necklace', 'halsketten?|kette|collier'], ['bracelet', 'armband|armbander'], ['bangle', 'armreife?n?'], ['pendant', 'anhanger'], ['watch', '(?:armband)?uhr'], ['white gold', 'wei(?:ß|ss)gold'], ['rose gold', 'rose-?gold|rotgold|roségold'], ['yellow gold', 'gelbgold'],
  ['gold', 'golde?n?e?r?s?'], ['silver', 'silber(?:ne?[mnrs]?)?'], ['platinum', 'platin'], ['steel', 'edelstahl|stahl'], ['diamonds', 'diamanten|brillanten'], ['diamond', 'diamant|brillant'], ['ruby', 'rubin'], ['rubies', 'rubinen?'], ['emeralds', 'smaragden?'], ['emerald', 'smaragd'],
  ['sapphires', 'saphiren?'], ['sapphire', 'saphir'], ['pearls', 'perlen'], ['pearl', 'perle'], ['stones', '(?:edel)?steinen?'], ['stone', '(?:edel)?stein'], ['heart', 'herz'], ['moon', 'mond'], ['star', 'sterne?'], ['sun', 'sonne'], ['flower', 'blumen?|blute'], ['leaf', 'blatt|blatter'],
  ['butterfly', 'schmetterling'], ['snake', 'schlange'], ['cross', 'kreuz'], ['letter', 'buchstabe'], ['name', 'namen'], ['dial', 'ziffernblatt|zifferblatt'], ['blue', 'blaue?[mnrs]?'], ['green', 'grune?[mnrs]?'], ['red', 'rote?[mnrs]?'], ['black', 'schwarze?[mnrs]?'], ['white', 'wei(?:ß|ss)e?[mnrs]?'],
  ['hammered', 'gehammert(?:e[mnrs]?)?'], ['brushed', 'gebursteten?|mattierte?[mnrs]?'], ['polished', 'polierte?[mnrs]?'], ['plain', 'schlichte?[mnrs]?'], ['two', 'zwei'], ['three', 'drei'], ['without', 'ohne'], ['with', 'mit'], ['and', 'und'], ['a', 'eine?[mnrs]?'], ['for ladies', '(?:fur )?damen'], ['for men', '(?:fur )?herren'], ['of', 'aus|fur|im|der|die|das|dem|den|vom|von|aber'],
];

const SPANISH: Dictionary = [
  ...MOTIFS_IN_SPANISH,
  ['engagement ring', 'anillo de compromiso'], ['ring', 'anillos?|sortija|anel|aneis'], ['wedding ring', 'alianza'], ['earrings', 'pendientes|aretes|zarcillos|brincos?'], ['necklace', 'collar|gargantilla|colar'], ['bracelet', 'pulseras?'], ['pendant', 'colgante|dije|medalla'], ['watch', 'reloj'], ['chain', 'cadena'],
  ['gold', 'oro|ouro'], ['silver', 'plata|prata'], ['platinum', 'platino'], ['white', 'blanc[oa]s?'], ['yellow', 'amarill[oa]s?'], ['rose', 'rosa'], ['blue', 'azul(?:es)?'], ['green', 'verdes?'], ['red', 'roj[oa]s?'], ['black', 'negr[oa]s?'], ['diamonds', 'diamantes'], ['diamond', 'diamante'], ['ruby', 'rubi'],
  ['emeralds', 'esmeraldas'], ['emerald', 'esmeralda'], ['sapphire', 'zafiro'], ['sapphires', 'zafiros'], ['pearls', 'perlas'], ['pearl', 'perla'], ['stones', 'piedras'], ['stone', 'piedra'], ['heart', 'corazon|coracao'], ['moon', 'luna'], ['star', 'estrella'], ['flower', 'flor'], ['leaf', 'hojas?'], ['butterfly', 'mariposa'], ['cross', 'cruz'],
  ['carat', 'quilates?'], ['name', 'nombre|nome'], ['two', 'dos|dois'], ['three', 'tres'], ['without', 'sin|sem'], ['with', 'con|com'], ['and', 'y'], ['a', 'una?|uma?'], ['of', 'del?|en|la|el|los|las|para'], ['for ladies', '(?:para )?(?:mujer|mulher)(?:e?s)?'], ['for men', '(?:para )?(?:hombres?|homem|homens)'],
];

const ITALIAN: Dictionary = [
  ...MOTIFS_IN_ITALIAN,
  ['engagement ring', 'anello di fidanzamento'], ['ring', 'anell[oi]'], ['wedding ring', 'fed[ei] nuzial[ei]|fede'], ['earrings', 'orecchin[oi]'], ['necklace', 'collan[ae]|girocollo'], ['bracelet', 'braccial[ei]|braccialetto'], ['pendant', 'ciondolo|pendente'], ['watch', 'orologio'], ['gold', 'oro'], ['silver', 'argento'],
  ['white', 'bianc[oa]'], ['yellow', 'giall[oa]'], ['rose', 'rosa'], ['diamonds', 'diamanti'], ['diamond', 'diamante'], ['ruby', 'rubino'], ['rubies', 'rubini'], ['emerald', 'smeraldo'], ['emeralds', 'smeraldi'], ['sapphire', 'zaffiro'], ['sapphires', 'zaffiri'], ['pearls', 'perle'], ['pearl', 'perla'], ['stones', 'pietre'], ['stone', 'pietra'],
  ['heart', 'cuore'], ['moon', 'luna'], ['star', 'stella'], ['flower', 'fiore'], ['leaf', 'foglia|foglie'], ['butterfly', 'farfalla'], ['carat', 'carat[oi]'], ['name', 'nome'], ['two', 'due'], ['three', 'tre'], ['without', 'senza'], ['with', 'con'], ['and', 'ed?'], ['a', "un[oa]?|un'"], ['for ladies', '(?:per )?donn[ae]'], ['for men', '(?:per )?(?:uomo|uomini)'], ['of', "d[ia]|del(?:la)?|in|d'|il|la|per"],
];

const RUSSIAN: Dictionary = [
  ...MOTIFS_IN_RUSSIAN,
  ['engagement ring', 'помолвочн[а-я]+ кольц[а-я]+'], ['wedding ring', 'обручальн[а-я]+ кольц[а-я]+'], ['ring', 'кольц[а-я]+|перстен[а-я]*'], ['earrings', 'сер[её]ж[а-я]+|серьг[а-я]*'], ['necklace', 'ожерель[а-я]+|колье|бусы'], ['bracelet', 'браслет[а-я]*'], ['pendant', 'подвеск[а-я]+|кулон[а-я]*'], ['watch', 'часы|часов'], ['chain', 'цепочк[а-я]+|цепь'],
  ['gold', 'золот[а-я]+'], ['silver', 'серебр[а-я]+'], ['platinum', 'платин[а-я]+'], ['white', 'бел[а-я]+'], ['yellow', 'ж[её]лт[а-я]+'], ['rose', 'розов[а-я]+|красн[а-я]+'], ['blue', 'син[а-я]+|голуб[а-я]+'], ['green', 'зел[её]н[а-я]+'], ['black', 'ч[её]рн[а-я]+'],
  ['diamonds', 'бриллиантами|алмазами'], ['diamond', 'бриллиант[а-я]*|алмаз[а-я]*'], ['ruby', 'рубин[а-я]*'], ['emerald', 'изумруд[а-я]*'], ['sapphire', 'сапфир[а-я]*'], ['pearls', 'жемчуг[а-я]*|жемчужн[а-я]+'], ['amethyst', 'аметист[а-я]*'], ['garnet', 'гранат[а-я]*'], ['topaz', 'топаз[а-я]*'],
  ['stones', 'камней|камнями|камни'], ['stone', 'камн[а-я]+|камень'], ['heart', 'сердц[а-я]+|сердечк[а-я]+'], ['moon', 'лун[а-я]+'], ['star', 'зв[её]зд[а-я]+'], ['flower', 'цвет(?:ок|ка|ком)'], ['leaf', 'лист[а-я]*'], ['butterfly', 'бабочк[а-я]+'], ['carat', 'карат[а-я]*'], ['hallmark', 'проб[а-я]+'], ['russian size', 'размер[а-я]*'], ['mm', 'мм'], ['cm', 'см'], ['a', 'подар[а-я]+|жен[ае]|мам[аеуы]|доч(?:ь|ери|ке)|хочу|мне|для'], ['two', 'дв(?:а|е|умя)'], ['three', 'тр(?:и|емя)'], ['without', 'без'], ['with', 'со?'], ['and', 'и'], ['of', 'из|в|на|для'],
];

const HINDI: Dictionary = [
  ...MOTIFS_IN_HINDI,
  ['ring', 'anguthi|angoothi|anguthee'], ['necklace', 'haar'], ['bangles', 'kangan|chudiy?a?n?|churi'], ['anklet', 'payal'], ['hoop earrings', 'baliyan'], ['jhumka', 'jhumke'], ['earrings', 'kaan ki'], ['gold', 'son[aey]|sonay'], ['silver', 'chandi'], ['diamonds', 'heere|heeray'], ['diamond', 'heera'], ['pearls', 'moti'], ['emerald', 'panna'],
  ['ruby', 'manik'], ['blue sapphire', 'neelam'], ['yellow sapphire', 'pukhraj'], ['coral', 'moonga'], ['heart', 'dil'], ['flower', 'phool'], ['without', 'bina'], ['with', 'ke saath|saath'], ['and', 'aur'], ['of', 'k[aei]|wal[aei]|mein|ek|mujhe|chahiye|liye|shaadi|shadi'],
];

const DEVANAGARI: Dictionary = [
  ['engagement ring', 'सगाई की अंगूठी'], ['ring', 'अंगूठी|अँगूठी|रिंग'], ['necklace', 'हार|नेकलेस|माला'], ['bangles', 'चूड़ियाँ|चूड़ी|कंगन'], ['anklet', 'पायल'], ['earrings', 'झुमके|झुमका|बालियां|बाली|कान की'], ['bracelet', 'ब्रेसलेट|कड़ा'], ['pendant', 'लॉकेट|पेंडेंट'], ['chain', 'चेन'], ['mangalsutra', 'मंगलसूत्र'],
  ['gold', 'सोने|सोना|गोल्ड'], ['silver', 'चांदी|चाँदी'], ['platinum', 'प्लैटिनम'], ['white', 'सफेद'], ['diamonds', 'हीरे'], ['diamond', 'हीरा|हीरों|डायमंड'], ['pearls', 'मोती|मोतियों'], ['emerald', 'पन्ना|पन्ने'], ['ruby', 'माणिक|रूबी'], ['blue sapphire', 'नीलम'], ['yellow sapphire', 'पुखराज'], ['coral', 'मूंगा'],
  ['heart', 'दिल'], ['flower', 'फूल'], ['moon', 'चांद|चाँद'], ['star', 'तारा'], ['karat', 'कैरेट'], ['without', 'बिना'], ['with', 'के साथ'], ['and', 'और'], ['a', 'एक|मुझे|चाहिए|पत्नी|माँ|मां|बेटी'], ['of', 'की|के|का|वाली|वाला|वाले|में|लिए'],
];

const URDU: Dictionary = [
  ['engagement ring', 'منگنی کی انگوٹھی'], ['ring', 'انگوٹھی|رنگ'], ['necklace', 'ہار|نیکلس'], ['bangles', 'چوڑیاں|چوڑی|کنگن'], ['anklet', 'پازیب|پایل'], ['earrings', 'جھمکے|بالیاں|بالی|کان کی'], ['bracelet', 'بریسلٹ|کڑا'], ['pendant', 'لاکٹ'], ['chain', 'چین'],
  ['gold', 'سونے|سونا'], ['silver', 'چاندی'], ['diamonds', 'ہیرے'], ['diamond', 'ہیرا'], ['pearls', 'موتی|موتیوں'], ['emerald', 'زمرد'], ['ruby', 'یاقوت'], ['blue sapphire', 'نیلم'], ['turquoise', 'فیروزہ'],
  ['heart', 'دل'], ['flower', 'پھول'], ['moon', 'چاند'], ['star', 'ستارہ'], ['without', 'بغیر'], ['with', 'کے ساتھ'], ['and', 'اور'], ['a', 'ایک|مجھے|چاہیے|بیوی|ماں|بیٹی'], ['of', 'کی|کے|کا|والی|والا|میں|لیے'],
];

const TAGALOG: Dictionary = [
  ['wedding ring', 'singsing (?:na )?pangkasal'], ['engagement ring', 'singsing pang-?engagement'], ['ring', 'singsing'], ['necklace', 'kw?uwintas|kwintas'], ['earrings', 'hikaw'], ['bracelet', 'pulseras|pulsera'], ['pendant', 'palawit|pendante'], ['watch', 'relo'], ['anklet', 'pang-?paa'],
  ['gold', 'gintong|ginto'], ['silver', 'pilak'], ['white', 'puti|puting'], ['blue', 'asul'], ['green', 'berde'], ['red', 'pula'], ['black', 'itim'], ['diamond', 'diamante|brilyante'], ['pearls', 'perlas'], ['ruby', 'rubi'], ['emerald', 'esmeralda'], ['sapphire', 'sapiro'], ['stone', 'bato'],
  ['heart', 'puso'], ['star', 'bituin'], ['moon', 'buwan'], ['flower', 'bulaklak'], ['simple', 'simple|payak'], ['small', 'maliit'], ['big', 'malaki'], ['without', 'walang|wala'], ['with', 'may'], ['and', 'at'], ['a', 'regalo|gusto ko|asawa|nanay|tatay|anak|kasal'], ['of', 'na|ng|para|sa|kay|ko|ang'],
];

const CHINESE: Dictionary = [
  ...MOTIFS_IN_CHINESE,
  ['engagement ring', '订婚戒指|求婚戒指'], ['wedding ring', '结婚戒指|婚戒'], ['ring', '戒指|戒'], ['earrings', '耳环|耳坠|耳饰'], ['studs', '耳钉'], ['necklace', '项链|項鍊'], ['simple', '简单|簡單'], ['bangle', '手镯|手鐲'], ['bracelet', '手链|手鍊'], ['pendant', '吊坠|吊墜|挂坠'], ['watch', '手表|腕表'],
  ['rose gold', '玫瑰金'], ['white gold', 'k白金|白k金|18k白金'], ['platinum', '铂金|鉑金|白金'], ['ruby', '红宝石|紅寶石'], ['blue sapphire', '蓝宝石|藍寶石'], ['emerald', '祖母绿|祖母綠'], ['diamond', '钻石|鑽石|钻'], ['pearls', '珍珠'], ['jade', '翡翠|玉'], ['amethyst', '紫水晶'], ['heart', '心形|爱心'], ['moon', '月亮'], ['star', '星星'], ['flower', '花'], ['butterfly', '蝴蝶'],
  ['24k gold', '足金'], ['gold', '黄金|黃金|金'], ['silver', '银|銀'], ['without', '没有|无|不要|不带'], ['for ladies', '女士|女款'], ['a', '送给|老婆|妈妈|我要|我想要'], ['for men', '男士|男款'], ['carat', '克拉'], ['black', '黑色'], ['18k gold', '18k金'], ['south sea', '南洋'], ['golden', '金色'], ['tahitian', '大溪地'], ['akoya', '日本海水'], ['with', '带|和|镶'], ['of', '的'],
];

const isHan = (dictionary: Dictionary): boolean => dictionary === CHINESE;
const DICTIONARIES: readonly Dictionary[] = [ARABIC, FRENCH, GERMAN, SPANISH, ITALIAN, RUSSIAN, HINDI, DEVANAGARI, URDU, TAGALOG, CHINESE];

/** Arabic writes "and", "with", "for" and "the" onto the word. */
const ATTACHED = plain('(?:و|ب|ل|ك)?(?:ال|ل)?');

const bounded = (dictionary: Dictionary, words: string): RegExp => {
  const either = `(?:${plain(words)})`;
  if (isHan(dictionary)) return new RegExp(either, 'gu');
  return new RegExp(`(?<![\\p{L}\\p{M}])${dictionary === ARABIC ? ATTACHED : ''}${either}(?![\\p{L}\\p{M}])`, 'gu');
};

const PATTERNS = DICTIONARIES.map((dictionary) => dictionary.map(([english, words]) => [english, bounded(dictionary, words)] as const));
const SMALL = new Set(['a', 'of', 'with', 'and', 'without']);

/** English puts the colour before the metal and the dial, and the shape before the cut. */
const TURNED = /\b(gold|dial|cut) +(white|yellow|rose|blue|green|red|black|princess|oval|emerald|cushion|pear|marquise|round)\b/g;

/**
 * The text in English, word by word, when words that nobody understood belong to a language that is known, and which words
 * were read as which; null for any other text. The language that explains most of them is taken.
 */
export function translated(traced: Traced, lost: readonly string[]): { text: Traced; words: Record<string, string> } | null {
  // A slip of the pen is no other language.
  const { text } = traced;
  const strange = lost.filter((word) => respelled(word) === null);
  if (strange.length === 0) return null;
  const explained = PATTERNS.map((patterns) => {
    const telling = patterns.filter(([english]) => !SMALL.has(english));
    const phrases = telling.flatMap(([, pattern]) => text.match(pattern) ?? []);
    return strange.filter((word) => phrases.some((phrase) => phrase.split(' ').includes(word)) || telling.some(([, pattern]) => word.search(pattern) >= 0)).length;
  });
  const most = Math.max(...explained);
  if (most === 0) return null;
  const words: Record<string, string> = {};
  let out = traced;
  for (const [english, pattern] of PATTERNS[explained.indexOf(most)]!) {
    out = out.replaceAll(pattern, (word) => {
      if (!SMALL.has(english) && word !== english) words[word] = english;
      return ` ${english} `;
    });
  }
  return { text: out.replaceAll(/^ +| +$/g, () => '').replaceAll(/ {2,}/g, () => ' ').replaceAll(TURNED, (phrase) => phrase.replace(TURNED, '$2 $1')), words };
}
