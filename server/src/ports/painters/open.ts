import type { PainterConfig } from '../../config';
import type { PainterKind } from '../../environment';
import type { Deps } from '../../deps';
import { fallbackPainter } from './fallbackPainter';
import { googlePainter } from './googlePainter';
import { openaiPainter } from './openaiPainter';
import type { Painter } from './painter';

const PAINTERS: Readonly<Record<PainterKind, (config: PainterConfig) => Promise<Painter>>> = {
  openai: openaiPainter,
  google: googlePainter,
};

/** The configured image service with its fallback; undefined when only the built-in renderer is used. */
export async function openPainter({
  config: { generator },
  log,
}: Pick<Deps, 'config' | 'log'>): Promise<Painter | undefined> {
  if (generator.kind === 'builtin') return undefined;
  const { painter, fallback } = generator;
  return fallbackPainter({
    painter: await PAINTERS[painter.kind](painter),
    fallback: fallback && (await PAINTERS[fallback.kind](fallback)),
    log,
  });
}
