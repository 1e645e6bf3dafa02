/** Names of the other metals of designs, by id. */
const otherMetals: Readonly<Record<string, string>> = {
  'silver-925': 'sterling silver',
  'platinum-950': 'platinum',
  'steel-316l': 'steel',
};

/** '14k rose gold' for `rose-gold-14k`; pure gold has only one color. */
export function alloyName(id: string): string {
  const [, hue, karat] = /^(\w+)-gold-(\d+k)$/.exec(id) ?? [];
  if (karat === undefined) return otherMetals[id] ?? id;
  return karat === '24k' ? '24k gold' : `${karat} ${hue} gold`;
}
