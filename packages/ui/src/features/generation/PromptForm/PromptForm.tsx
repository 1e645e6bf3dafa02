import type { Capabilities, Usage } from '@jewelry/contract';
import { PROMPT_MAX_LENGTH, PROMPT_TOO_LONG } from '@jewelry/contract/constants';
import {
  type KeyboardEvent,
  type Ref,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { appMessages } from '../../../i18n/messages';
import { classNames } from '../../../utils/classNames';
import { useAutoGrow } from '../../../hooks/useAutoGrow';
import { addedSentTo, promptMessages, sentTo } from '../promptMessages';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup';
import { FieldMessage } from '../../../components/Field/FieldMessage';
import { Heading } from '../../../components/Heading/Heading';
import { Milgrain } from '../../../components/Milgrain/Milgrain';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { joinPrompt, presetsOf } from '../presets';
import { JewelryTypes } from './JewelryTypes';
import { PlateBeads } from './PlateBeads';
import { PromptBar } from './PromptBar';
import * as docked from './PromptDock.css';
import * as bench from './PromptForm.css';
import { QuotaLine } from './QuotaLine';
import type { PromptAction, PromptDraft } from './promptReducer';

export interface PromptFormHandle {
  /** Scrolls the prompt box into view and focuses it. */
  focus: () => void;
}

export interface PromptFormProps {
  /** Content of the form; see `promptReducer`. */
  draft: PromptDraft;
  /** Called for every change of the draft. */
  dispatch: (action: PromptAction) => void;
  /**
   * The kind of user: `anonymous` sees 'Sign in to start creating!', `free` the note that pictures are public, `paid`
   * the privacy toggle.
   */
  access: 'anonymous' | 'free' | 'paid';
  /** Submits the prompt. Never called while `isBusy`, with too long a text, or without text and drawing. */
  onSubmit: () => void;
  /** Also called when an anonymous user presses Enter. */
  onSignIn?: () => void;
  onOpenPresets: () => void;
  /** Opens the drawing pad; for an anonymous user, the sign-in. */
  onOpenPad: () => void;
  /** Opens the photo dialog; offered to signed-in users where photographs are supported. */
  onAddPhoto?: () => void;
  /**
   * A generation is running: the submit button shows it and ignores presses; everything else stays enabled.
   * @default false
   */
  isBusy?: boolean;
  /** Only for `paid`. @default true */
  isPrivate?: boolean;
  onPrivacyChange?: (isPrivate: boolean) => void;
  /** The account's usage today; shown under the plate once it has loaded. */
  usage?: Pick<Usage, 'limit' | 'count' | 'resets_at'>;
  /** The generator's capabilities, once loaded: drawings are offered only where they are supported. */
  capabilities?: Pick<
    Capabilities,
    'drawing' | 'reference_photo' | 'sends_words_to' | 'sends_pictures_to' | 'sends_drawings_to'
  >;
  /** The server's error about the prompt; shown under the plate. */
  error?: string | null;
  /**
   * Docks the form at the lower edge of the window at every width, as a line that grows with its text, below a hero. An
   * empty line is unobtrusive: another button of the page is filled.
   * @default false
   */
  isDocked?: boolean;
  ref?: Ref<PromptFormHandle>;
}

/**
 * Headline, prompt plate, selected presets and the six types. Enter submits, Shift+Enter inserts a line break. On a
 * phone the plate is always docked at the lower edge of the screen; below a hero the whole form is.
 */
export function PromptForm({
  draft,
  dispatch,
  access,
  onSubmit,
  onSignIn,
  onOpenPresets,
  onOpenPad,
  onAddPhoto,
  isBusy = false,
  isPrivate = true,
  onPrivacyChange,
  usage,
  capabilities,
  error,
  isDocked = false,
  ref,
}: PromptFormProps) {
  const styles = isDocked ? docked : bench;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const grow = useAutoGrow({ maxHeight: bench.MAX_TEXT_PX, ref: box });
  const [wasTooLong, setTooLong] = useState(false);

  const length = Array.from(joinPrompt(draft.text, draft.presetIds)).length;
  const isTooLong = length > PROMPT_MAX_LENGTH;
  const problem = wasTooLong && isTooLong ? PROMPT_TOO_LONG : error;
  const recipients =
    capabilities &&
    [
      sentTo(capabilities.sends_words_to, capabilities.sends_pictures_to),
      addedSentTo(capabilities.sends_drawings_to, draft),
    ]
      .filter(Boolean)
      .join(' ');
  const undo =
    draft.replacedText === null && draft.removedDrawing === null ? undefined : () => dispatch({ do: 'undo' });

  /** Text typed before hydration exists only in the DOM. */
  const adoptTypedText = useEffectEvent((): void => {
    const written = box.current?.value ?? '';
    if (written !== draft.text) dispatch({ do: 'write', text: written });
  });
  useLayoutEffect(() => adoptTypedText(), []);

  const focus = (): void => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus }));

  const submit = (): void => {
    if (isBusy) return;
    setTooLong(isTooLong);
    if (isTooLong || (draft.text.trim() === '' && draft.drawing === null)) focus();
    else onSubmit();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSubmitKey(event)) {
      event.preventDefault();
      submit();
    } else if (draft.replacedText !== null && undo !== undefined && isUndoKey(event)) {
      event.preventDefault();
      undo();
    }
  };

  return (
    <section
      className={styles.form}
      data-dock={isDocked ? 'prompt' : 'bench'}
      data-toasts={isDocked ? 'keep-clear' : undefined}
      aria-labelledby={`${id}headline`}
    >
      {isDocked && <Milgrain className={docked.dockEdge} />}
      <Heading level={1} type="display.xl" id={`${id}headline`} className={styles.headline}>
        {promptMessages.headline}
      </Heading>
      <Text type="body.lead" className={styles.subtitle}>
        {promptMessages.subtitle}
      </Text>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.plate}>
          {!isDocked && <Milgrain className={bench.dockEdge} />}
          <label htmlFor={`${id}box`}>
            <VisuallyHidden>{promptMessages.label}</VisuallyHidden>
          </label>
          <textarea
            ref={grow}
            id={`${id}box`}
            name="prompt"
            autoComplete="off"
            enterKeyHint="go"
            className={styles.textarea}
            placeholder={promptMessages.placeholder}
            value={draft.text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={classNames(`${id}counter`, problem && `${id}problem`)}
            onChange={(event) => dispatch({ do: 'write', text: event.target.value })}
            onKeyDown={onKeyDown}
          />
          <PromptBar
            {...{ access, isBusy, isPrivate, onPrivacyChange, onSignIn, onOpenPresets, onOpenPad, length }}
            drawing={draft.drawing}
            onRemoveDrawing={() => dispatch({ do: 'setDrawing', drawing: null })}
            photo={draft.photo}
            onAddPhoto={capabilities?.reference_photo && access !== 'anonymous' ? onAddPhoto : undefined}
            onRemovePhoto={() => dispatch({ do: 'setPhoto', photo: null })}
            presetCount={draft.presetIds.length}
            isQuiet={isDocked && draft.text === '' && draft.drawing === null}
            counterId={`${id}counter`}
            canDraw={capabilities?.drawing !== 'none'}
            submitDescription={classNames(recipients && `${id}recipients`, usage && `${id}quota`) || undefined}
            onUndo={undo}
            undoName={draft.removedDrawing ? promptMessages.undoDrawingName : promptMessages.undoName}
          />
          <PlateBeads />
        </div>
        <div className={styles.underPlate}>
          {problem && (
            <div role="alert" className={styles.problem}>
              <FieldMessage id={`${id}problem`}>{problem}</FieldMessage>
            </div>
          )}
          {recipients && (
            <p id={`${id}recipients`} className={styles.recipients}>
              {recipients}
            </p>
          )}
          {usage && <QuotaLine id={`${id}quota`} usage={usage} className={styles.quota} />}
        </div>
      </form>
      {draft.presetIds.length > 0 && (
        <div className={styles.chips}>
          <ChipGroup
            aria-label={promptMessages.chosenPresets}
            removeLabel={appMessages.remove}
            items={presetsOf(draft.presetIds).map((preset) => ({ id: preset.id, label: preset.name }))}
            onRemove={(keys) => {
              for (const presetId of keys) dispatch({ do: 'removePreset', presetId });
            }}
          />
        </div>
      )}
      <JewelryTypes
        className={styles.types}
        chosen={draft.type}
        onPress={(type) => dispatch({ do: 'chooseType', type })}
      />
    </section>
  );
}

/** Enter, also with Ctrl or Cmd, but not during IME composition, where it commits a word. */
function isSubmitKey(event: KeyboardEvent): boolean {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing;
}

function isUndoKey(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
}
