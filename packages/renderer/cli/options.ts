import { parseArgs } from 'node:util';
import { JEWELRY_TYPES, STAGES, VIEWS, type JewelryType, type Stage, type View } from '@jewelry/design';

export interface ImagineOptions {
  readonly prompt: string;
  readonly seed: number | undefined;
  /** Side of the square picture, px. */
  readonly size: number;
  readonly type: JewelryType | undefined;
  readonly presets: string[];
  readonly workers: number | undefined;
  readonly stage: Stage | undefined;
  readonly view: View | undefined;
  /** Changes of the finished design by text, in order. */
  readonly changes: readonly string[];
  readonly out: string;
}

function oneOf<T extends string>(name: string, values: readonly T[], text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  const found = values.find((value) => value === text);
  if (!found) throw new Error(`--${name} is one of ${values.join(', ')}, not "${text}".`);
  return found;
}

function whole(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** @throws Error with a message for the user of the command */
export function imagineOptions(args: readonly string[]): ImagineOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      size: { type: 'string' },
      type: { type: 'string' },
      presets: { type: 'string' },
      workers: { type: 'string' },
      stage: { type: 'string' },
      view: { type: 'string' },
      change: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
  });
  return {
    prompt: positionals.join(' '),
    seed: whole('seed', values.seed, 0, 0xffffffff),
    size: whole('size', values.size, 64, 4096) ?? 1024,
    type: oneOf('type', JEWELRY_TYPES, values.type),
    presets:
      values.presets
        ?.split(',')
        .map((preset) => preset.trim())
        .filter(Boolean) ?? [],
    stage: oneOf('stage', STAGES, values.stage),
    view: oneOf('view', VIEWS, values.view),
    changes: values.change ?? [],
    workers: whole('workers', values.workers, 1, 64),
    out: values.out ?? 'jewelry.png',
  };
}
