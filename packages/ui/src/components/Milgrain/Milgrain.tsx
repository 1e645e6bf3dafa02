import { classNames } from '../../utils/classNames';
import { milgrainLine } from './Milgrain.css';

export interface MilgrainProps {
  /** Class for placement only. */
  className?: string;
}

/**
 * A beaded line, as on the edge of a bezel. Decorative; for a separator with meaning use `<hr>`.
 *
 * - **Use it**: under the header, above the prompt dock, as progress, and once per dialog.
 * - **Not**: where a separator has meaning (`<hr>`), or anywhere else.
 * - **States**: none.
 * - **Keyboard**: none; it is hidden from assistive technology.
 * - **Name**: none.
 */
export function Milgrain({ className }: MilgrainProps) {
  return <div aria-hidden="true" className={classNames(milgrainLine, className)} />;
}
