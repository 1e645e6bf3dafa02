import { kernel } from '../../renderer/cli/kernel';

try {
  await kernel();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
