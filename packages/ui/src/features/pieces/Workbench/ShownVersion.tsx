import type { Operation, Piece, Version, VersionDetail } from '@jewelry/contract';
import { PIECE_STAGES, PIECE_VIEWS, type PieceStage, type PieceView } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { appMessages } from '../../../i18n/messages';
import { ActionRow, useImageActions } from '../../images';
import { type Choices, fieldsOf, isRemovable, operationsOf, resetOf, withChoice } from '../controls';
import { pieceMessages, stageNames, viewNames } from '../messages';
import { PartPanel } from '../PartPanel/PartPanel';
import { PartPicture } from '../PartPicture/PartPicture';
import { PieceFacts } from '../PieceFacts/PieceFacts';
import { partsMapQuery, viewQuery } from '../versionQueries';
import { useDraft } from '../useDraft';
import * as styles from './Workbench.css';

interface ShownVersionProps {
  piece: Piece;
  version: Version;
  detail: VersionDetail | undefined;
  isOwner: boolean;
  /** Whether parts can be changed. */
  isChangeable: boolean;
  /** Whether other views of the piece can be requested. */
  hasViews: boolean;
  /** Whether the price button is the filled one of the page. */
  isFilled: boolean;
  /** The preview of a running change, as a data URL. */
  making: string | null;
  isBusy: boolean;
  onChange: (operations: readonly Operation[], text: string) => void;
  /** The version list, which follows the picture. */
  children: ReactNode;
}

/** One version: its picture with selectable parts, its views, and its facts. */
export function ShownVersion({
  piece,
  version,
  detail,
  isOwner,
  isChangeable,
  hasViews,
  isFilled,
  making,
  isBusy,
  onChange,
  children,
}: ShownVersionProps) {
  const { image } = version;
  const { busyAction, ...actions } = useImageActions(image);
  const [litId, setLitId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [view, setView] = useState<PieceView>('three-quarter');
  const [stage, setStage] = useState<PieceStage | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const stageBox = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const openedIn = useRef<'picture' | 'list'>('list');
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
  const operations = part ? operationsOf(part, fields, choices) : [];
  const { draft, isDrafting, problem } = useDraft(piece.id, version.id, operations);
  const isChosen = operations.length > 0;
  const first = part ? resetOf(part) : [];

  const open = (id: string): void => {
    if (openId !== null && openId !== id) commit();
    openedIn.current = picture.current?.contains(document.activeElement) ? 'picture' : 'list';
    setOpenId(id);
    stageBox.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const close = (): void => {
    const row = list.current?.querySelector<HTMLElement>(`[data-part="${openId}"]`);
    setLitId(openedIn.current === 'picture' ? openId : null);
    setOpenId(null);
    setChoices({});
    (openedIn.current === 'picture' ? picture.current : row)?.focus();
  };
  const commit = (): void => {
    close();
    if (part && isChosen && !problem) onChange(operations, draft?.difference.text.split(';')[0] ?? part.label);
  };

  const shownImage =
    isAsMade || !other.data
      ? image
      : {
          ...image,
          image_url: other.data.image_url,
          renditions: other.data.renditions,
          thumbhash: other.data.thumbhash,
        };
  const preview =
    making !== null
      ? { src: making, alt: pieceMessages.previewAlt }
      : draft
        ? { src: draft.preview, alt: pieceMessages.draftAlt }
        : null;
  const canChange = isChangeable && !isBusy;
  const { onPrice } = actions;
  return (
    <>
      <div ref={stageBox} className={styles.stage}>
        <PartPicture
          ref={picture}
          image={shownImage}
          preview={preview}
          map={isAsMade && making === null ? map.data : undefined}
          parts={parts}
          litId={openId ?? litId}
          onLight={setLitId}
          onPart={canChange ? open : undefined}
          panel={panel}
          isPanelOpen={part !== undefined}
        />
        {part && (
          <PartPanel
            key={part.id}
            ref={panel}
            part={part}
            fields={fields}
            choices={choices}
            onChoice={(field, value) => setChoices((current) => withChoice(current, field, value))}
            onReset={
              isChosen
                ? () => setChoices({})
                : first.length > 0
                  ? () => {
                      close();
                      onChange(first, `${pieceMessages.reset}: ${part.label}`);
                    }
                  : undefined
            }
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
        {isOwner && hasViews && (
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
          prompt={image.prompt}
          requirements={isOwner ? (detail?.requirements ?? image.requirements) : null}
          readingNote={image.metadata.reading_note}
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
