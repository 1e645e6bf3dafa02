/** Prompts that name case, dial, hands or strap of a watch, and the expected result of each. */
import type { Prompt } from './understood';
import { ROSE, STEEL, WHITE, YELLOW } from './understood';

export const WATCHES: readonly Prompt[] = [
  [
    'octagonal steel watch with bezel screws, blue sunburst dial and small seconds',
    {
      type: 'watch',
      alloy: STEEL,
      dial: 'midnight',
      forms: ['octagonal', 'bezel-screws', 'sunburst', 'small-seconds'],
      lost: [],
    },
  ],
  [
    'tonneau shaped yellow gold watch with arabic numerals and a burgundy leather strap',
    { type: 'watch', alloy: YELLOW, forms: ['tonneau', 'arabic-numerals', 'leather'], lost: [] },
  ],
  [
    'tank watch, white dial with roman numerals, blued hands',
    { type: 'watch', dial: 'ivory', forms: ['rectangular', 'roman-numerals', 'blued-hands'], lost: [] },
  ],
  [
    'moon phase watch in rose gold with a midnight blue dial',
    { type: 'watch', alloy: ROSE, dial: 'midnight', forms: ['moonphase'], lost: [] },
  ],
  ['skeleton watch on a rubber strap', { type: 'watch', forms: ['skeleton', 'rubber'], lost: [] }],
  [
    'square watch with a date window and only two hands',
    { type: 'watch', forms: ['square-case', 'date', 'two-hands'], lost: [] },
  ],
  [
    'gold watch with a fluted bezel and a five link bracelet',
    { type: 'watch', alloy: YELLOW, forms: ['fluted-bezel', 'five-link', 'links', 'bezel'], lost: [] },
  ],
  [
    'dress watch with a guilloche dial and leaf hands',
    { type: 'watch', forms: ['dress', 'guilloche', 'leaf-hands'], lost: [] },
  ],
  [
    'gold watch with a sapphire in the crown',
    { type: 'watch', alloy: YELLOW, gems: ['blue-sapphire'], motif: null, forms: ['crown-stone'], lost: [] },
  ],
  [
    'achteckige Uhr aus Stahl mit kleiner Sekunde und Datum',
    { type: 'watch', alloy: STEEL, forms: ['octagonal', 'small-seconds', 'date'], lost: [] },
  ],
  ['Taucheruhr mit Kautschukband', { type: 'watch', forms: ['diver', 'rubber'], lost: [] }],
  [
    'montre en or blanc, chiffres romains, phase de lune',
    { type: 'watch', alloy: WHITE, forms: ['roman-numerals', 'moonphase'], lost: [] },
  ],
  [
    'reloj de oro con números romanos y fecha',
    { type: 'watch', alloy: YELLOW, forms: ['roman-numerals', 'date'], lost: [] },
  ],
  // In other prompts these words do not mean parts of a watch.
  ['gold ring with a crown and a ruby', { type: 'ring', motif: 'crown', gems: ['ruby'], lost: [] }],
];
