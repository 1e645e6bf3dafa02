/** The tree of a necklace with parts that hang in a row. */
import type { DesignPart } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { haloRowsOf, part, type FlatTree } from '../ring/treeParts';
import { necklace, stoneHead } from './treeParts';

export const charmTree: FlatTree = ({ params, stones: all }) => {
  const halo = all.find(({ role }) => role === 'halo');
  const stones = all.filter((stone) => stone !== halo);
  const names = String(params['charms'] ?? '').split('|');
  const holds = String(params['holds'] ?? '')
    .split('|')
    .map(Number);
  const totals = new Map<string, number>();
  for (const name of names) totals.set(name, (totals.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  let next = 0;
  const charms = names.map((name, i): DesignPart => {
    const own = stones.slice(next, next + (holds[i] ?? 0));
    next += holds[i] ?? 0;
    const at = (used.get(name) ?? 0) + 1;
    used.set(name, at);
    const id = name === '' ? 'drop' : partIdOf(name);
    const unique = totals.get(name)! > 1 ? `${id}-${at}` : id;
    return name === ''
      ? stoneHead(unique, halo ? 'prong' : String(params['head'] ?? 'bezel'), own[0]!, {
          around: haloRowsOf(halo, 1).map((row) => (i === 0 ? row : { ...row, id: `${row.id}-${i + 1}` })),
        })
      : part(unique, 'figure.relief', { motif: name, version: 0, height: params['height'] }, own);
  });
  const between = stones
    .slice(next)
    .map((stone, i): DesignPart =>
      part(
        i === 0 ? 'between' : `between-${i + 1}`,
        params['beads'] === 'yes' || stone.kind === 'pearl' ? 'bead' : 'head.bezel',
        {},
        [stone.kind === 'pearl' || params['beads'] !== 'yes' ? stone : { ...stone, cut: 'sphere' }],
      ),
    );
  return necklace(params, { width: params['width'] ?? 44, spacing: params['spacing'] }, { charms, stations: between });
};
