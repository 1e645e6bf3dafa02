/** Checks which stated requirements a finished design meets; the others are reported to the user as not understood. */
import type { Form } from '../language/vocabulary';
import type { StatedRequirement } from '../language/parsedPrompt';
import { goldOf } from '../gold';
import { TOTAL } from '../language/rules/karats';
import { caratsOfRow, caratsOfWidth } from '../gems/carats';
import { LAB_GROWN } from '../catalogue/gems';
import { pearlNamed } from '../gems/pearls';
import type { DesignSpec, Stone } from '../spec';
import type { PieceMeasures } from '../language/lengths';
import { dimensionFor, isWearable } from './dimensions';
import { rowLength } from './necklace/neckline';
import { WATCH_CHECKS } from './watch/checks';
import { mainStone } from './maker';
import { membersOf } from '../motifs/group';
import { LEAFY } from '../parts/border/words';
import { lettersOf } from '../motifs/library';
import { lengthIn, metalsIn, numbersIn, paramIn, partsIn, stonesIn } from '../spec/tree';
import { FORMS } from './formChecks';
import { chosen, any, by, has, onChain, atEar, inBand } from './partChecks';

/** Kinds with a channel, or figures with cells. */
const TAKES_INLAY = new Set(['brooch', 'cufflinks', 'jhumkas', 'chandbalis']);

/**
 * True when the design has a number of stones: of one kind, of one role, or in total; counted on one earring or on the
 * pair.
 */
function isCounted(spec: DesignSpec, wanted: number): boolean {
  const stones = stonesIn(spec);
  const total = (list: readonly Stone[]): number => list.reduce((n, stone) => n + stone.count, 0);
  const groups = [
    stones,
    ...stones.map((stone) => [stone]),
    ...stones.map((stone) => stones.filter((other) => other.kind === stone.kind)),
  ].map(total);
  return [...groups, Number(paramIn(spec, 'drops') ?? 0)].some(
    (n) => n === wanted || (spec.type === 'earrings' && n === wanted * 2),
  );
}

/** True for a piece without stones but those around its edge. */
const isEdged = (spec: DesignSpec): boolean => stonesIn(spec).every(({ role }) => role === 'halo');

/** Length of the row of a rivière, mm: around the whole neck, or its front. */
const rowOfNecklace = (spec: DesignSpec): number =>
  paramIn(spec, 'whole') === 'yes' ? lengthIn(spec, 'length')! : rowLength(lengthIn(spec, 'width')!);

/** Possible meanings of a stated weight, carats: one main stone, all main stones, a whole row. */
function weights(spec: DesignSpec, { kind, cut, size_mm, count }: Stone): number[] {
  const isNecklace = spec.root.kind === 'riviere' && paramIn(spec, 'line') === 'even';
  if (spec.root.kind === 'tennis-bracelet' || isNecklace)
    return [
      caratsOfRow(
        kind,
        cut,
        size_mm,
        isNecklace ? rowOfNecklace(spec) : Math.PI * lengthIn(spec, 'inner_diameter')!,
        paramIn(spec, 'setting') === 'bezel' ? 'bezel' : 'prong',
      ),
    ];
  return [1, count].map((n) => caratsOfWidth(kind, cut, size_mm) * n);
}

