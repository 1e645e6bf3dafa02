import { useQuery } from '@tanstack/react-query';
import { planByKey } from '@jewelry/contract/constants';
import { useState } from 'react';
import {
  generationToasts,
  joinPrompt,
  PromptForm,
  capabilitiesQuery,
  useGeneration,
  useGenerationStore,
  usePrompt,
  useReusedPrompt,
  useUsage,
} from '../../features/generation';
import { AsyncBoundary, useContinuedIntent, useRequireAccount, useSession } from '../../features/session';
import { toast } from '../../components/Toast/toastQueue';
import { lazyWithPreload } from '../../utils/lazyWithPreload';

const DrawingPad = lazyWithPreload(() =>
  import('../../features/drawing/DrawingPad/DrawingPad').then((module) => module.DrawingPad),
);
const ReferencePhoto = lazyWithPreload(() =>
  import('../../features/generation/ReferencePhoto/ReferencePhoto').then((module) => module.ReferencePhoto),
);
const PresetsDialog = lazyWithPreload(() =>
  import('../../features/generation/PresetsDialog/PresetsDialog').then((module) => module.PresetsDialog),
);

interface BenchProps {
  /** On the home page, for anonymous users. */
  isHome: boolean;
  /** The page has a hero, so the form docks. */
  isDocked: boolean;
}

/**
 * The prompt form with its drawing pad, presets and submission. Only this part of the studio subscribes to the prompt
 * text, so that typing does not re-render the tray.
 */
export function Bench({ isHome, isDocked }: BenchProps) {
  const store = useGenerationStore();
  const { write, promptForm } = store;
  const { draft, error } = usePrompt();
  const { user, isLoading, isAuthenticated, isEmailConfirmed } = useSession();
  const isGenerating = useGeneration().status === 'generating';
  const [isPrivate, setPrivate] = useState(true);
  const [arePresetsOpen, setPresetsOpen] = useState(false);
  const [isPadOpen, setPadOpen] = useState(false);
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  useReusedPrompt({ isReady: isHome ? !isLoading && !isAuthenticated : isAuthenticated, isAnonymous: isHome });
  const requireAccount = useRequireAccount();
  const { text, type, presetIds, drawing, photo } = draft;
  const plan = user && planByKey(user.subscription_plan);
  const capabilities = useQuery(capabilitiesQuery).data;
  const usage = useUsage(isHome ? null : user, isGenerating);

  /** Restores the prompt without sending it, so that the user first reads who can see the image. */
  useContinuedIntent('imagine', ({ draft: stored }) => {
    write({ do: 'restore', draft: stored });
    if (presetIds.length === 0) write({ do: 'setPresets', presetIds: stored.presetIds });
    promptForm.current?.focus();
  });
  useContinuedIntent('draw', () => setPadOpen(true));

  const openPad = async (): Promise<void> => {
    if (await requireAccount({ action: 'draw' })) setPadOpen(true);
  };
  const signInFirst = (): void => void requireAccount({ action: 'imagine', draft: { text, type, presetIds } });

  const submit = (): void => {
    if (!user) {
      toast({ variant: 'warning', ...generationToasts.signInFirst });
      signInFirst();
    } else if (!isEmailConfirmed) {
      toast({ variant: 'warning', ...generationToasts.confirmFirst });
    } else {
      const request = {
        prompt: joinPrompt(text, presetIds),
        userId: user.id,
        is_private: isPrivate,
        ...(presetIds.length > 0 && { presets: [...presetIds] }),
        ...(type && { jewelryType: type }),
        ...(drawing &&
          capabilities?.drawing !== 'none' && {
            drawingPng: drawing.png,
            drawingSvg: drawing.svg,
            drawingPaths: [...drawing.paths],
            drawingInfluence: drawing.influence,
          }),
        ...(photo && capabilities?.reference_photo && { referencePhoto: photo, referenceConsent: true as const }),
      };
      store.start(request);
    }
  };

  return (
    <>
      <PromptForm
        ref={promptForm}
        draft={draft}
        dispatch={write}
        access={!plan ? 'anonymous' : plan.allowPrivateImages ? 'paid' : 'free'}
        onSubmit={submit}
        onSignIn={signInFirst}
        onOpenPresets={() => setPresetsOpen(true)}
        onOpenPad={() => void openPad()}
        onAddPhoto={() => setPhotoOpen(true)}
        isBusy={isGenerating}
        isPrivate={isPrivate}
        onPrivacyChange={setPrivate}
        usage={usage.data}
        capabilities={capabilities}
        error={error}
        isDocked={isDocked}
      />
      <AsyncBoundary>
        {isPadOpen && (
          <DrawingPad
            drawing={drawing}
            jewelryType={type}
            hasInfluence={capabilities?.drawing !== 'reference'}
            onUse={(drawn) => {
              write({ do: 'setDrawing', drawing: drawn });
              setPadOpen(false);
            }}
            onCancel={() => setPadOpen(false)}
          />
        )}
        {isPhotoOpen && (
          <ReferencePhoto
            hosts={capabilities?.sends_drawings_to ?? []}
            onAdd={(added) => {
              write({ do: 'setPhoto', photo: added });
              setPhotoOpen(false);
            }}
            onClose={() => setPhotoOpen(false)}
          />
        )}
        {arePresetsOpen && (
          <PresetsDialog
            isOpen
            onOpenChange={setPresetsOpen}
            presetIds={presetIds}
            onApply={(chosen) => write({ do: 'setPresets', presetIds: chosen })}
          />
        )}
      </AsyncBoundary>
    </>
  );
}
