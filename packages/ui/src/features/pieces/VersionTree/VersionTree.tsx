import type { Version } from '@jewelry/contract';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Picture } from '../../../components/Picture/Picture';
import { ProgressBeads } from '../../../components/ProgressBeads/ProgressBeads';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { appMessages } from '../../../i18n/messages';
import { GalleryIcon, MoreIcon, TrashIcon } from '../../../icons/glyphs';
import { BranchIcon, PencilIcon } from '../../../icons/laterGlyphs';
import { fromVersion, pieceMessages, plainUsd, signedGrams, signedUsd, versionNumber } from '../messages';
import { NameForm } from './NameForm';
import { ancestryOf, type Thread, threadsOf } from './threads';
import { ThreadLines } from './ThreadLines';
import * as styles from './VersionTree.css';

export interface VersionTreeProps {
  /** Oldest first. */
  versions: readonly Version[];
  /** Id of the visible version. */
  shownId: string;
  /** Id of the version that represents the piece in lists. */
  currentId: string;
  onShow: (id: string) => void;
  /** Makes this the current version of the piece, here and in lists. */
  onGoBack: (id: string) => void;
  /** Starts the next change from this version; undefined where none is possible. */
  onStartFrom?: ((id: string) => void) | undefined;
  onRename: (id: string, name: string) => void;
  onDelete: (version: Version) => void;
  /** A running change: its text, its parent version, and its progress. */
  making?: {
    readonly text: string;
    readonly from: string | null;
    readonly word: string;
    readonly fraction: number;
  } | null;
}

/**
 * '−USD 31.50': the price difference to the parent version, or that of the weight where there is no price; for the
 * first version its price.
 */
function amountOf({ difference, estimated_cost: cost }: Version): string {
  if (!difference) return cost === null ? '' : plainUsd(cost);
  if (difference.price) return signedUsd(difference.price);
  return difference.grams ? signedGrams(difference.grams) : '';
}

