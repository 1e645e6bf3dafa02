import type { Image, Piece, Version } from '@jewelry/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/Toast/toastQueue';
import { imageKeys } from '../images';
import { call, newKey } from '../session';
import { pieceMessages } from './messages';
import { normalizePiece, pieceKeys } from './queries';

const notifyFailure = (title: string) => (): void => void toast({ variant: 'destructive', title });

/** The owner's actions on the versions of a piece. */
export function useVersionMutations(pieceId: string) {
  const queryClient = useQueryClient();
  const scope = { id: `versions ${pieceId}` };
  const refetch = (): void => {
    void queryClient.invalidateQueries({ queryKey: pieceKeys.piece(pieceId), exact: true });
    void queryClient.invalidateQueries({ queryKey: imageKeys.history });
  };
  const store = (change: (piece: Piece) => Piece): void =>
    void queryClient.setQueryData<Piece>(pieceKeys.piece(pieceId), (piece) => piece && change(piece));

  const choose = useMutation({
    scope,
    mutationFn: (versionId: string) => call('chooseVersion', { params: { id: pieceId }, body: { current: versionId } }),
    onSuccess: ({ piece }) => {
      store(() => normalizePiece(piece));
      void queryClient.invalidateQueries({ queryKey: imageKeys.history });
    },
    onError: notifyFailure(pieceMessages.chooseFailed),
  });
  const rename = useMutation({
    scope,
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('renameVersion', { params: { id: pieceId, versionId: id }, body: { name } }),
    onSuccess: ({ id, name }) =>
      store((piece) => ({
        ...piece,
        versions: piece.versions.map((version) => (version.id === id ? { ...version, name } : version)),
      })),
    onError: notifyFailure(pieceMessages.renameFailed),
  });
  const restore = useMutation({
    scope,
    mutationFn: (id: string) => call('restoreImage', { params: { id } }),
    onSuccess: () => {
      refetch();
      toast({ title: pieceMessages.restored });
    },
    onError: notifyFailure(pieceMessages.restoreFailed),
  });
  const remove = useMutation({
    scope,
    mutationFn: ({ id }: Version) => call('deleteVersion', { params: { id: pieceId, versionId: id } }),
    onSuccess: (_answer, { id }) => {
      refetch();
      toast({ title: pieceMessages.deleted, action: { label: pieceMessages.undo, onPress: () => restore.mutate(id) } });
    },
    onError: notifyFailure(pieceMessages.deleteFailed),
  });
  return { choose: choose.mutate, rename: rename.mutate, remove: remove.mutate };
}

/**
 * Changes a piece by a sentence, and goes back to an earlier version, without showing progress. Failures are thrown;
 * the caller reports them.
 */
export function useSpokenChanges() {
  const queryClient = useQueryClient();
  const onSuccess = (_answer: unknown, { pieceId }: { pieceId: string }) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: imageKeys.history, refetchType: 'all' }),
      queryClient.invalidateQueries({ queryKey: pieceKeys.piece(pieceId) }),
    ]);
  const change = useMutation({
    mutationFn: ({ from, pieceId, words }: { from: Image['id']; pieceId: string; words: string }) =>
      call('changePiece', {
        params: { id: pieceId },
        body: { from, words },
        headers: { 'idempotency-key': newKey() },
      }),
    onSuccess,
  });
  const choose = useMutation({
    mutationFn: ({ pieceId, versionId }: { pieceId: string; versionId: string }) =>
      call('chooseVersion', { params: { id: pieceId }, body: { current: versionId } }),
    onSuccess,
  });
  return { change: change.mutateAsync, choose: choose.mutateAsync };
}
