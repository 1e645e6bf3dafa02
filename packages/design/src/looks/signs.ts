/** What must be built for a look to be recognized, with a weight and words for each sign. */
import { FORMS } from '../makers/formChecks';
import { mainStone } from '../makers/maker';
import type { EngravingPattern } from '../makers/ring/engravings';
import type { BorderPattern } from '../parts/border/patterns';
import { BORDER_TEXT } from '../parts/border/words';
import type { DesignSpec, Finish, Style } from '../spec';
import { lengthIn, partsIn, stonesIn } from '../spec/tree';
import type { LookName } from './looks';
import { lookNamed } from './looks';
import { setOf } from '../wordList';

const ENGRAVING_TEXT: Record<EngravingPattern, string> = {
  scroll: 'engraved scrolls',
  leaf: 'engraved leaves',
  step: 'engraved steps',
  knot: 'engraved knotwork',
  key: 'engraved meanders',
  runes: 'engraved runes',
  arches: 'engraved arches',
  zigzag: 'engraved zigzags',
  rivets: 'engraved rivets',
  waves: 'engraved waves',
  reeds: 'engraved lines',
};

const FINISH_TEXT: Record<Finish, string> = {
  polished: 'polished metal',
  satin: 'brushed metal',
  matte: 'matte metal',
  sandblasted: 'sandblasted metal',
  hammered: 'hammered metal',
  oxidised: 'darkened metal',
  'satin-hammered': 'brushed hammered metal',
  'matte-hammered': 'matte hammered metal',
  'oxidised-hammered': 'darkened hammered metal',
  'matte-oxidised': 'darkened matte metal',
  bark: 'metal like bark',
  'matte-bark': 'matte metal like bark',
  'oxidised-bark': 'darkened metal like bark',
};

/** Weight of signs that is needed: ornament alone could be of another look. */
const ENOUGH = 3;

interface Sign {
  readonly weight: number;
  readonly text: string;
  /** True for a sign that shows the look by itself. */
  readonly isAlone?: boolean;
}

/** A man's band and a bold hoop are at least this wide, mm. */
const BROAD_MM = 4;

/** Borders of more than one look, which need another sign. */
const SHARED: ReadonlySet<BorderPattern> = setOf('filigree grains rope petals scrolls rays nuggets bolts');

/** A chain, which shows no look without another sign. */
const CHAIN = 'its chain';

/** Forms that show a look alone. */
const STRONG: ReadonlySet<string> = new Set(['twist', 'torque']);

/** Cuts with steps. */
const STEPPED: ReadonlySet<string> = new Set(['asscher', 'baguette', 'emerald', 'tapered-baguette']);
/** Pieces that are themselves of a look. */
const FORM_OF_LOOK: Readonly<Partial<Record<LookName, readonly string[]>>> = {
  indian: ['jhumkas', 'chandbalis', 'set-collar'],
};

/** Shanks, bangles and cuffs whose shape is that of a style. */
const SHAPED_BY: Readonly<Partial<Record<Style, readonly string[]>>> = {
  'sci-fi': ['shank.armour', 'armour'],
  'organic-shapes': ['shank.wave', 'organic-cuff'],
  geometric: ['shank.facet', 'facet'],
};
const SHAPE_TEXT: Readonly<Partial<Record<Style, string>>> = {
  'sci-fi': 'segmented metal',
  'organic-shapes': 'flowing metal',
  geometric: 'facets',
};

/** True for signs that show a look: several that weigh enough, or one that no other look has. */
export const areEnough = (signs: readonly Sign[]): boolean =>
  signs.reduce((sum, { weight }) => sum + weight, 0) >= ENOUGH &&
  (signs.length > 1 || signs.some(({ isAlone }) => isAlone));

