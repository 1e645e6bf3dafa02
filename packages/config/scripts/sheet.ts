import { sheet } from '../../renderer/cli/sheet';

try {
  await sheet(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