/** 'Oval instead of round; 11 other choices unchanged; +USD 49.00, +0.4 g; USD 1,410.05' */
function fullText({ difference, estimated_cost: cost }: Version): string {
  const changed = [
    difference?.price ? signedUsd(difference.price) : '',
    difference?.grams ? signedGrams(difference.grams) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [difference?.text, changed, cost === null ? '' : plainUsd(cost)].filter(Boolean).join('; ');
}

/** 'Oval instead of round': the difference without the unchanged parts. */
const shortText = ({ difference }: Version): string => difference?.text.split(';')[0] ?? pieceMessages.firstVersion;

const MAKING = 'making';

/**
 * The versions of a piece, newest first, with lines from each to its parent. One tab stop: up and down arrows move
 * between rows, Enter shows one, F2 renames it and Delete deletes it; a side arrow moves to its menu.
 */
export function VersionTree({
  versions,
  shownId,
  currentId,
  onShow,
  onGoBack,
  onStartFrom,
  onRename,
  onDelete,
  making,
}: VersionTreeProps) {
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const newestFirst = versions.map((version, index) => ({ version, number: index + 1 })).toReversed();
  const nodes = [
    ...(making ? [{ id: MAKING, parent_id: making.from }] : []),
    ...newestFirst.map(({ version }) => version),
  ];
  const { threads, laneCount } = threadsOf(nodes);
  const threadOf = (id: string): Thread | undefined => threads[nodes.findIndex((node) => node.id === id)];
  const isBranched = laneCount > 1;
  const path = isBranched ? ancestryOf(nodes, shownId) : null;
  const renamed = versions.find(({ id }) => id === renamedId);
  const numberOf = (id: string | null): number => versions.findIndex((version) => version.id === id) + 1;

  useEffect(() => {
    // The list renders its rows after its own first render.
    const frame = requestAnimationFrame(() => scrollWithin(scroller.current, rowOf(scroller.current, shownId)));
    return () => cancelAnimationFrame(frame);
  }, [shownId]);

  const finishNaming = (version: Version, name: string): void => {
    setRenamedId(null);
    if (name !== (version.name ?? '')) onRename(version.id, name);
    requestAnimationFrame(() => rowOf(scroller.current, version.id)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'row') return;
    const version = versions.find(({ id }) => id === target.dataset['key']);
    if (!version) return;
    if (event.key === 'F2') setRenamedId(version.id);
    else if (event.key === 'Delete' && versions.length > 1) {
      const rows = newestFirst.map(({ version: { id } }) => id);
      const at = rows.indexOf(version.id);
      rowOf(scroller.current, rows[at + 1] ?? rows[at - 1] ?? '')?.focus();
      onDelete(version);
    } else return;
    event.preventDefault();
  };

  return (
    <section aria-label={pieceMessages.versions} className={styles.section}>
      <Heading level={2} type="title.s" className={styles.heading}>
        {pieceMessages.versions} <span className={styles.count}>{versions.length}</span>
      </Heading>
      {/* Outside of its row, since the list handles letters and arrow keys. */}
      {renamed && (
        <NameForm key={renamed.id} name={renamed.name ?? ''} onSave={(given) => finishNaming(renamed, given)} />
      )}
      {/* The key handler is for the rows inside, which are controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={scroller}
        className={styles.scroller}
        data-branched={isBranched || undefined}
        style={assignInlineVars({ [styles.laneCount]: String(laneCount) })}
        onKeyDown={onKeyDown}
      >
        <GridList
          aria-label={pieceMessages.versions}
          className={styles.list}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[shownId]}
          disabledKeys={[MAKING]}
          onSelectionChange={(keys) => {
            const [id] = keys;
            if (typeof id === 'string' && id !== shownId) onShow(id);
          }}
        >
          {making && (
            <GridListItem id={MAKING} textValue={making.text} className={styles.item}>
              <ThreadLines thread={threadOf(MAKING)} isOnPath={false} path={path} />
              <span className={styles.socket} />
              <span className={styles.words}>
                <span className={styles.name}>{making.text}</span>
                <span className={styles.amount}>{making.word}</span>
                <ProgressBeads
                  aria-label={pieceMessages.progress}
                  value={making.fraction}
                  valueText={making.word}
                  count={12}
                />
              </span>
            </GridListItem>
          )}
          {newestFirst.map(({ version, number }) => {
            const name = version.name ?? shortText(version);
            const parent = numberOf(version.parent_id);
            const isBranch = parent > 0 && parent !== number - 1;
            return (
              <GridListItem
                key={version.id}
                id={version.id}
                textValue={`${versionNumber(number)}: ${name}`}
                className={styles.item}
              >
                <ThreadLines thread={threadOf(version.id)} isOnPath={path?.has(version.id) ?? false} path={path} />
                <span className={styles.picture}>
                  <Picture
                    missingText={appMessages.pictureMissing}
                    src={version.image.renditions[0]?.url ?? version.image.image_url}
                    alt=""
                    thumbhash={version.image.thumbhash}
                  />
                </span>
                <span className={styles.words} title={fullText(version)}>
                  <VisuallyHidden>{`${versionNumber(number)}: `}</VisuallyHidden>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.amount}>{amountOf(version)}</span>
                  {isBranch && <span className={styles.amount}>{fromVersion(parent)}</span>}
                  {version.id === currentId && versions.length > 1 && (
                    <span className={styles.amount}>{pieceMessages.shownInLists}</span>
                  )}
                </span>
                <MenuTrigger loadFailure={appMessages.partNotLoaded}>
                  <IconButton
                    size="sm"
                    tooltip={false}
                    className={styles.more}
                    aria-label={`${pieceMessages.versionActions}: ${name}`}
                  >
                    <MoreIcon />
                  </IconButton>
                  <Menu aria-label={pieceMessages.versionActions}>
                    <MenuItem id="rename" icon={<PencilIcon />} onAction={() => setRenamedId(version.id)}>
                      {pieceMessages.rename}
                    </MenuItem>
                    <MenuItem
                      id="go-back"
                      icon={<GalleryIcon />}
                      isDisabled={version.id === currentId}
                      onAction={() => onGoBack(version.id)}
                    >
                      {pieceMessages.goBack}
                    </MenuItem>
                    {onStartFrom && (
                      <MenuItem id="start" icon={<BranchIcon />} onAction={() => onStartFrom(version.id)}>
                        {pieceMessages.startFrom}
                      </MenuItem>
                    )}
                    <MenuItem
                      id="delete"
                      icon={<TrashIcon />}
                      tone="danger"
                      isDisabled={versions.length === 1}
                      onAction={() => onDelete(version)}
                    >
                      {pieceMessages.deleteVersion}
                    </MenuItem>
                  </Menu>
                </MenuTrigger>
              </GridListItem>
            );
          })}
        </GridList>
      </div>
    </section>
  );
}

const rowOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[role="row"][data-key="${id}"]`) ?? null;

/** Scrolls a row into view without scrolling the page; in a strip to its start, where it snaps. */
function scrollWithin(list: HTMLElement | null, row: HTMLElement | null): void {
  if (!list || !row) return;
  const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop += box.top - frame.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
  if (box.left < frame.left || box.right > frame.right)
    list.scrollLeft += getComputedStyle(list).direction === 'rtl' ? box.right - frame.right : box.left - frame.left;
}
