/** Words of stories and of wishes in each language, for whole sentences. */

interface Words {
  readonly language: string;
  readonly words: RegExp;
}

const words = (language: string, source: string): Words => ({
  language,
  words: new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}]|['’]t(?!\\p{L}))`, 'iu'),
});

/** People and animals of whom an English sentence tells. */
const WHO =
  '(?<!(?:for|to|from|of|by|with) (?:(?:my|our|his|her|their) (?:\\p{L}+[ -]){0,2})?)(?:i|we|he|she|they|who|(?:(?:my|our|his|her|their) (?:\\p{L}+[ -]){0,2}?)?(?:mum|mom|mother|mother-in-law|father-in-law|dad|father|husband|wife|son|daughter|brother|sister|gran|nan|nana|nonna|oma|opa|grand\\p{L}+|aunt|uncle|cousin|niece|nephew|friend|partner|fianc[eé]e?|boyfriend|girlfriend|boss|neighbou?r|dog|cat|horse|puppy|kids|children|twins|baby|parents|family|teacher|marriage)s?(?: (?!in|with|on|of|at|for)\\p{L}+)??)';
/** Words between them and their verb. */
const ADVERB =
  "(?:(?:just|still|once|never|always|also|both|all|only|finally|secretly|then|later|and i|and he|and she|and me|'ve|have|has|had) )";
const PAST =
  '(?:was|were|had|kept|said|told|gave|taught|left|lost|met|got (?!my|our|his|her|their|an?|the|some|no|it)|went|came|took|found|bought|sold|grew|flew|drove|ran|built|rode|fought|wore|began|became|fell|spent|sat|stood|slept|swam|sang|wrote|broke|brought|knew|ate|drank|let|hid|won|saw|swore|stole|caught|paid|sent|been|(?!(?:lov|lik|ador|want|need|wish|prefer|ask|decid|fanci|imagin|pictur|hop|dream|inspir)ed)\\p{L}{2,}ed)';
const DAILY =
  '(?:works?|lives?|teach(?:es)?|plays?|runs?|stud(?:y|ies)|commutes?|volunteers?|says?|jokes?|reckons?|insists?|laughs?|thinks?|keeps? losing|grumbles?)';