/** True when a design meets the stated requirement. */
export function isMet(spec: DesignSpec, { field, id }: Pick<StatedRequirement, 'field' | 'id'>): boolean {
  const main = mainStone(stonesIn(spec));
  switch (field) {
    // A pendant counts as a necklace, and a watch has a bracelet.
    case 'type':
      return (
        spec.type === id ||
        spec.type === 'watch' ||
        (['necklace', 'pendant'].includes(id) && ['necklace', 'pendant'].includes(spec.type))
      );
    case 'budget':
      return false;
    // Only diamonds can be laboratory-grown; all other stones are priced as natural ones.
    case 'origin':
      return spec.sold.diamonds === LAB_GROWN;
    case 'name':
      return chosen('name', id)(spec);
    case 'engraving':
      return [...partsIn(spec.root)].some(
        // Initials are engraved without dots and signs, and without an additional name or date.
        ({ params }) =>
          params['text'] === id || (!/[a-z\d]/.test(id) && params['letters'] === id.replaceAll(/[^A-Z]/g, '')),
      );
    case 'karat':
      return [...metalsIn(spec).values(), { alloy: spec.root.metal.second }].some(
        ({ alloy }) => alloy !== undefined && goldOf(alloy)?.karat === Number(id),
      );
    case 'form':
      return FORMS[id as Form](spec);
    case 'section':
      return any(chosen('profile', id), chosen('shank', id), by(`shank.${id}`))(spec);
    case 'chain':
      return (
        any(chosen('chain', id), chosen('links', id, id.replace('cord', 'braid')), chosen('middle', id))(spec) ||
        (id === 'curb' && has('heavy', 'curb')(spec))
      );
    // A moon and a star are one figure; a watch shows them on its dial; a charm bracelet has several.
    case 'motif':
      return (
        any(chosen('shape', id), chosen('clasp', id))(spec) ||
        (lettersOf(id) !== '' &&
          [paramIn(spec, 'text'), paramIn(spec, 'letters')].some(
            (text) => String(text ?? '').replaceAll(/[^A-Z]/g, '') === lettersOf(id),
          )) ||
        // Two initials are one on each earring.
        (lettersOf(id).length === 2 && [...lettersOf(id)].every((letter) => has(`letter ${letter}`)(spec))) ||
        [...partsIn(spec.root)].some(
          ({ id: own, kind, params }) =>
            (LEAFY.has(id) && params['border'] === 'leaves') ||
            own.split('-').includes(id) ||
            (kind === 'figure.relief' && params['motif'] === id),
        ) ||
        ([spec.motif, paramIn(spec, 'motif')].some(
          (figures) => String(figures) === id || membersOf(String(figures)).members.some(({ name }) => name === id),
        ) &&
          ([...partsIn(spec.root)].some(({ params }) => Object.values(params).some((v) => String(v).includes(id))) ||
            spec.root.kind.includes(id) ||
            WATCH_CHECKS.moonphase(spec)))
      );
    case 'inlay':
      return (
        TAKES_INLAY.has(spec.root.kind) ||
        (spec.root.kind === 'bangle' && spec.motif !== null) ||
        ((onChain(spec) || atEar(spec)) && by('figure.relief')(spec)) ||
        (spec.root.kind.startsWith('shank.') && inBand(spec).length === 0)
      );
    case 'pearl':
      return spec.sold.pearl === id || pearlNamed(spec.sold.pearl)?.shell === id;
    case 'stone':
      return stonesIn(spec).some((stone) => stone.kind === id) || has(id)(spec);
    case 'size':
      return main !== undefined && Math.abs(main.size_mm - Number(id)) < 0.06;
    case 'carats':
      // A total is weighed on the built piece.
      if (id.startsWith(TOTAL)) return true;
      return (
        main !== undefined && weights(spec, main).some((carats) => Math.abs(carats - Number(id)) < Number(id) * 0.08)
      );
    case 'count':
      return isCounted(spec, Number(id));
    case 'length': {
      const [name, mm] = id.split(' ');
      const dimension = dimensionFor(name as keyof PieceMeasures, Number(mm), {
        type: spec.type,
        maker: spec.root.kind,
        dimensions: numbersIn(spec),
      });
      const measure = spec.root.kind === 'brooch' ? 'height' : name;
      return dimension !== null && isWearable(measure as keyof PieceMeasures, Number(mm), spec.type);
    }
    case 'cut':
      return (
        stonesIn(spec).some((stone) => stone.cut === id || (id === 'round' && stone.cut === 'sphere')) ||
        // Without stones but those around an edge, and on a slab that fills it, a cut means the outline of a plate.
        (any(by('inlay.slab', 'plate.tag'), chosen('slab', 'yes'), isEdged)(spec) &&
          any(
            chosen('shape', id === 'round' ? 'disc' : id, id),
            chosen('face', id === 'princess' ? 'square' : id),
          )(spec))
      );
  }
}

/**
 * The phrases of the requirements that the design does not meet, each once. Fields that a drawing or presets decide are
 * skipped.
 */
export const unmetPhrases = (spec: DesignSpec, stated: readonly StatedRequirement[]): string[] => {
  const overruled = (field: StatedRequirement['field']): boolean =>
    (['stone', 'count'].includes(field) && spec.given['stones'] !== 'prompt') ||
    (spec.drawing !== undefined && !['chain', 'section', 'length'].includes(field));
  return [...new Set(stated.filter((one) => !overruled(one.field) && !isMet(spec, one)).map((one) => one.words))];
};

/** True when the design has something refused. The cut of the main stone and the kind of every stone count. */
function isThere(spec: DesignSpec, stated: StatedRequirement): boolean {
  const main = mainStone(stonesIn(spec));
  return stated.field === 'cut'
    ? main !== undefined && main.kind !== 'pearl' && main.cut === stated.id
    : isMet(spec, stated);
}

/** The phrases of violated refusals, each once. */
export const violatedRefusals = (spec: DesignSpec, refused: readonly StatedRequirement[]): string[] => [
  ...new Set(refused.filter((stated) => isThere(spec, stated)).map((stated) => stated.words)),
];
