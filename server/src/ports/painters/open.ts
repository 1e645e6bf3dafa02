import type { Deps } from '../../deps';
import { fallbackPainter } from './fallbackPainter';
import { openaiPainter } from './openaiPainter';
import type { Painter } from './painter';

/** The configured image service with its fallback; undefined when only the built-in renderer is used. */
export async function openPainter({ config: { generator }, log }: Pick<Deps, 'config' | 'log'>): Promise<Painter | undefined> {
  if (generator.kind === 'builtin') return undefined;
  const { painter, fallback } = generator;
  return fallbackPainter({ painter: await openaiPainter(painter), fallback: fallback && (await openaiPainter(fallback)), log });
}
