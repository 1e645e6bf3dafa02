import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../../utils/classNames';
import { bead, beadDelay, row } from './ProgressBeads.css';

export interface ProgressBeadsProps {
  /** Accessible name of the operation. */
  'aria-label': string;
  /**
   * Completed share, 0 to 1. Omit it when the duration is unknown: three lit beads then travel along the row, which is
   * hidden from assistive technology, so adjacent text must state the status.
   */
  value?: number;
  /** Text of the value, such as the stage. @default the share as a percentage */
  valueText?: string;
  /** Number of beads. @default 24 */
  count?: number;
  /** Class for placement only. */
  className?: string;
}

/**
 * Progress as a row of 4 px beads that light up one after the other.
 *
 * - **Use it**: for an operation of more than a second, with the stage as text.
 * - **Not**: for an operation of less than a second, or for loading content (`Skeleton`).
 * - **States**: known share (0 to 1), unknown share (three beads travel; hidden from assistive technology).
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

/** Three beads stay lit under reduced motion, so that the row looks neither finished nor empty. */
function isLitAtRest(share: number | undefined, index: number): true | undefined {
  return share === undefined && index < 3 ? true : undefined;
}
