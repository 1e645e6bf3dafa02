import type { Capabilities } from '@jewelry/contract';
import type { Config } from '../../config';

const OPENAI_URL = 'https://api.openai.com/v1';

/** Whether a host is this machine itself, so that nothing leaves it. */
const isLoopback = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** The hosts of these addresses that are outside this machine, each once. */
const outside = (urls: readonly string[]): string[] => [...new Set(urls.map((url) => new URL(url).hostname))].filter((host) => !isLoopback(host));

/** What an installation with this configuration can do. */
export function capabilitiesOf({ generator, designer }: Pick<Config, 'generator' | 'designer'>): Capabilities {
  const painters = generator.kind === 'openai' ? [generator.baseUrl ?? OPENAI_URL] : [];
  return {
    generator: generator.kind,
    designer: designer?.kind ?? null,
    // The built-in generator makes every design, also those that a service paints afterwards.
    drawing: 'control',
    seed: true,
    // Another maker's pictures are not photographs of a design, so that nothing can be changed in them.
    views: generator.kind === 'builtin',
    changes: generator.kind === 'builtin',
    sends_words_to: outside([...(designer ? [designer.baseUrl] : []), ...painters]),
    sends_pictures_to: outside(painters),
  };
}
