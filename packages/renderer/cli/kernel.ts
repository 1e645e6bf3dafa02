import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SOURCE_FOLDER = fileURLToPath(new URL('../kernel', import.meta.url));
const BINARY = fileURLToPath(new URL('../src/trace/kernelBinary.ts', import.meta.url));
const COMPILER = join(dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json')), 'bin/asc.js');

/**
 * Compiles the current source of the ray caster to the module kernelBinary.ts.
 * @throws Error with the compiler's message.
 */
export async function compileKernel(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  try {
    const wasm = join(folder, 'kernel.wasm');
    const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2'];
    await promisify(execFile)(process.execPath, [COMPILER, 'kernel.ts', '--outFile', wasm, ...options], {
      cwd: SOURCE_FOLDER,
    });
    const base64 = (await readFile(wasm)).toString('base64');
    return `/** Compiled from kernel/kernel.ts by \`npm run kernel\`; do not edit. WebAssembly with SIMD, base64. */\nexport const KERNEL =\n  '${base64}';\n`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiles the ray caster into the sources. */
export async function kernel(): Promise<void> {
  await writeFile(BINARY, await compileKernel());
  process.stdout.write(`${BINARY}\n`);
}
