import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

const drawn = sharp({ create: { width: 64, height: 32, channels: 3, background: '#13241b' } });

export const PNG = await drawn.clone().png().toBuffer();
export const JPEG = await drawn.clone().jpeg().toBuffer();
const GIF = await drawn.clone().gif().toBuffer();

const ZIP = Buffer.from(zipSync({ 'META-INF/MANIFEST.MF': strToU8('Main-Class: Trap') }));
const SCRIPT = '<script>alert(document.domain)</script>';

const PDF_BEGINNING = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const PDF_END = 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';

/** A PDF file of this size, bytes; the smallest one by default. */
export function pdfOf(bytes = 0): Buffer {
  const [beginning, end] = [PDF_BEGINNING, PDF_END].map((part) => Buffer.from(part, 'latin1'));
  if (!beginning || !end) throw new Error('A PDF has two ends');
  return Buffer.concat([beginning, Buffer.alloc(Math.max(0, bytes - beginning.length - end.length), '\n'), end]);
}

/** A PNG whose header states a wrong size, px. */
function pngThatClaims(side: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

/** A PNG with a text chunk right after its header; its checksum is wrong. */
const pngWithText = (text: string): Buffer => {
  const chunk = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.from(text)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  return Buffer.concat([PNG.subarray(0, 33), length, chunk, Buffer.alloc(4), PNG.subarray(33)]);
};

/** A JPEG with a comment after its first marker. */
const jpegWithComment = (text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([JPEG.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), JPEG.subarray(2)]);
};

/** As a phone stores it: rotated by its EXIF orientation, with GPS coordinates. */
export const PHOTOGRAPH = await drawn
  .clone()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
  .jpeg()
  .toBuffer();

type Case = readonly [what: string, bytes: Buffer];

/** Polyglot files, and files with a wrong extension. */
export const REFUSED: readonly Case[] = [
  ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a page', Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['a GIF with an archive behind it (GIFAR)', Buffer.concat([GIF, ZIP])],
  ['an archive', ZIP],
  ['a program', Buffer.from('\x7fELF')],
  ['a script with a PDF in a comment of it', Buffer.from(`/*${PDF_BEGINNING}${PDF_END}*/alert(1)`, 'latin1')],
  ['a PDF behind a blank', Buffer.concat([Buffer.from(' '), pdfOf()])],
  ['a PDF that is a page to a browser', Buffer.from(`%PDF-1.7\n<html>${SCRIPT}</html>\n${PDF_END}`, 'latin1')],
  ['a PDF that is a script', Buffer.from(`%PDF-1.7=1;/*\n${PDF_END}*/alert(1)`, 'latin1')],
  ['a PDF with an archive behind it', Buffer.concat([pdfOf(), ZIP])],
  [
    'an archive whose comment ends a PDF',
    Buffer.concat([Buffer.from(PDF_BEGINNING, 'latin1'), ZIP, Buffer.from(PDF_END)]),
  ],
  ['a PDF with a script behind its end', Buffer.concat([pdfOf(), Buffer.from(SCRIPT)])],
  ['a PDF without an end', Buffer.from(PDF_BEGINNING, 'latin1')],
];

/** Files that begin like an image but cannot be decoded. */
export const UNREADABLE: readonly Case[] = [
  ['the signature of a PNG and a script', Buffer.concat([PNG.subarray(0, 8), Buffer.from(SCRIPT)])],
  ['the signature of a JPEG and an archive', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), ZIP])],
  ['half of a picture', PNG.subarray(0, 60)],
  ['a picture of 900 million pixels', pngThatClaims(30_000)],
];

/** Pictures with other content attached, which must not be stored. */
export const NEUTRALISED: readonly Case[] = [
  ['a PNG with an archive behind it', Buffer.concat([PNG, ZIP])],
  ['a PNG with a page behind it', Buffer.concat([PNG, Buffer.from(SCRIPT)])],
  ['a PNG with a script in its text', pngWithText(SCRIPT)],
  ['a JPEG with an archive behind it', Buffer.concat([JPEG, ZIP])],
  ['a JPEG with a script in its comment', jpegWithComment(`*/=1;${SCRIPT}`)],
];

/** Byte sequences that must not occur in the stored files. */
export const TRACES: readonly Buffer[] = [
  Buffer.from('PK\x03\x04'),
  Buffer.from('PK\x05\x06'),
  Buffer.from('<script'),
  Buffer.from('alert('),
];
