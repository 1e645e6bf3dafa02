/** Finds what unread words name among the built parts. */
import type { Requirement } from '../language/requirement';
import { ZODIAC } from '../motifs/zodiac';
import type { BuiltDesign } from './built';
import { paramIn, partsIn } from '../spec/tree';
import { LINE, hasLine } from './lines';
import { isQualityShown } from './qualities';
import { hasRow, isCarved, isHeldHigh, isIrregular, isOfNacre, isPale, isWhitePearl } from './stoneTraits';
import { CLAWED } from './prongs';

/** Accents of Latin letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Words in small letters without accents. */
export const plainly = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').trim();

const hasKind =
  (kinds: RegExp) =>
  ({ facts }: BuiltDesign): boolean =>
    facts.built.parts.some(({ id, kind }) => kinds.test(kind) || kinds.test(id));

const hasFigure =
  (ids: RegExp) =>
  ({ facts }: Pick<BuiltDesign, 'facts'>): boolean =>
    facts.built.parts.some(({ id }) => ids.test(id));

type Words = Pick<Requirement, 'text' | 'start' | 'end'>;

/** Distance between the word for eyes and the stone that it names, characters. */
const EYES_REACH = 16;

/** True when the piece has eyes, and those of the stone that stands next to the word, if one does. */
function hasNamedEyes({ facts, requirements }: BuiltDesign, { start, end }: Words): boolean {
  const eyes = facts.built.parts.find(({ id }) => /(?:^|-)eyes$/.test(id));
  if (!eyes) return false;
  const stone = requirements.find(
    (one) =>
      (one.concept === 'stone' || one.concept === 'colour') &&
      one.start - end < EYES_REACH &&
      start - one.end < EYES_REACH,
  );
  return !stone || facts.built.stones.some(({ part, kind }) => part === eyes.id && kind === stone.value);
}

/** Shanks, bangles and cuffs with a gap. */
const OPEN_FORMS: ReadonlySet<unknown> = new Set(['cuff', 'torque', 'bypass']);
const isOpen = ({ spec: { root } }: BuiltDesign): boolean =>
  OPEN_FORMS.has(root.params['form']) || root.kind === 'organic-cuff' || root.kind === 'shank.bypass';

/** True for a figure that stands above its ground. */
const isRaised = ({ facts, spec }: BuiltDesign): boolean =>
  spec.motif !== null &&
  facts.built.parts.some(({ id, kind }) => kind === 'figure.relief' && facts.extents.parts[id] !== undefined);

const hasLength = ({ requirements }: BuiltDesign): boolean =>
  requirements.some(({ concept }) => concept === 'length' || concept === 'size');

/** Alloys that are black themselves. */
const BLACK_ALLOY = /^black/;
const isDark = ({ facts }: BuiltDesign): boolean =>
  facts.built.metals.some(({ alloy, finish }) => finish === 'oxidised' || BLACK_ALLOY.test(alloy));

/** Cuts longer than wide with straight sides. */
const RECTANGULAR: ReadonlySet<string> = new Set(['emerald', 'baguette', 'radiant']);

/** True for a piece with a flat slab of stone, and for a bangle that is a flat strip. */
const isFlat = ({ spec }: BuiltDesign): boolean =>
  [...partsIn(spec.root)].some(({ kind, params }) => kind === 'inlay.slab' || params['slab'] === 'yes') ||
  spec.root.kind === 'shank.flat' ||
  spec.root.params['profile'] === 'flat' ||
  // A band with a text has a level outside.
  (spec.root.kind === 'bangle' && spec.root.params['text'] !== undefined);

/** Words between a place and the dot that takes it: "in place of the dot", characters. */
const DOT_REACH = 24;
const DOT =
  /(?<!\p{L})(?:dots?|punkte?s?|points?|puntos?|puntin[oi]|pontos?|noktas?[iı]?\p{L}*|точк\p{L}*|نقطة)(?!\p{L})/iu;
const namesDot = ({ spec }: BuiltDesign, { end }: Words): boolean => DOT.test(spec.prompt.slice(end, end + DOT_REACH));

/** True for beads on an elastic cord. */
const isStrung = ({ spec }: BuiltDesign): boolean => spec.root.params['strung'] === 'yes';

