import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';
import type { Requirement } from '../requirement';

const read = (prompt: string): readonly Requirement[] => parsePrompt(prompt).requirements;

describe('grammar of languages', () => {
  test.each<[prompt: string, text: string, expected: Partial<Requirement>]>([
    ['Goldring mit kleinem Saphir, bitte ohne Glitzer drumherum', 'ohne Glitzer drumherum', { isRefused: true }],
    ['Кольцо с лунным камнем, без вставок по бокам', 'без вставок по бокам', { isRefused: true, value: 'beside' }],
    ['pırlanta tektaş yüzük, yan taş olmasın', 'yan taş olmasın', { isRefused: true, value: 'beside' }],
    ['ペリドットのピアス、他の石はいらないです', '他の石はいらない', { isRefused: true, value: 'other' }],
    ['سلسال فضة، ما بدي أحجار', 'ما بدي أحجار', { isRefused: true, concept: 'stones' }],
    ['yüzük, zümrüt taşlı, iki yanında birer pırlanta', 'birer', { concept: 'count', measure: 'per-side' }],
    ['кольцо с бриллиантом и по одному сапфиру с каждой стороны', 'по одному', { measure: 'per-side' }],
    ['пусеты с топазом, миллиметров 10 в высоту', 'миллиметров 10', { concept: 'length', value: '10' }],
    ['кольцо с рубином, размер 17', 'размер 17', { concept: 'length', value: '17' }],
    ['кольцо, золото 585 розовое', 'золото 585 розовое', { concept: 'metal', value: 'rose-gold-14k' }],
    ['кольцо: белое золото и красная полоска', 'красная полоска', { concept: 'metal', value: 'rose-gold-18k' }],
    ['男士戒指，钛金黑色，宽6毫米', '钛金', { concept: 'metal', value: 'black-titanium' }],
    ['erkek bileklik gümüş, siyah kaplama', 'siyah kaplama', { concept: 'finish', value: 'oxidised' }],
    ['项链，一颗心形红宝石', '心形', { concept: 'cut', value: 'heart' }],
    ['spilla a libellula, ali in smalto turchese', 'smalto turchese', { value: 'enamel-turquoise' }],
    ['orecchini con goccia di corallo e sopra una perla', 'goccia', { concept: 'cut', of: 'coral' }],
    ['перстень с ониксом, по бокам греческий орнамент', 'по бокам', { of: 'engraved' }],
    ['anel com ônix e um leão gravado nas laterais', 'nas laterais', { of: 'lion' }],
    ['दो सोने के कड़े चाहिए', 'दो', { concept: 'number', value: '2' }],
    ['ペアのバングル、銀', 'ペアの', { concept: 'number', value: '2' }],
    ['pulsera de oro que diga Mateo', 'Mateo', { concept: 'name', value: 'Mateo' }],
    ['Anhänger in Silber, auf dem Lena steht', 'Lena', { concept: 'name', value: 'Lena' }],
    ['情侣对戒，里面刻上我们名字缩写LX&WY', 'LX&WY', { concept: 'engraving' }],
    ['Pulsera con un trébol de cuatro hojas', 'trébol de cuatro hojas', { concept: 'motif', value: 'clover' }],
    ['bague avec zircone rose', 'zircone', { concept: 'stone', value: 'pink-zirconia' }],
    ['翡翠吊坠，浅绿色', '翡翠', { concept: 'stone', value: 'light-green-jade' }],
    ['Ohrstecker Perle grau Weißgold', 'grau', { concept: 'pearl', value: 'gray' }],
    ['кольцо с розовым фианитом', 'фианитом', { concept: 'stone', value: 'pink-zirconia' }],
    ['Sapphires and diamonds in turn, and it must be cornflower blue', 'Sapphires', { value: 'cornflower-sapphire' }],
    ['bague émail bleu marine', 'émail bleu marine', { concept: 'inlay', value: 'enamel-navy' }],
    ['spilla, ali in smalto traforato verde acqua', 'smalto traforato verde acqua', { concept: 'inlay' }],
    ['Ring mit dunkelgrüner Emaille', 'dunkelgrüner Emaille', { concept: 'inlay', value: 'enamel-green' }],
    ['Ring mit einem hellblauen Stein', 'hellblauen', { concept: 'stone', value: 'sky-blue-topaz' }],
    ['bague en argent noire avec rubis', 'noire', { concept: 'finish', value: 'oxidised' }],
    ['anillo de plata negra', 'negra', { concept: 'finish', value: 'oxidised' }],
    ['schwarzer Silberring', 'schwarzer', { concept: 'finish', value: 'oxidised' }],
    ['黒い銀の指輪', '黒い', { concept: 'finish', value: 'oxidised' }],
    ['Silber schwarze Steine Ring', 'schwarze', { concept: 'stone', value: 'onyx' }],
    ['gold ring, white background please', 'white background', { concept: 'stage', value: 'white' }],
    ['bague en or, fond blanc', 'fond blanc', { concept: 'stage', value: 'white' }],
    ['colar com águas-marinhas redondas', 'águas-marinhas', { concept: 'stone', value: 'aquamarine' }],
    ['大红宝石戒指', '大红宝石', { concept: 'stone', value: 'ruby' }],
    ['هي ما تحب الفضة، خاتم ذهب', 'ما تحب الفضة', { isRefused: true, value: 'silver-925' }],
    ['gümüş sevmiyor, altın yüzük', 'gümüş sevmiyor', { isRefused: true, value: 'silver-925' }],
    ['シルバーは好きじゃない、金の指輪', 'シルバーは好きじゃない', { isRefused: true, value: 'silver-925' }],
    ['إسوارة ذهب صلبة تفتح وتسكر', 'تفتح وتسكر', { concept: 'form', value: 'hinged' }],
    ['إسوارة ذهب مفتوحة من قدام', 'مفتوحة من قدام', { concept: 'form', value: 'cuff' }],
    ['Altın isim kolyesi Elif', 'Elif', { concept: 'name', value: 'Elif' }],
    ['alliance en or, gravure intérieure: Toujours', 'Toujours', { concept: 'engraving', value: 'Toujours' }],
    ['Gold wedding band. Inside: Rosa & Leo', 'Rosa & Leo', { concept: 'engraving', value: 'Rosa & Leo' }],
    ['Siegelring mit Monogramm', 'Monogramm', { concept: 'lacking', value: 'text' }],
    ['Ring aus Tantal', 'Tantal', { concept: 'metal', value: 'black-titanium' }],
  ])('%s: "%s" is read', (prompt, text, expected) => {
    expect(read(prompt)).toContainEqual(expect.objectContaining({ text, ...expected }));
  });

  test.each<[prompt: string, concept: string, value: string]>([
    ['orecchini con pendente di corallo rosa', 'motif', 'rose'],
    ['चाँदी की पायल नहीं, ब्रेसलेट चाहिए', 'type', 'bracelet'],
    ['خاتم رجالي بحجر فيروز وعلى الجنبين نسر محفور', 'form', 'three-stone'],
    ['anillo con esmeralda redonda y diamantes en el aro', 'form', 'halo'],
    ['pembe altın yüzük, ortada pırlanta, halka ince olsun', 'form', 'hoop'],
    ['Memoirering, ringsum mit Brillanten besetzt', 'form', 'halo'],
    ['سلسال باسم «نورة» وتحت الاسم ثلاث حبات ألماس صغيرة', 'form', 'beads'],
    ['Ohrringe Silber zu meinem blauen Kleid', 'stone', 'blue-sapphire'],
    ['su vestido es color palo de rosa, collar de oro', 'motif', 'rose'],
    ['boucles argent pour ma robe verte', 'stone', 'emerald'],
    ['серьги серебро к синему платью', 'stone', 'blue-sapphire'],
    ['elbisem kırmızı, gümüş küpe', 'stone', 'ruby'],
    ['حلق فضة لفستاني الأخضر', 'stone', 'emerald'],
    ['青いドレスに合わせるシルバーのピアス', 'stone', 'blue-sapphire'],
    ['配我的红色礼服的银耳环', 'stone', 'ruby'],
    ['он рыбак, кольцо из серебра', 'motif', 'fish'],
    ['着物にも合う桜のブローチ', 'motif', 'kimono'],
    ['Ortada büyük zümrüt, platin yüzük', 'form', 'riviere'],
  ])('%s: %s %s is neither required nor refused wrongly', (prompt, concept, value) => {
    const all = read(prompt).filter((one) => one.concept === concept && one.value === value);
    expect(all.filter(({ isRefused }) => isRefused === (concept === 'type'))).toEqual([]);
  });

  test('Arabic puts "one" after the stone that it counts', () => {
    expect(read('حلق فراشة من ذهب وردي مع حبة زركون وحدة')).toContainEqual(
      expect.objectContaining({ concept: 'stone', value: 'cubic-zirconia', measure: 'one' }),
    );
  });

  test('clothes are a figure where the prompt gives their shape', () => {
    expect(parsePrompt('dije con forma de vestido rojo').notUnderstood).toContain('vestido');
  });

  test.each([
    'I hätt gern an Ring fürs Madl aus Silber',
    'Coucou, des créoles moyennes en or jaune',
    'mi raccomando, orecchini a cerchio medi in oro',
    'सोने की अंगूठी जिसमें नीलम हो, अपने पति के लिए',
    '母に贈るネックレス、真珠を添えて',
    'Assalamu alaikum sis, I want a gold ring',
    'Armreif, an jedem Ende sitzt ein Mondstein',
    'boucles en or, on se marie en septembre au bord de la mer',
    'un dije de oro, ojalá me puedan ayudar, bendiciones',
    'anel de ouro, ela estudou tanto, coitada, merece demais',
    'серьги себе на премию, золото с топазом',
    'أبي خاتم ذهب، زواجنا بعد شهرين إن شاء الله',
    'Altın yüzük, iki ay sonra evlenme teklif edeceğim inşallah',
  ])('%s: no word is called not understood', (prompt) => {
    expect(parsePrompt(prompt).notUnderstood).toEqual([]);
  });
});
