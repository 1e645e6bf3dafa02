import type { JewelryTypeId } from '@jewelry/contract/constants';

/** The shape of a piece to draw over, shown under the strokes and never exported. */
export interface Template {
  readonly id: 'none' | 'ring' | 'pendant' | 'earrings' | 'bracelet' | 'necklace';
  readonly label: string;
  /** SVG path data in the units of the drawing. */
  readonly guide: string;
  /** The same as an icon in a square of 48. */
  readonly sign: string;
}

const PENDANT_GUIDE =
  'M276 75a20 20 0 1 1-40 0a20 20 0 1 1 40 0M256 96C330 150 470 210 470 328C470 430 370 482 256 482C142 482 42 430 42 328C42 210 182 150 256 96';

export const TEMPLATES = [
  { id: 'none', label: 'No template', guide: '', sign: 'M12 36 36 12' },
  {
    id: 'ring',
    label: 'Ring',
    guide: 'M0 150H512M0 362H512M256 110V150M256 362V402',
    sign: 'M6 16H42V32H6ZM24 10V16M24 32V38',
  },
  {
    id: 'pendant',
    label: 'Pendant',
    guide: PENDANT_GUIDE,
    sign: 'M26.5 8.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M24 11C31 16 42 20 42 30C42 38 34 41 24 41C14 41 6 38 6 30C6 20 17 16 24 11',
  },
  {
    id: 'earrings',
    label: 'Earrings',
    guide:
      'M256 20a22 22 0 1 1-.1 0M256 64C300 150 396 240 396 346C396 430 334 486 256 486C178 486 116 430 116 346C116 240 212 150 256 64',
    sign: 'M14 10C17 17 22 24 22 31C22 36 18 40 14 40C10 40 6 36 6 31C6 24 11 17 14 10M34 10C37 17 42 24 42 31C42 36 38 40 34 40C30 40 26 36 26 31C26 24 31 17 34 10',
  },
  {
    id: 'bracelet',
    label: 'Bracelet',
    guide: 'M70 186H442A70 70 0 0 1 442 326H70A70 70 0 0 1 70 186',
    sign: 'M10 19H38A5 5 0 0 1 38 29H10A5 5 0 0 1 10 19',
  },
  { id: 'necklace', label: 'Necklace', guide: 'M256 30A226 226 0 1 1 255.9 30', sign: 'M24 8A16 16 0 1 1 23.9 8' },
] as const satisfies readonly Template[];

export type TemplateId = (typeof TEMPLATES)[number]['id'];

/** The default template for a type. */
export const templateFor = (type: JewelryTypeId | null): TemplateId =>
  type === null || type === 'watch' ? 'none' : type;
