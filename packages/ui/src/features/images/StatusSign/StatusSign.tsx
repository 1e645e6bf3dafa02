import type { RequirementStatus } from '@jewelry/contract/constants';
import { CheckIcon } from '../../../icons/glyphs';
import { dash, sign } from './StatusSign.css';

/** What became of a requirement, as an octagon. It is hidden from assistive technology: the words stand beside it. */
export function StatusSign({ status }: { status: RequirementStatus }) {
  return (
    <span className={sign} data-status={status} aria-hidden="true">
      {status === 'met' && <CheckIcon size={12} />}
      {status === 'not' && <span className={dash} />}
    </span>
  );
}
