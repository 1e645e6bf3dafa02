import { bead, beads } from './Beads.css';

/** Three beads that light up in turn, for work of unknown duration. Decorative. */
export function Beads() {
  return (
    <span className={beads} aria-hidden="true">
      <span className={bead} />
      <span className={bead} />
      <span className={bead} />
    </span>
  );
}
