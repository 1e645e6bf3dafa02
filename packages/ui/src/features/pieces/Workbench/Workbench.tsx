import type { ChangeBody, Piece, Version } from '@jewelry/contract';
import { PATHS } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Banner } from '../../../components/Banner/Banner';
import { useIsOffline } from '../../../hooks/useIsOffline';
import { sentTo, stageWords, capabilitiesQuery } from '../../generation';
import { ApiFailure, useApp, useSession } from '../../session';
import { ChangeLine } from '../ChangeLine/ChangeLine';
import { pieceMessages } from '../messages';
import { useVersionMutations } from '../mutations';
import { pieceQuery } from '../queries';
import { versionQuery } from '../versionQueries';
import { consumeRequestedChange } from '../requestedChange';
import { suggestionsFor } from '../suggestions';
import { useChange } from '../useChange';
import { Variations } from '../Variations/Variations';
import { VersionTree } from '../VersionTree/VersionTree';
import { ShownVersion } from './ShownVersion';
import * as styles from './Workbench.css';

export interface WorkbenchProps {
  /** Id of a piece, which opens its current version, or of one of its versions. */
  pieceId: string;
  /** Called with the page's title for the loaded version. */
  onTitle?: (title: string | null) => void;
}

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

/** The page of a piece: view it from all sides, change it by text and by controls, undo, and compare. */
export function Workbench({ pieceId, onTitle }: WorkbenchProps) {
  const { navigate } = useApp();
  const { data: piece, error, refetch } = useQuery(pieceQuery(pieceId));
  const title = piece?.title ?? null;
  useEffect(() => {
    onTitle?.(title);
    return () => onTitle?.(null);
  }, [onTitle, title]);
  if (piece) return <OpenPiece key={piece.id} piece={piece} wantedId={pieceId} />;
  if (isGone(error)) {
    return (
      <section className={styles.notice}>
        <Heading level={1} type="display.m">
          {pieceMessages.notFound}
        </Heading>
        <Text tone="muted">{pieceMessages.notFoundText}</Text>
        <Button variant="filled" size="lg" onPress={() => navigate(PATHS.home)}>
          {pieceMessages.home}
        </Button>
      </section>
    );
  }
  if (error) {
    return (
      <section className={styles.notice}>
        <Banner
          action={
            <Button size="sm" onPress={() => void refetch()}>
              {pieceMessages.tryAgain}
            </Button>
          }
        >
          {pieceMessages.loadFailed}
        </Banner>
      </section>
    );
  }
  return (
    <div className={styles.bench} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{pieceMessages.loading}</span>
      </VisuallyHidden>
      <div className={styles.stage}>
        <Skeleton shape="square" />
      </div>
      <div className={styles.facts} />
    </div>
  );
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

function OpenPiece({ piece, wantedId }: { piece: Piece; wantedId: string }) {
  const { user } = useSession();
  const isOffline = useIsOffline();
  const isOnServer = useIsSSR();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [shownId, setShownId] = useState(
    wantedId !== piece.id && piece.versions.some(({ id }) => id === wantedId) ? wantedId : piece.current,
  );
  const [undone, setUndone] = useState<readonly string[]>([]);
  const [changeText, setChangeText] = useState('');
  const [mode, setMode] = useState<'piece' | 'variations'>('piece');
  const [announcement, setAnnouncement] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const { choose, rename, remove } = useVersionMutations(piece.id);
  const shown =
    piece.versions.find(({ id }) => id === shownId) ??
    piece.versions.find(({ id }) => id === piece.current) ??
    piece.versions[0];
  const onChanged = useCallback((id: string): void => {
    setShownId(id);
    setUndone([]);
  }, []);
  const { changing, problem, clearProblem, change, cancel } = useChange(piece.id, { onChanged });
  const detail = useQuery({ ...versionQuery(piece.id, shown?.id ?? piece.id), enabled: shown !== undefined });
  const isOwner = user !== null && shown?.image.user_id === user.id;
  const canChange = isOwner && capabilities?.changes !== false;

  /** Announces the difference of a finished change. */
  const newest = piece.versions.at(-1);
  const known = useRef(piece.versions.length);
  useEffect(() => {
    if (newest && piece.versions.length > known.current) setAnnouncement(newest.difference?.text ?? '');
    known.current = piece.versions.length;
  }, [newest, piece.versions.length]);

  /** Starts a change that was selected next to the hero. */
  const begin = useEffectEvent(async (): Promise<void> => {
    const requested = consumeRequestedChange(piece.versions.map(({ id }) => id));
    if (!requested || !canChange) return;
    if (requested.text === null) return setMode('variations');
    setChangeText(requested.text);
    if ((await change({ from: requested.imageId, words: requested.text }, requested.text)) !== null) setChangeText('');
  });
  useEffect(() => {
    const timer = setTimeout(() => void begin());
    return () => clearTimeout(timer);
  }, []);

  const parent = piece.versions.find(({ id }) => id === shown?.parent_id);
  const redone = piece.versions.find(({ id }) => id === undone.at(-1));
  const goTo = (version: Version): void => {
    setShownId(version.id);
    choose(version.id);
  };
  const undo =
    parent &&
    shown &&
    (() => {
      setUndone([...undone, shown.id]);
      goTo(parent);
    });
  const redo =
    redone &&
    (() => {
      setUndone(undone.slice(0, -1));
      goTo(redone);
    });
  const canStep = isOwner && !changing && mode === 'piece';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isOwner || isInField(event.target) || document.querySelector('[aria-modal="true"]')) return;
      if (event.key === '/') {
        event.preventDefault();
        line.current?.focus();
      } else if (canStep && event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        (event.shiftKey ? redo : undo)?.();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  if (!shown) return null;

  const makeChange = async (body: ChangeBody, text: string): Promise<boolean> => {
    setMode('piece');
    return (await change(body, text)) !== null;
  };
  const submitChange = async (text: string): Promise<void> => {
    if ((await makeChange({ from: shown.id, words: text }, text)) && line.current?.value.trim() === text)
      setChangeText('');
  };
  const making = changing && {
    text: changing.text,
    from: changing.from,
    word: changing.stage === null ? pieceMessages.queued : stageWords[changing.stage],
    fraction: changing.fraction,
  };

  return (
    <div className={styles.bench} data-mode={mode}>
      <VisuallyHidden>
        <span role="status">{making ? `${pieceMessages.changing}: ${making.word}` : announcement}</span>
      </VisuallyHidden>
      {mode === 'variations' && detail.data && isOwner ? (
        <Variations
          piece={piece}
          version={shown}
          parts={detail.data.parts}
          price={detail.data.price}
          isBusy={changing !== null}
          onBack={() => setMode('piece')}
          onKeep={(operations, text) => void makeChange({ from: shown.id, operations: [...operations] }, text)}
        />
      ) : (
        <ShownVersion
          piece={piece}
          version={shown}
          detail={detail.data}
          isOwner={isOwner}
          isChangeable={canChange}
          hasViews={capabilities?.views !== false}
          isFilled={changeText.trim() === ''}
          making={changing?.preview ?? null}
          isBusy={changing !== null || isOffline}
          onChange={(operations, text) => void makeChange({ from: shown.id, operations: [...operations] }, text)}
        >
          {isOwner && (
            <aside className={styles.versions}>
              {/* The list has style attributes, which the content security policy forbids in HTML. */}
              {!isOnServer && (
                <VersionTree
                  versions={piece.versions}
                  shownId={shown.id}
                  currentId={piece.current}
                  making={making}
                  onShow={(id) => {
                    setShownId(id);
                    setUndone([]);
                  }}
                  onGoBack={(id) => {
                    setShownId(id);
                    setUndone([]);
                    choose(id);
                  }}
                  onStartFrom={
                    canChange
                      ? (id) => {
                          setShownId(id);
                          setUndone([]);
                          requestAnimationFrame(() => line.current?.focus());
                        }
                      : undefined
                  }
                  onRename={(id, name) => rename({ id, name })}
                  onDelete={(version) => {
                    if (version.id === shown.id)
                      setShownId(
                        version.parent_id ?? piece.versions.find(({ id }) => id !== version.id)?.id ?? piece.id,
                      );
                    remove(version);
                  }}
                />
              )}
              {canChange && (
                <Button
                  className={styles.variationsButton}
                  isDisabled={!detail.data || changing !== null}
                  onPress={() => setMode('variations')}
                >
                  {pieceMessages.variations}
                </Button>
              )}
            </aside>
          )}
        </ShownVersion>
      )}
      {canChange && mode === 'piece' && (
        <ChangeLine
          ref={line}
          value={changeText}
          onChange={(value) => {
            setChangeText(value);
            clearProblem();
          }}
          onSubmit={(text) => void submitChange(text)}
          suggestions={suggestionsFor(shown.image.built)}
          isWorking={changing !== null}
          isCancelling={changing?.isCancelling}
          onCancel={changing ? cancel : undefined}
          onUndo={canStep ? undo : undefined}
          onRedo={canStep ? redo : undefined}
          problem={problem}
          recipients={capabilities && sentTo(capabilities.sends_words_to, [])}
          isOffline={isOffline}
        />
      )}
    </div>
  );
}
