import type { Usage } from '@jewelry/contract';
import { useLocale } from 'react-aria-components/I18nProvider';
import { promptMessages, quotaLeft } from '../promptMessages';

interface QuotaLineProps {
  /** Class for position and color. */
  className: string;
  id: string;
  /** Today's limit of the account's plan, and its usage. */
  usage: Pick<Usage, 'limit' | 'count' | 'resets_at'>;
}

/** How many images are left today; when none are, also when the limit resets, in the user's local time. */
export function QuotaLine({ className, id, usage: { limit, count, resets_at } }: QuotaLineProps) {
  const { locale } = useLocale();
  // After a downgrade the usage can exceed the new limit.
  const left = Math.max(0, limit - count);
  return (
    <p id={id} className={className} data-left={left <= 1 ? left : undefined}>
      {quotaLeft(left, limit)}
      {left === 0 &&
        `. ${promptMessages.moreFrom} ${new Date(resets_at).toLocaleTimeString(locale, { timeStyle: 'short' })}`}
    </p>
  );
}
