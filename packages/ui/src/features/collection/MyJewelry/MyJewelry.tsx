import type { Image } from '@jewelry/contract';
import { HISTORY_INITIAL_COUNT, PATHS, SEARCH_MAX_LENGTH } from '@jewelry/contract/constants';
import { useState } from 'react';
import { DeleteAllDialog } from '../DeleteAllDialog/DeleteAllDialog';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import {
  type CardSlot,
  countFound,
  countImages,
  historyQuery,
  ImageCardContainer,
  ImageGrid,
  imageMessages,
  PictureViewer,
  useImagePages,
} from '../../images';
import { useClearHistory } from '../mutations';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { TrashIcon } from '../../../icons/glyphs';
import { appMessages } from '../../../i18n/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Link } from '../../../components/Link/Link';
import { SearchField } from '../../../components/SearchField/SearchField';
import { toast } from '../../../components/Toast/toastQueue';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useApp } from '../../session';
import { collectionMessages, collectionToasts } from '../messages';
import * as styles from './MyJewelry.css';
import { useSettled } from './useSettled';

/** Cards that are visible without scrolling. */
const FIRST_CARDS = 6;
const WIDTH = 1040;
/** Cards per row on a wide screen. */
const ROW = 3;

/**
 * The user's pictures: searched by prompt, opened, changed, and deleted one by one or all at once. Back closes the
 * dialog.
 */
export function MyJewelry() {
  const { closeDialog } = useApp();
  useBackToClose(true, closeDialog);
  const [typed, setTyped] = useState('');
  const [isClearing, setClearing] = useState(false);
  const words = useSettled(typed.trim());
  const history = useImagePages(historyQuery());
  const list = useImagePages(historyQuery(words));
  const [revealed, setRevealed] = useState({ words, count: HISTORY_INITIAL_COUNT });
  if (revealed.words !== words) setRevealed({ words, count: HISTORY_INITIAL_COUNT });
  const [openId, setOpenId] = useState<string | null>(null);
  const clear = useClearHistory();

  const shown = list.images.slice(0, revealed.count);
  const hasHidden = list.images.length > shown.length;

  /** Reveals the loaded cards first, then fetches the next page. */
  const loadMore = (): void => {
    if (!hasHidden) void list.fetchNextPage();
    setRevealed({ words, count: Number.POSITIVE_INFINITY });
  };

  const deleteAll = (): void =>
    clear.mutate(undefined, {
      onSuccess: () => {
        setTyped('');
        toast({ title: collectionToasts.cleared });
      },
      onError: () => toast({ variant: 'destructive', ...collectionToasts.clearFailed }),
      onSettled: () => setClearing(false),
    });

  if (isClearing) {
    return (
      <DeleteAllDialog
        isOpen
        onOpenChange={setClearing}
        onDeleteAll={deleteAll}
        isPending={clear.isPending}
        images={history.images}
        totalCount={history.totalCount}
      />
    );
  }

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCardContainer
      image={image}
      column={column}
      sizes={sizes}
      isPriority={index < FIRST_CARDS}
      onOpen={setOpenId}
      onLeave={closeDialog}
    />
  );

  const isSearched = words !== '' && !list.isLoading && !list.isError;
  const note = isSearched ? countFound(list.totalCount, history.totalCount) : countImages(history.totalCount);

  return (
    <>
      <Dialog
        closeLabel={appMessages.close}
        isOpen
        onOpenChange={closeDialog}
        width={WIDTH}
        isFlush
        title={appMessages.myJewelry}
        note={history.totalCount > 0 ? note : undefined}
        actions={
          history.totalCount > 0 && (
            <IconButton aria-label={collectionMessages.deleteAll} onPress={() => setClearing(true)}>
              <TrashIcon />
            </IconButton>
          )
        }
      >
        {history.totalCount > 0 && (
          <SearchField
            aria-label={collectionMessages.search}
            clearLabel={collectionMessages.clearSearch}
            placeholder={collectionMessages.searchPlaceholder}
            value={typed}
            onChange={setTyped}
            maxLength={SEARCH_MAX_LENGTH}
            className={styles.search}
          />
        )}
        <VisuallyHidden>
          <span role="status">{isSearched ? note : ''}</span>
        </VisuallyHidden>
        <div className={history.totalCount > ROW ? styles.results : undefined}>
          <ImageGrid
            aria-label={appMessages.myJewelry}
            variant="jewelry"
            images={shown}
            renderCard={renderCard}
            isLoading={list.isLoading}
            empty={words === '' ? <NothingYet /> : <NothingFound onClear={() => setTyped('')} />}
            error={list.isError ? imageMessages.loadFailed : null}
            onRetry={list.retry}
            hasMore={hasHidden || list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        </div>
      </Dialog>
      <PictureViewer list={list} imageId={openId} onImageChange={setOpenId} onLeave={closeDialog} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={collectionMessages.empty}
      shape="ring"
      action={<Link href={PATHS.imagine}>{collectionMessages.startCreating}</Link>}
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={imageMessages.emptyPublic}
      action={<Button onPress={onClear}>{collectionMessages.clearSearch}</Button>}
    />
  );
}
