/** Words that are narrower or more general than they look: refused colours, black steel, nouns of numerals. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';

test.each([
  ['gold ring with a ruby, no white stones', 'no white stones', 'met'],
  ['gold ring with a ruby and a halo of diamonds, no white stones', 'no white stones', 'not'],
  ['pulsera de eslabones, acero negro', 'acero negro', 'differently'],
  ['Мужская цепь, серебро, плетение бисмарк', 'плетение бисмарк', 'differently'],
  ['çelik kol saati, lacivert kadran, rakamlar romen olsun', 'romen', 'met'],
  ['little gold hoops 10mm with a heart hanging', '10mm', 'met'],
  [
    "boucles d'oreilles pendantes, une goutte d'aigue-marine en bas et des diamants baguette au-dessus",
    'baguette',
    'met',
  ],
  ['çelik kol saati, lacivert kadran, rakamlar romen olsun', 'rakamlar', undefined],
  ['ring, stone green but NOT emerald, pear form', 'green', 'met'],
  ['oval sapphire ring, the pale cornflower blue sort, plain band', 'pale cornflower blue', 'met'],
  ['ring, an aquamarine rather than a diamond in the middle, a diamond either side', 'rather than a diamond', 'met'],
  ['プラチナ指輪、0.5カラットのラウンドダイヤを一粒、メレダイヤは不要です', 'メレダイヤは不要', 'met'],
  ['सोने का कड़ा, दोनों सिरों पर हाथी का मुंह, लाल हरी मीनाकारी', 'लाल', 'met'],
] as const)('%s: %s is %s', (prompt, text, status) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const entries = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
  expect(entries.find((entry) => entry.text === text)?.status).toBe(status);
});