/** The signs of a look that a built piece shows. */
export function signsOf(name: LookName, spec: DesignSpec): Sign[] {
  const look = lookNamed(name);
  const parts = [...partsIn(spec.root)];
  const main = mainStone(stonesIn(spec));
  const border = [...(look.borders ?? []), ...(look.band ? [look.band] : [])].find((pattern) =>
    parts.some(({ kind, params }) =>
      kind === 'border' ? params['pattern'] === pattern : params['border'] === pattern,
    ),
  );
  const isEngraved = parts.some(
    ({ kind, params }) =>
      (kind === 'ornament.engraving' && params['pattern'] === look.engraving) ||
      (look.engraving !== undefined && params['engraving'] === look.engraving),
  );
  const isSectioned =
    look.section !== undefined &&
    (spec.root.kind === `shank.${look.section}` || spec.root.params['profile'] === look.section);
  const shaped = look.styles?.find((style) =>
    SHAPED_BY[style]?.some((shape) => shape === spec.root.kind || shape === spec.root.params['form']),
  );
  const forms = (look.forms?.[spec.type] ?? []).filter((form) => FORMS[form](spec));
  const width = spec.type === 'ring' ? (lengthIn(spec, 'band_width') ?? 0) : 0;
  const isHung = parts.some(({ params }) => [params['links'], params['chain']].includes(look.links ?? ''));
  const signs: readonly (Sign | false | undefined)[] = [
    border !== undefined && {
      weight: SHARED.has(border) ? 2 : ENOUGH,
      text: BORDER_TEXT[border],
      isAlone: !SHARED.has(border),
    },
    look.motif !== undefined && spec.motif === look.motif && { weight: ENOUGH, text: look.motif, isAlone: true },
    FORM_OF_LOOK[name]?.includes(spec.root.kind) && { weight: ENOUGH, text: 'its form', isAlone: true },
    isEngraved && look.engraving && { weight: 2, text: ENGRAVING_TEXT[look.engraving] },
    border !== 'filigree' && FORMS.filigree(spec) && look.hasMilgrain && { weight: 2, text: 'open scrollwork' },
    parts.some(({ kind }) => kind === 'gallery') && look.hasMilgrain && { weight: 2, text: 'an openwork gallery' },
    look.hasMilgrain && FORMS.milgrain(spec) && { weight: 1, text: 'milgrain' },
    look.hasMilgrain &&
      spec.root.kind === 'tennis-bracelet' &&
      FORMS.milgrain(spec) && { weight: 1, text: 'beads around every stone' },
    look.finish !== undefined &&
      spec.root.metal.finish === look.finish && { weight: 1, text: FINISH_TEXT[look.finish] },
    main && look.cuts?.includes(main.cut) && { weight: 1, text: 'a cut of its time' },
    isSectioned && { weight: 1, text: 'a band of its cross-section' },
    spec.type === 'watch' &&
      look.forms?.any?.includes('art-deco') &&
      FORMS['art-deco'](spec) && { weight: 2, text: 'terraced edges' },
    name === 'art-deco' && spec.root.kind === 'art-deco-pendant' && { weight: 2, text: 'a stepped frame' },
    name === 'art-deco' &&
      main !== undefined &&
      STEPPED.has(main.cut) &&
      FORMS.milgrain(spec) && { weight: 1, text: 'step cuts with milgrain' },
    name === 'indian' && spec.root.kind === 'jhumkas' && { weight: 2, text: 'jhumkas' },
    look.styles?.includes('bold') &&
      spec.root.kind === 'ear.hoop' &&
      Number(spec.root.params['wire']) >= BROAD_MM && { weight: 1, text: 'thick metal' },
    shaped && { weight: shaped === 'sci-fi' ? 2 : 1, text: SHAPE_TEXT[shaped] ?? shaped },
    look.isForMan && width >= BROAD_MM && { weight: 2, text: 'a broad band' },
    look.isForMan && spec.root.kind === 'shank.signet' && { weight: 2, text: 'a signet' },
    look.links !== undefined && isHung && { weight: 1, text: CHAIN },
    look.strap !== undefined &&
      parts.some(({ params }) => params['color'] === look.strap) && { weight: 1, text: 'its strap' },
    ...forms.map((form): Sign => ({
      weight: STRONG.has(form) ? ENOUGH : 1,
      isAlone: STRONG.has(form),
      text: FORM_TEXT[form] ?? form.replaceAll('-', ' '),
    })),
  ];
  const shown = signs.filter((sign): sign is Sign => Boolean(sign));
  return shown.every(({ text }) => text === CHAIN) ? [] : shown;
}

const FORM_TEXT: Readonly<Record<string, string>> = {
  drop: 'drops',
  cuff: 'an open cuff',
  twist: 'twisted wire',
  torque: 'a torque',
  leather: 'a leather strap',
  links: 'a bracelet of links',
  skeleton: 'a visible movement',
  octagonal: 'an octagonal case',
  rectangular: 'a rectangular case',
  plain: 'one smooth band',
};
