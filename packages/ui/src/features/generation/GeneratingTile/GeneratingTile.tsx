import type { GenerationStage } from '@jewelry/contract';
import { GENERATION_STAGES } from '@jewelry/contract/constants';
import { useState } from 'react';
import { generationMessages, stageWords } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { ProgressBeads } from '../../../components/ProgressBeads/ProgressBeads';
import { Glint } from '../../../components/Skeleton/Glint';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './GeneratingTile.css';
import { useElapsed } from './useElapsed';

export interface GeneratingTileProps {
  /** The prompt of the generation. */
  prompt: string;
  /** The current stage; null while the job is queued. */
  stage: GenerationStage | null;
  /** Progress from 0 to 1. */
  fraction: number;
  /** When the job was accepted, ms since the epoch by this browser's clock. */
  startedAt: number;
  /** The latest preview as a data URL; null before the first. Each better one fades in over the previous one. */
  preview: string | null;
  /** Whether the preview is still rough: it gets a 1 px blur. @default true until the stage is 'polishing' */
  isCoarse?: boolean;
  onCancel: () => void;
  /** A cancellation is pending. @default false */
  isCancelling?: boolean;
}

/**
 * A running generation as the hero of a tray: the preview, and next to it the bench card with prompt, stages, time and
 * Cancel. Each new stage is announced once, politely.
 */
export function GeneratingTile({
  prompt,
  stage,
  fraction,
  startedAt,
  preview,
  isCoarse = stage !== 'polishing',
  onCancel,
  isCancelling = false,
}: GeneratingTileProps) {
  const elapsed = useElapsed(startedAt);
  const word = stage === null ? generationMessages.queued : stageWords[stage];
  return (
    <>
      <div data-hero-part="picture">
        <div className={styles.preview} data-coarse={isCoarse || undefined}>
          {preview === null ? <Glint /> : <Frames preview={preview} />}
        </div>
      </div>
      <div data-hero-part="words" className={styles.card}>
        <Heading level={2} type="title.m">
          {generationMessages.title}
        </Heading>
        <p className={styles.prompt}>{prompt}</p>
        <div className={styles.controls}>
          <Button isPending={isCancelling} onPress={onCancel}>
            {generationMessages.cancel}
          </Button>
          <p className={styles.elapsed}>
            {stage === null && <span aria-hidden="true">{word}</span>}
            <span role="timer">{elapsed}</span>
          </p>
        </div>
        <ol className={styles.stages} aria-hidden="true">
          {GENERATION_STAGES.map((one) => (
            <li key={one} data-current={one === stage || undefined}>
              {stageWords[one]}
            </li>
          ))}
        </ol>
        <ProgressBeads aria-label={generationMessages.progress} value={fraction} valueText={word} count={40} />
        <VisuallyHidden as="div">
          <span role="status">{`${generationMessages.title} ${word}`}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}

/** The newest preview over the previous one, which stays until the newest has faded in. */
function Frames({ preview }: { preview: string }) {
  const [frames, setFrames] = useState([{ id: 0, src: preview }]);
  const newest = frames.at(-1);
  if (newest !== undefined && newest.src !== preview) {
    setFrames([newest, { id: newest.id + 1, src: preview }]);
  }
  return frames.map(({ id, src }, index) => (
    <img
      key={id}
      src={src}
      alt={index === frames.length - 1 ? generationMessages.previewAlt : ''}
      decoding="sync"
      className={styles.frame}
    />
  ));
}
