/** The metals of designs that are not gold, by their ids. */
const otherMetals: Readonly<Record<string, string>> = {
  'silver-925': 'sterling silver',
  'platinum-950': 'platinum',
  'steel-316l': 'steel',
};

/** '14k rose gold' for `rose-gold-14k`; pure gold has one colour only. */
export function alloyName(id: string): string {
  const [, hue, karat] = /^(\w+)-gold-(\d+k)$/.exec(id) ?? [];
  if (karat === undefined) return otherMetals[id] ?? id;
  return karat === '24k' ? '24k gold' : `${karat} ${hue} gold`;
}
