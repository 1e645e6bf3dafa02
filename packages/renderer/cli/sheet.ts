import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { JEWELRY_TYPES, STYLES, designFromPrompt, type DesignSpec, type DrawnPath } from '@jewelry/design';
import { DRAWINGS } from '@jewelry/design/testing';
import sharp, { type OverlayOptions } from 'sharp';
import { createRenderer } from '../src/index';
import { CATALOGUE } from './catalogue';

const TILE = 384;
const GAP = 6;
/** Height of the caption under each picture, px. */
const LINE = 26;

export interface Sheet {
  readonly columns: number;
  readonly specs: DesignSpec[];
  /** Caption of each picture. */
  readonly labels: string[];
  /** SVG pictures to the left of the renders, one each, in a separate column. */
  readonly beside?: string[];
}

/** The strokes as they look on the pad. */
const padOf = (paths: readonly DrawnPath[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 512 512"><rect width="512" height="512" fill="#fff"/>${paths
    .map(
      ({ points, tool, color, options }) =>
        `<polyline points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="none" stroke="${tool === 'eraser' ? '#fff' : color}" stroke-width="${options.size}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')}</svg>`;

function sheetOf(kind: string | undefined, words: string): Sheet {
  switch (kind) {
    case 'prompts':
      return {
        columns: 6,
        specs: CATALOGUE.map((prompt) => designFromPrompt({ prompt }).spec),
        labels: [...CATALOGUE],
      };
    case 'seeds': {
      const specs = Array.from(
        { length: 36 },
        (_, index) => designFromPrompt({ prompt: words || 'a gold ring', seed: index + 1 }).spec,
      );
      return { columns: 6, specs, labels: specs.map((spec) => `${spec.seed}: ${spec.root.kind}`) };
    }
    case 'styles': {
      const specs = STYLES.flatMap((style) =>
        JEWELRY_TYPES.map(
          (type) => designFromPrompt({ prompt: '', presets: [style], jewelryType: type, seed: 7 }).spec,
        ),
      );
      return {
        columns: JEWELRY_TYPES.length,
        specs,
        labels: specs.map((spec) => `${spec.styles.join(', ')} ${spec.type}: ${spec.root.kind}`),
      };
    }
    case 'drawings':
      return {
        columns: 1,
        specs: DRAWINGS.map(
          ({ prompt, jewelryType, paths }) =>
            designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence: 90 } }).spec,
        ),
        labels: DRAWINGS.map(({ name }) => name),
        beside: DRAWINGS.map(({ paths }) => padOf(paths)),
      };
    default:
      throw new Error('Say which sheet: npm run sheet -- prompts | seeds "a gold ring" | styles | drawings');
  }
}

/** One line of dark text, at most as wide as a picture. */
async function label(text: string): Promise<Buffer> {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
  const line = await sharp({
    text: { text: `<span foreground="#33312B">${escaped}</span>`, font: 'sans 11', rgba: true, dpi: 96 },
  })
    .png()
    .toBuffer();
  return sharp(line)
    .resize({ width: TILE - 2 * GAP, height: LINE - 6, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
}

/** Renders many designs into one contact sheet, a PNG in the current folder, and prints its path. */
export async function sheet(args: readonly string[]): Promise<void> {
  const [kind, ...words] = args;
  const file = resolve(`sheet-${kind}.png`);
  await renderSheet(file, sheetOf(kind, words.join(' ')));
  process.stdout.write(`${file}\n`);
}

/** Renders designs side by side into a PNG. */
export async function renderSheet(file: string, { columns, specs, labels, beside }: Sheet): Promise<void> {
  const rows = Math.ceil(specs.length / columns);
  const renderer = createRenderer();
  try {
    const indent = beside ? TILE + GAP : 0;
    const tiles: OverlayOptions[] = (beside ?? []).map((svg, index) => ({
      input: Buffer.from(svg),
      left: 0,
      top: index * (TILE + LINE + GAP),
    }));
    for (const [index, spec] of specs.entries()) {
      const left = indent + (index % columns) * (TILE + GAP);
      const top = Math.floor(index / columns) * (TILE + LINE + GAP);
      const { rgb, width, height } = await renderer.render(spec, { size: TILE, quality: 'screen' });
      tiles.push({
        input: Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength),
        raw: { width, height, channels: 3 },
        left,
        top,
      });
      tiles.push({ input: await label(labels[index]!), left: left + GAP, top: top + TILE + 4 });
      process.stderr.write(`${index + 1} of ${specs.length}: ${labels[index]}\n`);
    }
    const canvas = {
      width: indent + columns * (TILE + GAP) - GAP,
      height: rows * (TILE + LINE + GAP) - GAP,
      channels: 3 as const,
      background: '#F4F3EE',
    };
    await writeFile(file, await sharp({ create: canvas }).composite(tiles).png().toBuffer());
  } finally {
    await renderer.close();
  }
}
