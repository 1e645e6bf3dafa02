import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

/** The requirements of a prompt, with "!" before those that are refused. */
const read = (prompt: string): string[] =>
  parsePrompt(prompt).requirements.map(
    ({ concept, value, isRefused, role }) => `${isRefused ? '!' : ''}${concept} ${value}${role ? ` ${role}` : ''}`,
  );

test.each([
  ['kırmızı taş kesinlikle olmasın, mavi taşlı gümüş yüzük', '!colour ruby'],
  ['लाल पत्थर नहीं चाहिए, सोने की अंगूठी पन्ने के साथ', '!colour ruby'],
  ['ダイヤもルビーもいらない指輪、プラチナ', '!stone diamond'],
  ['ピアスは揺れないタイプで', '!form drop'],
  ['أسورة ما ابي فيها الماس', '!stone diamond'],
  ['خاتم ذهب ابيض مو اصفر', '!metal yellow-gold'],
  ['a gold ring, not plated, with a ruby', 'metal yellow-gold-18k'],
  ['изумруд огранки кушон карата на два', 'carats 2'],
  ['серьги с аметистами, вокруг аметистов фианиты', 'stone cubic-zirconia halo'],
  ['两颗蓝宝石中间夹一颗钻石的戒指', 'stone diamond center'],
  ['男士方形尾戒 黑瑪瑙 925銀', 'stone onyx'],
])('%s: %s', (prompt, requirement) => {
  expect(read(prompt)).toContain(requirement);
});

test('a number of Chinese pieces counts no stones', () => {
  expect(parsePrompt('一条钻石手链').stoneCount).toBeNull();
  expect(parsePrompt('三颗钻石戒指').stoneCount).toBe(3);
});

test('a metal belongs to its clasp with words between', () => {
  const metal = parsePrompt('珍珠项链，扣头也要黄金的').requirements.find(({ concept }) => concept === 'metal');
  expect(metal?.measure).toBe('clasp');
});
