import type { Image, User } from '@jewelry/contract';
import { formatUsd, PATHS, piecePath } from '@jewelry/contract/constants';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type GenerationStore, joinPrompt, useGenerationStore } from '../../features/generation';
import { historyQuery, imageKeys, type ImagePages, useImagePages, useSetPrivacy } from '../../features/images';
import { pieceQuery, useSpokenChanges } from '../../features/pieces';
import { estimateQuery } from '../../features/quotes';
import { useApp } from '../../features/session';
import { type AssistantReply, type DoneChange, readUtterance, type VoiceLanguage } from '../../features/voice';
import { ANSWERS } from './answers';

/** An amount with a sign, using a true minus. */
const signedUsd = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatUsd(Math.abs(amount))}`;

const newestOf = (queryClient: QueryClient): Image | undefined =>
  queryClient.getQueryData<ImagePages>(imageKeys.history)?.pages[0]?.images[0];

/** Generates an image from a spoken prompt. The prompt form keeps its content. @returns null when there is no image */
function generate(
  store: GenerationStore,
  user: User,
  words: string,
  newest: () => Image | undefined,
): Promise<Image | null> {
  const { draft } = store.prompt();
  const isFormEmpty = draft.text.trim() === '' && draft.drawing === null;
  const before = newest()?.id;
  // An empty form receives the text, so that it still has it when the generation fails.
  if (isFormEmpty) store.write({ do: 'write', text: words });
  store.start({ prompt: joinPrompt(words, []), userId: user.id, is_private: true });
  if (!isFormEmpty) store.write({ do: 'restore', draft });
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (store.snapshot().status === 'generating') return;
      unsubscribe();
      const image = newest();
      resolve(image && image.id !== before ? image : null);
    });
  });
}

/** The assistant's reply reports failures. */
const SILENT = { onFailure: () => undefined };

const PIECE_PATH = /^\/piece\/([^/]+)/;

/**
 * Executes a spoken sentence on the open piece, else on the newest one, or as a new design. Answers in the chosen
 * language.
 */
export function useAssistantActions(user: User, language: VoiceLanguage): (words: string) => Promise<AssistantReply> {
  const answers = ANSWERS[language];
  const { path, navigate, openDialog } = useApp();
  const queryClient = useQueryClient();
  const store = useGenerationStore();
  const { images } = useImagePages(historyQuery());
  const openId = PIECE_PATH.exec(path)?.[1];
  const lastChange = useRef<DoneChange | null>(null);
  const setPrivacy = useSetPrivacy(SILENT);
  const spokenChanges = useSpokenChanges();

  const currentImage = async (): Promise<Image | undefined> => {
    if (openId === undefined) return images[0];
    const { id: pieceId, versions, current } = await queryClient.fetchQuery(pieceQuery(openId));
    // The piece's id is also that of its first version; in the URL it means the current one.
    const shownId = openId === pieceId ? current : openId;
    return versions.find(({ id }) => id === shownId)?.image;
  };

  const makePrivate = async (piece: Image | undefined, isPrivate: boolean): Promise<AssistantReply> => {
    if (!piece) return { text: answers.noPiece };
    if (piece.is_private === isPrivate) return { text: isPrivate ? answers.alreadyPrivate : answers.alreadyPublic };
    if ((await setPrivacy(piece)) === undefined) return { text: answers.failed };
    return { text: isPrivate ? answers.isPrivate : answers.isPublic };
  };

  const price = async (piece: Image | undefined): Promise<AssistantReply> => {
    if (!piece) return { text: answers.noPiece };
    const { estimatedCost, low, high, basis } = await queryClient.fetchQuery(estimateQuery(piece.id));
    const text = answers.price(estimatedCost, low, high);
    return { text: basis === 'imagined' ? `${text} ${answers.imaginedBasis}` : text };
  };

  const design = async (words: string): Promise<AssistantReply> => {
    if (store.snapshot().status === 'generating') return { text: answers.isGenerating };
    if (path !== PATHS.imagine) navigate(PATHS.imagine);
    const image = await generate(store, user, words, () => newestOf(queryClient));
    return { text: image ? answers.made(image.alt) : answers.notMade };
  };

  /** Navigates the page of the piece, when it is open, to the version. */
  const showVersion = (versionId: string): void => {
    if (openId !== undefined) navigate(piecePath(versionId), { replace: true });
  };

  const goBack = async (pieceId: string, versionId: string): Promise<AssistantReply> => {
    await spokenChanges.choose({ pieceId, versionId });
    showVersion(versionId);
    lastChange.current = null;
    return { text: answers.undone, language };
  };

  const change = async (from: Image, words: string): Promise<AssistantReply> => {
    const { version } = await spokenChanges.change({ from: from.id, pieceId: from.piece_id, words });
    showVersion(version.id);
    // The summary of the difference is available in English only.
    const text = (language === 'en-US' ? version.difference?.text : undefined) ?? answers.changed;
    const price = version.difference?.price;
    const done: DoneChange = {
      label: version.difference?.text.split(';')[0] ?? text,
      ...(typeof price === 'number' && price !== 0 && { price: signedUsd(price) }),
      onUndo: () => goBack(from.piece_id, from.id),
    };
    lastChange.current = done;
    return { text, change: done };
  };

  const answer = async (words: string): Promise<AssistantReply> => {
    const piece = await currentImage();
    const utterance = readUtterance(words, piece !== undefined);
    switch (utterance.kind) {
      case 'collection':
        openDialog('my-jewelry');
        return { text: answers.collection };
      case 'private':
        return makePrivate(piece, true);
      case 'public':
        return makePrivate(piece, false);
      case 'price':
        return price(piece);
      case 'undo':
        return lastChange.current?.onUndo?.() ?? { text: answers.nothingToUndo };
      case 'change':
        return piece ? change(piece, utterance.words) : { text: answers.noPiece };
      case 'design':
        return design(utterance.words);
    }
  };
  return async (words) => ({ ...(await answer(words)), language });
}
