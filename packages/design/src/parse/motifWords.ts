/** The motifs by name in the languages that are read word by word, put into the English of the lexicon; ahead of single words that they contain. */
type Words = readonly (readonly [english: string, words: string])[];

export const MOTIFS_IN_ARABIC: Words = [
  ['bow', 'فيونكة'], ['horseshoe', 'حدوة'], ['rabbit', 'أرنب|ارنب'], ['strawberry', 'فراولة'], ['eiffel tower', 'برج ايفل|برج إيفل'],
  ['evil eye', 'عين زرقاء|عين حسود|خرزة زرقاء'], ['hamsa', 'كف فاطمة|خمسة وخميسة|كف'], ['tree of life', 'شجرة الحياة|شجرة'], ['star of david', 'نجمة داوود'], ['palm tree', 'نخلة|نخيل'], ['burj khalifa', 'برج خليفة'],
  ['falcon', 'صقر|نسر'], ['horse', 'حصان|خيل|فرس'], ['camel', 'جمل|ناقة'], ['lion', 'أسد|اسد'], ['cat', 'قطة|هرة'], ['dove', 'حمامة'], ['bird', 'عصفور|طائر|طير'], ['peacock', 'طاووس'], ['owl', 'بومة'], ['elephant', 'فيل'], ['dragon', 'تنين'],
  ['fish', 'سمكة|سمك'], ['dolphin', 'دلفين'], ['turtle', 'سلحفاة'], ['shell', 'صدفة'], ['bee', 'نحلة'], ['dragonfly', 'يعسوب'], ['lotus', 'لوتس'], ['sunflower', 'دوار الشمس|عباد الشمس'], ['sun', 'شمس'], ['snowflake', 'ندفة ثلج'], ['leaf', 'ورقة شجر|ورقة'],
  ['mountain', 'جبل'], ['lightning', 'برق'], ['arrow', 'سهم'], ['key', 'مفتاح'], ['crown', 'تاج'], ['cross', 'صليب'], ['snake', 'أفعى|افعى|ثعبان'], ['feather', 'ريشة'], ['wing', 'جناح'], ['infinity', 'لا نهاية|لانهاية'], ['anchor', 'مرساة'], ['compass', 'بوصلة'], ['football', 'كرة قدم|كرة القدم'], ['guitar', 'جيتار'], ['airplane', 'طائرة'],
];

export const MOTIFS_IN_FRENCH: Words = [
  ['horseshoe', 'fer a cheval'], ['seahorse', 'hippocampes?'], ['bow', 'noeud(?: papillon)?|nœud'], ['rabbit', 'lapins?'], ['strawberry', 'fraises?'], ['teddy bear', 'nounours|ours'],
  ['evil eye', 'mauvais oeil|mauvais œil'], ['hamsa', 'main de fatm?a|main de fatima|khamsa'], ['tree of life', 'arbre de vie|arbre'], ['star of david', 'etoile de david'], ['palm tree', 'palmiers?'], ['dragonfly', 'libellules?'], ['bee', 'abeilles?'], ['ladybird', 'coccinelles?'],
  ['falcon', 'faucon|aigle'], ['horse', 'cheva(?:l|ux)'], ['camel', 'chameau|dromadaire'], ['cat', 'chats?'], ['dove', 'colombes?'], ['hummingbird', 'colibris?'], ['swallow', 'hirondelles?|oiseaux?'], ['peacock', 'paon'], ['owl', 'chouettes?|hibou'], ['elephant', 'elephants?'], ['skull', 'tete de mort'],
  ['fish', 'poissons?'], ['dolphin', 'dauphins?'], ['turtle', 'tortues?'], ['starfish', 'etoile de mer'], ['shell', 'coquillages?'], ['sunflower', 'tournesols?'], ['daisy', 'marguerites?'], ['cherry blossom', 'fleurs? de cerisier'], ['cherry', 'cerises?'], ['snowflake', 'flocons?(?: de neige)?'], ['mountain', 'montagnes?'], ['lightning', 'eclairs?'], ['arrow', 'fleches?'],
  ['treble clef', 'cle de sol'], ['music note', 'notes? de musique'], ['guitar', 'guitare'], ['airplane', 'avion'], ['compass', 'boussole|rose des vents'], ['anchor', 'ancre'], ['infinity', 'infini'], ['crown', 'couronne'], ['clover', 'trefle'], ['wave', 'vagues?'],
  ['aries', 'belier'], ['taurus', 'taureau'], ['gemini', 'gemeaux'], ['virgo', 'vierge'], ['scorpio', 'scorpion'], ['sagittarius', 'sagittaire'], ['capricorn', 'capricorne'], ['aquarius', 'verseau'],
];

