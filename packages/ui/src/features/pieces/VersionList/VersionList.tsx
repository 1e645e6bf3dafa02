import type { Version } from '@jewelry/contract';
import { type FormEvent, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Picture } from '../../../components/Picture/Picture';
import { ProgressBeads } from '../../../components/ProgressBeads/ProgressBeads';
import { TextField } from '../../../components/TextField/TextField';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { appMessages } from '../../../i18n/messages';
import { GalleryIcon, MoreIcon, TrashIcon } from '../../../icons/glyphs';
import { PencilIcon } from '../../../icons/laterGlyphs';
import { fromVersion, pieceMessages, signedGrams, signedUsd, versionNumber } from '../messages';
import * as styles from './VersionList.css';

export interface VersionListProps {
  /** Oldest first. */
  versions: readonly Version[];
  /** Id of the version that is looked at. */
  shownId: string;
  /** Id of the version by which lists show the piece. */
  currentId: string;
  onShow: (id: string) => void;
  onChoose: (id: string) => void;
  onRename: (id: string, name: string) => void;
  onDelete: (version: Version) => void;
  /** A version in the making: what it changes, and how far it is. */
  making?: { readonly text: string; readonly word: string; readonly fraction: number } | null;
}

/** '−USD 31.50, +0.4 g': what a version changed in price and weight. */
function amounts({ difference }: Version): string {
  if (!difference) return '';
  const { price, grams } = difference;
  return [price ? signedUsd(price) : '', grams ? signedGrams(grams) : ''].filter(Boolean).join(', ');
}

/** 'Oval instead of round': the difference without what stayed. */
const shortText = ({ difference }: Version): string => difference?.text.split(';')[0] ?? pieceMessages.firstVersion;

/** The versions of a piece, newest first, each with its difference against the version it came from. */
export function VersionList({ versions, shownId, currentId, onShow, onChoose, onRename, onDelete, making }: VersionListProps) {
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const newestFirst = versions.map((version, index) => ({ version, number: index + 1 })).toReversed();
  return (
    <section aria-label={pieceMessages.versions} className={styles.section}>
      <Heading level={2} type="title.s" className={styles.heading}>
        {pieceMessages.versions} <span className={styles.count}>{versions.length}</span>
      </Heading>
      <ol reversed role="list" className={styles.list}>
        {making && (
          <li className={styles.item}>
            <span className={styles.socket} />
            <span className={styles.words}>
              <span className={styles.name}>{making.text}</span>
              <span className={styles.amount}>{making.word}</span>
              <ProgressBeads aria-label={pieceMessages.progress} value={making.fraction} valueText={making.word} count={12} />
            </span>
          </li>
        )}
        {newestFirst.map(({ version, number }) => {
          const name = version.name ?? shortText(version);
          const parent = versions.findIndex(({ id }) => id === version.parent_id) + 1;
          const isBranch = version.parent_id !== null && parent !== number - 1 && parent > 0;
          return (
            <li key={version.id} className={styles.item} data-shown={version.id === shownId || undefined}>
              {renamedId === version.id ? (
                <NameForm
                  name={version.name ?? ''}
                  onSave={(given) => {
                    setRenamedId(null);
                    if (given !== (version.name ?? '')) onRename(version.id, given);
                  }}
                />
              ) : (
                <AriaButton className={styles.show} aria-current={version.id === shownId || undefined} onPress={() => onShow(version.id)}>
                  <span className={styles.picture}>
                    <Picture missingText={appMessages.pictureMissing} src={version.image.renditions[0]?.url ?? version.image.image_url} alt="" thumbhash={version.image.thumbhash} />
                  </span>
                  <span className={styles.words}>
                    <VisuallyHidden>{`${versionNumber(number)}: `}</VisuallyHidden>
                    <span className={styles.name} title={version.difference?.text}>
                      {name}
                    </span>
                    <span className={styles.amount}>{amounts(version)}</span>
                    {isBranch && <span className={styles.amount}>{fromVersion(parent)}</span>}
                    {version.id === currentId && versions.length > 1 && <span className={styles.amount}>{pieceMessages.shownInLists}</span>}
                  </span>
                </AriaButton>
              )}
              <MenuTrigger loadFailure={appMessages.partNotLoaded}>
                <IconButton size="sm" tooltip={false} aria-label={`${pieceMessages.versionActions}: ${name}`}>
                  <MoreIcon />
                </IconButton>
                <Menu aria-label={pieceMessages.versionActions}>
                  <MenuItem id="rename" icon={<PencilIcon />} onAction={() => setRenamedId(version.id)}>
                    {pieceMessages.rename}
                  </MenuItem>
                  <MenuItem id="choose" icon={<GalleryIcon />} isDisabled={version.id === currentId} onAction={() => onChoose(version.id)}>
                    {pieceMessages.showInLists}
                  </MenuItem>
                  <MenuItem id="delete" icon={<TrashIcon />} tone="danger" isDisabled={versions.length === 1} onAction={() => onDelete(version)}>
                    {pieceMessages.deleteVersion}
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function NameForm({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const [value, setValue] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(value.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {/* The menu that opened it gives up the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField autoFocus label={pieceMessages.versionName} maxLength={60} value={value} onChange={setValue} onKeyDown={(event) => event.key === 'Escape' && onSave(name)} />
      <Button size="sm" type="submit">
        {pieceMessages.save}
      </Button>
    </form>
  );
}
