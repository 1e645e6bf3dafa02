import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

/** The refusals of a prompt, as concept and value. */
const refusedIn = (prompt: string): string[] =>
  parsePrompt(prompt).requirements.flatMap(({ concept, value, isRefused }) =>
    isRefused ? [`${concept} ${value}`] : [],
  );

describe('a verb may stand between a negation and what it refuses', () => {
  test.each([
    'anillo de zafiro, no quiere diamantes',
    'anillo de zafiro, q no tenga diamantes',
    'anillo de zafiro, los diamantes no me gustan',
    'anillo de zafiro, diamantes no por favor',
    'anello zaffiro, non mi piacciono i diamanti',
    'anello zaffiro, i diamanti non li voglio',
    'anello zaffiro, diamanti no grazie',
    'anel de safira, não gosto de diamantes',
    'anel de safira, que não tenha diamantes',
    'anel de safira, dispenso diamantes',
    'bague saphir, évitez les diamants svp',
    'bague saphir, les diamants non merci',
    'Ring mit Saphir, Diamanten mag ich gar nicht',
    'Ring mit Saphir, bitte auf Diamanten verzichten',
    'Ring mit Saphir, frei von Diamanten',
  ])('%s', (prompt) => {
    expect(refusedIn(prompt)).toEqual(['stone diamond']);
    expect(parsePrompt(prompt).gems).toEqual(['blue-sapphire']);
  });

  test.each([
    ['Ring Weißgold, Steine müssen nicht sein', ['stones any']],
    ['Ring aus Silber, steinlos', ['stones any']],
    ['bague argent, pas besoin de pierres', ['stones any']],
    ['anillo de plata, no necesito piedras', ['stones any']],
    ['Ohrringe Silber, weder Perlen noch Zirkonia', ['stone pearl', 'stone cubic-zirconia']],
    ['aretes de plata, ni perlas ni circonias', ['stone pearl', 'stone cubic-zirconia']],
    ['orecchini argento, né perle né zirconi', ['stone pearl', 'stone cubic-zirconia']],
    ["bague saphir, elle n'aime pas l'or jaune, donc or blanc", ['metal yellow-gold']],
    ['anello in oro bianco e non giallo', ['metal yellow-gold']],
    ['bague en or rose plutôt que jaune', ['metal yellow-gold']],
    ['Ring aus Silber, keine Steine außer einem Saphir', ['stones other']],
    ['anillo de plata sin piedras salvo un zafiro', ['stones other']],
  ])('%s', (prompt, refused) => {
    expect(refusedIn(prompt)).toEqual(refused);
  });
});

test.each([
  'Ring aus Weißgold zur Silberhochzeit',
  'bague en or blanc pour nos noces d’argent',
  'anillo de oro blanco, bodas de plata',
  'anello in oro bianco per le nozze d’argento',
  'anel de ouro branco, bodas de prata',
])('a wedding anniversary is no metal: "%s"', (prompt) => {
  expect(parsePrompt(prompt).requirements.flatMap((one) => (one.concept === 'metal' ? [one.value] : []))).toEqual([
    'white-gold-18k',
  ]);
});
