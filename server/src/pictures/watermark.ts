import sharp, { type OutputInfo } from 'sharp';
import { LOGO_ASPECT, logoAt, placed, round } from './logo';
import { WORDMARK } from './outlines';

/** Fractions of the picture's width, except for the angle. */
const LATTICE = { mark: 0.21, stepX: 0.36, stepY: 0.26, angleDeg: -24 } as const;
const CORNER = { width: 0.25, margin: 0.04, halo: 0.007 } as const;
/** Perceived lightness of the backdrop above which the lattice is dark. */
const LIGHT_STAGE = 0.6;
const ON_DARK = { color: '#ffffff', halo: '#000000', opacity: 0.17 } as const;
const ON_LIGHT = { color: '#15231b', halo: '#ffffff', opacity: 0.13 } as const;
type Ink = typeof ON_DARK | typeof ON_LIGHT;

/** A rectangle, px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Position of the logo. */
function cornerOf(width: number, height: number): Box {
  const logoWidth = CORNER.width * width;
  const logoHeight = logoWidth / LOGO_ASPECT;
  const margin = CORNER.margin * width;
  return { left: width - margin - logoWidth, top: height - margin - logoHeight, width: logoWidth, height: logoHeight };
}

/** Whether a mark of the lattice, given by its center before the rotation, would overlap the logo. */
function overlapsLogo(
  logo: Box,
  x: number,
  y: number,
  markWidth: number,
  markHeight: number,
  centre: { readonly x: number; readonly y: number },
): boolean {
  const angle = (LATTICE.angleDeg * Math.PI) / 180;
  const clearance = markHeight;
  return [-0.5, -0.25, 0, 0.25, 0.5].some((along) => {
    const at = x + along * markWidth;
    const across = centre.x + at * Math.cos(angle) - y * Math.sin(angle) - logo.left;
    const down = centre.y + at * Math.sin(angle) + y * Math.cos(angle) - logo.top;
    return (
      across > -clearance && across < logo.width + clearance && down > -clearance && down < logo.height + clearance
    );
  });
}

function lattice(width: number, height: number): string {
  const logo = cornerOf(width, height);
  const centre = { x: width / 2, y: height / 2 };
  const markWidth = LATTICE.mark * width;
  const markHeight = (markWidth * WORDMARK.viewBox[3]) / WORDMARK.viewBox[2];
  const stepX = LATTICE.stepX * width;
  const stepY = LATTICE.stepY * width;
  const reach = Math.hypot(width, height) / 2 + markWidth;
  const rows = Math.ceil(reach / stepY);
  const columns = Math.ceil(reach / stepX) + 1;
  const uses: string[] = [];
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -columns; column <= columns; column++) {
      const x = (column + shift) * stepX;
      const y = row * stepY;
      if (overlapsLogo(logo, x, y, markWidth, markHeight, centre)) continue;
      uses.push(`<use href="#mark" x="${round(x - markWidth / 2)}" y="${round(y - markHeight / 2)}"/>`);
    }
  }
  return `<defs><g id="mark">${placed(WORDMARK, 0, 0, markWidth)}</g></defs>
<g transform="translate(${centre.x} ${centre.y}) rotate(${LATTICE.angleDeg})">${uses.join('')}</g>`;
}

function corner(width: number, height: number, { color, halo }: Ink): string {
  const box = cornerOf(width, height);
  const logo = logoAt(box.left, box.top, box.width);
  return `<defs><filter id="halo" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="${round(CORNER.halo * width)}"/></filter></defs>
<g filter="url(#halo)" color="${halo}" opacity="0.75">${logo}</g><g color="${color}" opacity="0.92">${logo}</g>`;
}

/** The marks as an SVG overlay of the picture's size. */
export function watermarkSvg(width: number, height: number, onLightStage: boolean): string {
  const ink = onLightStage ? ON_LIGHT : ON_DARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<g color="${ink.color}" opacity="${ink.opacity}">${lattice(width, height)}</g>${corner(width, height, ink)}</svg>`;
}

/** Perceived lightness of the backdrop, 0 to 1: the mean along the picture's border. */
async function stageLightness(picture: Buffer): Promise<number> {
  const side = 32;
  const frame = 3;
  const grey = await sharp(picture).resize(side, side, { fit: 'fill' }).greyscale().raw().toBuffer();
  let sum = 0;
  let count = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (Math.min(x, y, side - 1 - x, side - 1 - y) >= frame) continue;
      sum += grey[y * side + x] ?? 0;
      count++;
    }
  }
  return sum / count / 255;
}

/** The picture with the watermark, as raw RGB for further encoding. */
export async function watermarked(picture: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const { width, height } = await sharp(picture).metadata();
  const overlay = watermarkSvg(width, height, (await stageLightness(picture)) > LIGHT_STAGE);
  return sharp(picture)
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
