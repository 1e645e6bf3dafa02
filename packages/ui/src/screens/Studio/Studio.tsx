import type { Image } from '@jewelry/contract';
import { planByKey, RESULTS_GRID_COUNT } from '@jewelry/contract/constants';
import { lazy, useEffect, useState } from 'react';
import { EmptyState } from '../../blocks/EmptyState/EmptyState';
import { ImageCard } from '../../blocks/ImageCard/ImageCard';
import type { CardSlot } from '../../blocks/imageActions';
import { PromptForm } from '../../blocks/PromptForm/PromptForm';
import { TrayGrid } from '../../blocks/TrayGrid/TrayGrid';
import { useGeneration } from '../../data/useGeneration';
import { useHistory } from '../../data/useHistory';
import { usePublicImages } from '../../data/usePublicImages';
import { useSession } from '../../data/useSession';
import { imageMessages } from '../../messages/images';
import { Button } from '../../primitives/Button/Button';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';
import { PictureViewer } from '../PictureViewer';
import { toastMessages } from '../toastMessages';
import { useCardActions } from '../useCardActions';
import { useContinuedIntent, useRequireAccount } from '../useRequireAccount';
import { useReusedPrompt } from '../useReusedPrompt';

const loadTile = () => import('../../blocks/GeneratingTile/GeneratingTile').then((module) => ({ default: module.GeneratingTile }));
const GeneratingTile = lazy(loadTile);
const DrawingPad = lazy(() => import('../../blocks/DrawingPad/DrawingPad').then((module) => ({ default: module.DrawingPad })));
const PresetsDialog = lazy(() => import('../../blocks/PresetsDialog/PresetsDialog').then((module) => ({ default: module.PresetsDialog })));

/** Compartments that the piece in the making takes: its picture and the bench card. */
const CELLS_OF_GENERATION = 2;
/** Tiles that are seen without scrolling on a wide screen. */
const FIRST_TILES = 10;

export interface StudioProps {
  /** `home` fills the tray with the public gallery, `imagine` with one's own pieces. */
  place: 'home' | 'imagine';
}