/** Words by which a sentence tells of what happened, for languages that leave out the subject without one. */
export const TOLD: readonly Words[] = [
  words('en', `${WHO}['’]?(?:ve|d)? ${ADVERB}{0,2}${PAST}|it (?:was|had)`),
  words(
    'de',
    `(?:(?:ich|wir|er|sie|es|(?:mein|unser|sein|ihr)\\p{L}{0,2})(?!\\p{L})[^,;]*? )?(?:war|waren|hatten?|kam|kamen|ging|gingen|starb|lebten?|arbeitete|fuhr|trug|hielt|sammelte|züchtete|stand|fand|fanden|lernten?|bekam|gab|sagte|wuchs|zog|zogen|flog|brachte|erzählte|verlor|wurde|wurden|tanzten?|spielte|backte|strickte|nähte|kochte|schenkte|schlief|schrieb)|(?:ich|wir|er|sie|(?:mein|unser|sein|ihr)\\p{L}{0,2})(?!\\p{L}).*(?:hat|haben|habe|ist|sind|bin)(?!\\p{L}).*(?:\\p{L}*ge\\p{L}{2,}(?:t|en)|verloren|verlobt|bekommen|vererbt|verstorben|erzählt|verkauft|vergessen|passiert)(?=\\s*(?:,|$|und ))|(?:hat|haben) .*(?:mein|unser)\\p{L}{0,2} .*(?:verloren|gestohlen|vererbt|gefressen)`,
  ),
  words(
    'fr',
    '(?:était|étaient|avait|avaient|travaillait|vivait|élevait|gardait|tenait|portait|faisait|disait|venait|allait|dansait|jouait|cousait|cuisinait|pêchait|racontait|chantait)|(?:a|ai|ont|avons) (?:(?:été|jamais|toujours|tous|tout|enfin|aussi|bien|beaucoup) )?\\p{L}{2,}(?:é|ée|és|ées|u|ue|us|i|is|it|ert)|(?:est|sont|suis|sommes) (?:mort|né|venu|parti|décédé|arrivé|tombé|devenu|rentré|rencontré)e?s?',
  ),
  words(
    'es',
    '\\p{L}{2,}(?:ó|aron|ieron)|fue|fueron|era|eran|tenían?|vivían?|habían?|decían?|\\p{L}{3,}(?:aba|aban|ábamos|íamos)|nos \\p{L}{2,}(?:amos|imos)|encontramos|perdimos|(?:ha|han|he|hemos) \\p{L}{2,}(?:ado|ido)',
  ),
  words(
    'it',
    '\\p{L}{3,}(?:avano|evano|ivano|arono|irono)|diceva|portava|lavorava|viveva|teneva|aveva|era|erano|metteva|indossava|faceva|cuciva|coltivava|allevava|raccontava|andava|cantava|ballava|pescava|suonava|fu|nacque|morì|(?!però|può|ciò|perciò|oblò|comò)\\p{L}{2,}ò|(?:ha|hanno|ho|abbiamo) (?:\\p{L}+ )?\\p{L}{2,}(?:ato|uto|ito|rso|tto)|(?:è|sono|siamo) (?:\\p{L}+ )?(?:mort[oa]|nat[oaie]|conosciuti|sposati|venut[oa]|partit[oa]|mancat[oa])',
  ),
  words(
    'pt',
    '\\p{L}{3,}(?:ou|aram|eram|iram)|(?!museu|europeu|judeu)\\p{L}{3,}(?:eu|iu)|veio|foi|foram|tinham?|era|eram|fez|deu|disse|perdi|\\p{L}{3,}(?:avam?|ávamos)',
  ),
  words(
    'ru',
    '(?!эмали|стали|скала|акула|медали|детали|шкала)\\p{L}{2,}(?:ил|[аиеыяу]ла|[аиеыяу]ли|[аия]лся|[аия]лась|[аия]лись|ш[её]л|шла|шли|держал|писал|играл|работал)',
  ),
  words('tr', '(?!şimdi|kendi|ciddi|maddi|bağlantı)\\p{L}{3,}[dt][ıiuü](?:k|m|lar|ler)?|vardı|yoktu'),
  words(
    'ar',
    '(?:و|ف)?(?:كان|كانت|كانوا|توفيت?|توفى|ماتت?|رحلت?|ضاعت?|تعرفنا|تزوجنا|التقينا|قابلت|فقدت|فقدنا|سافرت?|عاشت?|قالت?|ورثت|أهدان[يى]|أهدتني|تركت?|علمتني|علمني|سرقت?|راحت?)',
  ),
  words('hi', 'था|थी|थे|थीं|गया|गई|गए|गयी|नहीं रह[ाेी]ं?'),
  {
    language: 'zh',
    words: /去年|前年|生前|曾经|以前|小时候|过世|去世|走了|认识|那天|一辈子|当年|那年|总是|总戴|总说|年前/u,
  },
  { language: 'ja', words: /(?:てい|でい|てき|だっ|でし|まし)た|亡くな|去年|昔|生前/u },
  { language: 'ko', words: /[었았였했갔왔](?:다|어요|습니다|는데|고|지만)|돌아가/u },
];

/** Words by which a sentence tells of everyday life; what it names of a piece may still be wished. */
export const DAILY_LIFE = words('en', `${WHO} ${ADVERB}{0,2}${DAILY}`).words;

