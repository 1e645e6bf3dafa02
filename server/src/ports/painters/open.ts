import type { Deps } from '../../deps';
import { fallbackPainter } from './fallbackPainter';
import { openaiPainter } from './openaiPainter';
import type { Painter } from './painter';

/** The image service that the configuration names, with its second one; undefined when our own renderer is all there is. */
export async function openPainter({ config: { generator }, log }: Pick<Deps, 'config' | 'log'>): Promise<Painter | undefined> {
  if (generator.kind === 'builtin') return undefined;
  const { painter, fallback } = generator;
  return fallbackPainter({ painter: await openaiPainter(painter), fallback: fallback && (await openaiPainter(fallback)), log });
}
