import type { ChangeBody, Operation, Piece, PiecePart, Version, VersionDetail } from '@jewelry/contract';
import { PIECE_STAGES, PIECE_VIEWS, type PieceStage, type PieceView } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Banner } from '../../../components/Banner/Banner';
import { appMessages } from '../../../i18n/messages';
import { stageWords } from '../../generation';
import { ActionRow, useImageActions } from '../../images';
import { ApiFailure, useApp, useSession } from '../../session';
import { ChangeLine } from '../ChangeLine/ChangeLine';
import { type Choices, fieldsOf, isRemovable, operationOf, withChoice } from '../controls';
import { choiceName, pieceMessages, stageNames, viewNames } from '../messages';
import { useVersionMutations } from '../mutations';
import { PartPanel } from '../PartPanel/PartPanel';
import { PartPicture } from '../PartPicture/PartPicture';
import { PieceFacts } from '../PieceFacts/PieceFacts';
import { partsMapQuery, pieceQuery, versionQuery, viewQuery } from '../queries';
import { suggestionsFor } from '../suggestions';
import { useChange } from '../useChange';
import { useDraft } from '../useDraft';
import { Variations } from '../Variations/Variations';
import { VersionList } from '../VersionList/VersionList';
import * as styles from './Workbench.css';

export interface WorkbenchProps {
  /** Id of a piece, which opens with the version that lists show, or of one of its versions. */
  pieceId: string;
  /** The piece is known, or another version of it: what the page is called. */
  onTitle?: (title: string | null) => void;
}

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

