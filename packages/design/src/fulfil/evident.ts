/** Finds what unread words name among the built parts, and which stones a refusal of some stones means. */
import { isCarvedFrom } from '../language/parsed/figures';
import type { Requirement } from '../language/requirement';
import type { GemKind } from '../spec';
import type { BuiltDesign } from './built';
import { mainOf, totalOf } from './built';
import { isOfOneColour } from './places';

/** Accents of Latin letters. */
const ACCENTS = /[\u0300-\u036F]/g;
const plainly = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').trim();

const hasKind =
  (kinds: RegExp) =>
  ({ facts }: BuiltDesign): boolean =>
    facts.built.parts.some(({ id, kind }) => kinds.test(kind) || kinds.test(id));

const isHeldHigh = (built: BuiltDesign): boolean => {
  const main = mainOf(built.stones);
  const own = main && built.facts.built.parts.find(({ id }) => id === built.partOf(main));
  return own !== undefined && /^head\.(?:prong|basket)/.test(own.kind);
};

const isCarved = (built: BuiltDesign): boolean =>
  built.stones.some(({ kind }) => built.spec.motif !== null && isCarvedFrom(built.spec.motif, [kind]));

/** Least number of equal stones that are a row. */
const ROW = 3;
export const hasRow = ({ stones, copies }: BuiltDesign): boolean =>
  stones.some(
    ({ kind, role }) =>
      totalOf(stones.filter((one) => one.kind === kind && one.role === role)) >= ROW * copies && role !== 'halo',
  );

