export interface CssRule {
  selector: string;
  /** The at-rules around it, outermost first, as written. */
  context: string[];
  declarations: { property: string; value: string }[];
}

/** Reads the style rules of a stylesheet that was written by a tool: no comments inside values. */
export function readRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  const open: { prelude: string }[] = [];
  let text = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, 'url()')) {
    if (character === '{') {
      open.push({ prelude: text.trim() });
      text = '';
    } else if (character === '}') {
      const block = open.pop();
      if (block === undefined) throw new Error('A brace closes that was never opened');
      const declarations = readDeclarations(text);
      if (declarations.length > 0) {
        const isAtRule = block.prelude.startsWith('@');
        rules.push({
          selector: block.prelude,
          context: [...open.map(({ prelude }) => prelude), ...(isAtRule ? [block.prelude] : [])],
          declarations,
        });
      }
      text = '';
    } else if (character === ';' && (open.length === 0 || open.at(-1)?.prelude.startsWith('@layer'))) {
      text = '';
    } else {
      text += character;
    }
  }
  return rules;
}

function readDeclarations(text: string): CssRule['declarations'] {
  return text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line.includes(':'))
    .map((line) => {
      const colon = line.indexOf(':');
      return { property: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
    });
}
