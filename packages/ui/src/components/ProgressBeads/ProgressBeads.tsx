import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../../utils/classNames';
import { bead, beadDelay, row } from './ProgressBeads.css';

export interface ProgressBeadsProps {
  /** Accessible name of the operation. */
  'aria-label': string;
  /**
   * Share that is done, 0 to 1. Leave it out when no length is known: three lit beads then travel
   * along the row, and the row is silent, so adjacent text must state the stage or status.
   */
  value?: number;
  /** Words for the value, such as the stage. Without them the share is read as a percentage. */
  valueText?: string;
  /** How many beads. @default 24 */
  count?: number;
  /** Class for placement only. */
  className?: string;
}

/**
 * Progress as a row of 4 px beads that are lit one after the other.
 *
 * - **Use it**: while something takes more than a second, with a stage in words.
 * - **Not**: for a wait below a second, or for content that loads in place (`Skeleton`).
 * - **States**: share known (0 to 1), share unknown (three beads travel; silent).
 * - **Keyboard**: none.
 * - **Name**: `aria-label` names the operation, `valueText` the stage.
 */
export function ProgressBeads({ 'aria-label': label, value, valueText, count = 24, className }: ProgressBeadsProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const semantics =
    share === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(share * 100),
          'aria-valuetext': valueText,
        } as const);
  return (
    <div {...semantics} className={classNames(row, className)}>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={bead}
          data-reached={(share !== undefined && index < share * count) || isLitAtRest(share, index)}
          data-waiting={share === undefined || undefined}
          style={assignInlineVars({ [beadDelay]: `${Math.round((index / count) * 2400)}ms` })}
        />
      ))}
    </div>
  );
}

/** Three beads stay lit when nothing moves, so that a still row does not look finished or empty. */
function isLitAtRest(share: number | undefined, index: number): true | undefined {
  return share === undefined && index < 3 ? true : undefined;
}
