import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['gold choker with emeralds. No pearls because everybody is doing pearls now', { gems: ['emerald'] }],
  ['white gold earrings with an aquamarine. Not pearls, everyone has pearls', { gems: ['aquamarine'] }],
  ['Goldkette mit Rubin, keine Perlen, alle haben Perlen', { gems: ['ruby'] }],
  ['collier en or avec un saphir, pas de perles parce que tout le monde a des perles', { gems: ['blue-sapphire'] }],
  ["gold necklace with a garnet, please don't put hearts on it", { gems: ['garnet'], motifs: [] }],
  ['silver paw pendant, nothing gothic or with crosses', { motifs: ['paw'] }],
  ['серьги белое золото. Жёлтое золото не предлагайте, пожалуйста', { alloys: ['white-gold-18k'] }],
  ['gümüş lale küpe, kırmızı taş kesinlikle olmasın', { gems: [] }],
  ['emerald earrings, no red stones', { gems: ['emerald'], noStones: false }],
  ['عقد فراشة مرصعة بالألماس وما أبغى لؤلؤ ولا أحجار ملونة', { gems: ['diamond'], sequence: null }],
  ['gold necklace without diamonds on the chain, but one diamond in the pendant', { gems: ['diamond'] }],
])('"%s" sets nothing that it refuses', (prompt, read) => {
  expect(parsePrompt(prompt)).toMatchObject(read);
});
