/** Encodes text as black and white squares that survive scaling and JPEG, so that a scripted model can read it. */
import sharp from 'sharp';

const COLUMNS = 96;
const ROWS = 54;
/** Side of a square, px. */
const CELL = 16;
const BITS = 8;

/** Capacity of a picture. */
const MAX_CHARACTERS = (COLUMNS * ROWS) / BITS;

/** A JPEG of 1,536 × 864 px with this text. @throws Error when it is longer than 648 characters or not ASCII. */
export async function pictureOfText(text: string): Promise<Buffer> {
  // oxlint-disable-next-line no-control-regex
  if (text.length > MAX_CHARACTERS || !/^[\x01-\x7f]*$/.test(text)) throw new Error('The text does not fit');
  const cells = Buffer.alloc(COLUMNS * ROWS, 255);
  for (const [i, character] of [...text].entries())
    for (let bit = 0; bit < BITS; bit += 1) if ((character.charCodeAt(0) >> bit) & 1) cells[i * BITS + bit] = 0;
  return sharp(cells, { raw: { width: COLUMNS, height: ROWS, channels: 1 } })
    .resize(COLUMNS * CELL, ROWS * CELL, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
}

/** Decodes such a picture at any scale; other pictures give noise. */
export async function textIn(picture: Buffer): Promise<string> {
  const cells = await sharp(picture).greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  let text = '';
  for (let i = 0; i < cells.length; i += BITS) {
    let code = 0;
    for (let bit = 0; bit < BITS; bit += 1) if ((cells[i + bit] ?? 255) < 128) code |= 1 << bit;
    if (code === 0) break;
    text += String.fromCharCode(code);
  }
  return text;
}
