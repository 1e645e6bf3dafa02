import { useEffect, useRef, useState } from 'react';
import { beads } from './PromptForm.css';

/** Inset of the beads from the edge, and their chamfer, px. */
const inset = 5;
const chamfer = 10;
/** Distance between beads, px. */
const pitch = 6;

/** Milgrain along the inside of the chamfered plate: a path of round dots that follows its size. */
export function PlateBeads() {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const plate = ref.current?.parentElement;
    if (!plate || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setSize({ width: plate.clientWidth, height: plate.clientHeight }));
    observer.observe(plate);
    return () => observer.disconnect();
  }, []);

  const { path, length } = octagon(size.width - 2 * inset, size.height - 2 * inset);
  return (
    <svg ref={ref} aria-hidden="true" className={beads}>
      {length > 0 && (
        <path
          d={path}
          transform={`translate(${inset} ${inset})`}
          pathLength={Math.round(length / pitch) * pitch}
          strokeDasharray={`0.01 ${pitch - 0.01}`}
        />
      )}
    </svg>
  );
}

/** A rectangle with chamfered corners and its length, px; undefined when it does not fit. */
function octagon(width: number, height: number): { path: string; length: number } {
  if (width <= 2 * chamfer || height <= 2 * chamfer) return { path: '', length: 0 };
  const [right, lower] = [width - chamfer, height - chamfer];
  return {
    path: `M${chamfer} 0H${right}L${width} ${chamfer}V${lower}L${right} ${height}H${chamfer}L0 ${lower}V${chamfer}Z`,
    length: 2 * (width + height - 4 * chamfer) + 4 * chamfer * Math.SQRT2,
  };
}
