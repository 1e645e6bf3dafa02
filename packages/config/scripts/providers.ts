import { startScriptedProvider } from '../../../server/src/ports/testing/scriptedProvider';

const PORT = 4570;

const provider = await startScriptedProvider(Number(process.env.PROVIDER_PORT ?? PORT));
const { baseUrl } = provider;
process.stdout.write(`A scripted design and image service answers at ${baseUrl}\nTry it: GENERATOR=openai DESIGNER=openai DESIGNER_MODEL=scripted OPENAI_BASE_URL=${baseUrl} npm start\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void provider.close().then(() => process.exit(0)));