export const MOTIFS_IN_GERMAN: Words = [
  ['horseshoe', 'hufeisen'], ['seahorse', 'seepferdchen'], ['bow', 'schleifen?'], ['rabbit', 'hasen?|kaninchen'], ['strawberry', 'erdbeeren?'], ['teddy bear', 'teddybar|barchen'],
  ['evil eye', 'boses auge|nazar-?auge'], ['hamsa', 'hand der fatima'], ['tree of life', 'lebensbaum|baum'], ['star of david', 'davidstern'], ['palm tree', 'palmen?'], ['dragonfly', 'libellen?'], ['bee', 'bienen?'], ['ladybird', 'marienkafer'],
  ['falcon', 'falken?|adler'], ['horse', 'pferd(?:e|ekopf)?'], ['camel', 'kamel'], ['lion', 'lowen?'], ['cat', 'katzen?'], ['dove', 'tauben?'], ['hummingbird', 'kolibris?'], ['swallow', 'schwalben?|vogel'], ['peacock', 'pfau'], ['owl', 'eulen?'], ['elephant', 'elefant(?:en)?'], ['dragon', 'drachen?'], ['skull', 'totenkopf|schadel'],
  ['fish', 'fische?'], ['dolphin', 'delfine?|delphine?'], ['turtle', 'schildkroten?'], ['starfish', 'seesterne?'], ['shell', 'muscheln?'], ['lotus', 'lotusblumen?|lotusblute'], ['sunflower', 'sonnenblumen?'], ['daisy', 'ganseblumchen|margeriten?'], ['cherry blossom', 'kirschbluten?'], ['cherry', 'kirschen?'], ['snowflake', 'schneeflocken?'],
  ['mountain', 'berge?'], ['lightning', 'blitz'], ['arrow', 'pfeile?'], ['treble clef', 'violinschlussel|notenschlussel'], ['music note', 'musiknoten?'], ['guitar', 'gitarren?'], ['football', 'fussball|fußball'], ['airplane', 'flugzeug'], ['compass', 'kompass'], ['anchor', 'anker'], ['infinity', 'unendlich(?:keit)?'], ['crown', 'kronen?'], ['clover', 'klee(?:blatt)?'], ['feather', 'federn?'], ['key', 'schlussel'], ['wave', 'wellen?'], ['wing', 'flugel'],
  ['aries', 'widder'], ['taurus', 'stier'], ['gemini', 'zwillinge?'], ['cancer', 'krebs'], ['virgo', 'jungfrau'], ['libra', 'waage'], ['scorpio', 'skorpion'], ['sagittarius', 'schutze'], ['capricorn', 'steinbock'], ['aquarius', 'wassermann'],
];

export const MOTIFS_IN_SPANISH: Words = [
  ['horseshoe', 'herradura|ferradura'], ['seahorse', 'caballito de mar|cavalo-marinho'], ['bow', 'lazo|laco'], ['rabbit', 'conej[oa]|coelh[oa]'], ['strawberry', 'fresas?|morangos?'], ['teddy bear', 'osit[oa]|os[oa]'],
  ['evil eye', 'ojo turco|ojo griego|mal de ojo'], ['hamsa', 'mano de fatima'], ['tree of life', 'arbol de la vida|arvore da vida|arbol'], ['palm tree', 'palmera|palmeira'], ['dragonfly', 'libelulas?'], ['bee', 'abejas?|abelhas?'], ['ladybird', 'mariquitas?|joaninhas?'],
  ['falcon', 'halcon|aguila|falcao'], ['horse', 'caballos?|cavalos?'], ['camel', 'camello|camelo'], ['lion', 'leon|leao'], ['cat', 'gat[oa]s?'], ['dove', 'palomas?|pombas?'], ['hummingbird', 'colibri|beija-flor'], ['swallow', 'golondrinas?|andorinhas?'], ['peacock', 'pavo real|pavao'], ['owl', 'buhos?|lechuzas?|corujas?'], ['elephant', 'elefantes?'], ['dragon', 'dragao'], ['skull', 'calaveras?|caveiras?'],
  ['fish', 'pez|peces|peixes?'], ['dolphin', 'delfin(?:es)?|golfinhos?'], ['turtle', 'tortugas?|tartarugas?'], ['starfish', 'estrella de mar'], ['shell', 'conchas?'], ['lotus', 'flor de loto'], ['sunflower', 'girasol(?:es)?'], ['daisy', 'margaritas?'], ['cherry', 'cerezas?|cerejas?'], ['snowflake', 'copo de nieve'], ['mountain', 'montañas?|montanas?|montanhas?'], ['lightning', 'rayo|raio'], ['arrow', 'flechas?'],
  ['treble clef', 'clave de sol'], ['music note', 'nota musical'], ['guitar', 'guitarras?'], ['football', 'balon(?: de futbol)?|bola de futebol'], ['airplane', 'avion|aviao'], ['compass', 'brujula|rosa de los vientos'], ['anchor', 'ancla|ancora'], ['infinity', 'infinito'], ['crown', 'corona|coroa'], ['clover', 'trebol|trevo'], ['sun', 'sol'], ['feather', 'pluma|pena'], ['key', 'llave|chave'], ['wing', 'alas?'], ['wave', 'olas?|ondas?'],
  ['taurus', 'tauro'], ['gemini', 'geminis|gemeos'], ['scorpio', 'escorpio(?:n)?'], ['sagittarius', 'sagitario'], ['capricorn', 'capricornio'], ['aquarius', 'acuario|aquario'], ['pisces', 'piscis'],
];