/** Words that no reading takes, without accents, and what of the piece shows them. */
const SHOWN_BY: readonly (readonly [words: RegExp, isShown: (built: BuiltDesign) => boolean])[] = [
  [
    /^(?:eyes?|augen?|yeux|oeil|ojos?|occhi|olhos?|глаз\p{L}*|goz(?:ler|u)\p{L}*|oczy|oczami|ogon|ogen|عيون|عينا\p{L}*|आँखें|आंखें|眼睛?|目|눈)$/u,
    hasKind(/(?:^|-)eyes$/),
  ],
  [
    /^(?:arms?|tentacles?|fangarme?n?|arme|tentakeln?|bras|tentacules?|tentaculos?|tentacoli|brazos|braccia|bracos|щупальц\p{L}*|kollar\p{L}*|触手|أذرع)$/u,
    hasKind(/octopus/),
  ],
  [
    /^(?:cap|kappe|calotte|capuchon|capuchon|cappuccio|cappuccetto|casquilla|casquillo|capuz|колпач\p{L}*)$/u,
    (built) => isCarved(built) || hasKind(/^head\.cap/)(built),
  ],
  [
    /^(?:mantle|mantel|manteau|manto|мант\p{L}*)$/u,
    (built) => hasKind(/^virgin-mary/)(built) && hasKind(/-inlay$/)(built),
  ],
  [
    /^(?:dots?|punkte?|points?|puntos?|puntini?|pontos?|noktas?i?|точк\p{L}*|ال?نقطة|نقطة|点)$/u,
    (built) => hasKind(/^plate\.name/)(built) && built.stones.length > 0,
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
  [/^(?:tete[- ])?beche$/u, hasKind(/^second-head$/)],
  [
    /^(?:faceted|facettiert\p{L}*|geschliffen\p{L}*|facettee?s?|facetad[oa]s?|sfaccettat[oaie]|ограненн\p{L}*|гранен\p{L}*|fasetali|刻面)$/u,
    ({ stones }) => stones.some(({ kind, cut }) => kind !== 'pearl' && !['cabochon', 'sphere', 'rough'].includes(cut)),
  ],
  [/^(?:alignee?s?|aufgereiht|allineat[oaie]|alinead[oa]s|aligned|выстроен\p{L}*|yan yana|siral[iı])$/u, hasRow],
  [/^(?:шинк\p{L}*|ringschiene|shank|gambo)$/u, ({ spec }) => spec.root.kind.startsWith('shank.')],
  [/^высок\p{L}*$/u, isHeldHigh],
  // Words of a measure whose number has its own verdict, and "look" beside the name of one.
  [
    /^(?:直径|диаметр\p{L}*|durchmesser|diametre|diametro|diameter|cap[iı])$/u,
    ({ requirements }) => requirements.some(({ concept }) => concept === 'length' || concept === 'size'),
  ],
  [
    /^(?:look|लुक|ルック|лук)$/u,
    ({ requirements }) => requirements.some(({ concept }) => concept === 'style' || concept === 'finish'),
  ],
];

/** True for unread words for something that the piece has. */
export function isEvident(built: BuiltDesign, { text }: Pick<Requirement, 'text'>): boolean {
  const words = plainly(text);
  return SHOWN_BY.some(([pattern, isShown]) => pattern.test(words) && isShown(built));
}

/** Stones that stand for the colours of refused stones. */
const OF_COLOUR: readonly (readonly [words: RegExp, like: GemKind])[] = [
  [
    /(?<!\p{L})(?:green|grune?n?|verts?|vertes?|verdes?|verdi|зелен\p{L}*|yesil)(?!\p{L})|خضر|हर[ेीा]|绿|緑|초록/u,
    'emerald',
  ],
  [
    /(?<!\p{L})(?:red|rote?n?|rouges?|roj[oa]s?|ross[oaie]|vermelh[oa]s?|красн\p{L}*|kirmizi)(?!\p{L})|حمر|लाल|红|赤|빨간/u,
    'ruby',
  ],
  [
    /(?<!\p{L})(?:blue|blaue?n?|bleue?s?|azul(?:es)?|blu|azuis|син\p{L}*|mavi)(?!\p{L})|زرق|नील|蓝|青|파란/u,
    'blue-sapphire',
  ],
  [
    /(?<!\p{L})(?:black|schwarze?n?|noire?s?|negr[oa]s?|ner[oaie]|pret[oa]s?|черн\p{L}*|siyah)(?!\p{L})|سود|काल|黑|黒|검은/u,
    'onyx',
  ],
  [
    /(?<!\p{L})(?:purple|violet\p{L}*|lila|morad[oa]s?|viola|rox[oa]s?|фиолет\p{L}*|mor)(?!\p{L})|بنفسج|बैंगनी|紫|보라/u,
    'amethyst',
  ],
];

/** "No other stone" in the languages of the lexicons. */
const OTHER =
  /(?<!\p{L})(?:other|else|another|andere[nrs]?|weitere[nrs]?|sonst|autres?|otr[oa]s?|altr[oaie]|outr[oa]s?|друг\p{L}*|ины[хе]|baska|andra|inne)(?!\p{L})|أخرى|غيره|और कोई|दूसर|其他|其它|别的|他の|ほかの|다른/u;

/** Whose ring of a pair the words before describe. */
const OF_ONE =
  /(?<!\p{L})(?:his|hers?|mine|theirs|seine?r?|ihre?r?|meine?r?|le sien|la sienne|el de [eé]l|el suyo|il suo|o dele|его|её|ее|мое|onunki)(?!\p{L})[^,.;]{0,24}$/iu;

/** Narrows a refusal of any stones to those that its words mean: of a colour, or others than the named ones. */
export function refusedStones(built: BuiltDesign, { text, start }: Requirement): BuiltDesign['stones'] {
  const words = plainly(text);
  const { stones, requirements, spec, facts } = built;
  const like = OF_COLOUR.find(([pattern]) => pattern.test(words))?.[1];
  if (like !== undefined) return stones.filter(({ kind }) => isOfOneColour(kind, like));
  if (OTHER.test(words)) {
    const named = new Set(
      requirements.flatMap(({ concept, value, isRefused }) => (concept === 'stone' && !isRefused ? [value] : [])),
    );
    return stones.filter(({ kind }) => !named.has(kind));
  }
  const isOfPair = facts.built.parts.some(({ kind }) => kind === 'pair') && OF_ONE.test(spec.prompt.slice(0, start));
  // The other ring of the pair carries the stones.
  return isOfPair && new Set(facts.built.stones.map(({ part }) => part.startsWith('pair'))).size === 1 ? [] : stones;
}
