import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Known table tags of WOFF2 by index, as far as the directory needs them. Source: W3C WOFF2, 4.1. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

/** Frequency of letters and of the space in running English text, in percent. */
const frequency: Record<string, number> = {
  ' ': 18.3,
  e: 10.3,
  t: 7.5,
  a: 6.5,
  o: 6.2,
  n: 5.7,
  i: 5.7,
  s: 5.3,
  r: 5,
  h: 5,
  l: 3.3,
  d: 3.3,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 2,
  w: 1.7,
  g: 1.6,
  p: 1.5,
  y: 1.4,
  b: 1.3,
  v: 0.8,
  k: 0.6,
};

export interface FontMetrics {
  /** Units per em. */
  unitsPerEm: number;
  /** Above and below the baseline, in units. */
  ascent: number;
  descent: number;
  /** Mean advance of running text as a fraction of the em. */
  averageWidth: number;
}

type Tables = Map<string, Buffer>;

function readWoff2(file: Buffer): Tables {
  let at = 48;
  const readBase128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = knownTags[flags & 63] ?? file.toString('latin1', at, (at += 4));
    const size = readBase128();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, size: isTransformed ? readBase128() : size };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables: Tables = new Map();
  let start = 0;
  for (const { tag, size } of directory) {
    tables.set(tag, data.subarray(start, start + size));
    start += size;
  }
  return tables;
}

function readTrueType(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0, at = 12; i < file.readUInt16BE(4); i++, at += 16) {
    const start = file.readUInt32BE(at + 8);
    const tag = file.toString('latin1', at, at + 4).replace(' ', '_');
    tables.set(tag, file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Glyph index of a character, from the cmap's format 4 subtable (the Basic Multilingual Plane). */
function glyphOf(cmap: Buffer, code: number): number {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    if (sub.readUInt16BE(0) !== 4) continue;
    const double = sub.readUInt16BE(6);
    for (let segment = 0; segment < double; segment += 2) {
      if (sub.readUInt16BE(14 + segment) < code) continue;
      const first = sub.readUInt16BE(16 + double + segment);
      if (first > code) return 0;
      const delta = sub.readInt16BE(16 + 2 * double + segment);
      const rangeAt = 16 + 3 * double + segment;
      const range = sub.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      return sub.readUInt16BE(rangeAt + range + 2 * (code - first));
    }
  }
  return 0;
}

/**
 * Metrics of a WOFF2 or TrueType file.
 * @throws when a table that every font has is missing
 */
export function readFontMetrics(path: string): FontMetrics {
  const file = readFileSync(path);
  const tables = file.toString('latin1', 0, 4) === 'wOF2' ? readWoff2(file) : readTrueType(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`${path} has no ${tag} table`);
    return found;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const fullWidths = table('hhea').readUInt16BE(34);
  let sum = 0;
  let weight = 0;
  for (const [letter, share] of Object.entries(frequency)) {
    const glyph = glyphOf(table('cmap'), letter.charCodeAt(0));
    sum += share * table('hmtx').readUInt16BE(4 * Math.min(glyph, fullWidths - 1));
    weight += share;
  }
  return {
    unitsPerEm,
    ascent: table('hhea').readInt16BE(4),
    descent: -table('hhea').readInt16BE(6),
    averageWidth: sum / weight / unitsPerEm,
  };
}
