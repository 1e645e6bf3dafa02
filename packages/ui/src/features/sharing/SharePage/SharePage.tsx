import type { Image } from '@jewelry/contract';
import { PATHS } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { appMessages } from '../../../i18n/messages';
import {
  countLikes,
  imageMessages,
  isOwn,
  listActions,
  type ListedAction,
  srcSetOf,
  sharedImageQuery,
  useImageActions,
} from '../../images';
import { ApiFailure, useApp, useSession } from '../../session';
import { HeartIcon, LockIcon } from '../../../icons/glyphs';
import { signInTo, shareMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Picture } from '../../../components/Picture/Picture';
import { Text } from '../../../components/Text/Text';
import { GatedButton } from './GatedButton';
import type { SharePageProps } from './shareProps';
import * as styles from './SharePage.css';
import { Waiting } from './Waiting';

/** Whether the image does not exist or was deleted. */
const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

/** The page of a share link: the image, its description and its actions. */
export function SharePage({ imageId }: SharePageProps) {
  const { data: image, error, refetch } = useQuery(sharedImageQuery(imageId));
  if (isGone(error)) return <NotFound />;
  if (image) return <Piece image={image} />;
  if (error) {
    return (
      <div className={styles.notice}>
        <Banner
          action={
            <Button size="sm" onPress={() => void refetch()}>
              {imageMessages.tryAgain}
            </Button>
          }
        >
          {shareMessages.loadFailed}
        </Banner>
      </div>
    );
  }
  return <Waiting />;
}

function Piece({ image }: { image: Image }) {
  const actions = useImageActions(image);
  const { auth } = useApp();
  const { onToggleLike } = actions;
  const { isAuthenticated, isLoading } = useSession();
  const { locale } = useLocale();
  const isGated = !isAuthenticated && !isLoading;
  const isFromServer = useIsSSR();
  const made = new Date(image.created_at).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: isFromServer ? 'UTC' : undefined,
  });
  const listed = listActions(image, actions, actions.busyAction);
  const find = (id: ListedAction['id']) => listed.find((action) => action.id === id);
  const [price, download] = [find('price'), find('download')];
  const links = listed.filter(({ id }) => id === 'link' || id === 'share');

  return (
    <article className={styles.page}>
      <Picture
        missingText={appMessages.pictureMissing}
        src={image.image_url}
        srcSet={srcSetOf(image)}
        sizes={styles.pictureSizes}
        alt={image.alt}
        thumbhash={image.thumbhash}
        loading="eager"
        fetchPriority="high"
        className={styles.picture}
      />
      <div className={styles.words}>
        <div className={styles.facts}>
          <Heading level={1} type="display.m">
            {shareMessages.title}
          </Heading>
          <p className={styles.prompt}>{image.prompt}</p>
          <Text tone="muted">{[image.author_name, made].filter(Boolean).join(', ')}</Text>
          {image.is_private && isOwn(image) && (
            <p className={styles.privacy}>
              <LockIcon size={18} />
              {shareMessages.private}
            </p>
          )}
        </div>
        <div data-toasts="keep-clear" className={styles.deeds}>
          <p className={styles.likes}>
            <HeartIcon isFilled={image.is_liked} className={image.is_liked ? styles.liked : undefined} />
            {countLikes(image.like_count)}
          </p>
          {price && (
            <GatedButton
              variant="filled"
              size="xl"
              isWide
              gate={isGated ? signInTo.quote : null}
              className={styles.main}
              onPress={price.onPress}
            >
              <price.icon />
              {shareMessages.quote}
            </GatedButton>
          )}
          <div className={styles.actions}>
            {onToggleLike && (
              <GatedButton
                gate={isGated ? signInTo.like : null}
                aria-pressed={image.is_liked}
                onPress={() => onToggleLike(image)}
              >
                <HeartIcon isFilled={image.is_liked} className={image.is_liked ? styles.liked : undefined} />
                {image.is_liked ? shareMessages.liked : shareMessages.like}
              </GatedButton>
            )}
            {links.map(({ id, label, icon: Icon, onPress }) => (
              <Button key={id} onPress={onPress}>
                <Icon />
                {label}
              </Button>
            ))}
            {download && (
              <GatedButton
                gate={isGated ? signInTo.download : null}
                isPending={download.isBusy}
                onPress={download.onPress}
              >
                {!download.isBusy && <download.icon />}
                {download.label}
              </GatedButton>
            )}
          </div>
          {isGated && onToggleLike && (
            <Text tone="muted" className={styles.invitation}>
              <span className={styles.dot} aria-hidden="true" />
              <span>
                <Link onPress={() => auth.open()}>{shareMessages.signIn}</Link> {shareMessages.signInRest}
              </span>
            </Text>
          )}
        </div>
      </div>
    </article>
  );
}

/** Shown for a link without an image. */
function NotFound() {
  const { navigate } = useApp();
  return (
    <section className={styles.notice}>
      <Heading level={1} type="display.m">
        {shareMessages.notFound}
      </Heading>
      <Text tone="muted">{shareMessages.notFoundText}</Text>
      <Button variant="filled" size="lg" className={styles.home} onPress={() => navigate(PATHS.home)}>
        {shareMessages.home}
      </Button>
    </section>
  );
}
