import { mkdirSync, writeFileSync } from 'node:fs';

export type Verdict = 'equal' | 'different' | 'new' | 'failed' | 'unused';

/** Result of one shot. Pictures are written only for shots that need review. */
export interface Row {
  readonly name: string;
  readonly title: string;
  readonly mode: string;
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly pictures: Readonly<Partial<Record<'reference' | 'now' | 'difference', Buffer>>>;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#222}h2{font-size:1rem;margin:2rem 0 .5rem}
figure{margin:0;flex:1 1 20rem;min-width:0}img{max-width:100%;border:1px solid #bbb}figcaption{color:#555}.pictures{display:flex;gap:1rem;flex-wrap:wrap;align-items:start}
details{margin-top:2rem}`;

/**
 * Writes a page with reference, screenshot and difference side by side, changes first.
 * @returns the path of the page
 */
export function writeReport(folder: string, rows: readonly Row[], heading: string): string {
  mkdirSync(folder, { recursive: true });
  const section = ({ name, title, mode, verdict, reason, pictures }: Row) => {
    const figures = Object.entries(pictures).map(([kind, picture]) => {
      const file = `${name}.${kind}.${kind === 'reference' ? 'webp' : 'png'}`;
      writeFileSync(`${folder}/${file}`, picture);
      return `<figure><a href="${file}"><img src="${file}" alt="${kind}"></a><figcaption>${kind}</figcaption></figure>`;
    });
    return `<section><h2>${escapeHtml(title)} · ${mode}: ${verdict}</h2><p>${escapeHtml(reason ?? '')}</p><div class="pictures">${figures.join('')}</div></section>`;
  };
  const [equal, others] = [
    rows.filter(({ verdict }) => verdict === 'equal'),
    rows.filter(({ verdict }) => verdict !== 'equal'),
  ];
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of stories</title><style>${STYLE}</style>
<h1>${escapeHtml(heading)}</h1>${others.map(section).join('\n')}
<details${others.length === 0 ? ' open' : ''}><summary>${equal.length} equal</summary><ul>${equal.map(({ title, mode }) => `<li>${escapeHtml(title)} · ${mode}</li>`).join('')}</ul></details></html>`;
  const path = `${folder}/index.html`;
  writeFileSync(path, page);
  return path;
}
