/** Stories beside the wish, in all languages, and words that describe no piece. */
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

describe('a story beside the wish', () => {
  test.each([
    ['My son joined the navy in September. A silver pendant with a star', ['star'], []],
    ['We scattered her ashes on the beach where she taught us to surf. Gold ring with a pearl', [], ['pearl']],
    ['My aunt let me try on her ruby cocktail ring once. I want a silver bracelet with amethysts', [], ['amethyst']],
    ['My daughter plays the cello and lives in the woods. Gold studs with a pearl', [], ['pearl']],
    ['He says no more boats, I say no more diamonds. Platinum ring with a cushion diamond', [], ['diamond']],
    ['Meine Oma kam mit einer Katze aus Schlesien. Ich möchte einen Ring aus Gold mit Granat', [], ['garnet']],
    ['Ma mère a tenu une boulangerie avec un chat. Je voudrais un collier en or avec un rubis', [], ['ruby']],
    ['Mi abuelo fue pescador y encontramos un ancla. Quiero un anillo de oro con un rubí', [], ['ruby']],
    ['Mia nonna diceva che chi porta il corallo non teme. Vorrei un anello in oro con rubino', [], ['ruby']],
    ['O meu avô criou cavalos toda a vida. Quero um anel de ouro com um rubi', [], ['ruby']],
    ['Он до сих пор шутил про кошек, когда мы познакомились. Хочу кольцо с рубином', [], ['ruby']],
    ['Kedim yüzüğümü sakladı, çok aradık. Altın kolye istiyorum, yakut taşlı', [], ['ruby']],
    ['جدتي كانت تربي القطط. أريد خاتم ذهب مع ياقوت', [], ['ruby']],
    ['मेरी दादी के पास बिल्ली थी। मुझे सोने की अंगूठी चाहिए, माणिक के साथ', [], ['ruby']],
    ['外婆养了一辈子猫，去年走了。我想要一枚红宝石戒指', [], ['ruby']],
    ['祖母は猫を飼っていました。ルビーの指輪をお願いします。', [], ['ruby']],
  ])('names neither figures nor stones of it: %s', (prompt, motifs, gems) => {
    const parsed = parsePrompt(prompt);
    expect({ motifs: parsed.motifs, gems: parsed.gems, lost: parsed.notUnderstood }).toEqual({
      motifs,
      gems,
      lost: [],
    });
  });

  test.each([
    ['My nan left me a gold ring. I want it in platinum, with a sapphire.', { types: ['ring'] }],
    ['Unser Hund hat den Ehering gefressen. Wir möchten Ersatz: Weißgold, 6 mm', { types: ['ring'], motifs: [] }],
    ['My mother had a swallow brooch, it was stolen. I would love a silver one like hers', { motifs: ['swallow'] }],
    ['Queria uns parecidos. Minha avó deixou uns brincos de filigrana.', { types: ['earrings'] }],
  ])('names the piece that a wish refers to: %s', (prompt, expected) => {
    expect(parsePrompt(prompt)).toMatchObject(expected);
  });

  test.each([
    ['Gold signet ring. Round face with my initials engraved.', 'engraved'],
    ['A ring with a ruby. For my wife in brushed platinum.', 'brushed'],
    ['My wife wears silver. A ring with a garnet for her, please.', 'silver'],
    ['She loves bees. Gold pendant.', 'bees'],
  ])('leaves what describes the piece: %s', (prompt, words) => {
    expect(parsePrompt(prompt).understood.join(' ')).toContain(words);
    expect(parsePrompt(prompt).requirements.map(({ text }) => text.toLowerCase())).toContain(words);
  });

  test.each([
    ['My wife loves cats. A silver pendant with a star', ['star']],
    ['My fiancé keeps rabbits, roses and far too many secrets. A wedding band in platinum', []],
    ['gold hoops, simple enough that even a cat would ignore them', []],
    ['a bracelet that feels like sunshine: gold with citrines', []],
    ['A rose gold necklace for my mother, she is mad about orchids', ['orchid']],
  ])('takes what a person is fond of for a figure where nothing else is named: %s', (prompt, motifs) => {
    expect(parsePrompt(prompt).motifs).toEqual(motifs);
  });
});

describe('words that describe no piece', () => {
  test.each([
    ["It was a very rough year. I'd like a gold ring with a round ruby", { gems: ['ruby'], cuts: ['round'] }],
    ['Silver pendant with a star from our trip to the Red Sea', { gems: [], motifs: ['star'] }],
    ['Colgante de plata con una estrella, recuerdo del Mar Rojo', { gems: [], motifs: ['star'] }],
    ['Silberanhänger mit Stern als Andenken an das Rote Meer', { gems: [], motifs: ['star'] }],
    ["A locket like my grandmother's garden full of lavender, with an amethyst", { forms: ['locket', 'vintage'] }],
    ['a ring full of diamonds in white gold', { forms: ['pave'] }],
    ['Red gold ring', { alloys: ['rose-gold-18k'] }],
  ])('are read without a meaning: %s', (prompt, expected) => {
    expect(parsePrompt(prompt)).toMatchObject(expected);
  });
});

describe('stones and types', () => {
  test.each([
    ['A gold ring with an onyx and a rope edge around the onyx', { gems: ['onyx'], forms: ['twist', 'halo'] }],
    ['A silver bracelet with five tiny turquoise beads', { forms: ['stations'], stoneCount: 5 }],
    ['My dad never wears rings, but tie bars or cufflinks he loves, in silver', { types: ['earrings'] }],
    ['नाक का फूल सोने का, छोटा हीरा', { types: ['earrings'], motifs: [], forms: ['stud'] }],
    ['Ring mit drei ovalen Saphiren, dazwischen jeweils ein Diamant', { perSide: null, stoneCount: 3 }],
    ['خاتم ذهب مع زمردة وألماس اثنين على كل جانب', { perSide: 2, gems: ['emerald', 'diamond'] }],
    ['خاتم بحجر فيروز في الوسط وألماستين على الجانبين', { gems: ['turquoise', 'diamond'] }],
    ['Pendientes de plata con cadenitas colgando', { forms: ['tassel'] }],
    ['Un cammeo con profilo di donna, montato in oro', { motifs: ['cameo'], notUnderstood: [] }],
    ['Ring ohne Steine und innen graviert mit Anna', { noStones: true }],
  ])('are read as they are meant: %s', (prompt, expected) => {
    expect(parsePrompt(prompt)).toMatchObject(expected);
  });

  test.each([
    ['Серьги из белого золота, бриллианты', true],
    ['Подвеска, одна жемчужина', false],
  ])('Russian plurals mean several: %s', (prompt, isSeveral) => {
    expect(parsePrompt(prompt).named.map((stone) => stone.isSeveral)).toEqual([isSeveral]);
  });

  test.each([
    ['Art deco fan earrings with emerald', ['fan']],
    ["I'm a big Art Deco fan. Gold ring with an emerald", []],
    ['silver heart pendant with no bail', ['no bail']],
    ['Goldkette ohne Verschluss', ['ohne verschluss']],
    ['Silver bracelet with a hidden clasp', []],
    ['Bracelet en argent, fermoir caché', []],
  ])('what a piece lacks is reported: %s', (prompt, lost) => {
    expect(parsePrompt(prompt).notUnderstood).toEqual(lost);
  });
});