/** Words by which a sentence states a wish. */
export const WISHES: readonly Words[] = [
  words(
    'en',
    "want(?:s|ed|ing)?|would (?:like|love|be)|(?:i|we|he|she|they)?['’]?d (?:like|love)|(?:like|love) to|look(?:ing)? for|please|pls|plz|c(?:an|ould) (?:you|u|we)|needs?|make (?:me|us|it|her|him)|wish(?:es)?|hop(?:e|ing)|thinking|thought|imagin\\p{L}+|picturing|dream(?:ed|t|s|ing)? of|asks? for|asked for|asking for|decided|chose|choose|picked|fancy|let['’]s|treat\\p{L}* myself|should|must|how about|ideally|prefer|order|commission|hates?|won['’]t|does(?:n['’]t| not) (?:like|want|wear)|allerg\\p{L}+|(?:'m|'re|am|are|is) after|in mind",
  ),
  words(
    'de',
    'm[öo]ch?te[nt]?|hätten? gerne?|wünsch\\p{L}*|such(?:e|en|t)|brauch\\p{L}*|bitte|soll|sollen|sollte\\p{L}*|will|wollen|wollte\\p{L}*|stelle mir|vorgestellt|gedacht|dachte\\p{L}*|gerne?|würde\\p{L}*|lieber|könnt\\p{L}+',
  ),
  words(
    'fr',
    "voudr\\p{L}+|aimer(?:ais|ait|ions)|cherch\\p{L}+|veux|veut|souhait\\p{L}*|s['’]il (?:vous|te) pla[iî]t|svp|faut|faites|pourri\\p{L}+|imagin\\p{L}+|besoin|envie|serait",
  ),
  words(
    'es',
    'quier\\p{L}+|querem\\p{L}+|quisi\\p{L}+|busc\\p{L}+|gustar\\p{L}+|necesit\\p{L}+|por favor|porfa|encarg\\p{L}+|podr\\p{L}+|deb[ea]n?|hag\\p{L}+|sería|ojalá|pens\\p{L}+',
  ),
  words(
    'it',
    'vorr\\p{L}+|vogli\\p{L}+|cerc(?:o|hiamo|ando)|piacer\\p{L}+|per favore|desider\\p{L}+|serve|potre\\p{L}+|dovr\\p{L}+|deve|pens(?:at|av)\\p{L}+',
  ),
  words(
    'pt',
    'quer\\p{L}+|gosta(?:va|ria)\\p{L}*|procur\\p{L}+|precis\\p{L}+|por favor|pens\\p{L}+|pod(?:ia|em?)\\p{L}*|deve|seria',
  ),
  words(
    'ru',
    'хо(?:чу|тим|чет|тел\\p{L}*|чется|телось)|нуж\\p{L}+|ищ\\p{L}+|пожалуйста|сдела\\p{L}+|можно|мечта\\p{L}+|прош[уи]|подбер\\p{L}+|закаж\\p{L}+|думал\\p{L}*',
  ),
  words(
    'tr',
    'isti\\p{L}+|ister\\p{L}*|istey\\p{L}+|arıyor\\p{L}+|lütfen|olsun|rica|düşün\\p{L}+|yapt[ıi]r\\p{L}+|yapar|lazım|gerek\\p{L}*|almak',
  ),
  words(
    'ar',
    '[وف]?(?:[أا]ريد|نريد|[أا]بغ[ىي]|بد[يى]|بدنا|عايز\\p{L}*|عاوز\\p{L}*|محتاج\\p{L}*|[أا]بحث|لو سمحت\\p{L}*|ممكن|من فضلك|نفسي|[أا]تمنى|ودي|حاب[ةه]?|[يت]كون|[أا]فضل)',
  ),
  { language: 'hi', words: /चाहि|चाहत|चाहूं|चाहूँ|बनव|बना ?(?:दो|दें|दीजिए|कर)|कृपया|दीजिए|हों?(?![\p{L}\p{M}])/u },
  { language: 'zh', words: /想|要|请|希望|帮我|给我做|求|需要|定制|定做|做一|买/u },
  {
    language: 'ja',
    words:
      /お願い|欲し|ほし|作って|つくって|探して|希望|がいい|たい(?:です|と|。|$)|ください|下さい|いりません|なしで/u,
  },
  { language: 'ko', words: /원해|원합|싶|주세요|부탁|찾고|좋겠/u },
];
