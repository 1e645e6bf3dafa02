import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct } from './build';

await buildProduct();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(resolve('server/dist/main.js')).href);
