import { MOST_READ } from '../tokenizer';
import { CUSTOMERS } from './customers';
import { EVERYDAY } from './everyday';
import { LANGUAGES } from './languages';
import { PEOPLE } from './people';
import { PROMPTS } from './prompts';

/** Every prompt of the tables. */
export const ALL_PROMPTS = [...PROMPTS, ...EVERYDAY, ...PEOPLE, ...CUSTOMERS, ...LANGUAGES].map(([prompt]) => prompt);

/** The text repeated to the maximum length. */
export const longest = (text: string): string => text.repeat(Math.ceil(MOST_READ / text.length)).slice(0, MOST_READ);

/** Texts of the maximum length, by the text that they repeat; each drives another loop of the parser to its limit. */
export const LONG_TEXTS: readonly (readonly [name: string, text: string])[] = (
  [
    ['rows of the prompt tables', ALL_PROMPTS.join(', ')],
    ['one word', 'goldringmitrubin'],
    ['small words', 'a '],
    ['refusals', 'no '],
    ['open lists', 'no ruby, '],
    ['numbers', '1/2 3 4.5 '],
    ['sizes', '3 mm '],
    ['carats', '2 ct gold '],
    ['names', 'name necklace '],
    ['engravings', 'engraved with the '],
    ['initials', 'letter of the with my our '],
    ['quotes', "'"],
    ['births', 'ring for my mother born in May '],
    ['capitals', 'ABC '],
    ['emoji', '🦋🦖'],
    ['misspellings', 'dimond saphir braclet '],
    ['Chinese', '红宝石戒指金项链猫'],
    ['Japanese', 'プラチナの指輪に真珠を一粒ホワイトゴールドの猫'],
    ['golds', 'white gold rose gold '],
    ['Thai', 'แหวน ทอง '],
    ['six scripts', 'zxqv emrald خاتم золот 红宝石 अंगूठी '],
    ['stones', 'ruby, '],
    ['pearls', 'pearl black white '],
    ['halos', 'halo of '],
    ['unknown words', Array.from({ length: 400 }, (_, i) => `w${(i * 7919).toString(36)}`).join(' ')],
    [
      'compounds',
      Array.from({ length: 80 }, (_, i) => `goldring${'rubin'.repeat(3)}${String.fromCodePoint(97 + (i % 26))}`).join(
        ' ',
      ),
    ],
  ] as const
).map(([name, text]) => [name, longest(text)]);
