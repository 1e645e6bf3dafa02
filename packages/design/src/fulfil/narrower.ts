/** Names of crafts, persons and peoples for which something more general is built. */
import type { Requirement } from '../language/requirement';
import { partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import type { Verdict } from './verdict';
import { differently, round } from './verdict';

interface Narrower {
  readonly words: RegExp;
  readonly note: string;
  /** The pieces that show something more general; all by default. */
  readonly where?: (built: BuiltDesign, requirement: Requirement) => boolean;
}

const isGold = ({ facts }: BuiltDesign): boolean => /gold/.test(facts.built.metals[0]?.alloy ?? '');

const NARROWER: readonly Narrower[] = [
  {
    words:
      /(?<!\p{L})(?:steel|acero|acciaio|acier|a[cç]o|\p{L}*stahl|staal|stal|stål|стал\p{L}*|çelik|celik)(?!\p{L})|फौलाद|स्टील|فولاذ|ستيل|鋼|钢|スチール|스틸/iu,
    note: 'Made in black titanium rather than blackened steel.',
    where: (_, { concept, value }) => concept === 'metal' && value === 'black-titanium',
  },
  {
    words: /(?<!\p{L})(?:bismar[ck]k?|bismark|бисмар[кк]\p{L}*|garibaldi|гарибальди)(?!\p{L})/iu,
    note: 'Woven as a rope rather than in rows of linked spirals.',
    where: (_, { concept }) => concept === 'chain',
  },
  {
    words: /(?<!\p{L})(?:kundan|jadau|polki)(?!\p{L})|कुंदन|कुन्दन|जड़ाऊ|पोल्की|كندن/iu,
    note: 'Set in plain bezels, without the foil of this craft.',
  },
  {
    words:
      /(?<!\p{L})(?:berb[eè]re?|berber|bereber|berbero|tuareg|maasai|navajo|aztec|mayan|inca|african|native american|tibetan)(?!\p{L})|берберск|أمازيغ|بربري/iu,
    note: 'Made in a general ethnic style.',
  },
  { words: /(?<!\p{L})florentine(?: finish)?(?!\p{L})/iu, note: 'The metal is brushed, without engraved lines.' },
  {
    words:
      /(?<!\p{L})(?:vermeil|prata dourada|plata dorada|argento dorato|argent dor[ée]|gilded silver|silver gilt|vergoldet\p{L}* silber|gold[ -](?:plated?|filled|plating))(?!\p{L})/iu,
    note: 'Made in solid gold rather than gilded metal.',
    where: (built, { concept }) => concept === 'metal' && isGold(built),
  },
  {
    words: /(?<!\p{L})(?:lea(?:f|ves)|foliate)(?!\p{L})/iu,
    note: 'The engraved pattern has no leaves.',
    where: ({ asBuilt }, { concept, value }) =>
      concept === 'form' &&
      value === 'engraved' &&
      ![...partsIn(asBuilt.root)].some(({ params }) =>
        Object.values(params).some((one) => /^(?:leaf|leaves)$/.test(String(one))),
      ),
  },
  {
    words: /(?<!\p{L})(?:ivy|efeu\p{L}*|lierre|edera|hiedra|плющ\p{L}*|sarmaşık\p{L}*)(?!\p{L})|لبلاب|常春藤/iu,
    note: 'Its leaves are plain, without the lobes of ivy.',
    where: (_, { concept }) => concept === 'motif',
  },
  {
    words:
      /steel|stahl|acier|acero|acciaio|a[çc]o(?!\p{L})|стал|çelik|स्टील|ستيل|فولاذ|钢|鋼|ステンレス|c[eéè]r[aâá]mi|keramik|керамик|seramik|سيراميك|陶瓷|セラミック|[zc]irc?[kôo]n|цирк|ジルコニ|t[aâ]ntal|тантал|टैंटलम|钽|タンタル/iu,
    note: 'Made in black titanium.',
    where: ({ facts }, { concept, value }) =>
      concept === 'metal' &&
      value === 'black-titanium' &&
      facts.built.metals.every(({ alloy }) => alloy !== 'steel-316l'),
  },
  {
    words:
      /byzant|bizant|византий|bisma?rc?k|бисмарк|nonna|нонна|foxtail|fuchsschwanz|лисий хвост|кардинал|роза|singap|cingap|сингапур|シンガポール|wheat|spiga|spighetta|колос|épi|palmier|garibaldi|franco|kral|ezme|肖邦|满天星|水波/iu,
    note: 'Made as a rope chain.',
    where: (_, { concept, value }) => concept === 'chain' && value === 'rope',
  },
  {
    words:
      /(?<!\p{L})(?:red|rot\p{L}*|rouges?|roj[oa]s?|ross[oaie]|vermelh[oa]s?|красн\p{L}*|kırmızı|lal|laal)(?!\p{L})|[أا]حمر|लाल|赤|红玛瑙/iu,
    note: 'The carnelian is orange-red.',
    where: (_, { concept, value }) => concept === 'stone' && value === 'carnelian',
  },
  {
    words: /(?<!\p{L})(?:shared|common)(?: (?:claws?|prongs?))?/iu,
    note: 'Each stone has claws of its own.',
    where: ({ spec }, { concept }) =>
      concept === 'form' && [...partsIn(spec.root)].some(({ kind }) => kind === 'row.heads'),
  },
  {
    words: /(?<!\p{L})(?:ghungroos?|ghunghroos?|jingle bells?)(?!\p{L})/iu,
    note: 'Made as plain bells.',
    where: (_, { concept }) => concept === 'motif',
  },
  {
    words: /(?<!\p{L})field watch/iu,
    note: 'Made as a dress watch with these details.',
    where: ({ spec }) =>
      ![...partsIn(spec.root)].some(({ kind, params }) => kind === 'watch.indices' && params['form'] === 'arabic'),
  },
  {
    words: /(?<!\p{L})(?:marin(?:ara|era|eira|er))(?!\p{L})/iu,
    note: 'The links have no bar across them.',
    where: (built, { concept, value }) =>
      (concept === 'chain' || value === 'chain') && !built.meets('chain', 'mariner'),
  },
  {
    words: /马鞍|馬鞍/u,
    note: 'The stone is a dome rather than a saddle.',
    where: (_, { concept }) => concept === 'cut',
  },
];

/** A seed pearl is up to this wide, mm. */
const SEED_MM = 2.5;
const SEED_PEARL = /seed pearl|saatperle|semence|aljófar|perlin[ea] di semi|бисер\p{L}* жемч/iu;

/** The verdict on a name that is narrower than what the piece shows; null for other words. */
export function judgeNarrower(built: BuiltDesign, requirement: Requirement): Verdict | null {
  const { stones } = built;
  const { text } = requirement;
  const narrow = NARROWER.find(({ words, where }) => words.test(text) && (where?.(built, requirement) ?? true));
  if (narrow) return differently(narrow.note);
  const [pearl] = SEED_PEARL.test(text)
    ? stones.filter(({ kind }) => kind === 'pearl').toSorted((a, b) => a.size_mm - b.size_mm)
    : [];
  return pearl && pearl.size_mm > SEED_MM ? differently(`The pearl is ${round(pearl.size_mm)} mm wide.`) : null;
}
