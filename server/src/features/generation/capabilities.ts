import type { Capabilities, PlanKey } from '@jewelry/contract';
import type { Config } from '../../config';

/** Whether a host is this machine, so that nothing leaves it. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** The distinct hosts of these addresses that are outside this machine. */
const outside = (urls: readonly string[]): string[] =>
  [...new Set(urls.map((url) => new URL(url).hostname))].filter((host) => !isLoopback(host));

/**
 * Capabilities of an installation with this configuration.
 * @param plan of the signed-in account; null without a session.
 */
export function capabilitiesOf(
  { generator, designer, voiceAgentUrl }: Pick<Config, 'generator' | 'designer' | 'voiceAgentUrl'>,
  plan: PlanKey | null = null,
): Capabilities {
  const painters =
    generator.kind !== 'builtin' ? [generator.painter, ...(generator.fallback ? [generator.fallback] : [])] : [];
  const urls = painters.map(({ baseUrl }) => baseUrl);
  return {
    generator: generator.kind,
    designer: designer?.kind ?? null,
    // The built-in generator makes every design, also those that a service paints afterwards.
    drawing: 'control',
    seed: true,
    views: true,
    changes: true,
    reference_photo: designer?.hasVision ?? false,
    sends_words_to: outside([...(designer ? [designer.baseUrl] : []), ...urls]),
    sends_pictures_to: outside(painters.filter(({ sendsReference }) => sendsReference).map(({ baseUrl }) => baseUrl)),
    sends_drawings_to: outside(designer?.hasVision ? [designer.baseUrl] : []),
    voice_agent: plan === 'business' ? (voiceAgentUrl ?? null) : null,
  };
}
