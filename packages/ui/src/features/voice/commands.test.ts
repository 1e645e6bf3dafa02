import { describe, expect, it } from 'vitest';
import { readUtterance } from './commands';

const COMMANDS: readonly [language: string, text: string, kind: string][] = [
  ['English', 'Show my jewelry!', 'collection'],
  ['English', 'Make it private, please.', 'private'],
  ['English', 'What would it cost?', 'price'],
  ['English', 'Undo', 'undo'],
  ['German', 'Zeig meinen Schmuck', 'collection'],
  ['German', 'Wie viel kostet das?', 'price'],
  ['French', 'Montre-moi mes bijoux', 'collection'],
  ['French', 'Rends-le privé', 'private'],
  ['Spanish', '¿Cuánto cuesta?', 'price'],
  ['Spanish', 'Hazlo público', 'public'],
  ['Italian', 'Quanto costa?', 'price'],
  ['Italian', 'Annulla', 'undo'],
  ['Portuguese', 'Quanto custa?', 'price'],
  ['Arabic', 'كم سعرها؟', 'price'],
  ['Arabic', 'اجعلها خاصة', 'private'],
  ['Russian', 'Сколько это стоит?', 'price'],
  ['Russian', 'Покажи мои украшения', 'collection'],
];

describe('readUtterance', () => {
  it.each(COMMANDS)('reads a command in %s: %s', (_, text, kind) => {
    expect(readUtterance(text, true)).toEqual({ kind });
    expect(readUtterance(text, false)).toEqual({ kind });
  });

  it('treats other sentences as a change of the open piece, and as a design when there is none', () => {
    expect(readUtterance(' Make the band thinner ', true)).toEqual({ kind: 'change', words: 'Make the band thinner' });
    expect(readUtterance('A gold ring with a ruby', false)).toEqual({
      kind: 'design',
      words: 'A gold ring with a ruby',
    });
  });

  it.each([
    'Design a ring with an emerald',
    'Entwirf einen Ring',
    'Dessine une bague',
    'Diseña un anillo',
    'صمم خاتما',
    'Нарисуй кольцо',
  ])('treats %s as a new design beside an open piece', (text) => {
    expect(readUtterance(text, true)).toEqual({ kind: 'design', words: text });
  });

  it('treats a long sentence that holds the words of a command as a design', () => {
    const text = 'a wide gold cuff that goes with the rest of my jewelry and has three sapphires';
    expect(readUtterance(text, false)).toEqual({ kind: 'design', words: text });
  });

  it('does not take parts of words for commands', () => {
    expect(readUtterance('make it undone looking', true).kind).toBe('change');
  });

  it('reads text of only punctuation as a design of that text', () => {
    expect(readUtterance('?!', false)).toEqual({ kind: 'design', words: '?!' });
  });
});
