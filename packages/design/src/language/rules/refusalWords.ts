import type { Sentence } from '../sentence';

/** Verbs of having and wishing between a refusal and its object: "que no tenga diamantes", "che non abbia perle". */
export const HAVING =
  /^(?:tenga|tengan|lleve|lleven|haya|quiero|quiere|tenha|tenham|leve|quero|abbia|abbiano|ci siano|ci sia|voglio|vorrei|hat|haben|habe|will|mochte|veux|souhaite|хочу|надо|нужно|have|having|want|wants|need|needs|wear|wears|wore|wearing|likes?|liked|trage|tragt|porte|portent|usa|uso|indosso|indossa|носит|ношу|носил|носила)$/;

/** Words for the inside of a band, which go on with the wishes: "ohne Steine und innen graviert". */
export const INSIDE = /^(?:innen(?:seitig)?|inside|dentro|a l'interieur|interieur|all'interno|внутри)(?: \p{L}+)*$/u;

/** Words before what a refusal of stones leaves: "keine Steine außer einem Saphir". */
export const EXCEPT =
  /^(?:except|except for|besides|apart from|other than|außer|ausser|bis auf|abgesehen von|sauf|hormis|a part|excepté|excepte|salvo|excepto|menos|aparte de|tranne|eccetto|a parte|fuorche|exceto|além de|alem de|fora|кроме)$/;

/** Words that point at what is refused: "can't stand those huge ones". */
export const THESE = /^(?:these|those|them|that|this|all|anything|something|algo|qualcosa|etwas)$/;

/** Words before one more thing that is refused: "no skulls or any biker nonsense". */
export const ANY =
  /^(?:any|all that|irgendwelche[nmrs]?|ning[uú]n[ao]?|nenhuma?|qualsiasi|qualquer|всяк(?:ои|их|ого)|любых)$/u;

/** Words that repeat the verb of the clause before: "камней не надо, позолоты тоже", "keine Perlen, Gold auch nicht". */
export const TOO =
  /^(?:тоже|также|auch nicht|auch keine|tampoco|neither|either|non plus|neanche|nemmeno|tambem nao|भी नहीं|也是|也不要|も同じ)$/u;

/** Words that refuse one thing, which something else replaces: a comma after it goes on with the wishes. */
export const IN_PLACE_OF =
  /^(?:instead of|rather than|statt|anstatt|anstelle|au lieu de|plutot que|en vez de|en lugar de|invece di|em vez de|ao inves de|вместо)$/;

/** Words that strengthen a refusal, the last of them "abadan" in Arabic: "no yellow gold ever, nor pearls". */
export const EVER =
  /^(?:at all|ever|نهائيا|вообще|совсем|kesinlikle|asla|hic|hicbir sekilde|sakin|kesin)$|^\P{M}\p{M}*\u0628\u062f/u;

/** Words before something that its wearer has already: "I've got my own chain". */
export const OWN =
  /(?<!\p{L})(?:(?:have|has|got)(?: already)? (?:my|her|his|their|our) own|already (?:have|has|got)(?: an?| the)?|eigene|(?:habe|hat)(?: schon| bereits)(?: eine)?|ya (?:tengo|tiene)(?: una| la)?|ai déjà (?:une|la)|ho già (?:una|la)|já tenho (?:um|uma|a|o)|уже есть) $/iu;

/** Concepts of adjectives that describe the whole piece. */
const OF_PIECE: ReadonlySet<string> = new Set(['scale', 'style', 'look', 'finish']);
/** True for an adjective alone, which goes on with the wishes after a refused noun: "no stones, small and light". */
export const isAdjective = (s: Sentence, i: number): boolean =>
  s.items[i]?.concepts.some(({ kind }) => OF_PIECE.has(kind)) === true &&
  s.items[i].concepts.every(({ kind }) => OF_PIECE.has(kind) || kind === 'grammar');
