/** What is decided once everything is read: alternatives, corrections, and what a prompt says twice. */
import type { Sentence } from '../sentence';
import { alternatives } from './alternatives';
import { corrections } from './corrections';
import { outlines, sizesOfPieces } from './outlines';
import { overrides } from './overrides';
import { refusedAgain } from './refusedAgain';
import { species } from './species';

/** Removes findings that others replace, and gives shapes and sizes to what can have them. */
export function settle(s: Sentence): void {
  alternatives(s);
  corrections(s);
  refusedAgain(s);
  species(s);
  outlines(s);
  sizesOfPieces(s);
  overrides(s);
}
