/** Effects of forms on the parts of a watch. */
import type { Form } from '../../language/vocabulary';
import type { CaseShape } from './kinds';

/** Outlines of cases by the forms that name them. */
export const SHAPE_OF: Partial<Record<Form, CaseShape>> = {
  octagonal: 'octagon',
  hexagonal: 'hexagon',
  tonneau: 'tonneau',
  'cushion-case': 'cushion',
  'square-case': 'square',
  'oval-case': 'oval',
  rectangular: 'rectangle',
};
export const HANDS_OF: Partial<Record<Form, string>> = {
  'leaf-hands': 'leaf',
  'sword-hands': 'sword',
  'baton-hands': 'baton',
  'dauphine-hands': 'dauphine',
  'breguet-hands': 'breguet',
};

const SCREWS: Partial<Record<CaseShape, number>> = { hexagon: 6, rectangle: 4, square: 4 };
const USUAL_SCREWS = 8;

/** Number of screws of a bezel by the outline of the case. */
export const SCREWS_OF = (shape: CaseShape = 'round'): number => SCREWS[shape] ?? USUAL_SCREWS;
