import { describe, expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

const engravedIn = (prompt: string): string | undefined => parsePrompt(prompt).engraving?.text;

describe('an engraving', () => {
  test.each([
    ['pingente de ouro, embaixo gravado Theo e Alice', 'Theo e Alice'],
    ['fede oro giallo 3 mm dentro scritto Giulia 7-9-2026', 'Giulia 7-9-2026'],
    ['دبلة دهب سادة وتتحفر جواها "منى وكريم 12.9.2025"', 'منى وكريم 12.9.2025'],
    ['oval madalyon, arkasına "Ege 1987" kazınsın', 'Ege 1987'],
    ['steel watch, peeche "1985-2025" khuda ho', '1985-2025'],
    ['gold signet, Latin motto SEMPER underneath', 'SEMPER'],
    ['anel de ouro, de um lado a data 2026', '2026'],
    ['heart locket with Mum engraved on the front', 'Mum'],
    ['silver ring. Inside or outside engraving: Love, Pete. Not flashy', 'Love Pete'],
    ['ring engraved with Love, silver with a ruby', 'Love'],
    ['gold pendant with Om engraved', undefined],
    ['um pingente redondo com o nome Davi gravado no meio', 'Davi'],
    ['runder Anhänger mit dem Namen Max eingraviert', 'Max'],
    ['pendentif rond avec le prénom Léa gravé', 'Léa'],
    ['кулон круглый, имя Анна выгравировано', 'Анна'],
    ['collana con il nome Luca', undefined],
    ['Ehering aus Gold, innen Jana und Tobi', 'Jana und Tobi'],
    ['gold wedding ring, inside: Jana & Tobi', 'Jana & Tobi'],
    ["fede in oro, all'interno Anna e Luca", 'Anna e Luca'],
    ["alliance en or, à l'intérieur Léa et Tom", 'Léa et Tom'],
    ['anillo de oro, por dentro Ana y Luis', 'Ana y Luis'],
    ['кольцо из золота, внутри Анна и Олег', 'Анна и Олег'],
    ['alyans altın, içinde Ayşe ve Mehmet', 'Ayşe ve Mehmet'],
    ['Ring, innen Rubine und Diamanten', undefined],
    ['wedding ring, inside smooth and round', undefined],
    ['خاتم فضة نقش محمد', 'محمد'],
    ['خاتم فضة ونقش نباتي على الجوانب', undefined],
    ['خاتم فضة ونقش يدوي على الذهب', undefined],
  ])('is found without quotes or with its verb behind: %s', (prompt, text) => {
    expect(engravedIn(prompt)).toBe(text);
  });

  test.each(['a mood like "wild moss", gold ring', 'gold ring, necklace 16" long'])(
    'is no comparison and no length: %s',
    (prompt) => {
      expect(engravedIn(prompt)).toBeUndefined();
    },
  );
});

test('a quotation mark behind a number ends a text', () => {
  expect(parsePrompt('silver necklace with a plate "1985-2025"').piece).toEqual({});
  expect(parsePrompt('silver necklace 16"').piece).toEqual({ length: 406.4 });
});
