/** Jewelers' names for the parts of a piece. */
import type { DesignSpec, JewelryType } from '../spec';
import { partWith } from '../spec/tree';

const ORDINAL: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' };

const BODY: Record<JewelryType, string> = {
  ring: 'band',
  bracelet: 'bracelet',
  necklace: 'necklace',
  pendant: 'pendant',
  earrings: 'earrings',
  watch: 'case',
};

/** By the id of a part without its number, or by a prefix of its kind. */
const NAMES: Readonly<Record<string, string>> = {
  center: 'centre stone',
  side: 'side stones',
  halo: 'halo',
  pave: 'pavé',
  accent: 'accent stones',
  'hidden-halo': 'hidden halo',
  head: 'centre stone',
  shank: 'band',
  chain: 'chain',
  dial: 'dial',
  case: 'case',
  strap: 'strap',
  hands: 'hands',
  bezel: 'bezel',
  'bezel-stones': 'stones of the bezel',
  indices: 'hour marks',
  'seconds-dial': 'small seconds',
  'minutes-dial': 'minute counter',
  'hours-dial': 'hour counter',
  'moon-phase': 'moon phase',
  date: 'date',
  movement: 'movement',
  crown: 'crown',
  bail: 'bail',
  clasp: 'clasp',
  drop: 'drop',
  fitting: 'ear fitting',
  shoulders: 'shoulders',
  milgrain: 'milgrain',
  edges: 'edges',
  row: 'row of stones',
  companion: 'companion band',
  pair: 'second ring',
  text: 'engraving',
  letters: 'engraving',
  plate: 'face',
  disc: 'disc',
  tag: 'tag',
  bar: 'bar',
  name: 'name',
  leaf: 'leaves',
  tassel: 'tassel',
  ball: 'ball',
  stations: 'stones on the chain',
  ring: 'ring',
  slab: 'slab of stone',
};

/**
 * The name of a part in lower case, such as "centre stone" or "left side stone".
 * @param id of a part, or a role of stones
 */
export function partLabel(spec: DesignSpec, id: string): string {
  if ((id === spec.root.id && !spec.root.kind.startsWith('chain.')) || id === spec.type) return BODY[spec.type];
  const part = partWith(spec, id);
  const base = id.replace(/-\d+$/, '');
  const [, number] = /-(\d+)$/.exec(id) ?? [];
  if (base === 'halo' && number !== undefined) return `${ORDINAL[Number(number)] ?? number} halo`;
  if (part?.kind.startsWith('head.') && part.stones?.[0]?.role === 'side') {
    const place = String(part.params['place'] ?? 'both');
    const outer = number === undefined || Number(number) < 2 ? '' : 'outer ';
    return place === 'both' ? `${outer}side stones` : `${outer}${place} side stone`;
  }
  return NAMES[base] ?? (part && (NAMES[part.kind] ?? NAMES[part.kind.split('.')[0]!])) ?? base.replaceAll('-', ' ');
}
