/** Lines along a band: of a second metal, or inlaid. */
import type { BuiltDesign } from './built';

/** Words for a line of another metal or material along a band. */
export const LINE =
  /^(?:lines?|lini(?:e|en)|lignes?|filets?|line(?:as?|e)|filett[oi]|linhas?|frisos?|filetes?|лини\p{L}*|полоск\p{L}*|cizgi\p{L}*|خط\p{L}*|लाइन|线|線|ライン|grooves?|stripes?|strips?|streifen|bandes?|tiras?|franjas?|striscia|strisce|listell\p{L}*|faixas?|полос\p{L}*|serit\p{L}*|شريط|पट्टी|条|帯)$/u;
/** True for a band with an inlay, or with a line of a second metal. */
export const hasLine = ({ spec, facts }: BuiltDesign): boolean =>
  facts.built.parts.some(({ id }) => id.endsWith('-inlay')) ||
  (spec.type === 'ring' && new Set(facts.built.metals.map(({ alloy }) => alloy)).size > 1);
