import type { Built } from '@jewelry/contract';

const MAX = 4;

/** Suggested metals, most popular first, each with the prefix of its alloys' ids. */
const METALS = [
  ['yellow-gold', 'Yellow gold'],
  ['rose-gold', 'Rose gold'],
  ['platinum', 'Platinum'],
] as const;

/** Suggested changes for a piece, as text: another metal, a bigger stone, no halo, a calmer surface. */
export function suggestionsFor(built: Built | null): string[] {
  if (!built) return [];
  const alloy = built.metals[0]?.alloy ?? '';
  const metals = METALS.flatMap(([id, words]) => (alloy.startsWith(id) ? [] : [words])).slice(0, 2);
  const stones = built.stones.length > 0 ? ['Bigger stone'] : [];
  const finish = built.metals[0]?.finish === 'polished' ? ['Less shiny'] : [];
  const halo = built.parts.some(({ kind }) => kind === 'halo' || kind.startsWith('halo.')) ? ['No halo'] : [];
  return [...metals.slice(0, halo.length > 0 ? 1 : 2), ...stones, ...halo, ...finish].slice(0, MAX);
}
