import { setOf } from '../wordList';

/** Makers that set every stone in a bezel. */
export const BEZELLED: ReadonlySet<string> = setOf(`
  geometric-drops chandeliers bangle organic-cuff collar set-collar chandbalis fringe link-necklace link-bracelet
  honeycomb-ring honeycomb-pendant medallion locket brooch cufflinks comb-necklace lattice-bracelet frame-pendant
  art-deco-pendant reactor-pendant name-ring bead-bracelet pearl-necklace
`);
