import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';

/** The requirements of a prompt as `concept=value: text`, refused ones with a minus sign, stones with their role. */
const stated = (prompt: string): string[] =>
  designFromPrompt({ prompt }).requirements.map(
    ({ concept, value, isRefused, role, of, text }) =>
      `${isRefused ? '-' : ''}${concept}=${value}${role ? `@${role}` : ''}${of ? ` of ${of}` : ''}: ${text}`,
  );

describe('requirements', () => {
  test.each<[string, string[]]>([
    [
      'Rose gold RING with a 7 mm ruby',
      ['metal=rose-gold-18k: Rose gold', 'type=ring: RING', 'size=7 of ruby: 7 mm', 'stone=ruby: ruby'],
    ],
    [
      'pavé sapphire ring without a halo',
      ['form=pave: pavé', 'stone=blue-sapphire: sapphire', 'type=ring: ring', '-form=halo: without a halo'],
    ],
    [
      'ruby ring with a diamond halo',
      ['stone=ruby: ruby', 'type=ring: ring', 'stone=diamond@halo: diamond', 'form=halo: halo'],
    ],
    [
      'gold ring 🦋 zxqv',
      ['metal=yellow-gold-18k: gold', 'type=ring: ring', 'motif=butterfly: 🦋', 'unknown=zxqv: zxqv'],
    ],
    ['emrald pendant', ['stone=emerald: emrald', 'type=pendant: pendant']],
    ['bague en or blanc', ['type=ring: bague', 'metal=white-gold-18k: or blanc']],
    [
      "bague en or, surtout pas d'entourage",
      [
        'type=ring: bague',
        'metal=yellow-gold-18k: or',
        "-form=halo: surtout pas d'entourage",
        "-form=cluster: surtout pas d'entourage",
      ],
    ],
    [
      'a pendant in platinum: a plaque of onyx',
      ['type=pendant: pendant', 'metal=platinum-950: platinum', 'unknown=plaque: plaque', 'stone=onyx: onyx'],
    ],
    ['红宝石项链', ['stone=ruby: 红宝石', 'type=necklace: 项链']],
    ['Goldring mit Rubin', ['metal=yellow-gold-18k: Gold', 'type=ring: ring', 'stone=ruby: Rubin']],
    [
      'sapphire centre with diamond halo',
      ['stone=blue-sapphire@center: sapphire', 'stone=diamond@halo: diamond', 'form=halo: halo'],
    ],
    [
      'princess cut ruby flush set',
      ['cut=princess of ruby: princess cut', 'stone=ruby: ruby', 'form=flush: flush set'],
    ],
    ['emerald ring, pear accents', ['stone=emerald: emerald', 'type=ring: ring', 'cut=pear@accent: pear']],
    [
      'oval aquamarine held by a wave',
      ['cut=oval of aquamarine: oval', 'stone=aquamarine of wave: aquamarine', 'motif=wave: wave'],
    ],
    [
      'saphir ovale au centre et deux diamants ronds sur les côtés',
      [
        'stone=blue-sapphire@center: saphir',
        'cut=oval@center of blue-sapphire: ovale',
        'count=2 of diamond: deux',
        'stone=diamond@side: diamants',
        'cut=round@side of diamond: ronds',
      ],
    ],
    [
      'zümrüt taş etrafında küçük pırlantalar',
      [
        'stone=emerald: zümrüt',
        'form=halo: etrafında',
        'scale=0.72 of diamond: küçük',
        'stone=diamond@halo: pırlantalar',
      ],
    ],
    [
      'Saphir umgeben von Diamanten',
      ['stone=blue-sapphire: Saphir', 'form=halo: umgeben von', 'stone=diamond@halo: Diamanten'],
    ],
    ['ruby ring, no other stones', ['stone=ruby: ruby', 'type=ring: ring', '-stones=other: no other stones']],
    [
      '14k yellow signet',
      ['karat=14: 14k', 'metal=yellow-gold-14k: yellow', 'form=signet: signet', 'type=ring: signet'],
    ],
    ['cat with green eyes and a ruby', ['motif=cat: cat', 'stone=emerald of cat: green', 'stone=ruby: ruby']],
    ['medal with a harp', ['form=medallion: medal', 'type=pendant: medal', 'lacking=violin: harp']],
    [
      'Ring mit Smaragd, links und rechts je 2 Diamanten',
      [
        'type=ring: Ring',
        'stone=emerald: Smaragd',
        'form=three-stone: links und rechts',
        'count=2: je 2',
        'stone=diamond@side: Diamanten',
      ],
    ],
    ['Durchmesser 30 mm Creolen', ['length=30: 30 mm', 'form=hoop: Creolen', 'type=earrings: Creolen']],
    ['emerald 9x7 ring', ['stone=emerald: emerald', 'size=7 of emerald: 9x7', 'type=ring: ring']],
    ['pulsera con estrellitas', ['type=bracelet: pulsera', 'motif=star: estrellitas']],
    ['octopus ring holding a pearl', ['motif=octopus: octopus', 'type=ring: ring', 'stone=pearl of octopus: pearl']],
    ['snake holding a ruby', ['motif=snake: snake', 'stone=ruby of snake: ruby']],
    ['owl with ruby eyes', ['motif=owl: owl', 'stone=ruby of owl: ruby']],
    [
      'three rubies flanked by baguette diamonds',
      [
        'count=3 of ruby: three',
        'stone=ruby: rubies',
        'cut=baguette@side of diamond: baguette',
        'stone=diamond@side: diamonds',
      ],
    ],
    ['ruby with diamonds on each side', ['stone=ruby: ruby', 'stone=diamond@side: diamonds']],
    ['diamonds around it', ['stone=diamond@halo: diamonds', 'form=halo: diamonds around it']],
    [
      'ruby ring, pearls instead of diamonds',
      ['stone=ruby: ruby', 'type=ring: ring', 'stone=pearl: pearls', '-stone=diamond: instead of diamonds'],
    ],
    [
      'ring, not too bold, no halo or prongs',
      [
        'type=ring: ring',
        '-style=bold: not too bold',
        '-form=halo: no halo or prongs',
        '-form=prong: no halo or prongs',
      ],
    ],
    [
      '1 carat oval diamond and 7 mm pearl',
      [
        'carats=1 of diamond: 1 carat',
        'cut=oval of diamond: oval',
        'stone=diamond: diamond',
        'size=7 of pearl: 7 mm',
        'stone=pearl: pearl',
      ],
    ],
    [
      'a butterfly above the ruby',
      ['motif=butterfly: butterfly', 'place=above of butterfly: above', 'stone=ruby: ruby'],
    ],
    ['sapphire, deep blue', ['stone=blue-sapphire: sapphire', 'shade=blue-sapphire of blue-sapphire: deep blue']],
    ['7 lovely even rubies', ['lacking=number: 7', 'stone=ruby: rubies']],
    ['anillo sin diamantes', ['type=ring: anillo', '-stone=diamond: sin diamantes']],
    ['ダイヤなしの指輪', ['-stone=diamond: ダイヤなし', 'type=ring: 指輪']],
    ['خاتم ذهب', ['type=ring: خاتم', 'metal=yellow-gold-18k: ذهب']],
  ])('parses "%s" into requirements', (prompt, expected) => {
    expect(stated(prompt)).toEqual(expected);
  });

  test('the text of a requirement is the part of the prompt between start and end', { timeout: 60_000 }, () => {
    const words = fc.constantFrom(
      'ring',
      'gold',
      '½',
      'ﬁne',
      '🦋',
      'Saphir',
      'mit',
      'ohne',
      'Émeraude',
      '7 mm',
      'ruby',
      '红宝石',
      'خاتم',
      '  ',
      'diamnod',
      'İ',
      'no',
      'halo',
      "'",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: words }, fc.string({ unit: 'grapheme', maxLength: 6 })), {
          maxLength: 14,
        }),
        (parts) => {
          const prompt = parts.join(' ');
          for (const { text, start, end } of designFromPrompt({ prompt, seed: 1 }).requirements) {
            expect(text).toBe(prompt.slice(start, end));
            expect(text.trim()).not.toBe('');
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
