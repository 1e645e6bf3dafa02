import { startScriptedProvider } from '../../../server/src/ports/testing/scriptedProvider';

const PORT = 4570;

const provider = await startScriptedProvider(Number(process.env.PROVIDER_PORT ?? PORT));
const { baseUrl } = provider;
const others = (['anthropic', 'google', 'mistral'] as const).map(
  (kind) => `  DESIGNER=${kind} DESIGNER_MODEL=scripted DESIGNER_BASE_URL=${provider.baseUrlOf(kind)} npm start\n`,
);
process.stdout.write(`A scripted design and image service answers at ${baseUrl}
Try it: GENERATOR=openai DESIGNER=openai DESIGNER_MODEL=scripted OPENAI_BASE_URL=${baseUrl} npm start
Other designers:
${others.join('')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void provider.close().then(() => process.exit(0)));
