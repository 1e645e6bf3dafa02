import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';

/** States in which a pointer or the keyboard puts a control; react-aria marks them with data attributes. */
export const interactions = ['rest', 'hovered', 'focus-visible', 'pressed'] as const;
type Interaction = (typeof interactions)[number];

const CONTROL = 'button, a, input, textarea, [role="group"], [role="tab"]';

/**
 * Shows its control in an interaction state, by setting the attribute that react-aria would set on it and its parts.
 */
function InState({ state, children }: { state: Interaction; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state === 'rest') return;
    const mark = (): boolean => {
      const control = cell.current?.querySelector(CONTROL);
      for (let part: Element | null | undefined = control; part && part !== cell.current; part = part.parentElement) {
        if (part === control || part.hasAttribute('data-rac')) part.setAttribute(`data-${state}`, 'true');
      }
      return Boolean(control);
    };
    // Collections of react-aria render their items after the first frame.
    if (!mark()) requestAnimationFrame(mark);
  }, [state]);
  return <div ref={cell}>{children}</div>;
}

export interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Must render a control that names its row and column to assistive technology. */
  render: (row: Row, column: Column) => ReactNode;
}

const isInteraction = (name: string): name is Interaction => interactions.some((interaction) => interaction === name);

/**
 * A component in all its variants, sizes and states on one page, for the visual check. A column or row called as one of
 * `interactions` shows that state without a pointer.
 */
export function Matrix<Row extends string, Column extends string>({ rows, columns, render }: MatrixProps<Row, Column>) {
  const caption = { fontSize: 12, opacity: 0.8 } as const;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `max-content repeat(${columns.length}, auto)`,
        gap: 16,
        alignItems: 'center',
        justifyContent: 'start',
      }}
    >
      <span />
      {columns.map((column) => (
        <span key={column} style={caption}>
          {column}
        </span>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <span style={caption}>{row}</span>
          {columns.map((column) => (
            <InState key={column} state={isInteraction(column) ? column : isInteraction(row) ? row : 'rest'}>
              {render(row, column)}
            </InState>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
