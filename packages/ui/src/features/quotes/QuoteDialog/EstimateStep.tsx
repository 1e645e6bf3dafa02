import type { Image } from '@jewelry/contract';
import { formatUsd, QUOTE_MESSAGE_MAX_LENGTH, QUOTE_TEXTS, WORKSHOP_LINE } from '@jewelry/contract/constants';
import { useLocale } from 'react-aria-components/I18nProvider';
import { appMessages } from '../../../i18n/messages';
import { estimateMessages } from '../estimateMessages';
import { between, notCounted, pricesOf, quoteMessages } from '../messages';
import { Picture } from '../../../components/Picture/Picture';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { TextArea } from '../../../components/TextArea/TextArea';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Breakdown } from './Breakdown';
import * as styles from './QuoteDialog.css';
import type { ShownEstimate } from './shownEstimate';

interface EstimateStepProps {
  image: Image;
  estimate: ShownEstimate;
  notes: string;
  onNotesChange: (notes: string) => void;
}

/** Widths of the placeholder rows of the breakdown, %. */
const WAITING_ROWS = [72, 64, 80, 56, 68];

/** Price, breakdown, and a field for notes on the order. */
export function EstimateStep({ image, estimate, notes, onNotesChange }: EstimateStepProps) {
  const { locale } = useLocale();
  const day =
    estimate?.prices_as_of &&
    new Date(estimate.prices_as_of).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const unread = estimate?.not_understood ?? [];
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <Picture
          missingText={appMessages.pictureMissing}
          src={image.renditions[0]?.url ?? image.image_url}
          alt=""
          thumbhash={image.thumbhash}
          loading="eager"
          className={styles.small}
        />
        <div className={styles.price} aria-busy={estimate === undefined}>
          {estimate === undefined && <WaitingPrice />}
          {estimate === null && <NoPrice />}
          {estimate && (
            <>
              <Amount amount={estimate.estimatedCost} locale={locale} />
              {estimate.low !== undefined && estimate.high !== undefined && (
                <Text tone="muted" isTabular>
                  {between(formatUsd(estimate.low, locale), formatUsd(estimate.high, locale))}
                </Text>
              )}
            </>
          )}
        </div>
      </div>
      {estimate === undefined && (
        <div aria-hidden="true">
          {WAITING_ROWS.map((width) => (
            <div key={width} className={styles.waitingRow}>
              <Skeleton width={`${width / 2}%`} />
              <Skeleton width="72px" />
            </div>
          ))}
        </div>
      )}
      {estimate?.breakdown && <Breakdown lines={estimate.breakdown} total={estimate.estimatedCost} />}
      {estimate?.basis === 'imagined' && (
        <Text type="caption" tone="muted">
          {QUOTE_TEXTS.imaginedBasis}
        </Text>
      )}
      {unread.length > 0 && (
        <Text type="caption" tone="warning">
          {notCounted(unread)}
        </Text>
      )}
      <TextArea
        label={quoteMessages.notes}
        optionalLabel={appMessages.optional}
        placeholder={quoteMessages.notesPlaceholder}
        minHeight={48}
        maxHeight={144}
        maxLength={QUOTE_MESSAGE_MAX_LENGTH}
        value={notes}
        onChange={onNotesChange}
      />
      <Text type="caption" tone="muted">
        {[quoteMessages.notBinding, day && pricesOf(day), `${WORKSHOP_LINE}.`].filter(Boolean).join(' ')}
      </Text>
    </div>
  );
}

/** 'USD 4,085.55', with the code small and the number large. */
function Amount({ amount, locale }: { amount: number; locale: string }) {
  const text = formatUsd(amount, locale);
  const number = text.replace('USD', '').trim();
  const isCodeFirst = text.startsWith('USD');
  const code = <span className={styles.code}>USD</span>;
  return (
    <p className={styles.amount}>
      {isCodeFirst && <>{code} </>}
      {number}
      {!isCodeFirst && <> {code}</>}
    </p>
  );
}

function WaitingPrice() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{quoteMessages.estimating}</span>
      </VisuallyHidden>
      <Skeleton shape="control" width="200px" />
      <Skeleton width="240px" />
    </>
  );
}

function NoPrice() {
  return (
    <>
      <p role="status" className={styles.noPrice}>
        {estimateMessages.notEstimable}
      </p>
      <Text tone="muted">{quoteMessages.notEstimableText}</Text>
    </>
  );
}
