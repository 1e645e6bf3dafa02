import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(resolve('packages/ui/recordings/record.ts')).href);
