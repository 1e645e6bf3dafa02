/** Lists of words, written as text. */

type InLine<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? Exclude<Word, ''> | InLine<Rest>
  : Exclude<Text, ''>;
type Words<Text extends string> = Text extends `${infer Line}\n${infer Rest}`
  ? InLine<Line> | Words<Rest>
  : InLine<Text>;

/** The words of a text with spaces and line breaks between them; the compiler knows each of them. */
export const wordList = <Text extends string>(text: Text): Words<Text>[] => text.trim().split(/\s+/) as Words<Text>[];

/** The set of the words of a text, see `wordList`. */
export const setOf = <Text extends string>(text: Text): ReadonlySet<Words<Text>> => new Set(wordList(text));
