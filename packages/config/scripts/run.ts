import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a tool of the workspace in the foreground and exits with its exit code; Ctrl-C reaches it. */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(resolve('node_modules/.bin', name), args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
