import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, which is all in its default export
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { round } from './logo';

/** A typeface: its font files, one per subset of characters. */
export type Typeface = readonly Font[];

const { resolve } = createRequire(import.meta.url);

function fontOf(file: string): Font {
  const bytes = readFileSync(resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const typeface = (family: string): Typeface =>
  ['latin', 'latin-ext'].map((part) => fontOf(`@fontsource/${family}/files/${family}-${part}-400-normal.woff`));

/** The product's typefaces, read from their packages. Text is drawn as outlines, so the system needs no fonts. */
export const openTypefaces = (): { readonly display: Typeface; readonly body: Typeface } => ({
  display: typeface('marcellus'),
  body: typeface('figtree'),
});

const fontFor = (face: Typeface, letter: string): Font | undefined =>
  face.find((font) => font.charToGlyphIndex(letter) > 0);

/** Whether a typeface has every character of a text. */
export const canDraw = (face: Typeface, text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || fontFor(face, letter) !== undefined);

interface Glyph {
  readonly font: Font;
  readonly letter: string;
  /** From the start of the line, in em. */
  readonly x: number;
}

/** The positioned, kerned glyphs of a line, and its length in em. */
function glyphsOf(face: Typeface, line: string): { glyphs: Glyph[]; length: number } {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const letter of line) {
    const font = fontFor(face, letter) ?? face[0];
    if (!font) continue;
    const glyph = font.charToGlyph(letter);
    const previous = glyphs.at(-1);
    if (previous?.font === font) x += font.getKerningValue(font.charToGlyph(previous.letter), glyph) / font.unitsPerEm;
    glyphs.push({ font, letter, x });
    x += (glyph.advanceWidth ?? 0) / font.unitsPerEm;
  }
  return { glyphs, length: x };
}

/** The length of a line, in em. */
export const lengthOf = (face: Typeface, line: string): number => glyphsOf(face, line).length;

/**
 * Formats path data. The library's own formatter writes NaN for a coordinate that misses an integer by a rounding
 * error.
 */
function pathData(command: PathCommand): string {
  const { type } = command;
  if (type === 'Z') return type;
  const end = [command.x, command.y];
  const points =
    type === 'C'
      ? [command.x1, command.y1, command.x2, command.y2, ...end]
      : type === 'Q'
        ? [command.x1, command.y1, ...end]
        : end;
  return type + points.map(round).join(' ');
}

/** A line of text as path data, its baseline beginning at (x, y). */
export function outlineOf(face: Typeface, line: string, x: number, y: number, size: number): string {
  return glyphsOf(face, line)
    .glyphs.flatMap((glyph) =>
      glyph.font
        .charToGlyph(glyph.letter)
        .getPath(x + glyph.x * size, y, size)
        .commands.map(pathData),
    )
    .join('');
}

function splitWord(face: Typeface, word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && lengthOf(face, part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Wraps a text into lines of at most `width` em, splitting longer words. */
export function linesOf(face: Typeface, text: string, width: number): string[] {
  const words = text
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => splitWord(face, word, width));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lengthOf(face, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Wraps into as few lines as `width` em allows, of equal lengths as far as possible: no word is alone on the last line.
 */
export function balanced(face: Typeface, text: string, width: number): string[] {
  const widest = linesOf(face, text, width);
  let narrowest = widest;
  for (let candidate = width * 0.98; candidate > width / 2; candidate -= width * 0.02) {
    const lines = linesOf(face, text, candidate);
    if (lines.length > widest.length) break;
    narrowest = lines;
  }
  return narrowest;
}

/** The first `count` lines. When lines are left out, the last one ends with an ellipsis that fits into `width` em. */
export function shortened(face: Typeface, lines: readonly string[], count: number, width: number): string[] {
  if (lines.length <= count) return [...lines];
  let last = lines[count - 1] ?? '';
  while (last && lengthOf(face, `${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, count - 1), `${last.replace(/[\s,.;:–-]+$/, '')}…`];
}
