import type { ReactNode } from 'react';
import { contrast } from '../testing/contrast';
import { foundation } from '../theme/foundation';
import { porcelain } from '../theme/porcelain';
import { velvet } from '../theme/velvet';
import * as styles from './tokens.css';

type Tree = { readonly [key: string]: string | Tree };

/** `{ a: { b: 'x' } }` becomes `[['a.b', 'x']]`. */
function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[name, value] as [string, string]] : leaves(value, name);
  });
}

/** The colours of both themes side by side, as the code has them. */
export function ColorTable() {
  const dark = new Map(leaves(velvet.color));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Porcelain</th>
          <th scope="col">Velvet</th>
        </tr>
      </thead>
      <tbody>
        {leaves(porcelain.color).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">color.{name}</th>
            <td>
              <Swatch color={value} theme="porcelain" />
            </td>
            <td>
              <Swatch color={dark.get(name) ?? ''} theme="velvet" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ color, theme }: { color: string; theme: 'porcelain' | 'velvet' }) {
  return (
    <span className={styles.swatchRow}>
      <span data-theme={theme} className={styles.swatchGround}>
        <span className={styles.swatch} style={{ backgroundColor: color }} />
      </span>
      <code>{color}</code>
    </span>
  );
}

const pairs = [
  ['text.default on page', (c: Colors) => c.text.default, (c: Colors) => c.surface.page],
  ['text.muted on page', (c: Colors) => c.text.muted, (c: Colors) => c.surface.page],
  ['text.subtle on sunken', (c: Colors) => c.text.subtle, (c: Colors) => c.surface.sunken],
  ['accent.text on raised', (c: Colors) => c.accent.text, (c: Colors) => c.surface.raised],
  ['action.text on action.fill', (c: Colors) => c.action.text, (c: Colors) => c.action.fill],
  ['danger.text on raised', (c: Colors) => c.danger.text, (c: Colors) => c.surface.raised],
  ['border.control on page', (c: Colors) => c.border.control, (c: Colors) => c.surface.page],
] as const;

type Colors = typeof porcelain.color | typeof velvet.color;

/** The contrast of the pairs that matter most, computed here and now. */
export function ContrastTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Porcelain</th>
          <th scope="col">Velvet</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([name, foreground, background]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[porcelain, velvet].map(({ color }) => (
              <td key={color.surface.page}>{contrast(foreground(color), background(color)).toFixed(2)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every value of one part of the foundation, with a drawing of each. */
export function FoundationTable({
  part,
  draw,
}: {
  part: 'space' | 'size' | 'radius' | 'motion' | 'z';
  draw?: (value: string, name: string) => ReactNode;
}) {
  return (
    <table className={styles.table}>
      <tbody>
        {leaves(foundation[part]).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              {part}.{name}
            </th>
            <td>
              <code>{value}</code>
            </td>
            {draw !== undefined && <td>{draw(value, name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar of the given length. */
export function Bar({ length }: { length: string }) {
  return <span className={styles.bar} style={{ inlineSize: length }} />;
}

/** The four sizes of the emerald cut, and the plain radii beside them. */
export function Cuts() {
  return (
    <div className={styles.cuts}>
      {(['sm', 'badge', 'md', 'lg'] as const).map((size) => (
        <figure key={size} className={styles.cutFigure}>
          <div className={styles.cutSample[size]} />
          <figcaption>
            cut.{size} · {foundation.shape.cut[size]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
