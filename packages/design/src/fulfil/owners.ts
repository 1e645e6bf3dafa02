/** Words for one ring of a pair. */

/** Whose ring the words before describe. */
const OWNER =
  /(?<!\p{L})(?:his|hers?|mine|theirs|(?:wo)?m[ae]n'?s|ladies|herrenring|damenring|seine?r?|ihre?r?|meine?r?|le sien|la sienne|el de [eé]l|el suyo|il suo|[oa] dele|[oa] dela|la de [eé]l|(?:la|el|lo) de ella|la suya|la mía|quella (?:di lei|di lui|della sposa|dello sposo)|masculina|feminina|его|её|ее|мое|мужск\p{L}+|женск\p{L}+|onunki)(?!\p{L})[^,.;]{0,24}$/iu;

/** True for what follows words for one ring of a pair: "his 6 mm brushed". */
export const isOfOwner = (before: string): boolean => OWNER.test(before);
