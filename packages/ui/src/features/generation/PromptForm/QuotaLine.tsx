import type { Usage } from '@jewelry/contract';
import { useLocale } from 'react-aria-components/I18nProvider';
import { promptMessages, quotaLeft } from '../promptMessages';

interface QuotaLineProps {
  /** Class for placement and colour. */
  className: string;
  id: string;
  /** What the plan of the account allows today, and what of it is used. */
  usage: Pick<Usage, 'limit' | 'count' | 'resets_at'>;
}

/**
 * How many images may still be made today; once there are none, also when there will be again, in the local time of the
 * user.
 */
export function QuotaLine({ className, id, usage: { limit, count, resets_at } }: QuotaLineProps) {
  const { locale } = useLocale();
  // After a downgrade more may be used than the new plan allows.
  const left = Math.max(0, limit - count);
  return (
    <p id={id} className={className} data-left={left <= 1 ? left : undefined}>
      {quotaLeft(left, limit)}
      {left === 0 &&
        `. ${promptMessages.moreFrom} ${new Date(resets_at).toLocaleTimeString(locale, { timeStyle: 'short' })}`}
    </p>
  );
}
