/** Everyday words of jewellers in Arabic, Russian, Turkish, Hindi, Chinese and Japanese, and their grammar. */
import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

/** The requirements of a prompt, with "!" before those that are refused. */
const read = (prompt: string): string[] =>
  parsePrompt(prompt).requirements.map(
    ({ concept, value, isRefused, role }) => `${isRefused ? '!' : ''}${concept} ${value}${role ? ` ${role}` : ''}`,
  );

test.each([
  ['خلخال فضة، ومفيهوش اي حاجه دهبي', '!metal yellow-gold'],
  ['حلق ذهب، لا تحطون لولو', '!stone pearl'],
  ['خلخال فضة بشخاليل', 'motif bell'],
  ['مشبك ربطة عنق فضة', 'form brooch'],
  ['серебряный крест, камней не надо, бриллиантов тоже', '!stone diamond'],
  ['подвеска-подсолнух, сердечек и розового не надо', '!motif heart'],
  ['серебряное кольцо, чернь', 'finish oxidised'],
  ['брошь снегирь', 'motif robin'],
  ['кулон медвежья лапа', 'motif paw'],
  ['tektaş yüzük damla kesim pırlanta, yanları taşsız', '!stones beside'],
  ['nilüfer yüzük', 'motif lotus'],
  ['ne altın ne gümüş, platin yüzük', '!metal silver-925'],
  ['beş sıra inci kolye', 'strands 5'],
  ['колье, пять ниток жемчуга', 'strands 5'],
  ['серьги с двумя жемчужинами, одна под другой', 'form tiers'],
  ['hızma altın', 'type earrings'],
  ['kaale moti ka mangalsutra, ek hi ladi', 'stone onyx'],
  ['chandi ki payal', 'form anklet'],
  ['कैरी वाला पेंडेंट', 'motif paisley'],
  ['雪花镶钻戒', 'form pave'],
  ['六爪皇冠钻戒', 'prongs 6'],
  ['银簪子', 'form brooch'],
  ['紅葉のブローチ', 'motif maple leaf'],
  ['愛猫の肉球のペンダント', 'motif paw'],
])('%s: %s', (prompt, requirement) => {
  expect(read(prompt)).toContain(requirement);
});

test.each([
  ['önümüzdeki ay nişanlanıyoruz, tektaş yüzük', 'motif moon'],
  ['给刚满月的外孙打一把长命锁', 'motif moon'],
  ['六爪皇冠钻戒', 'motif crown'],
  ['牛头款钻戒', 'motif cow'],
  ['雪花镶钻戒', 'motif snowflake'],
  ['男士尾戒，别太花哨', '!motif flower'],
  ['銀の指輪、爪が目立たない仕上がり', '!form prong'],
  ['愛猫の肉球のペンダント', 'motif cat'],
  ['紅葉のブローチ', 'stone ruby'],
  ['هامة ذهب مهر', 'motif horse'],
  ['серебряное кольцо, чернь', 'stone onyx'],
])('%s is not %s', (prompt, requirement) => {
  expect(read(prompt)).not.toContain(requirement);
});

test('"something heavy" is said of the piece', () => {
  const heavy = parsePrompt('gümüş yüzük, kırmızı taşlı, ağır bir şey olsun').requirements.find(
    ({ value }) => value === 'bold',
  );
  expect(heavy?.at).toBeUndefined();
});

test('an adjective belongs to the noun after its particle', () => {
  const thin = parsePrompt('三颗珍珠 细的18k金链子').requirements.find(({ value }) => value === 'minimalist');
  expect(thin?.at).toBe('hint necklace');
});
