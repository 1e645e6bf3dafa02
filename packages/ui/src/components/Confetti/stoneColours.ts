export type ConfettiMetal = 'white-gold' | 'yellow-gold' | 'rose-gold';
export type ConfettiStone = 'diamond' | 'ruby' | 'blue-sapphire' | 'emerald';

/** Highlight, base and shadow colour of a metal or a stone. Hex, since they are drawn on a canvas. */
export const stoneColours: Record<ConfettiMetal | ConfettiStone, readonly string[]> = {
  'white-gold': ['#F1F1EE', '#C9CACB', '#9C9EA2'],
  'yellow-gold': ['#F3DFA2', '#D9B45A', '#A87E2C'],
  'rose-gold': ['#F3CDBB', '#D99C84', '#A9674F'],
  diamond: ['#FFFFFF', '#E4EEF4', '#BFD2DF'],
  ruby: ['#F0566B', '#C41E3A', '#86102A'],
  'blue-sapphire': ['#5E86F0', '#2347C5', '#142A86'],
  emerald: ['#4FCB93', '#0E8F57', '#075C39'],
};
