import type { PresetId } from '@jewelry/contract/constants';

/** URL of every `pictures/<preset id>.webp`. */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Picture of a metal or a stone, 300 px wide; `undefined` where none has been rendered. */
export function pictureOf(id: PresetId): string | undefined {
  return files[`./pictures/${id}.webp`];
}
