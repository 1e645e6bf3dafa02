/** The open fonts that texts are engraved in; HarfBuzz puts their glyphs together. */
import { Blob, Face, Font, MetricsTag } from 'harfbuzzjs';
import { NASKH, ROMAN, SCRIPT } from './fontFiles';

export interface LetteringFont {
  /** Outlines are in units of the font. */
  readonly font: Font;
  /** Height of a small x in units of the font. */
  readonly xHeight: number;
  readonly covers: (sign: string) => boolean;
}

/**
 * SIL Open Font License 1.1: Great Vibes by TypeSETit, a copperplate script; Forum by Denis Masharov, roman capitals
 * after inscriptions; Amiri by Khaled Hosny, a naskh after the types of Bulaq.
 */
const FILES = {
  script: SCRIPT,
  roman: ROMAN,
  naskh: NASKH,
};
type Style = keyof typeof FILES;

const loaded = new Map<Style, LetteringFont>();

function fontOf(style: Style): LetteringFont {
  const known = loaded.get(style);
  if (known) return known;
  const face = new Face(new Blob(Uint8Array.from(atob(FILES[style]), (sign) => sign.charCodeAt(0))));
  const font = new Font(face);
  const signs = new Set(face.collectUnicodes());
  const lettering: LetteringFont = {
    font,
    xHeight: font.getMetricPositionWithFallback(MetricsTag.X_HEIGHT),
    covers: (sign) => signs.has(sign.codePointAt(0)!),
  };
  loaded.set(style, lettering);
  return lettering;
}

/** A stretch of a text in one font. */
export interface Run {
  readonly text: string;
  readonly lettering: LetteringFont;
}

/**
 * Naskh for texts with Arabic letters, script for those with small letters, otherwise roman capitals; signs that a font
 * lacks are taken from the script. Undefined where there is a sign that no font has.
 */
export function runsOf(text: string): readonly Run[] | undefined {
  const style = /\p{Script=Arabic}/u.test(text) ? 'naskh' : /\p{Lowercase}/u.test(text) ? 'script' : 'roman';
  const runs: { text: string; lettering: LetteringFont }[] = [];
  for (const sign of text) {
    const lettering = [fontOf(style), fontOf('script')].find(({ covers }) => covers(sign));
    if (!lettering) return undefined;
    const current = runs.at(-1);
    if (current?.lettering === lettering) current.text += sign;
    else runs.push({ text: sign, lettering });
  }
  return runs;
}
