import type { DesignRequest } from '@jewelry/design';

export interface Exhibit extends DesignRequest {
  /** Number of likes in the gallery. */
  readonly likes: number;
}

/** The pieces of the demo gallery, newest first; the first ten are on the first screen. */
export const COLLECTION: readonly Exhibit[] = [
  { prompt: 'Emerald-cut ruby pendant with a diamond halo in rose gold', seed: 3, likes: 154 },
  { prompt: 'Diamond solitaire ring in rose gold, cathedral shank', seed: 11, likes: 212 },
  { prompt: 'Oval sapphire ring with a twisted white gold shank', seed: 5, likes: 187 },
  { prompt: 'Tennis bracelet of diamonds and rubies in rose gold', seed: 8, likes: 96 },
  { prompt: 'Leaf pendant in yellow gold with an emerald', seed: 21, likes: 64 },
  { prompt: 'Pavé emerald band in yellow gold', seed: 14, likes: 143 },
  { prompt: 'Cushion ruby drop earrings in yellow gold with diamond halos', seed: 9, likes: 167 },
  { prompt: 'Honeycomb bracelet in yellow gold with diamonds', seed: 4, likes: 121 },
  { prompt: 'Pavé diamond band in white gold', seed: 2, likes: 88 },
  { prompt: 'Emerald rivière necklace in yellow gold', seed: 6, likes: 178 },
  { prompt: 'Contemporary watch in rose gold with a blue dial', seed: 7, likes: 132 },
  { prompt: 'Geometric sapphire earrings in yellow gold', seed: 12, likes: 75 },
  { prompt: 'Three-stone emerald ring in white gold', seed: 16, likes: 110 },
  { prompt: 'Heart pendant in rose gold with a ruby', seed: 18, likes: 91 },
  { prompt: 'Hoop earrings with pavé diamonds in yellow gold', seed: 23, likes: 83 },
  { prompt: 'Minimalist rose gold band', seed: 27, likes: 42 },
  { prompt: 'Crescent moon pendant in white gold with a diamond', seed: 31, likes: 102 },
  { prompt: 'Bold signet ring in yellow gold with a blue sapphire', seed: 33, likes: 58 },
  { prompt: 'Layered necklace in yellow gold with small diamonds', seed: 35, likes: 77 },
  { prompt: 'Pear emerald drop earrings in white gold with diamonds', seed: 37, likes: 165 },
  { prompt: 'Organic cuff bracelet in rose gold', seed: 39, likes: 49 },
  { prompt: 'Diving watch in white gold', seed: 41, likes: 61 },
  { prompt: 'Asscher-cut diamond ring in white gold with a split shank', seed: 43, likes: 134 },
  { prompt: 'Sci-fi pendant in white gold with a blue sapphire', seed: 45, likes: 70 },
  { prompt: 'Chain bracelet in yellow gold with a single ruby', seed: 47, likes: 66 },
  { prompt: 'Diamond stud earrings in white gold', seed: 49, likes: 104 },
  { prompt: 'Oval sapphire halo ring in white gold', seed: 51, likes: 171 },
  { prompt: 'Star pendant in yellow gold with diamonds', seed: 53, likes: 55 },
  { prompt: 'Diamond rivière necklace in white gold', seed: 55, likes: 149 },
  { prompt: 'Amethyst ring in yellow gold with a bezel', seed: 57, likes: 68 },
  { prompt: 'Innovative tension ring in white gold with a diamond', seed: 59, likes: 99 },
  { prompt: 'Pearl drop earrings in yellow gold', seed: 61, likes: 93 },
  { prompt: 'Honeycomb pendant in rose gold with a diamond', seed: 63, likes: 52 },
  { prompt: 'Sapphire tennis bracelet in white gold', seed: 65, likes: 87 },
  { prompt: 'Ladies watch in yellow gold with diamonds on the bezel', seed: 67, likes: 73 },
  { prompt: 'Faceted geometric ring in rose gold with a cushion ruby', seed: 69, likes: 118 },
];
