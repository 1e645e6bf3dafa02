import type { NamedPiece } from './namedPieces';

/** Bracelets with ends and plates, and rows around a neck, and the words that name them. */
export const NAMED_ROWS_AND_ENDS: readonly NamedPiece[] = [
  ['ruby riviere, all stones the same size', { kind: 'riviere', params: { line: 'even' } }],
  ['steel curb link bracelet', { kind: 'link-bracelet', params: { form: 'curb' } }],
  ['gold bangle with two panther heads', { kind: 'bangle', params: { motif: 'panther', ends: 'yes' } }],
  ["silver torque with a ram's head on each end", { kind: 'bangle', params: { motif: 'ram', ends: 'yes' } }],
  ['snake heads facing each other, open gold bangle', { kind: 'bangle', params: { motif: 'snake', ends: 'yes' } }],
  ['दोनों सिरों पर शेर वाला कड़ा', { kind: 'bangle', params: { motif: 'lion', ends: 'yes' } }],
  ['steel curb bracelet with a plate that says DAD', { kind: 'link-bracelet', params: { form: 'curb', text: 'DAD' } }],
  ['tennis necklace with rubies, 45 cm', { kind: 'riviere', params: { whole: 'yes', length: 450 } }],
  [
    'turquoise bead necklace with silver balls between the stones',
    { kind: 'pearl-necklace', params: { balls: 'yes' } },
  ],
  ['strand of pearls with a single ruby, 45 cm', { kind: 'pearl-necklace', params: { length: 450 } }],
  ['necklace of citrines, eleven ovals in a graduated row', { kind: 'riviere', params: { count: 11 } }],
];
