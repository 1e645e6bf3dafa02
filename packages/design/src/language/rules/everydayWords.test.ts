import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

describe('everyday words of other languages', () => {
  test.each([
    'Goldring, abgerundete Kanten, handgemacht',
    'Goldring, glatte Oberfläche, mit Verzierung',
    'bague en or, bords arrondis, surface rugueuse',
    'anillo de oro, superficie lisa, bordes redondeados',
    'anello in oro, superficie liscia, fatto a mano',
    'anel de ouro, feito à mão, bordas arredondadas',
    'кольцо из серебра 925, гладкая поверхность, ручной работы',
    'altın yüzük, pürüzsüz yüzey, el yapımı',
    'خاتم فضة، سطح أملس، عمل يدوي',
    'चांदी की अंगूठी, चिकनी सतह, निशान उभरा हो',
    'chandi ki angoothi, chikni, haath se bani ho',
    '戒指，18k金，表面光滑，边缘圆润，手工打造',
    '18金の指輪、なめらかな表面、手作り、プラチナ製',
    'khatem dahab 18 ma3 7ajar azra2 bel nos',
    'biddi 7ala2 fedda bdoun 7ajar',
  ])('%s: no word is called not understood', (prompt) => {
    expect(parsePrompt(prompt).notUnderstood).toEqual([]);
  });

  test.each<[prompt: string, concept: string, value: string]>([
    ['anillo de oro, abierto, con rubí', 'form', 'bypass'],
    ['кольцо разомкнутое, на одном конце жемчужина, на другом бриллиант', 'form', 'bypass'],
    ['anello in oro, piatto, con rubino', 'section', 'flat'],
    ['золотое кольцо плоское с рубином', 'section', 'flat'],
    ['yüzük, tarih kazınsın 12.05.2024', 'engraving', '12.05.2024'],
    ['戒指，珍珠，10mm左右', 'size', '10'],
    ['khatem fadda ma3 zomorod', 'stone', 'emerald'],
    ['collar de oro de 18 kilates', 'karat', '18'],
    ['bague or 14 carats grosse perle', 'karat', '14'],
    ['solitaire en argent zirconium blanc', 'stone', 'cubic-zirconia'],
    ['bague gravure intérieure "Anna"', 'engraving', 'Anna'],
    ['angoothi, andar Rahul likha ho', 'engraving', 'Rahul'],
    ['Silberring schwarz', 'finish', 'oxidised'],
  ])('%s: %s %s is required', (prompt, concept, value) => {
    expect(parsePrompt(prompt).requirements).toContainEqual(
      expect.objectContaining({ concept, value, isRefused: false }),
    );
  });

  test('counts stones after "left and right each" per side', () => {
    expect(parsePrompt('戒指，祖母绿，左右各一颗钻石').requirements).toContainEqual(
      expect.objectContaining({ concept: 'count', measure: 'per-side', value: '1' }),
    );
  });

  test('keeps the one stone when all others are refused', () => {
    expect(parsePrompt('кольцо с одним камнем, больше никаких камней').requirements).toContainEqual(
      expect.objectContaining({ concept: 'stones', value: 'other', isRefused: true }),
    );
  });

  test.each(['吊坠，珍珠一颗', 'パール 7mm ブローチ', 'ek moti ki angoothi'])(
    '%s: a language without plurals does not require several pearls',
    (prompt) => {
      expect(parsePrompt(prompt).requirements).not.toContainEqual(expect.objectContaining({ measure: 'several' }));
    },
  );

  test.each(['葉っぱの模様の指輪', 'yüzük, yaprak motifli', 'anillo con dibujo de hojas', '戒指，星星图案'])(
    '%s: a pattern of a figure is the figure',
    (prompt) => {
      expect(parsePrompt(prompt).requirements).not.toContainEqual(expect.objectContaining({ value: 'engraved' }));
    },
  );

  test.each(['Ring Silber schwarzer Onyx', 'gümüş siyah oniks taşlı yüzük', 'anillo plata ónix negro'])(
    '%s: the colour of a stone beside a metal is understood',
    (prompt) => {
      expect(parsePrompt(prompt).notUnderstood).toEqual([]);
    },
  );

  test('a pendant hangs by its name alone', () => {
    expect(parsePrompt('pendente in oro rosso').requirements).not.toContainEqual(
      expect.objectContaining({ value: 'drop' }),
    );
  });

  test.each(['Armreif asymmetrisch', 'кольцо асимметричное'])('%s: only pairs have two unlike', (prompt) => {
    expect(parsePrompt(prompt).requirements).not.toContainEqual(expect.objectContaining({ value: 'mismatched' }));
  });

  test.each(['alliance en or sans pierre étroite', 'anillo sin diamantes delgadito'])(
    '%s: a size after refused stones is that of the piece',
    (prompt) => {
      const size = parsePrompt(prompt).requirements.find(({ concept }) => concept === 'style');
      expect(size?.at ?? 'piece').not.toContain('stone');
    },
  );

  test('takes the size of refused stones with their refusal', () => {
    expect(parsePrompt('خاتم ذهب ما أبي أحجار صغيرة').requirements).not.toContainEqual(
      expect.objectContaining({ concept: 'style' }),
    );
  });
});