/** The jeweller's tray: the bench with the prompt in the middle, pieces around it. */
export function Studio({ place }: StudioProps) {
  const isHome = place === 'home';
  const { prompt, promptForm, promptError, keepSentPrompt, isGalleryShown, openDialog } = useApp();
  const { user, isLoading: isSessionLoading, isAuthenticated, isEmailConfirmed } = useSession();
  const [generation, store] = useGeneration();
  const [isPrivate, setPrivate] = useState(true);
  const [arePresetsOpen, setPresetsOpen] = useState(false);
  const [isPadOpen, setPadOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const publicImages = usePublicImages('recent', { isEnabled: isHome });
  const history = useHistory({ isEnabled: !isHome && isAuthenticated });
  const actionsOf = useCardActions();
  useReusedPrompt({ isReady: isHome ? !isSessionLoading && !isAuthenticated : isAuthenticated, isKept: isHome });
  const requireAccount = useRequireAccount();
  const { text, type, presetIds, drawing } = prompt.draft;
  /** The prompt is put back, not sent: who may see the picture is said on the form, and is to be read first. */
  useContinuedIntent('imagine', ({ draft }) => {
    prompt.dispatch({ do: 'restore', draft });
    if (presetIds.length === 0) prompt.dispatch({ do: 'setPresets', presetIds: draft.presetIds });
    promptForm.current?.focus();
  });

  useContinuedIntent('draw', () => setPadOpen(true));
  const openPad = async (): Promise<void> => {
    if (await requireAccount({ action: 'draw' })) setPadOpen(true);
  };

  /** Whoever may imagine finds the tile's code there when a piece begins. */
  useEffect(() => {
    if (isAuthenticated) void loadTile().catch(() => undefined);
  }, [isAuthenticated]);

  const isGenerating = generation.status === 'generating';
  const isLeaving = isHome ? isAuthenticated : !isAuthenticated;
  const list = isHome ? publicImages : history;
  const limit = RESULTS_GRID_COUNT - (isGenerating && !isHome ? CELLS_OF_GENERATION : 0);
  const images = isHome ? list.images : list.images.slice(0, limit);
  const hasOwn = !isHome && images.length > 0;
  const plan = user && planByKey(user.subscription_plan);

  const signInFirst = (): void => void requireAccount({ action: 'imagine', draft: { text, type, presetIds } });

  const submit = (): void => {
    if (!user) {
      toast({ variant: 'warning', ...toastMessages.signInFirst });
      signInFirst();
    } else if (!isEmailConfirmed) {
      toast({ variant: 'warning', ...toastMessages.confirmFirst });
    } else {
      const request = {
        prompt: prompt.prompt,
        userId: user.id,
        is_private: isPrivate,
        ...(presetIds.length > 0 && { presets: [...presetIds] }),
        ...(type && { jewelryType: type }),
        ...(drawing && { drawingPng: drawing.png, drawingSvg: drawing.svg, drawingPaths: [...drawing.paths], drawingInfluence: drawing.influence }),
      };
      keepSentPrompt(prompt.send());
      store.start(request);
    }
  };

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCard
      image={image}
      column={column}
      sizes={sizes}
      isPriority={index < FIRST_TILES}
      onOpen={() => setOpenId(image.id)}
      {...actionsOf(image)}
    />
  );

  return (
    <>
      <TrayGrid
        aria-label={isHome ? 'Recent images' : 'Your images'}
        bench={
          <PromptForm
            ref={promptForm}
            draft={prompt.draft}
            dispatch={prompt.dispatch}
            access={!plan ? 'anonymous' : plan.allowPrivateImages ? 'paid' : 'free'}
            onSubmit={submit}
            onSignIn={signInFirst}
            onOpenPresets={() => setPresetsOpen(true)}
            onOpenPad={() => void openPad()}
            isBusy={isGenerating}
            isPrivate={isPrivate}
            onPrivacyChange={setPrivate}
            error={promptError}
          />
        }
        generating={
          isGenerating && !isHome ? (
            <LazyPart>
              <GeneratingTile
                prompt={generation.request.prompt}
                stage={generation.stage}
                fraction={generation.fraction}
                startedAt={generation.startedAt}
                preview={generation.preview}
                isCancelling={generation.isCancelling}
                onCancel={() => void store.cancel()}
              />
            </LazyPart>
          ) : undefined
        }
        images={images}
        renderCard={renderCard}
        isLoading={list.isLoading || isSessionLoading || isLeaving}
        isBenchOnly={isHome && !isGalleryShown}
        empty={<EmptyState title={isHome ? imageMessages.emptyPublic : imageMessages.emptyHistory} />}
        error={list.isError ? imageMessages.loadFailed : null}
        onRetry={list.retry}
        hasMore={isHome && list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        closing={hasOwn ? <Button onPress={() => openDialog('my-jewelry')}>{imageMessages.showAll}</Button> : undefined}
      />
      <PictureViewer
        list={isHome ? list : { ...list, images, totalCount: images.length, hasNextPage: false }}
        imageId={openId}
        onImageChange={setOpenId}
        actionsOf={actionsOf}
      />
      <LazyPart>
        {isPadOpen && (
          <DrawingPad
            drawing={drawing}
            jewelryType={type}
            onUse={(drawn) => {
              prompt.dispatch({ do: 'setDrawing', drawing: drawn });
              setPadOpen(false);
            }}
            onCancel={() => setPadOpen(false)}
          />
        )}
        {arePresetsOpen && (
          <PresetsDialog
            isOpen
            onOpenChange={setPresetsOpen}
            presetIds={prompt.draft.presetIds}
            onApply={(presetIds) => prompt.dispatch({ do: 'setPresets', presetIds })}
          />
        )}
      </LazyPart>
    </>
  );
}
