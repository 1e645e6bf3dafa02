/** Notes on what cannot be made. */

/** Specific reasons why something cannot be made; others are said to be missing in the catalogue. */
export const LACKS: Readonly<Record<string, string>> = {
  arrangement: 'We arranged this another way.',
  inside: 'The piece has nothing on its inside or underside.',
  letters: 'This text cannot be engraved.',
  text: 'Tell us the words to engrave.',
  'second of the pair': 'One of the two is shown.',
  'one of a pair': 'A pair of earrings is shown.',
  number: 'We did not check this number.',
  'worn with': 'The ring that it is worn with is not shown.',
  measure: 'Tell us the length with its unit, such as 14 mm.',
  clasp: 'The clasp is a standard one for this piece.',
  length: 'Tell us the length in mm or cm.',
  source: 'Where metals and stones come from is not part of a design.',
  alloy: 'This is a question of the alloy, which the picture does not show.',
  fitting: 'The back of an earring is not part of the picture.',
  'width of the inlay': 'The inlay is as wide as its band has room for.',
  'width of the strap': 'The strap is as wide as the lugs of its case.',
  strap: 'The strap is of another material.',
  edge: 'Its edges are smooth.',
  outline: 'Its outline is the usual one for this piece.',
  sign: 'The letters are engraved without this sign.',
};
