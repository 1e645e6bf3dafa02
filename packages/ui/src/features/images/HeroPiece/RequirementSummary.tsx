import type { Requirement } from '@jewelry/contract';
import { REQUIREMENT_STATUSES } from '@jewelry/contract/constants';
import { countStatus } from '../messages';
import { StatusSign } from '../StatusSign/StatusSign';
import * as styles from './RequirementSummary.css';

/** '2 met, 1 differently, 1 not' */
export const countOutcomes = (phrases: readonly Requirement[]): string =>
  REQUIREMENT_STATUSES.flatMap((status) => {
    const count = phrases.filter((phrase) => phrase.status === status).length;
    return count > 0 ? [countStatus(status, count)] : [];
  }).join(', ');

/** How many of a prompt's phrases are met, as octagons and as text. */
export function RequirementSummary({ phrases }: { phrases: readonly Requirement[] }) {
  if (phrases.length === 0) return null;
  return (
    <p className={styles.summary}>
      <span className={styles.signs}>
        {phrases.slice(0, styles.SIGNS).map(({ start, text, status }) => (
          <StatusSign key={`${start} ${text}`} status={status} />
        ))}
      </span>
      {countOutcomes(phrases)}
    </p>
  );
}
