import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['Armband mit schwarzen Lavaperlen 8 mm', 'lava-stone'],
  ['bracelet en perles d’œil de tigre', 'tigers-eye'],
  ['pulsera hombre piedra volcánica', 'lava-stone'],
  ['lav taşı bileklik', 'lava-stone'],
  ['lava stone bracelet with a silver cross', 'lava-stone'],
  ['pearl bracelet with a gold heart clasp', 'pearl'],
  ['Perlenarmband', 'pearl'],
  ['Perlenarmband aus Tigerauge, 8 mm', 'tigers-eye'],
])('strings the beads of %s', (prompt, gem) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect([spec.root.kind, parsePrompt(prompt).gems]).toEqual(['bead-bracelet', [gem]]);
});

test.each(['silver bracelet with a tiger eye stone', 'onyx tennis bracelet', 'amber cuff bracelet'])(
  'keeps the setting of %s',
  (prompt) => expect(designFromPrompt({ prompt, seed: 1 }).spec.root.kind).not.toBe('bead-bracelet'),
);

test.each([
  ['bracelet cuir noir, plaque argent gravée Papa', 'Papa'],
  ['gourmette bébé en or jaune gravée Léo, petite maille', 'Léo'],
  ['pulsera con placa grabada Lucia en oro amarillo', 'Lucia'],
  ['Lederarmband braun mit Platte aus Edelstahl, Gravur Tom', 'Tom'],
  ['pulsera de plata con el nombre de nuestros hijos, Leo y Vera, grabado', 'Leo y Vera'],
  ['beaded bracelet in onyx with a steel plate engraved DAD', 'DAD'],
])('engraves the plate of %s', (prompt, text) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect([spec.type, spec.root.params['text']]).toEqual(['bracelet', text]);
});

test('reads a figure, not a name, after a German noun of engraving', () => {
  expect(parsePrompt('Siegelring Silber Gravur Adler').engraving).toBeNull();
});
