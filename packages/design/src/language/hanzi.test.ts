import { expect, test } from 'vitest';
import { simplified } from './hanzi';
import { parsePrompt } from './parsePrompt';

test('traditional characters are simplified one by one, and others stay', () => {
  expect(simplified('鑽石戒指 gold かんざし')).toBe('钻石戒指 gold かんざし');
});

test.each([
  ['流蘇長耳環，銀色，每條末端一顆月光石', '流苏长耳环，银色，每条末端一颗月光石'],
  ['竹節戒指，黃金，不要任何寶石', '竹节戒指，黄金，不要任何宝石'],
])('%s is read as %s', (traditional, modern) => {
  const { types, alloys, gems, motifs, noStones } = parsePrompt(traditional);
  const other = parsePrompt(modern);
  expect({ types, alloys, gems, motifs, noStones }).toEqual({
    types: other.types,
    alloys: other.alloys,
    gems: other.gems,
    motifs: other.motifs,
    noStones: other.noStones,
  });
  expect(types).not.toEqual([]);
});
