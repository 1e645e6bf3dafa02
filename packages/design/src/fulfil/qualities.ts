/** Words of quality that no reading takes, and what of the built piece shows them. */
import { gemOf } from '../catalogue/gems';
import { hsvOf } from '../catalogue/hues';
import { paramIn, partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import { mainOf } from './built';
import { isHeldHigh, isPale } from './stoneTraits';

/** Saturation from which a colour is vivid, and value up to which one is dark. */
const VIVID = 0.5;
const DARK = 0.5;

const hasPart =
  (kinds: RegExp) =>
  ({ facts, spec }: BuiltDesign): boolean =>
    kinds.test(spec.root.kind) || facts.built.parts.some(({ id, kind }) => kinds.test(kind) || kinds.test(id));

const hasCut =
  (...cuts: readonly string[]) =>
  ({ stones }: BuiltDesign): boolean =>
    stones.some(({ cut }) => cuts.includes(cut));

const colourOf = (built: BuiltDesign): { saturation: number; value: number } | null => {
  const main = mainOf(built.stones);
  return main ? hsvOf(gemOf(main.kind).optics.average) : null;
};
const isVivid = (built: BuiltDesign): boolean => (colourOf(built)?.saturation ?? 0) >= VIVID;
const isDarkStone = (built: BuiltDesign): boolean => (colourOf(built)?.value ?? 1) <= DARK;

/** Stones that light clouds. */
const MILKY = /moonstone|opal|chalcedony|rose-quartz|lace-agate|pearl|white-jade|larimar/;
const isMilky = ({ stones }: BuiltDesign): boolean => stones.some(({ kind }) => MILKY.test(kind));

/** Bands with an edge, a wave or a twist. */
const UNSTRAIGHT = /chevron|wave|twist|bypass|braid|snake|vine|twig|cathedral-wave/;
const isStraight = (built: BuiltDesign): boolean =>
  hasPart(/^(?:plate\.bar|bar|row\.|shank\.)/)(built) && !hasPart(UNSTRAIGHT)(built);

const hasMatte = ({ facts }: BuiltDesign): boolean =>
  /matte|sandblasted|satin/.test(facts.built.metals[0]?.finish ?? '');

/** Words without accents, and what shows them. */
const QUALITIES: readonly (readonly [words: RegExp, isShown: (built: BuiltDesign) => boolean])[] = [
  [
    /^(?:tapered|tapering|tapers?)$/u,
    (built) => hasPart(/^shank\.(?:taper|flared)/)(built) || hasCut('tapered-baguette')(built),
  ],
  [
    /^(?:rounded|abgerundet\p{L}*|arrondi\p{L}*|redondead[oa]s?|arrotondat[oaie]|arredondad[oa]s?|скругл\p{L}*|закругл\p{L}*)(?: (?:corners?|edges?))?$/u,
    (built) => hasPart(/^shank\.(?!flat|knife|facet|channel)/)(built) || hasCut('cushion')(built),
  ],
  [
    /^(?:pointed|pointy|sharp|spitz\p{L}*|pointu\p{L}*|puntiagud\p{L}*|appuntit\p{L}*|pontiagud\p{L}*)$/u,
    (built) =>
      hasCut('pear', 'marquise', 'kite', 'trillion', 'heart')(built) ||
      hasPart(/chevron|star|leaf|dagger|sword|thorn|arrow|spike/)(built),
  ],
  [
    /^(?:curly|curled|swirly|flowing|scripty|geschwungen\p{L}*)$/u,
    hasPart(/^(?:ornament\.(?:text|letters)|plate\.name)|vine|wave|octopus|scroll/),
  ],
  [/^(?:straight|gerade\p{L}*|droite?s?|rect[oa]s?|ret[oa]s?|dritt[oaie]|прям\p{L}*|duz)$/u, isStraight],
  [/^(?:milky|cloudy|misty|foggy|hazy|milchig\p{L}*|laiteu\p{L}*|lechos[oa]s?|lattigin\p{L}*|leitos[oa]s?)$/u, isMilky],
  [/^(?:icy|frosty|frosted|frost|pale|light|dusty|muted|smoky)$/u, (built) => isPale(built) || hasMatte(built)],
  [
    /^(?:bright|vivid|rich|intense|saturated|strong|kraftig\p{L}*|intens\p{L}*|viv[oaie]s?|vifs?|leuchtend\p{L}*)$/u,
    isVivid,
  ],
  [/^(?:dark|deep|moody|inky|dunkel\p{L}*|dunkle\p{L}*|fonce\p{L}*|oscur[oa]s?|scur[oaie]|escur[oa]s?)$/u, isDarkStone],
  [/^(?:tall|raised|raised up|high|proud)$/u, isHeldHigh],
  [/^(?:flank|flanks|flanked)$/u, ({ stones }) => stones.some(({ role }) => role === 'side')],
  [
    /^(?:ribbed|ridged|fluted|grooved)$/u,
    ({ spec }) =>
      [...partsIn(spec.root)].some(({ params }) => /rib|flute|groove|ridge/.test(String(params['pattern'] ?? ''))),
  ],
  [
    /^(?:step(?: patterns?)?|stepped|gestuft\p{L}*|abgestuft\p{L}*|etagee?s?|steps|escalonad[oa]s?|a gradini|ступенчат\p{L}*|basamakli)$/u,
    ({ spec }) =>
      [...partsIn(spec.root)].some(({ params }) => params['pattern'] === 'steps' || params['border'] === 'steps'),
  ],
];

/** The text or name that a piece shows. */
const textOf = ({ asBuilt }: BuiltDesign): string =>
  ['text', 'name', 'letters'].map((param) => String(paramIn(asBuilt, param) ?? '')).join('');

/** Words for what a piece has whose own words have a verdict: a setting, a finish, the script of a name. */
const NAMES: readonly (readonly [words: RegExp, isShown: (built: BuiltDesign) => boolean])[] = [
  [
    /^(?:chatons?|castone|engaste|engarce|fassung|settings?|mount|montatura|montura|каст\p{L}*|оправ\p{L}*|सेटिंग)$/u,
    hasPart(/^head\./),
  ],
  [
    /^(?:mounted|montat[oaie]|montee?s?|montad[oa]s?|gefasst\p{L}*|sertie?s?|engastad[oa]s?|incastonat[oaie]|закрепл\p{L}*|مطع[ّ]?م)$/u,
    ({ stones }) => stones.length > 0,
  ],
  [
    /^(?:shine|sheen|gloss|lust(?:er|re)|finish|glanz|eclat|brillo|lucentezza|brilho|acabado|acabamento|finitura|finition|блеск\p{L}*|parlaklik|و?ال?لمع[ةه]|चमक|फिनिश|光泽|ツヤ)$/u,
    ({ requirements }) => requirements.some(({ concept }) => concept === 'finish'),
  ],
  [
    /^(?:english|englisch\p{L}*|anglais|ingles|inglese|английск\p{L}*|ingilizce|ال?[اإ]نجليزي\p{L}*|अंग्रेज़ी|英文|英語)$/u,
    (built) => /\p{Script=Latin}/u.test(textOf(built)),
  ],
  [
    /^(?:arabic|arabisch\p{L}*|arabe|arabo|арабск\p{L}*|arapca|ال?عربي\p{L}*)$/u,
    (built) => /\p{Script=Arabic}/u.test(textOf(built)),
  ],
  [/^(?:ridges?|ridge line|peaks?|summits?|gipfel|cimes?|cimas?|cime|вершин\p{L}*|zirve\p{L}*)$/u, hasPart(/mountain/)],
  [
    /^(?:points|dots|specks?|speckles|spots|inclusions|punkten?|points noirs|puntitos|puntini)$/u,
    ({ stones }) => stones.some(({ kind }) => kind === 'salt-and-pepper-diamond'),
  ],
];

/** Colours of enamels by their English names. */
const COLOUR =
  /^(?:navy|(?:light |dark |sky )?blue|red|green|white|black|pink|yellow|purple|turquoise|mint|gr[ea]y|orange|burgundy)$/u;
const isOfEnamel = ({ facts }: BuiltDesign, words: string): boolean =>
  COLOUR.test(words) &&
  facts.built.parts.some(
    ({ id }) => id.startsWith('enamel-') && id.endsWith(`${words.split(' ').at(-1)!.replace('grey', 'gray')}-inlay`),
  );

/** True for words of quality that the built piece shows. */
export const isQualityShown = (built: BuiltDesign, words: string): boolean =>
  isOfEnamel(built, words) ||
  [...QUALITIES, ...NAMES].some(([pattern, isShown]) => pattern.test(words) && isShown(built));
