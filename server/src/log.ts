import { pino, type Logger } from 'pino';
import type { LogLevel } from './environment';

interface Fault {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
}

/** A database error is logged without message and detail, which can quote values such as an email address. */
function describeFault(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code } = thrown as { code?: unknown };
  const isFromDatabase = 'severity' in thrown;
  const frames = thrown.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return {
    type: thrown.name,
    ...(!isFromDatabase && { message: thrown.message }),
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: frames }),
  };
}

/** One JSON line per event on stderr; stdout has only the line that announces readiness. */
export const openLog = (level: LogLevel): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeFault },
    },
    pino.destination({ dest: 2, sync: true }),
  );
