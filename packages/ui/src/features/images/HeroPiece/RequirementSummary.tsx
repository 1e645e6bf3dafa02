import type { Requirement } from '@jewelry/contract';
import { REQUIREMENT_STATUSES } from '@jewelry/contract/constants';
import { countStatus } from '../messages';
import { StatusSign } from '../StatusSign/StatusSign';
import * as styles from './RequirementSummary.css';

/** How many of the requirements of a prompt are met, as octagons and in words: '2 met, 1 differently, 1 not'. */
export function RequirementSummary({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null;
  const counts = REQUIREMENT_STATUSES.flatMap((status) => {
    const count = requirements.filter((requirement) => requirement.status === status).length;
    return count > 0 ? [countStatus(status, count)] : [];
  });
  return (
    <p className={styles.summary}>
      <span className={styles.signs}>
        {requirements.slice(0, styles.SIGNS).map(({ start, text, status }) => (
          <StatusSign key={`${start} ${text}`} status={status} />
        ))}
      </span>
      {counts.join(', ')}
    </p>
  );
}