export const MOTIFS_IN_ITALIAN: Words = [
  ['horseshoe', 'ferro di cavallo'], ['seahorse', 'cavalluccio marino'], ['bow', 'fiocco'], ['rabbit', 'coniglio'], ['strawberry', 'fragol[ae]'], ['teddy bear', 'orsetto|orso'],
  ['evil eye', 'occhio turco|occhio greco|malocchio'], ['hamsa', 'mano di fatima'], ['tree of life', 'albero della vita|albero'], ['palm tree', 'palma'], ['dragonfly', 'libellul[ae]'], ['bee', 'ap[ei]'], ['ladybird', 'coccinell[ae]'], ['falcon', 'falco|aquila'], ['horse', 'cavall[oi]'], ['camel', 'cammello'], ['lion', 'leone'], ['cat', 'gatt[oi]'], ['dove', 'colomb[ae]'],
  ['hummingbird', 'colibri'], ['swallow', 'rondin[ei]'], ['peacock', 'pavone'], ['owl', 'guf[oi]|civett[ae]'], ['elephant', 'elefant[ei]'], ['dragon', 'drago'], ['skull', 'teschi[oi]?'], ['fish', 'pesc[ei]'], ['dolphin', 'delfin[oi]'], ['turtle', 'tartarug[ah]e?'], ['starfish', 'stella marina'], ['shell', 'conchigli[ae]'], ['lotus', 'fiore di loto|loto'], ['sunflower', 'girasol[ei]'],
  ['daisy', 'margherit[ae]'], ['cherry', 'ciliegi[ae]'], ['snowflake', 'fiocco di neve'], ['mountain', 'montagn[ae]'], ['lightning', 'fulmine|saetta'], ['arrow', 'frecci[ae]'], ['treble clef', 'chiave di violino'], ['music note', 'nota musicale'], ['guitar', 'chitarra'], ['football', 'pallone'], ['airplane', 'aereo'], ['compass', 'bussola|rosa dei venti'], ['anchor', 'ancora'], ['infinity', 'infinito'],
  ['crown', 'corona'], ['clover', 'quadrifoglio|trifoglio'], ['sun', 'sole'], ['feather', 'piuma'], ['key', 'chiave'], ['wing', 'al[ai]'], ['snake', 'serpente'], ['aries', 'ariete'], ['taurus', 'toro'], ['gemini', 'gemelli'], ['cancer', 'cancro'], ['virgo', 'vergine'], ['libra', 'bilancia'], ['scorpio', 'scorpione'], ['sagittarius', 'sagittario'], ['capricorn', 'capricorno'], ['aquarius', 'acquario'], ['pisces', 'pesci'],
];

