import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_COLORS, emailHtml, emailText, type EmailContent } from './layout';

const EMAIL: EmailContent = {
  title: 'Title',
  name: 'Layla',
  paragraphs: ['Text'],
  picture: { url: '/piece.jpg', alt: 'Piece' },
  facts: [['Fact', 'Value']],
  action: { label: 'Open', url: 'https://filigree.example/?a=1&b=2' },
  note: 'Note',
};

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(EMAIL_COLORS))(
  'an email in %s',
  (_, { page, sheet, text, muted, accent, action, onAction }) => {
    test.each([
      ['text', text, sheet],
      ['small text', muted, sheet],
      ['links', accent, sheet],
      ['the button', onAction, action],
      ['the name above the sheet', text, page],
      ['the line below the sheet', muted, page],
    ])('has readable contrast: %s', (_part, foreground, background) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

test('defines every color of the light theme in the dark one', () => {
  const html = emailHtml(EMAIL);
  const [head = '', body = ''] = html.split('</head>');
  const { hairline: _line, brass: _brass, ...light } = EMAIL_COLORS.porcelain;
  for (const [name, color] of Object.entries(light)) {
    expect({ name, isUsed: body.includes(color) }).toEqual({ name, isUsed: true });
    expect({ name, isDark: head.includes(EMAIL_COLORS.velvet[name as keyof typeof light]) }).toEqual({
      name,
      isDark: true,
    });
  }
});

test('SEC-05: escapes names, addresses and titles, which add no element', () => {
  const elements = (html: string) => html.match(/<[a-z!/]/gi)?.length;
  const plain = elements(emailHtml(EMAIL));
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=1>',
      '</title>',
      '</style>',
      '&lt;',
      "' onclick='",
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (title, paragraph, note) => {
      const html = emailHtml({
        ...EMAIL,
        title,
        note,
        name: `${title}.`,
        paragraphs: [paragraph],
        picture: { url: note, alt: title },
        facts: [[title, paragraph]],
      });
      expect(elements(html)).toBe(plain);
    }),
  );
});

test('repeats all content of the HTML in the plain text, with the full link', () => {
  const text = emailText(EMAIL);
  for (const part of [
    'Title',
    'Hello Layla,',
    'Text',
    'Fact: Value',
    'Open:\nhttps://filigree.example/?a=1&b=2',
    'Note',
    'Filigree',
  ])
    expect(text).toContain(part);
  expect(emailHtml(EMAIL)).toContain('href="https://filigree.example/?a=1&amp;b=2"');
});

test('starts the inbox preview with the content, not with the greeting or the title', () => {
  const shown = (email: EmailContent) =>
    emailHtml(email)
      .split(/<body[^>]*>/)[1]
      ?.replaceAll(/<[^>]+>|&#847;&zwnj;&nbsp;/g, '')
      .trim();
  expect(shown(EMAIL)).toMatch(/^Text\s/);
  expect(
    shown({
      ...EMAIL,
      paragraphs: [],
      facts: [
        ['Request', 'FG-1'],
        ['Customer', 'Layla & Co'],
      ],
    }),
  ).toMatch(/^FG-1 · Layla &amp; Co\s/);
});
