/** Prompts that together call for every type and most constructions: looked at on a sheet, timed by the benchmark. */
export const CATALOGUE: readonly string[] = [
  'solitaire diamond ring yellow gold', 'three-stone emerald ring white gold', 'rose gold pavé ruby band', 'snake ring with emerald eyes',
  'oval sapphire halo ring', 'minimalist rose gold band', 'leaf necklace yellow gold with diamonds', 'layered necklace',
  'sci-fi pendant sapphire white gold', 'heart pendant ruby', 'crescent moon and star pendant', 'emerald-cut emerald pendant with halo',
  'honeycomb bracelet', 'tennis bracelet diamonds white gold', 'organic cuff rose gold', 'chain bracelet with a single ruby',
  'geometric sapphire earrings', 'pearl drop earrings', 'hoop earrings pavé', 'flower stud earrings',
  'bold signet ring with onyx', 'contemporary watch rose gold blue dial', 'diving watch white gold', 'art deco pendant, many stones',
];
