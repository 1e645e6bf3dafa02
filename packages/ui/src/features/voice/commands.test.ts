import { describe, expect, it } from 'vitest';
import { readUtterance } from './commands';

const COMMANDS: readonly [language: string, text: string, kind: string][] = [
  ['English', 'Show my jewelry!', 'collection'],
  ['English', 'Make it private, please.', 'private'],
  ['English', 'What would it cost?', 'price'],
  ['English', 'Undo', 'undo'],
  ['German', 'Zeig meinen Schmuck', 'collection'],
  ['German', 'Wie viel kostet das?', 'price'],
  ['French', 'Montre-moi mes bijoux', 'collection'],
  ['French', 'Rends-le privé', 'private'],
  ['Spanish', '¿Cuánto cuesta?', 'price'],
  ['Spanish', 'Hazlo público', 'public'],
  ['Italian', 'Quanto costa?', 'price'],
  ['Italian', 'Annulla', 'undo'],
  ['Portuguese', 'Quanto custa?', 'price'],
  ['Arabic', 'كم سعرها؟', 'price'],
  ['Arabic', 'اجعلها خاصة', 'private'],
  ['Russian', 'Сколько это стоит?', 'price'],
  ['Russian', 'Покажи мои украшения', 'collection'],
  ['Turkish', 'Takılarımı göster', 'collection'],
  ['Turkish', 'Herkese açık yap', 'public'],
  ['Turkish', 'Bu ne kadar?', 'price'],
  ['Turkish', 'İptal et', 'undo'],
  ['Hindi', 'मेरे गहने दिखाओ', 'collection'],
  ['Hindi', 'इसे निजी बनाओ', 'private'],
  ['Hindi', 'यह कितने का होगा?', 'price'],
  ['Urdu', 'میرے زیورات دکھائیں', 'collection'],
  ['Urdu', 'اسے عوامی بنائیں', 'public'],
  ['Urdu', 'اس کی قیمت کیا ہے؟', 'price'],
  ['Filipino', 'Ipakita ang aking mga alahas', 'collection'],
  ['Filipino', 'Gawin itong pribado', 'private'],
  ['Filipino', 'Magkano ito?', 'price'],
  ['Chinese', '给我看我的珠宝', 'collection'],
  ['Chinese', '请设为私密', 'private'],
  ['Chinese', '这个多少钱？', 'price'],
  ['Chinese', '撤销', 'undo'],
  ['Japanese', '私のジュエリーを見せて', 'collection'],
  ['Japanese', '非公開にしてください', 'private'],
  ['Japanese', '公開してください', 'public'],
  ['Japanese', 'おいくらですか', 'price'],
  ['Japanese', '元に戻して', 'undo'],
];

describe('readUtterance', () => {
  it.each(COMMANDS)('reads a command in %s: %s', (_, text, kind) => {
    expect(readUtterance(text, true)).toEqual({ kind });
    expect(readUtterance(text, false)).toEqual({ kind });
  });

  it('treats other sentences as a change of the open piece, and as a design when there is none', () => {
    expect(readUtterance(' Make the band thinner ', true)).toEqual({ kind: 'change', words: 'Make the band thinner' });
    expect(readUtterance('A gold ring with a ruby', false)).toEqual({
      kind: 'design',
      words: 'A gold ring with a ruby',
    });
  });

  it.each([
    'Design a ring with an emerald',
    'Entwirf einen Ring',
    'Dessine une bague',
    'Diseña un anillo',
    'صمم خاتما',
    'Нарисуй кольцо',
    'Yeni bir yüzük',
    'एक नई अंगूठी',
    'ایک نئی انگوٹھی',
    'Isang bagong singsing',
    '设计一枚戒指',
    '新しい指輪',
  ])('treats %s as a new design beside an open piece', (text) => {
    expect(readUtterance(text, true)).toEqual({ kind: 'design', words: text });
  });

  it.each([
    'a wide gold cuff that goes with the rest of my jewelry and has three sapphires',
    '一个宽宽的黄金手镯，配得上我的珠宝，上面有三颗蓝宝石',
  ])('treats a long sentence that holds the words of a command as a design: %s', (text) => {
    expect(readUtterance(text, false)).toEqual({ kind: 'design', words: text });
  });

  it.each([
    '把戒圈改细一点',
    '石をルビーに変えて',
    'bandı daha ince yap',
    'पत्थर बड़ा करो',
    'پتھر بڑا کریں',
    'gawing mas manipis',
  ])('treats %s as a change of the open piece', (text) => {
    expect(readUtterance(text, true)).toEqual({ kind: 'change', words: text });
  });

  it('does not match commands within words', () => {
    expect(readUtterance('make it undone looking', true).kind).toBe('change');
  });

  it('reads text of only punctuation as a design', () => {
    expect(readUtterance('?!', false)).toEqual({ kind: 'design', words: '?!' });
  });
});
