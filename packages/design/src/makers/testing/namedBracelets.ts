import type { NamedPiece } from './namedPieces';

/** Bracelets with ends and plates, and rows around a neck, and the words that name them. */
export const NAMED_ROWS_AND_ENDS: readonly NamedPiece[] = [
  [
    'sapphire tennis bracelet in white gold, princess cut, channel set',
    { kind: 'tennis-bracelet', params: { setting: 'channel', line: 'even' } },
  ],
  ['silver bangle engraved with flowers', { kind: 'bangle', params: { motif: 'flower', around: 'yes' } }],
  [
    'set of four gold bangles, two plain and two with flowers',
    { kind: 'bangle', params: { companions: 3, around: 'yes', bare: 2 } },
  ],
  [
    'open rose gold bangle with a rose quartz on one end and a pearl on the other',
    { kind: 'bangle', params: { form: 'torque' } },
  ],
  ['wide hammered brass cuff', { kind: 'bangle', params: { form: 'cuff', height: 34 } }],
  ['set of 3 bangles in yellow, white and rose gold', { kind: 'bangle', params: { companions: 2 } }],
  ['black leather bracelet', { kind: 'chain-bracelet', params: { links: 'braid' } }],
  [
    'silver charm bracelet with a padlock and 2 charms: cat and anchor',
    { kind: 'chain-bracelet', params: { clasp: 'padlock', holds: '0|0' } },
  ],
  [
    'gold snake bracelet that coils twice around the wrist, emerald eyes',
    { kind: 'snake-bracelet', params: { coils: 2 } },
  ],
  [
    'silver charm bracelet with a toggle clasp, 3 charms: star, moon and horse',
    { kind: 'chain-bracelet', params: { clasp: 'toggle' } },
  ],
  ['tigers eye bead bracelet', { kind: 'bead-bracelet', params: { strung: 'yes' } }],
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