/** The page of a piece: look at it from all sides, change it by words and by hand, go back, compare. */
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
        <Button variant="filled" size="lg" onPress={() => navigate('/')}>
          {pieceMessages.home}
        </Button>
      </section>
    );
  }
  if (error) {
    return (
      <section className={styles.notice}>
        <Banner action={<Button size="sm" onPress={() => void refetch()}>{pieceMessages.tryAgain}</Button>}>{pieceMessages.loadFailed}</Banner>
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

const subscribeToConnection = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Whether the browser knows of no connection. */
const useIsOffline = (): boolean => useSyncExternalStore(subscribeToConnection, () => !navigator.onLine, () => false);

const isInField = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

function OpenPiece({ piece, wantedId }: { piece: Piece; wantedId: string }) {
  const { user } = useSession();
  const isOffline = useIsOffline();
  const [shownId, setShownId] = useState(wantedId !== piece.id && piece.versions.some(({ id }) => id === wantedId) ? wantedId : piece.current);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [mode, setMode] = useState<'piece' | 'variations'>('piece');
  const [announcement, setAnnouncement] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const { choose, rename, remove } = useVersionMutations(piece.id);
  const shown = piece.versions.find(({ id }) => id === shownId) ?? piece.versions.find(({ id }) => id === piece.current) ?? piece.versions[0];
  const onChanged = useCallback((id: string): void => {
    setShownId(id);
    setUndone([]);
  }, []);
  const { changing, problem, clearProblem, change, cancel } = useChange(piece.id, { onChanged });
  const detail = useQuery({ ...versionQuery(piece.id, shown?.id ?? piece.id), enabled: shown !== undefined });
  const isOwner = user !== null && shown?.image.user_id === user.id;

  /** A finished change is said with its difference. */
  const newest = piece.versions.at(-1);
  const known = useRef(piece.versions.length);
  useEffect(() => {
    if (newest && piece.versions.length > known.current) setAnnouncement(newest.difference?.text ?? '');
    known.current = piece.versions.length;
  }, [newest, piece.versions.length]);

  const parent = piece.versions.find(({ id }) => id === shown?.parent_id);
  const redone = piece.versions.find(({ id }) => id === undone.at(-1));
  const goTo = (version: Version): void => {
    setShownId(version.id);
    choose(version.id);
  };
  const undo = parent && shown && (() => {
    setUndone([...undone, shown.id]);
    goTo(parent);
  });
  const redo = redone && (() => {
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
  const sendWords = async (text: string): Promise<void> => {
    if ((await makeChange({ from: shown.id, words: text }, text)) && line.current?.value.trim() === text) setWords('');
  };
  const making = changing && { text: changing.text, word: changing.stage === null ? pieceMessages.queued : stageWords[changing.stage], fraction: changing.fraction };

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
          isFilled={words.trim() === ''}
          making={changing?.preview ?? null}
          isBusy={changing !== null || isOffline}
          onChange={(operations, text) => void makeChange({ from: shown.id, operations: [...operations] }, text)}
        >
          {isOwner && (
            <aside className={styles.versions}>
              <VersionList
                versions={piece.versions}
                shownId={shown.id}
                currentId={piece.current}
                making={making}
                onShow={(id) => {
                  setShownId(id);
                  setUndone([]);
                }}
                onChoose={choose}
                onRename={(id, name) => rename({ id, name })}
                onDelete={(version) => {
                  if (version.id === shown.id) setShownId(version.parent_id ?? piece.versions.find(({ id }) => id !== version.id)?.id ?? piece.id);
                  remove(version);
                }}
              />
              <Button className={styles.variationsButton} isDisabled={!detail.data || changing !== null} onPress={() => setMode('variations')}>
                {pieceMessages.variations}
              </Button>
            </aside>
          )}
        </ShownVersion>
      )}
      {isOwner && (
        <ChangeLine
          ref={line}
          value={words}
          onChange={(value) => {
            setWords(value);
            clearProblem();
          }}
          onSubmit={(text) => void sendWords(text)}
          suggestions={suggestionsFor(shown.image.built)}
          isWorking={changing !== null}
          isCancelling={changing?.isCancelling}
          onCancel={changing ? cancel : undefined}
          onUndo={canStep ? undo : undefined}
          onRedo={canStep ? redo : undefined}
          problem={problem}
          isOffline={isOffline}
        />
      )}
    </div>
  );
}

interface ShownVersionProps {
  piece: Piece;
  version: Version;
  detail: VersionDetail | undefined;
  isOwner: boolean;
  /** Whether the price is the filled button of the page. */
  isFilled: boolean;
  /** The picture of a change in the making, as a data URL. */
  making: string | null;
  isBusy: boolean;
  onChange: (operations: readonly Operation[], text: string) => void;
  /** The versions, which follow the picture. */
  children: ReactNode;
}

/** One version: its picture with the parts in it, its views, and what it is. */
function ShownVersion({ piece, version, detail, isOwner, isFilled, making, isBusy, onChange, children }: ShownVersionProps) {
  const { image } = version;
  const { busyAction, ...actions } = useImageActions(image);
  const [litId, setLitId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [view, setView] = useState<PieceView>('three-quarter');
  const [stage, setStage] = useState<PieceStage | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const stageBox = useRef<HTMLDivElement>(null);
  const [ofVersion, setOfVersion] = useState(version.id);
  if (ofVersion !== version.id) {
    setOfVersion(version.id);
    setLitId(null);
    setOpenId(null);
    setChoices({});
  }
  const isAsMade = view === 'three-quarter' && stage === undefined;
  const map = useQuery({ ...partsMapQuery(piece.id, version.id), enabled: detail?.has_parts_map === true && isAsMade });
  const other = useQuery({ ...viewQuery(piece.id, version.id, view, stage), enabled: !isAsMade });
  const parts = detail?.parts ?? [];
  const part = parts.find(({ id }) => id === openId);
  const fields = part && detail ? fieldsOf(part, detail) : [];
  const operation = part ? operationOf(part, fields, choices) : null;
  const { draft, isDrafting, problem } = useDraft(piece.id, version.id, operation ? [operation] : []);

  const open = (id: string): void => {
    if (openId !== null && openId !== id) commit();
    setOpenId(id);
    stageBox.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const close = (): void => {
    const row = list.current?.querySelector<HTMLElement>(`[data-part="${openId}"]`);
    setOpenId(null);
    setChoices({});
    row?.focus();
  };
  const commit = (): void => {
    close();
    if (operation && !problem) onChange([operation], draft?.difference.text.split(';')[0] ?? changeText(part, operation));
  };

  const shownImage = isAsMade || !other.data ? image : { ...image, image_url: other.data.image_url, renditions: other.data.renditions, thumbhash: other.data.thumbhash };
  const preview = making !== null ? { src: making, alt: pieceMessages.previewAlt } : draft ? { src: draft.preview, alt: pieceMessages.draftAlt } : null;
  const canChange = isOwner && !isBusy;
  const { onPrice } = actions;
  return (
    <>
      <div ref={stageBox} className={styles.stage}>
        <PartPicture image={shownImage} preview={preview} map={isAsMade ? map.data : undefined} parts={parts} litId={litId ?? openId} onLight={setLitId} onPart={canChange ? open : undefined} />
        {part && (
          <PartPanel
            key={part.id}
            part={part}
            fields={fields}
            choices={choices}
            onChoice={(field, value) => setChoices((current) => withChoice(current, field, value))}
            onReset={operation ? () => setChoices({}) : undefined}
            onRemove={
              isRemovable(part)
                ? () => {
                    close();
                    onChange([{ op: 'remove', id: part.address }], `${pieceMessages.remove}: ${part.label}`);
                  }
                : undefined
            }
            onDone={commit}
            onCancel={close}
            priceDifference={draft?.difference.price}
            isDrafting={isDrafting}
            problem={problem}
          />
        )}
        {isOwner && (
          <div className={styles.views}>
            <div role="group" aria-label={pieceMessages.views} className={styles.sides}>
              {PIECE_VIEWS.map((id) => (
                <ToggleButton key={id} variant="segment" isSelected={view === id} onChange={() => setView(id)}>
                  {viewNames[id]}
                </ToggleButton>
              ))}
            </div>
            <MenuTrigger loadFailure={appMessages.partNotLoaded}>
              <Button variant="bare">{`${pieceMessages.stage}: ${stage ? stageNames[stage] : pieceMessages.asMade}`}</Button>
              <Menu aria-label={pieceMessages.stage}>
                <MenuItem id="as-made" onAction={() => setStage(undefined)}>
                  {pieceMessages.asMade}
                </MenuItem>
                {PIECE_STAGES.map((id) => (
                  <MenuItem key={id} id={id} onAction={() => setStage(id)}>
                    {stageNames[id]}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <span role="status" className={styles.viewStatus}>
              {other.error ? pieceMessages.viewFailed : other.isFetching ? pieceMessages.viewLoading : ''}
            </span>
          </div>
        )}
      </div>
      {children}
      <div className={styles.facts}>
        <PieceFacts
          title={piece.title}
          actions={<ActionRow image={image} handlers={actions} busyAction={busyAction} />}
          requirements={isOwner ? (detail?.requirements ?? image.requirements) : null}
          parts={parts}
          built={draft?.built ?? detail?.built ?? image.built}
          price={detail?.price ?? null}
          isPriceKnown={detail !== undefined}
          priceDifference={draft?.difference.price}
          litId={litId}
          openId={openId}
          onLight={setLitId}
          onPart={canChange ? open : undefined}
          partsRef={list}
        >
          {onPrice && (
            <Button variant={isFilled ? 'filled' : 'secondary'} size="lg" isWide onPress={() => onPrice(image)}>
              {pieceMessages.price}
            </Button>
          )}
        </PieceFacts>
      </div>
    </>
  );
}

/** 'Centre stone: Oval': what an operation changes, until the server says it in words. */
function changeText(part: PiecePart | undefined, operation: Operation): string {
  if (!part || operation.op !== 'set') return pieceMessages.changing;
  const values = [operation.stones, operation.metal, operation.params].flatMap((group) => Object.values(group ?? {}));
  return `${part.label}: ${values.map((value) => (typeof value === 'string' ? choiceName(value) : String(value))).join(', ')}`;
}
