/** A text that remembers which part of the prompt each of its characters was written as. */
export class Traced {
  /** `starts[i]` and `ends[i]` bound the part of the prompt behind character i, in UTF-16 units. */
  private constructor(
    readonly text: string,
    private readonly starts: readonly number[],
    private readonly ends: readonly number[],
  ) {}

  /** The prompt with every character spelled by `spell`, which may return several characters or none. */
  static from(prompt: string, spell: (character: string) => string): Traced {
    const starts: number[] = [];
    const ends: number[] = [];
    let text = '';
    let at = 0;
    for (const character of prompt) {
      const spelled = spell(character);
      for (let i = 0; i < spelled.length; i++) {
        starts.push(at);
        ends.push(at + character.length);
      }
      text += spelled;
      at += character.length;
    }
    return new Traced(text, starts, ends);
  }

  /** The text with every match replaced; the replacement stands for the whole match. */
  replaceAll(pattern: RegExp, replacement: (match: string) => string): Traced {
    const starts: number[] = [];
    const ends: number[] = [];
    let text = '';
    let from = 0;
    const copy = (to: number): void => {
      text += this.text.slice(from, to);
      starts.push(...this.starts.slice(from, to));
      ends.push(...this.ends.slice(from, to));
    };
    for (const match of this.text.matchAll(pattern)) {
      copy(match.index);
      from = match.index + match[0].length;
      const put = replacement(match[0]);
      const [start, end] = this.span(match.index, from);
      text += put;
      for (let i = 0; i < put.length; i++) {
        starts.push(start);
        ends.push(end);
      }
    }
    copy(this.text.length);
    return new Traced(text, starts, ends);
  }

  /** The part of the prompt behind the characters from `from` to `to`, without white space at its ends. */
  span(from: number, to: number): [start: number, end: number] {
    let [first, last] = [from, to];
    while (first < last && /\s/.test(this.text[first]!)) first++;
    while (last > first && /\s/.test(this.text[last - 1]!)) last--;
    return first === last ? [this.starts[from] ?? 0, this.starts[from] ?? 0] : [this.starts[first]!, Math.max(...this.ends.slice(first, last))];
  }
}
