import { classNames } from '../../utils/classNames';
import { milgrainLine } from './Milgrain.css';

export interface MilgrainProps {
  /** Class for placement only. */
  className?: string;
}

/**
 * The beaded edge of a bezel as a divider. It has four places: under the header, above the dock, in
 * progress, and once per dialog. Decorative; where a separator means something use `<hr>`.
 *
 * - **Use it**: in its four places: under the header, above the dock, in progress, once per dialog.
 * - **Not**: where a separator has meaning (`<hr>`), or to decorate a fifth place.
 * - **States**: none.
 * - **Keyboard**: none; it is hidden from assistive technology.
 * - **Name**: it has no name.
 */
export function Milgrain({ className }: MilgrainProps) {
  return <div aria-hidden="true" className={classNames(milgrainLine, className)} />;
}
