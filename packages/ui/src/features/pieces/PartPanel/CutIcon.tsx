/** Outlines of cuts on a grid of 26, seen from above. */
const OUTLINES: Readonly<Record<string, string>> = {
  round: 'M13 3a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  oval: 'M13 3c4.4 0 7.5 4.5 7.5 10S17.4 23 13 23S5.5 18.5 5.5 13S8.6 3 13 3z',
  cushion: 'M8 4h10q4 0 4 4v10q0 4-4 4H8q-4 0-4-4V8q0-4 4-4z',
  pear: 'M13 2.5c2 4 7 7.5 7 13a7 7 0 0 1-14 0c0-5.5 5-9 7-13z',
  marquise: 'M13 2c4 3.5 6 7 6 11s-2 7.5-6 11c-4-3.5-6-7-6-11s2-7.5 6-11z',
  emerald: 'M9 3h8l3 3v14l-3 3H9l-3-3V6z',
  asscher: 'M9 4h8l5 5v8l-5 5H9l-5-5V9z',
  baguette: 'M9 3h8v20H9z',
  'tapered-baguette': 'M8 3h10l-2 20h-6z',
  princess: 'M4 4h18v18H4z',
  hexagon: 'M8 4.3h10l5 8.7l-5 8.7H8L3 13z',
  'half-moon': 'M8 3a10 10 0 0 1 0 20z',
  trillion: 'M13 3.5q6 7 9.5 16.5Q13 23 3.5 20Q7 10.5 13 3.5z',
  heart: 'M13 7.6C15 3.4 23 3.2 23 10c0 5-5.5 9.2-10 13.4C8.5 19.2 3 15 3 10c0-6.8 8-6.6 10-2.4z',
  kite: 'M13 2l7 8l-7 14l-7-14z',
  radiant: 'M9 3h8l3 3v14l-3 3H9l-3-3V6z',
  'old-mine': 'M13 3c7.5 0 10 2.5 10 10s-2.5 10-10 10S3 20.5 3 13S5.5 3 13 3z',
  rose: 'M13 3a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  rough: 'M9 3.5l7.5-.5l5.5 6l.5 7l-5.5 6.5l-8 .5L3.5 18L4 9z',
  cabochon: 'M4 18a9 9 0 0 1 18 0z',
};

/** Inner lines of cuts without a table: the crossed facets of a radiant, the triangles of a rose, broken faces. */
const INNER: Readonly<Record<string, string>> = {
  radiant: 'M6 6l14 14M20 6L6 20',
  rose: 'M13 8l4.3 2.5v5L13 18l-4.3-2.5v-5zM13 13V8M13 13l4.3 2.5M13 13l-4.3 2.5',
  rough: 'M9 3.5l3 7.5l10-2M12 11l-3 12M12 11l-8.5 7',
  cabochon: '',
};

/** Outline and table of a cut. Decorative: the control around it has the name. */
export function CutIcon({ cut }: { cut: string }) {
  const outline = OUTLINES[cut];
  const inner = INNER[cut];
  return (
    <svg
      width={26}
      height={26}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} />
      {inner === undefined ? (
        <path
          d={outline}
          transform="translate(13 13) scale(.48) translate(-13 -13)"
          vectorEffect="non-scaling-stroke"
        />
      ) : (
        inner !== '' && <path d={inner} />
      )}
    </svg>
  );
}

export const hasCutIcon = (cut: string): boolean => cut in OUTLINES;
