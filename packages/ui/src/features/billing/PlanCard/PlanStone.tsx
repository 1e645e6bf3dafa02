import type { PlanKey } from '@jewelry/contract/constants';

const OUTLINE = 'M10 1h24l9 9v36l-9 9H10l-9-9V10Z';
const TABLE = 'M14 10h16l4 4v28l-4 4H14l-4-4V14Z';
const FACETS = 'M10 1l4 9M34 1l-4 9M43 10l-9 4M43 46l-9-4M34 55l-4-9M10 55l4-9M1 46l9-4M1 10l9 4';
const HEART = 'M17.5 19h9v18h-9Z';

const DRAWINGS: Record<PlanKey, readonly string[]> = {
  free: [OUTLINE],
  pro: [OUTLINE, TABLE, FACETS],
  business: [OUTLINE, TABLE, FACETS, HEART],
};

/** An emerald-cut stone that gains facets with the plan. Decorative. */
export function PlanStone({ plan, className }: { plan: PlanKey; className?: string }) {
  return (
    <svg
      viewBox="0 0 44 56"
      width="44"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {DRAWINGS[plan].map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