/** Two pointed stones side by side lie head to tail. */
const areOpposite = (built: BuiltDesign): boolean =>
  hasKind(/^second-head$/)(built) && built.stones.filter(({ cut }) => cut === 'pear').length > 1;

/** True for a text that is not on the back. */
const hasTextInFront = ({ asBuilt }: BuiltDesign): boolean =>
  [...partsIn(asBuilt.root)].some(
    ({ params }) =>
      (params['text'] ?? params['letters']) !== undefined && !/back|inside|reverse/.test(String(params['side'] ?? '')),
  );

/** True for a dial whose hours are marked in this form. */
const hasMarkers =
  (form: string) =>
  ({ asBuilt }: BuiltDesign): boolean =>
    [...partsIn(asBuilt.root)].some(({ kind, params }) => kind === 'watch.indices' && params['form'] === form);

/** Words that no reading takes, without accents, and what of the piece shows them. */
const SHOWN_BY: readonly (readonly [words: RegExp, isShown: (built: BuiltDesign, words: Words) => boolean])[] = [
  [
    /^(?:eyes?|augen?|yeux|oeil|ojos?|occhi|olhos?|глаз\p{L}*|goz(?:ler|u)\p{L}*|oczy|oczami|ogon|ogen|عيون|عينا\p{L}*|आँखें|आंखें|眼睛?|目|눈)$/u,
    hasNamedEyes,
  ],
  [
    /^(?:arms?|tentacles?|fangarme?n?|arme|tentakeln?|bras|tentacules?|tentaculos?|tentacoli|brazos|braccia|bracos|щупальц\p{L}*|kollar\p{L}*|触手|أذرع)$/u,
    hasKind(/octopus/),
  ],
  [
    /^(?:caps?|kappe|calotte|capuchon|capuchon|cappuccio|cappuccetto|casquilla|casquillo|capuz|колпач\p{L}*)$/u,
    (built) => isCarved(built) || hasKind(/^head\.cap|^mushroom/)(built),
  ],
  [
    /^(?:mantle|mantel|manteau|manto|мант\p{L}*)$/u,
    (built) => hasKind(/^(?:virgin-mary|our-lady)/)(built) && hasKind(/-inlay$/)(built),
  ],
  [
    /^(?:dots?|punkte?|points?|puntos?|puntini?|pontos?|noktas?i?|точк\p{L}*|ال?نقطة|نقطة|点)$/u,
    (built) =>
      (hasKind(/^plate\.name/)(built) && built.stones.length > 0) ||
      // Stones on the back of a ladybird.
      built.facts.built.stones.some(({ part }) => /ladybird/.test(part)),
  ],
  [
    /^(?:frames?|rahmen|cadre|marco|cornice|moldura|рамк\p{L}*|cerceve\p{L}*|إطار|边框|フレーム|枠)$/u,
    (built) =>
      hasKind(/^(?:border|halo|head\.bezel)/)(built) ||
      (built.spec.root.kind === 'cufflinks' && built.stones.length > 0),
  ],
  [
    /^(?:mittelstuck|centre ?piece|centerpiece|piece centrale|pieza central|peca central)$/u,
    ({ spec, facts }) =>
      (spec.type === 'necklace' || spec.type === 'pendant') &&
      facts.built.parts.some(({ kind }) => /^(?:figure|plate)\./.test(kind)),
  ],
  [
    /^(?:lid|deckel|couvercle|tapa|coperchio|tampa|крышк\p{L}*|kapak|غطاء|盖|蓋|フタ)$/u,
    ({ spec }) => spec.root.kind === 'locket',
  ],
  [
    /^(?:petals?|blutenblatt\p{L}*|petales?|petalos?|petali|petalas?|лепест\p{L}*|yaprakli?|بتلات|पंखुड़ी|पंखुड़ियाँ|花瓣|花びら)$/u,
    hasKind(/(?:flower|rose|lotus|daisy|blossom|lily|forget-me-not|petals)/),
  ],
  [
    /^(?:zodiac|star sign|sternzeichen|signe|zodiaque|zodiaco|zodiacal|знак зодиака|зодиак\p{L}*|burc|برج|राशि|星座)$/u,
    ({ spec }) => spec.motif !== null && (ZODIAC.includes(spec.motif) || spec.motif.endsWith(' constellation')),
  ],
  [/^(?:tete[- ])?beche$/u, hasKind(/^second-head$/)],
  [/^(?:points? |pointing |facing |in )*opposite(?: (?:ways?|directions?))?$|^points?$|^pointing$/u, areOpposite],
  [/^(?:hooks?|ear ?hooks?|ear ?wires?)$/u, hasKind(/^ear-hook$/)],
  [/^(?:on |at )?(?:the )?front$/u, hasTextInFront],
  [/^(?:door|front cover)$/u, hasKind(/^locket/)],
  [/^(?:cells?|honeycombs? cells?|filled|cells? filled)$/u, hasKind(/honeycomb/)],
  [/^(?:tucked|gaps?|nestled|tucked in)$/u, (built) => built.stones.some(({ kind }) => built.isBetween(kind))],
  [/^(?:domed|curved|half ?round)$/u, hasKind(/^shank\.(?:dome|half-round)/)],
  [/^random(?:ly)?$/u, hasKind(/scatter/)],
  [/^(?:outer|outside|flanking)$/u, ({ stones }) => stones.some(({ role }) => role === 'side')],
  [
    /^(?:flash(?:es)?|fire|fiery|play of colou?rs?|iridescen\p{L}*|shimmer\p{L}*)$/u,
    ({ stones }) => stones.some(({ kind }) => /opal|labradorite|moonstone/.test(kind)),
  ],
  [/^(?:lumpy|bumpy|irregular|uneven|wonky)$/u, isIrregular],
  [/^soft$/u, isPale],
  [/^(?:slices?|segments?)$/u, hasKind(/^(?:lemon|orange|citrus)/)],
  [/^(?:mechanism|movement|insides|inner workings|workings|wheels)$/u, hasKind(/^watch\.movement/)],
  [/^(?:batons?|sticks?|baton markers?|stick markers?)$/u, hasMarkers('bar')],
  [
    /^(?:faceted|facettiert\p{L}*|geschliffen\p{L}*|facettee?s?|facetad[oa]s?|sfaccettat[oaie]|ограненн\p{L}*|гранен\p{L}*|fasetali|刻面)$/u,
    ({ stones }) => stones.some(({ kind, cut }) => kind !== 'pearl' && !['cabochon', 'sphere', 'rough'].includes(cut)),
  ],
  [
    /^(?:curl\p{L}*|coil\p{L}*|wrap\p{L}*|twin(?:es?|ing)|wickel\p{L}*|umschling\p{L}*|schling\p{L}*|wind\p{L}*|windet|enroul\p{L}*|enrosc\p{L}*|attorcigli\p{L}*|avvolg\p{L}*|обвива\p{L}*|обвивш\p{L}*|dolan\p{L}*|saran|巻き\p{L}*|缠绕)$/u,
    hasKind(/octopus|snake/),
  ],
  [
    /^(?:open|offen\p{L}*|ouverte?|abiert[oa]|apert[oa]|abert[oa]|открыт\p{L}*|ac[iı]k|مفتوح\p{L}*|खुला|开口|活口)$/u,
    isOpen,
  ],
  [
    /^(?:relief|relieve|rilievo|relevo|erhaben\p{L}*|raised|рельеф\p{L}*|kabartma\p{L}*|بارز\p{L}*|浮雕|凸|ubhra)$/u,
    isRaised,
  ],
  [
    /^(?:white|wei(?:ß|ss)\p{L}*|blanches?|blancs?|blanc[oa]s?|bianc[ah]\p{L}*|branc[oa]s?|бел\p{L}+|beyaz|ابيض|بيضا\p{L}*|सफेद|白|白い)$/u,
    (built, words) => isWhitePearl(built) || isOfNacre(built, words),
  ],
  [/^(?:bolts?|blitz\p{L}*)$/u, hasKind(/^lightning/)],
  [
    /^(?:fruits?|frucht|fruchte\p{L}*|frut[oa]s?|frutt[oi]|плод\p{L}*|meyve\p{L}*|ثمار|फल|果实|実)$/u,
    ({ facts }) => hasFigure(/tree/)({ facts }) && facts.built.stones.some(({ part }) => part === 'leaves'),
  ],
  [
    /^(?:branch(?:es)?|zweige?|aste|branches|ramas?|rami|ramos?|galhos?|ветв\p{L}*|ветк\p{L}*|dallar?\p{L}*|أغصان|اغصان|枝|树枝)$/u,
    hasFigure(/tree-of-life|branch/),
  ],
  [/^(?:profiles?|profil[oi]?|perfil|perfis|профил\p{L}*|侧面|横顔)$/u, hasFigure(/cameo/)],
  [
    /^(?:(?:wings|flugel\p{L}*|ailes|alas|ali|asas|крыль\p{L}*|kanat\p{L}*) )?(?:open|spread|outspread|outstretched|ausgebreitet\p{L}*|offen\p{L}*|geoffnet\p{L}*|ouvertes?|deployees?|abiert[oa]s|extendid[oa]s|desplegad[oa]s|apert[ei]|spiegat[ei]|abert[oa]s|раскрыт\p{L}*|расправлен\p{L}*|acik|مفتوح\p{L}*|مفرود\p{L}*|खुले|张开|展开|広げた)$/u,
    hasFigure(
      /hummingbird|butterfly|dragonfly|swallow|eagle|dove|phoenix|moth|ladybird|(?:^|-)bee(?:-|$)|(?:^|-)wings?(?:-|$)|angel/,
    ),
  ],
  [LINE, hasLine],
  [
    /^(?:smooth|glatt\p{L}*|lisses?|lis[oa]s?|lisci[oa]?|гладк\p{L}*|duz|puruzsuz|滑らか|光滑|ناعم)$/u,
    ({ facts }) =>
      facts.built.metals[0]?.finish === 'polished' && !hasKind(/^(?:ornament|border)/)({ facts } as BuiltDesign),
  ],
  [/^و?ب?داخل\p{L}*$|^inside$|^(?:dentro|all'interno)$/u, hasKind(/^moon-and-star/)],
  [
    /^(?:suckers?|saugnapf|saugnapfe|ventouses?|ventosas?|ventose|присоск\p{L}*|vantuz\p{L}*|吸盘|吸盤)$/u,
    hasKind(/octopus/),
  ],
  [
    /^(?:dark|darkened|dunkel\p{L}*|dunkle\p{L}*|sombres?|foncee?s?|oscur[oa]s?|scur[oaie]|escur[oa]s?|темн\p{L}*|koyu|داكن\p{L}*|गहरा|गहरे|暗色|深色)$/u,
    isDark,
  ],
  [/^(?:flat|flach\p{L}*|plates?|plats?|plan[oa]s?|piatt[oaie]|плоск\p{L}*|duz|مسطح\p{L}*|平|平らな)$/u, isFlat],
  [
    /^(?:cuchillo|couteau|coltello|faca|messer\p{L}*|knife)$/u,
    ({ spec }) => spec.root.kind === 'shank.knife' || spec.root.params['profile'] === 'knife',
  ],
  [
    /^(?:rectang\p{L}*|rechteckig\p{L}*|rettangol\p{L}*|retang\p{L}*|прямоугольн\p{L}*|dikdortgen|مستطيل\p{L}*|长方形|長方形)$/u,
    ({ stones }) => stones.some(({ cut }) => RECTANGULAR.has(cut)),
  ],
  [
    /^(?:place|stelle|platz|lugar|luogo|posto|место|yerin\p{L}*|مكان|जगह)$/u,
    (built, words) => hasKind(/^plate\.name/)(built) && built.stones.length > 0 && namesDot(built, words),
  ],
  [
    /(?<!\p{L})(?:cada|chaque|ogni|jeder?|each|every)? ?(?:puntas?|pointes?|punt[ae]|spitzen?|pontas?|points?|tips?)$/u,
    hasKind(/^tips$/),
  ],
  [/^(?:sous|untereinander|debajo|sotto|embaixo|друг под другом|alt alta)$/u, hasKind(/^tier-2$/)],
  [/^(?:giro|tour|tutto il giro|rundherum)$/u, (built) => built.meets('form', 'eternity') && hasKind(/^row\./)(built)],
  [
    /^(?:alignee?s?|aufgereiht|allineat[oaie]|alinead[oa]s|aligned|выстроен\p{L}*|yan yana|siral[iı]|en fila|fila|rangee|reihe|riga|в ряд|ряд|並べて|並んだ)$/u,
    hasRow,
  ],
  [
    /^(?:dazwischen|in ?between|zwischendrin|entre (?:ellas|ellos|eux|elles)|tra (?:loro|di loro))$/u,
    (built) => built.stones.some(({ kind }) => built.isBetween(kind)),
  ],
  [
    /(?<!\p{L})(?:(?:all|right|the way) a?round|rundherum|ringsum|rundum|tout autour|tout le tour|por todo|todo alrededor|tutto intorno|tutt intorno|em toda a volta|по всему кругу|по кругу|cevresinde|한 바퀴|一圈|全周)(?!\p{L})|كل الدوران/u,
    ({ spec }) => spec.root.params['around'] === 'yes' || spec.root.params['engraving'] !== undefined,
  ],
  [
    /^(?:hinged?|hinges|with a hinge|scharnier\p{L}*|charniere|articule[es]?|bisagra|cerniera|dobradica|на шарнире|шарнир\p{L}*|menteseli|opens?|opening|opens and closes|تفتح وتسكر)$/u,
    ({ spec }) =>
      spec.root.kind === 'bangle' &&
      ['plain', 'twist', 'facet', 'armour'].includes(String(spec.root.params['form'])) &&
      spec.root.params['companions'] === undefined,
  ],
  [/^(?:stretch(?:y|able)?|elastic(?:ated)?|elastisch\p{L}*|elastique|elastic[oa])$/u, isStrung],
  [/^(?:шинк\p{L}*|ringschiene|shank|gambo)$/u, ({ spec }) => spec.root.kind.startsWith('shank.')],
  [/^высок\p{L}*$/u, isHeldHigh],
  // Words of a measure whose number has its own verdict, and "look" beside the name of one.
  [
    /^(?:直径|диаметр\p{L}*|durchmesser|diametre|diametro|diameter|cap[iı]|(?:ketten|gesamt)?lange|длин\p{L}*|longueur|longitud|lunghezza|comprimento|uzunlu\p{L}*|طول\p{L}*|लंबाई|长度|長さ|全長|长)$/u,
    hasLength,
  ],
  [
    /^(?:smooth|glatt\p{L}*|liss[eo]s?|lisci[oa]|гладк\p{L}*)$/u,
    ({ spec, facts }) =>
      facts.built.metals[0]?.finish === 'polished' &&
      paramIn(spec, 'setting') !== 'prong' &&
      !facts.built.parts.some(({ kind }) => CLAWED.test(kind)),
  ],
  [
    /^(?:superfici\p{L}*|surface|oberflache|поверхност\p{L}*|yuzey\p{L}*|表面)$/u,
    ({ requirements }) => requirements.some(({ concept }) => concept === 'finish'),
  ],
  [
    /^(?:look|लुक|ルック|лук)$/u,
    ({ requirements }) => requirements.some(({ concept }) => concept === 'style' || concept === 'finish'),
  ],
];

/** True for one letter of the name that the piece is: "a diamond for the dot of the ن". */
const isOfName = ({ spec, facts }: BuiltDesign, word: string): boolean =>
  /^\p{L}$/u.test(word) &&
  facts.built.parts.some(({ kind }) => kind === 'plate.name') &&
  plainly(String(paramIn(spec, 'text') ?? paramIn(spec, 'name') ?? '')).includes(word);

/** True for unread words for something that the piece has. */
export function isEvident(built: BuiltDesign, requirement: Words): boolean {
  const words = plainly(requirement.text);
  return (
    isOfName(built, words) ||
    built.facts.built.parts.some(({ id }) => id === words) ||
    isQualityShown(built, words) ||
    SHOWN_BY.some(([pattern, isShown]) => pattern.test(words) && isShown(built, requirement))
  );
}
