import type { GenerationStage } from '@jewelry/contract';
import { generationMessages, stageWords } from '../../messages/generation';

export interface GeneratingTileProps {
  /** The prompt that is being made. */
  prompt: string;
  /** What the atelier is doing; `null` while the job waits its turn. */
  stage: GenerationStage | null;
  /** Share that is done, 0 to 1. */
  fraction: number;
  /** When the job was taken on, ms since the epoch by this browser's clock. */
  startedAt: number;
  /** The best picture so far, as a data URL; `null` before the first. Each better one fades in over the former. */
  preview: string | null;
  /** Whether the preview is still rough: it gets a 1 px blur. @default true until the stage is 'polishing' */
  isCoarse?: boolean;
  onCancel: () => void;
  /** Cancel was pressed and not yet answered. @default false */
  isCancelling?: boolean;
  /** The preview was chosen: show it large. */
  onOpenPreview?: () => void;
}

/**
 * A piece in the making: two cells of a tray, the refining picture and the bench card with prompt,
 * stage, time and Cancel. Both are squares like any other tile, so that nothing shifts.
 */
export function GeneratingTile({ prompt, stage, preview, onCancel }: GeneratingTileProps) {
  return (
    <>
      <div>{preview !== null && <img src={preview} alt={generationMessages.previewAlt} />}</div>
      <div>
        <p>{generationMessages.title}</p>
        <p>{prompt}</p>
        <p>{stage === null ? generationMessages.queued : stageWords[stage]}</p>
        <button type="button" onClick={onCancel}>
          {generationMessages.cancel}
        </button>
      </div>
    </>
  );
}