export const MOTIFS_IN_RUSSIAN: Words = [
  ['horseshoe', 'подков[а-я]+'], ['bow', 'бант[а-я]*'], ['rabbit', 'зай(?:ц|чик)[а-я]*|кролик[а-я]*'], ['strawberry', 'клубник[а-я]+'], ['teddy bear', 'мишк[а-я]+|медвед[а-я]+|медвеж[а-я]+'],
  ['evil eye', 'глаз от сглаза|назар'], ['hamsa', 'хамс[а-я]+|рук[а-я]+ фатимы'], ['tree of life', 'древ[а-я]+ жизни|дерев[а-я]+'], ['star of david', 'зв[её]зд[а-я]+ давида'], ['palm tree', 'пальм[а-я]+'], ['dragonfly', 'стрекоз[а-я]+'], ['bee', 'пч[её]л[а-я]+'], ['ladybird', 'божь[а-я]+ коровк[а-я]+'], ['falcon', 'сокол[а-я]*|ор[её]л|орла|орлом'], ['horse', 'лошад[а-я]+|конь|кон[а-я]'],
  ['camel', 'верблюд[а-я]*'], ['lion', 'лев|льва|львом'], ['cat', 'кошк[а-я]+|кот|кота|котом'], ['dove', 'голуб(?:ь|я|ем|ка)'], ['hummingbird', 'колибри'], ['swallow', 'ласточк[а-я]+|птиц[а-я]+'], ['peacock', 'павлин[а-я]*'], ['owl', 'сов(?:а|ы|ой|у)'], ['elephant', 'слон[а-я]*'], ['dragon', 'дракон[а-я]*'], ['skull', 'череп[а-я]*'], ['fish', 'рыб[а-я]+'], ['dolphin', 'дельфин[а-я]*'], ['turtle', 'черепах[а-я]+'], ['starfish', 'морск[а-я]+ зв[её]зд[а-я]+'],
  ['shell', 'ракушк[а-я]+'], ['lotus', 'лотос[а-я]*'], ['sunflower', 'подсолнух[а-я]*'], ['daisy', 'ромашк[а-я]+'], ['cherry', 'вишн[а-я]+|вишенк[а-я]+'], ['snowflake', 'снежинк[а-я]+'], ['mountain', 'гор[аыу]|горой'], ['lightning', 'молни[а-я]+'], ['arrow', 'стрел[а-я]+'], ['sun', 'солнц[а-я]+'], ['treble clef', 'скрипичн[а-я]+ ключ[а-я]*'], ['music note', 'нот[аыу]|нотой'], ['guitar', 'гитар[а-я]+'], ['airplane', 'самол[её]т[а-я]*'],
  ['compass', 'компас[а-я]*'], ['anchor', 'якор[а-я]+'], ['infinity', 'бесконечност[а-я]+'], ['crown', 'корон[а-я]+'], ['clover', 'клевер[а-я]*'], ['cross', 'крест[а-я]*'], ['snake', 'зме[а-я]+'], ['feather', 'пер[оа]|пером'], ['key', 'ключ[а-я]*'],
];

export const MOTIFS_IN_HINDI: Words = [
  ['evil eye', 'buri nazar'], ['lotus', 'kamal'], ['peacock', 'mor|mayur'], ['elephant', 'haathi|hathi'], ['om', 'omkar'], ['lion', 'sher'], ['moon', 'chand|chaand'], ['sun', 'suraj|surya'], ['star', 'sitara|tara'], ['butterfly', 'titli'], ['leaf', 'patti|patta'], ['fish', 'machli|machhli'], ['snake', 'naag|saanp'], ['bird', 'chidiya'], ['horse', 'ghoda'],
];

export const MOTIFS_IN_CHINESE: Words = [
  ['bow', '蝴蝶结'], ['rabbit', '兔子|兔'], ['strawberry', '草莓'], ['teddy bear', '小熊'], ['horseshoe', '马蹄铁'],
  ['evil eye', '恶魔之眼|惡魔之眼'], ['hamsa', '法蒂玛之手'], ['tree of life', '生命树|生命樹'], ['palm tree', '棕榈树|棕榈'], ['dragonfly', '蜻蜓'], ['dragon', '龙|龍'], ['phoenix', '凤凰|鳳凰'], ['bee', '蜜蜂'], ['owl', '猫头鹰|貓頭鷹'], ['falcon', '鹰|鷹'], ['horse', '马|馬'], ['lion', '狮子|獅子'], ['cat', '猫|貓'], ['dove', '鸽子|鴿子'], ['swallow', '燕子'], ['peacock', '孔雀'], ['elephant', '大象'],
  ['fish', '鱼|魚'], ['dolphin', '海豚'], ['turtle', '海龟|乌龟'], ['starfish', '海星'], ['shell', '贝壳|貝殼'], ['lotus', '莲花|蓮花|荷花'], ['sunflower', '向日葵'], ['cherry blossom', '樱花|櫻花'], ['cherry', '樱桃|櫻桃'], ['snowflake', '雪花'], ['mountain', '山'], ['lightning', '闪电|閃電'], ['sun', '太阳|太陽'], ['leaf', '叶子|葉子'], ['clover', '四叶草|四葉草'], ['snake', '蛇'], ['feather', '羽毛'], ['crown', '皇冠'], ['key', '钥匙'], ['cross', '十字架'], ['infinity', '无限'],
];
