import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';
import type { DesignSpec } from '../spec';

function judged(prompt: string): { spec: DesignSpec; statusOf: (text: string) => string | undefined } {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const entries = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
  return { spec, statusOf: (text) => entries.find((entry) => entry.text === text)?.status };
}

describe('words for what is built', { timeout: 60_000 }, () => {
  test.each([
    ['toi et moi ring with a pear emerald and a pear diamond, yellow gold, plain band', 'plain'],
    ['pearl necklace, verschluss eine goldene kugel', 'kugel'],
    ['silver octopus ring whose tentacles wrap round the finger', 'wrap round the finger'],
    ['orecchini pendenti con perla barocca e un piccolo smeraldo sopra', 'sopra'],
    ['silver pendant with a small anchor, 20 mm tall', 'small'],
    ['little pearl studs, white gold, 7 mm, nothing else', 'little'],
    ['حلق دائري صغير من الذهب الوردي قطره ١٥ ملم', 'صغير'],
    ['heavy curb chain bracelet in steel, 12mm wide', 'heavy'],
    ['reloj de buceo de titanio con brazalete de metal', 'brazalete'],
    ['アコヤ真珠8ミリのイヤリング、上に小さなダイヤを一粒', '一粒'],
    [
      'set of 3 stackable rings, one rose gold one white gold one yellow gold, the middle one with tiny diamonds',
      'set of 3',
    ],
    ['Damenuhr, Roségold, Zifferblatt aus Perlmutt', 'Zifferblatt aus Perlmutt'],
    ['mens curb chain bracelet, stainless', 'stainless'],
    ['aretes de argolla, como de 3 cm, oro rosa', '3 cm'],
    ['cornetto portafortuna in oro, lungo 3 cm, con una catenina', '3 cm'],
    ['婚戒想要六爪钻戒，1.5克拉圆钻，戒臂两边各镶三颗小钻', '两边各镶三颗'],
    ['amethyst not diamond, skinny rose gold ring, little diamonds on the shoulders', 'diamonds on the shoulders'],
    ['oxidised silver jhumkas, turquoise studded dome and small pearls at the bottom', 'dome'],
    ['gold jhumka earrings with a fringe of small pearls hanging at bottom', 'fringe'],
    ['drop earrings, three marquise opals one below the other getting bigger, rose gold', 'getting bigger'],
    ['argolinhas de ouro branco cravejadas só na frente com safira rosa', 'só na frente'],
    ['square onyx cufflinks, a tiny diamond bang in the middle of each', 'in the middle'],
    ['platinum band, inside the ring engrave "Layla 14.01.27"', 'inside the ring'],
    ['ring with an oval moissanite, hidden halo, no stones on the band', 'no stones on the band'],
    ['tektaş yüzük, yuvarlak pırlanta, yanlarda taş istemiyorum', 'yanlarda taş istemiyorum'],
    ['old mine cut diamond ring, four chunky claws', 'four chunky claws'],
    ['kada banwana hai chandi ka mota 8mm, sher ki aankhon me garnet', '8mm'],
    ['Серьги-конго небольшие 15 мм, усыпаны чёрными бриллиантами', '15 мм'],
    ['silver earrings, a moon, on hooks', 'on hooks'],
    ['silver pendant with a heart on a leather cord', 'leather cord'],
    ['threader earrings in gold, super thin, with a tiny pearl', 'super thin'],
    ['rose gold ring with a garnet and an emerald, nothing heavy, slim', 'nothing heavy'],
    ['honeycomb pendant with a hexagon bee', 'hexagon'],
    ['orecchini pendenti con perla barocca e un piccolo smeraldo sopra, chiusura a monachella', 'sopra'],
    ['name necklace Shaikha in gold, arabic style script', 'arabic style'],
    ["pendants d'oreilles, trois perles de plus en plus grosses vers le bas, or blanc", 'vers le bas'],
    ['round steel cufflinks, 16 mm, an anchor on mother of pearl', '16 mm'],
    ['चांदी के झुमके, नीचे मोती', 'नीचे'],
    ['gümüş erkek yüzüğü, üzerinde kurt başı olsun', 'üzerinde'],
    ['pearl earrings in white gold, small diamond on top pearl underneath', 'on top'],
    ['silver charm bracelet with four charms: dog, house, heart, key; hearts in rose gold', 'four'],
    ['सोने का पेंडेंट, ऊपर मोर, नीचे तीन लटकते पन्ने, मीनाकारी नीली', 'ऊपर'],
    ['yellow gold ring with five round opals in a row, nothing modern please', 'nothing modern'],
    ['gold jhumka earrings with small pearls hanging at the bottom, rubies', 'at the bottom'],
    ['Art Deco platinum ring, asscher-cut emerald, milgrain edges', 'Art Deco'],
    ['Anhänger Lebensbaum in Silber mit grünem Peridot', 'grünem'],
    ['bague marguerite saphir entouré de diamants, or jaune', 'entouré de'],
    ['rose altın kolye, yuvarlak madalyon', 'yuvarlak'],
    ['rose altın kolye, yuvarlak madalyon', 'madalyon'],
    ['перстень из серебра с ониксом, по бокам греческий орнамент', 'по бокам'],
    ['aros de plata chicos', 'chicos'],
    ['anello con due serpenti, oro giallo', 'serpenti'],
    ['gold signet ring with a shield face', 'shield face'],
    ['shield-shaped signet ring engraved with crossed hammers', 'crossed'],
    ['Siegelring in Silber, gekreuzte Hämmer graviert', 'Hämmer'],
    ['silver pendant with a crossed hammer and axe', 'crossed'],
    ['gouden zegelring, achthoekig, met een tulpje gegraveerd', 'gegraveerd'],
    ['印台リング 八角形 蜂 彫刻', '彫刻'],
  ])('%s: "%s" is met', (prompt, text) => {
    expect(judged(prompt).statusOf(text)).toBe('met');
  });

  test.each([
    ['drop earrings in white gold, emerald pear getting bigger going down, diamonds on top', 'getting bigger'],
    ['silver bar link bracelet with a garnet, a peridot, a ruby and an amethyst', 'bar'],
    ['silver charm bracelet, five charms: a teapot, a cat, a colander, an anchor and a heart', 'five'],
    ['silver charm bracelet with a padlock and three charms: a cat, a key', 'three'],
    ['حلق ذهب أبيض، حجر تنزانايت، ويتدلى من وردة صغيرة مرصعة بالألماس', 'وردة صغيرة'],
    ['pendentif rond, une étoile, émail bleu, or jaune, sans diamants', 'rond'],
    ['silver ring shaped like a bat with its wings wrapped round the finger', 'wrapped round'],
    ['bracelet with 5 evenly spaced bezel moonstones, white gold', '5'],
  ])('%s: "%s" is not met', (prompt, text) => {
    expect(judged(prompt).statusOf(text)).not.toBe('met');
  });

  test('a plain band with stones is built in another way, not missing', () => {
    expect(judged('plain gold ring with a ruby and pavé diamond shoulders').statusOf('plain')).toBe('differently');
  });

  test('the letter of a name whose dot is a stone is not reported', () => {
    const { statusOf } = judged('necklace with the name نور in Arabic, small diamond in place of the dot of the ن');
    expect(statusOf('ن')).toBeUndefined();
  });

  test('of two choices the one that is not built has no entry', () => {
    const { statusOf } = judged('silver moon necklace with a round moonstone or mother of pearl');
    expect([statusOf('moonstone'), statusOf('mother of pearl')]).toEqual(['met', undefined]);
  });

  test('a ring that is a figure is as large as the figure along the finger', () => {
    const of = (prompt: string): string | undefined => judged(prompt).statusOf('statement ring');
    expect([of('statement ring, silver octopus'), of('statement ring, silver snake')]).toEqual(['met', 'differently']);
  });
});

test.each([
  ['hammered silver thumb ring, nothing else', 0],
  ['Goldring mit einem Rubin, sonst nichts', 1],
  ['anello d’oro martellato, nient’altro', 0],
])('%s has %s stones', (prompt, count) => {
  const { spec } = judged(prompt);
  const { bill } = factsOf(spec, draftPiece(spec));
  expect(bill.stones.reduce((sum, stone) => sum + stone.count, 0)).toBe(count);
});
