/** Checks of forms that only bracelets have. */
import { lengthIn, paramIn, stonesIn } from '../../spec/tree';
import { by, chosen, type Check } from '../partChecks';

/** Least inner diameter of an anklet, mm: 220 mm around. */
export const ANKLE_MM = 70;

/** True for a bracelet that goes around an ankle. */
export const isAnklet: Check = (spec) =>
  spec.type === 'bracelet' && (lengthIn(spec, 'inner_diameter') ?? 0) >= ANKLE_MM;

/** True for a stiff bracelet that opens on a hinge: a closed one that no set and no row all around makes slip on. */
export const isHinged: Check = (spec) =>
  by('bangle')(spec) &&
  (chosen('hinge', 'yes')(spec) ||
    (chosen('form', 'plain', 'twist', 'facet', 'armour')(spec) &&
      paramIn(spec, 'companions') === undefined &&
      paramIn(spec, 'cover') !== 'all'));

/** True for what hangs from a chain beside its middle. */
export const isAlongChain: Check = ({ root }) =>
  (root.children['center'] ?? []).length > 0 && (root.children['charms'] ?? []).length > 0;

/** True for a stone beside the plate of a link bracelet. */
export const isBesidePlate: Check = (spec) =>
  by('link-bracelet')(spec) &&
  stonesIn(spec).length > 0 &&
  (chosen('plate', 'yes')(spec) || paramIn(spec, 'text') !== undefined);

/** True for links of two metals that take turns. */
export const isOfTwoMetals: Check = (spec) =>
  chosen('form', 'curb')(spec) && by('link-bracelet')(spec) && spec.root.metal.second !== undefined;
