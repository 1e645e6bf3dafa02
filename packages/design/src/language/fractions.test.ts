import { expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

const of = (prompt: string, what: string): string | undefined =>
  parsePrompt(prompt).requirements.find(({ concept }) => concept === what)?.value;

test.each([
  ['diamond ring, a carat and a half', '1.5'],
  ['a carat and a quarter diamond ring', '1.25'],
  ['three and a half carat sapphire ring', '3.5'],
  ['خاتم سوليتير الماس قيراط ونص', '1.5'],
  ['خاتم الماس قيراطين ونص', '2.5'],
  ['خاتم الماس قيراطين', '2'],
  ['خاتم سوليتير الماس قيراط', '1'],
  ['üç buçuk karat pırlanta yüzük', '3.5'],
  ['кольцо с бриллиантом в полкарата', '0.5'],
  ['кольцо с сапфиром карат с четвертью', '1.25'],
  ['1克拉半钻戒', '1.5'],
  ['半克拉钻戒', '0.5'],
  ['30分钻戒', '0.3'],
  ['一カラット半のダイヤの指輪', '1.5'],
  ['साढ़े तीन कैरेट नीलम की अंगूठी', '3.5'],
  ['पौने दो कैरेट हीरे की अंगूठी', '1.75'],
  ['sadhe teen carat ki neelam anguthi', '3.5'],
  ['anillo con diamante de quilate y medio', '1.5'],
  ['bague diamant, un carat et demi', '1.5'],
  ['anel de dois quilates e meio com diamante', '2.5'],
  ['Einkaräter Ring', '1'],
  ['1캐럿 반 다이아 반지', '1.5'],
])('the weight of "%s" is %s ct', (prompt, weight) => {
  expect(of(prompt, 'carats')).toBe(weight);
});

test.each([
  ['colgante de 2 centímetros y medio', '25'],
  ['3厘米半吊坠', '35'],
  ['قلادة طولها سنتيمترين ونص', '25'],
  ['pendant an inch and a half long', '38.1'],
])('the length of "%s" is %s mm', (prompt, length) => {
  expect(of(prompt, 'length')).toBe(length);
});

test('karats that are named twice are those of the gold', () => {
  const { requirements, notUnderstood } = parsePrompt('خاتم ذهب عيار 18 قيراط');
  expect(requirements.some(({ concept }) => concept === 'carats')).toBe(false);
  expect(notUnderstood).toEqual([]);
});
