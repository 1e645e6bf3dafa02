/** Amounts of money that a prompt names: "under 500 dollars", "aed 3000", "budget 2k". No design follows them: they are told as one phrase. */
import type { Reader } from './reader';

const CURRENCY = String.raw`(?:aed|dhs?|dirhams?|usd|dollars?|bucks|eur|euros?|gbp|pounds?|quid|inr|rupees?|rs\.?|sar|riyals?|php|pesos?|rub|rubles?|rmb|yuan|cny|[$€£₹¥₱])`;
const AMOUNT = String.raw`\d{1,3}(?:[,. ]\d{3})+|\d{1,7}(?:\.\d{1,2})?`;
const LIMIT = String.raw`(?:(?:my |a |the |of |on )?(?:budget|max(?:imum)?|under|below|less than|up to|within|around|about|approx(?:imately)?|at most|is|of|for)(?:[: ]+))*`;
const BUDGETS: readonly RegExp[] = [
  new RegExp(`(?<![\\w.])${LIMIT}${CURRENCY} ?(?:${AMOUNT}) ?k?(?![\\w.])`),
  new RegExp(`(?<![\\w.])${LIMIT}(?:${AMOUNT}) ?k? ?${CURRENCY}(?![\\w.])(?: (?:budget|max(?:imum)?))?`),
  new RegExp(`\\bbudget(?:[: ]+(?:is|of|around|about|under|max))*[: ]+(?:${AMOUNT}) ?k?\\b|\\b(?:${AMOUNT}) ?k? budget\\b`),
];

/** Takes the amounts of money out of a text. */
export const statedBudgets = (reader: Reader): RegExpExecArray[] => BUDGETS.flatMap((pattern) => reader.takeAll(pattern));
