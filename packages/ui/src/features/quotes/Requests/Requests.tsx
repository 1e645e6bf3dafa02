import type { Order, Quote } from '@jewelry/contract';
import { formatUsd, sharePath } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-aria-components/I18nProvider';
import { appMessages } from '../../../i18n/messages';
import { ImageOffIcon } from '../../../icons/glyphs';
import { requestMessages } from '../messages';
import { requestsQuery } from '../queries';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Picture } from '../../../components/Picture/Picture';
import { Text } from '../../../components/Text/Text';
import * as styles from './Requests.css';

/** Orders and quote requests, newest first; renders nothing when there are none. */
export function Requests() {
  const { data: requests, isError, refetch } = useQuery(requestsQuery);
  if (!isError && (requests === undefined || requests.length === 0)) return null;
  return (
    <section className={styles.requests}>
      <Heading level={3} type="title.s">
        {requestMessages.title}
      </Heading>
      {isError ? (
        <Banner action={<Button onPress={() => void refetch()}>{requestMessages.retry}</Button>}>
          {requestMessages.failed}
        </Banner>
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * One request: the piece, its number, the date, and the estimate of that day. A deleted piece has neither picture nor
 * link.
 */
function Request({ request: { reference, created_at, status, image } }: { request: Order | Quote }) {
  const { locale } = useLocale();
  const words = image.alt || image.prompt;
  return (
    <li className={styles.request}>
      {image.url === null ? (
        <div className={styles.gonePiece}>
          <ImageOffIcon />
        </div>
      ) : (
        <Picture missingText={appMessages.pictureMissing} src={image.url} alt="" className={styles.requestPiece} />
      )}
      <div className={styles.requestWords}>
        <Text>
          {requestMessages.status[status]} <span className={styles.reference}>{reference}</span>
        </Text>
        <Text type="caption" tone="muted">
          {image.url === null ? `${words}, ${requestMessages.gone}` : <Link href={sharePath(image.id)}>{words}</Link>}
        </Text>
      </div>
      <div className={styles.amount}>
        {image.estimatedCost !== null && <Text isTabular>{formatUsd(image.estimatedCost, locale)}</Text>}
        <Text type="caption" tone="muted">
          {new Date(created_at).toLocaleDateString(locale, { dateStyle: 'medium' })}
        </Text>
      </div>
    </li>
  );
}
