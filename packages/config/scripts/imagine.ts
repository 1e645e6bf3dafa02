import { imagine } from '../../renderer/cli/imagine';

try {
  await imagine(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
