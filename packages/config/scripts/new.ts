import { generate, nextStep, type Target, TARGETS } from '../generate';

/** `npm run new -- component Chip`. */
const [target = '', name = ''] = process.argv.slice(2);
try {
  if (!(target in TARGETS) || name === '')
    throw new Error(`Usage: npm run new -- ${Object.keys(TARGETS).join('|')} <Name>`);
  for (const file of generate(target as Target, name, process.cwd())) process.stdout.write(`${file}\n`);
  process.stdout.write(`${nextStep(target as Target, name)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
