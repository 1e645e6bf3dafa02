import sharp from 'sharp';
import { balanced, canDraw, linesOf, openTypefaces, outlineOf, shortened, type Typeface } from './lettering';
import { logoAt } from './logo';

/** The size that sites show without cropping, px. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

const JPEG_QUALITY = 86;
/** Colors of the Velvet theme: page, text, muted text, brass and beads. */
const COLOR = { page: '#0F241B', text: '#F2ECDF', muted: '#B9BBAB', brass: '#DFC68F', bead: '#B39A62' } as const;
/** Positions on the panel beside the picture, px. */
const PANEL = {
  left: 692,
  right: 1142,
  logoTop: 65,
  logoWidth: 222,
  lastLine: 452,
  rule: 503,
  heading: 556,
  headingSize: 24,
} as const;
/** Type sizes, px: the largest that fits the whole prompt applies; the last one truncates it. */
const SETTINGS = [
  { size: 48, leading: 59, lines: 4 },
  { size: 40, leading: 50, lines: 5 },
  { size: 34, leading: 43, lines: 6 },
] as const;
const BEAD = { radius: 1.5, step: 7.6 } as const;
const HEADING = 'Jewelry Idea';

export interface SocialPiece {
  /** Any encoding that the renditions have. */
  readonly picture: Buffer;
  readonly prompt: string;
  /** Shown where the prompt has letters that the typeface lacks. */
  readonly alt: string;
}

let typefaces: ReturnType<typeof openTypefaces> | null = null;
const faces = (): ReturnType<typeof openTypefaces> => (typefaces ??= openTypefaces());

/** The text on one line, without emoji. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The prompt where the typeface has its glyphs, else the alt text. */
function captionOf(face: Typeface, { prompt, alt }: Omit<SocialPiece, 'picture'>): string {
  return [prompt, alt].map(normalizeText).find((text) => text !== '' && canDraw(face, text)) ?? '';
}

function promptPaths(face: Typeface, text: string): string {
  const width = PANEL.right - PANEL.left;
  const tried = SETTINGS.map((setting) => ({ ...setting, set: linesOf(face, text, width / setting.size) }));
  const chosen = tried.find(({ set, lines }) => set.length <= lines) ?? tried.at(-1);
  if (!chosen) return '';
  const { size, leading } = chosen;
  const isWhole = chosen.set.length <= chosen.lines;
  const lines = isWhole ? balanced(face, text, width / size) : shortened(face, chosen.set, chosen.lines, width / size);
  return lines
    .map((line, index) =>
      outlineOf(face, line, PANEL.left, PANEL.lastLine - (lines.length - 1 - index) * leading, size),
    )
    .map((path) => `<path d="${path}"/>`)
    .join('');
}

function beads(): string {
  const count = Math.floor((PANEL.right - PANEL.left) / BEAD.step) + 1;
  return Array.from(
    { length: count },
    (_, i) => `<circle cx="${PANEL.left + BEAD.radius + i * BEAD.step}" cy="${PANEL.rule}" r="${BEAD.radius}"/>`,
  ).join('');
}

/** The panel beside the picture as SVG without text elements: glyphs are outlines. */
export function socialPanel(piece: Omit<SocialPiece, 'picture'>): string {
  const { display, body } = faces();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}">
<g color="${COLOR.brass}">${logoAt(PANEL.left, PANEL.logoTop, PANEL.logoWidth)}</g>
<g fill="${COLOR.text}">${promptPaths(display, captionOf(display, piece))}</g>
<g fill="${COLOR.bead}">${beads()}</g>
<path fill="${COLOR.muted}" d="${outlineOf(body, HEADING, PANEL.left, PANEL.heading, PANEL.headingSize)}"/></svg>`;
}

/** The social card of a shared piece: picture, wordmark and prompt, as JPEG. */
export async function socialPicture({ picture, ...text }: SocialPiece): Promise<Buffer> {
  const piece = await sharp(picture)
    .resize(SOCIAL_HEIGHT, SOCIAL_HEIGHT, { fit: 'cover', kernel: 'lanczos3' })
    .toBuffer();
  return sharp({ create: { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, channels: 3, background: COLOR.page } })
    .composite([{ input: piece, left: 0, top: 0 }, { input: Buffer.from(socialPanel(text)) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}
