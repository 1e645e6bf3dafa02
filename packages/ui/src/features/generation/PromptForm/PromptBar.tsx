import { PROMPT_COUNTER_FROM, PROMPT_MAX_LENGTH } from '@jewelry/contract/constants';
import { type ReactNode, useRef } from 'react';
import {
  CloseIcon,
  GlobeIcon,
  ImagesIcon,
  LockIcon,
  PencilLineIcon,
  SlidersIcon,
  UndoIcon,
} from '../../../icons/glyphs';
import { privacyName, promptMessages } from '../promptMessages';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Drawing } from '../../drawing';
import * as styles from './PromptBar.css';

export interface PromptBarProps {
  /**
   * The kind of user: `anonymous` sees 'Sign in to start creating!', `free` the note that pictures are public, `paid`
   * the privacy toggle.
   */
  access: 'anonymous' | 'free' | 'paid';
  onSignIn?: () => void;
  onOpenPresets: () => void;
  onOpenPad: () => void;
  /** The drawing that accompanies the prompt. */
  drawing: Drawing | null;
  onRemoveDrawing: () => void;
  /** A photograph sent with the prompt, as a data URL. */
  photo: string | null;
  /** Absent where photographs are not supported. */
  onAddPhoto: (() => void) | undefined;
  onRemovePhoto: () => void;
  isBusy: boolean;
  isPrivate: boolean;
  onPrivacyChange?: (isPrivate: boolean) => void;
  presetCount: number;
  /** Length of the submitted prompt, code points. */
  length: number;
  counterId: string;
  /** False where the generator does not support drawings. */
  canDraw: boolean;
  /** Ids of the texts that describe the submit button: who receives the prompt, how many images are left today. */
  submitDescription?: string;
  /** The form is empty and another button of the page is filled. */
  isQuiet: boolean;
  /** Restores the replaced or removed input; absent when there is nothing to restore. */
  onUndo?: () => void;
  /** Accessible name of Undo. */
  undoName: string;
}

/** The lower row of the plate: presets, privacy, the counter, and the submit button at its end. */
export function PromptBar({
  access,
  isBusy,
  isPrivate,
  onPrivacyChange,
  onSignIn,
  onOpenPresets,
  onOpenPad,
  drawing,
  onRemoveDrawing,
  photo,
  onAddPhoto,
  onRemovePhoto,
  presetCount,
  length,
  counterId,
  canDraw,
  submitDescription,
  isQuiet,
  onUndo,
  undoName,
}: PromptBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        {canDraw && (
          <Attached
            picture={drawing?.png}
            icon={<PencilLineIcon />}
            word={drawing ? promptMessages.drawing : promptMessages.draw}
            name={drawing ? promptMessages.editDrawing : undefined}
            removeName={promptMessages.removeDrawing}
            onPress={onOpenPad}
            onRemove={onRemoveDrawing}
          />
        )}
        {onAddPhoto && (
          <Attached
            picture={photo ?? undefined}
            icon={<ImagesIcon />}
            word={promptMessages.photo}
            name={photo ? promptMessages.changePhoto : promptMessages.addPhoto}
            removeName={promptMessages.removePhoto}
            onPress={onAddPhoto}
            onRemove={onRemovePhoto}
          />
        )}
        <Button variant="bare" className={styles.tool} onPress={onOpenPresets}>
          <SlidersIcon />
          <span className={styles.toolWord}>{promptMessages.presets}</span>
          {presetCount > 0 && (
            <>
              <Badge className={styles.count}>{presetCount}</Badge>
              <VisuallyHidden>{promptMessages.chosen}</VisuallyHidden>
            </>
          )}
        </Button>
        {access === 'paid' && (
          <Button
            variant="bare"
            className={styles.tool}
            aria-label={privacyName(isPrivate)}
            onPress={() => onPrivacyChange?.(!isPrivate)}
          >
            {isPrivate ? <LockIcon /> : <GlobeIcon />}
            <span className={styles.toolWord}>{isPrivate ? promptMessages.private : promptMessages.public}</span>
          </Button>
        )}
        {access === 'free' && (
          <p className={styles.note}>
            <GlobeIcon size={18} />
            {promptMessages.publicNote}
          </p>
        )}
        {onUndo !== undefined && (
          <Button variant="bare" className={styles.tool} aria-label={undoName} onPress={onUndo}>
            <UndoIcon />
            <span className={styles.toolWord}>{promptMessages.undo}</span>
          </Button>
        )}
      </div>
      {length >= PROMPT_COUNTER_FROM && (
        <span id={counterId} className={styles.counter} data-full={length >= PROMPT_MAX_LENGTH || undefined}>
          {length.toLocaleString('en')} / {PROMPT_MAX_LENGTH.toLocaleString('en')}
        </span>
      )}
      {access === 'anonymous' ? (
        <Button variant="filled" className={styles.submit} onPress={onSignIn}>
          {promptMessages.signIn}
        </Button>
      ) : (
        <Button
          variant={isQuiet ? 'secondary' : 'filled'}
          className={styles.submit}
          type="submit"
          isPending={isBusy}
          aria-describedby={submitDescription}
        >
          {promptMessages.submit}
        </Button>
      )}
    </div>
  );
}

interface AttachedProps {
  /** URL of the attachment; absent while nothing is attached. */
  picture: string | undefined;
  icon: ReactNode;
  word: string;
  /** Accessible name, where the label is not sufficient. */
  name: string | undefined;
  removeName: string;
  onPress: () => void;
  onRemove: () => void;
}

/**
 * An attached picture and its remove button. The main button is the same element in both states, so that it keeps the
 * focus.
 */
function Attached({ picture, icon, word, name, removeName, onPress, onRemove }: AttachedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const remove = (): void => {
    onRemove();
    button.current?.focus();
  };
  return (
    <span className={styles.attached}>
      <Button ref={button} variant="bare" className={styles.tool} aria-label={name} onPress={onPress}>
        {picture === undefined ? (
          icon
        ) : (
          <img src={picture} alt="" width={32} height={32} className={styles.thumbnail} />
        )}
        <span className={styles.toolWord}>{word}</span>
      </Button>
      {picture !== undefined && (
        <IconButton size="sm" className={styles.removeAttached} aria-label={removeName} onPress={remove}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </span>
  );
}
