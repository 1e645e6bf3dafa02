import type { RequirementStatus } from '@jewelry/contract/constants';
import { CheckIcon } from '../../../icons/glyphs';
import { dash, sign } from './StatusSign.css';

/** Status of a requirement as an octagon. Decorative: a text label accompanies it. */
export function StatusSign({ status }: { status: RequirementStatus }) {
  return (
    <span className={sign} data-status={status} aria-hidden="true">
      {status === 'met' && <CheckIcon size={12} />}
      {status === 'not' && <span className={dash} />}
    </span>
  );
}
