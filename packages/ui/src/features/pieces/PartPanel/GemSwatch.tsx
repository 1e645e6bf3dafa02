/** Facets of an octagon of 28 px around its table, in drawing order, each with its brightness: black when negative. */
const FACETS = [
  ['8,1 20,1 18,7 10,7', 0.3],
  ['20,1 27,8 21,10 18,7', 0.12],
  ['27,8 27,20 21,18 21,10', -0.1],
  ['27,20 20,27 18,21 21,18', -0.3],
  ['20,27 8,27 10,21 18,21', -0.22],
  ['8,27 1,20 7,18 10,21', -0.12],
  ['1,20 1,8 7,10 7,18', 0.1],
  ['1,8 8,1 10,7 7,10', 0.42],
  ['10,7 18,7 14,14 7,10 ', 0.16],
] as const;

/** A cut stone in its color. Decorative: the control around it has the name. */
export function GemSwatch({ color }: { color: string }) {
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <polygon points="8,1 20,1 27,8 27,20 20,27 8,27 1,20 1,8" fill={color} />
      {FACETS.map(([points, light]) => (
        <polygon key={points} points={points} fill={light > 0 ? 'white' : 'black'} fillOpacity={Math.abs(light)} />
      ))}
    </svg>
  );
}
