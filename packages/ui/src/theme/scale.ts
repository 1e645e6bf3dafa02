import type { vars } from './contract.css';

/** A step of the space scale, 1 (2 px) to 15 (72 px). */
export type SpaceStep = keyof typeof vars.space;

/** A step of the space scale, or no space at all. */
export type Gap = 0 | SpaceStep;

/** Role in the type scale → its token. */
export const roles = {
  'display.xl': 'displayXl',
  'display.l': 'displayL',
  'display.m': 'displayM',
  'title.l': 'titleL',
  'title.caption': 'titleCaption',
  'title.m': 'titleM',
  'title.s': 'titleS',
  'price.l': 'priceL',
  'price.m': 'priceM',
  'body.l': 'bodyL',
  'body.lead': 'bodyLead',
  body: 'body',
  control: 'control',
  label: 'label',
  caption: 'caption',
  micro: 'micro',
} as const;

/** A role of the type scale. `display.*` and `title.*` are Marcellus, everything else Figtree. */
export type TextRole = keyof typeof roles;

/** All roles, largest first. */
export const textRoles = Object.keys(roles) as TextRole[];
