import { parseArgs } from 'node:util';
import { JEWELRY_TYPES, type JewelryType } from '@jewelry/design';

export interface ImagineOptions {
  readonly prompt: string;
  readonly seed: number | undefined;
  /** Side of the square picture, px. */
  readonly size: number;
  readonly type: JewelryType | undefined;
  readonly presets: string[];
  readonly workers: number | undefined;
  readonly out: string;
}

const isType = (value: string): value is JewelryType => (JEWELRY_TYPES as readonly string[]).includes(value);

function whole(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) throw new Error(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** @throws Error with a sentence for the person who typed the command. */
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
      out: { type: 'string' },
    },
  });
  if (values.type !== undefined && !isType(values.type)) throw new Error(`--type is one of ${JEWELRY_TYPES.join(', ')}, not "${values.type}".`);
  return {
    prompt: positionals.join(' '),
    seed: whole('seed', values.seed, 0, 0xffffffff),
    size: whole('size', values.size, 64, 4096) ?? 1024,
    type: values.type,
    presets: values.presets?.split(',').map((preset) => preset.trim()).filter(Boolean) ?? [],
    workers: whole('workers', values.workers, 1, 64),
    out: values.out ?? 'jewelry.png',
  };
}
