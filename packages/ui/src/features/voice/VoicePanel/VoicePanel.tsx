import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Link } from '../../../components/Link/Link';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Beads } from '../../../components/ProgressBeads/Beads';
import { TextField } from '../../../components/TextField/TextField';
import { ChevronDownIcon, MicIcon, VolumeIcon, VolumeOffIcon } from '../../../icons/laterGlyphs';
import { appMessages } from '../../../i18n/messages';
import { CloseIcon } from '../../../icons/glyphs';
import { isVoiceLanguage, VOICE_LANGUAGES, type VoiceLanguage } from '../languages';
import { agentConsent, voiceMessages } from '../messages';
import type { AssistantEntry, AssistantState, DoneChange } from '../useAssistant';
import * as styles from './VoicePanel.css';

export interface VoicePanelProps extends AssistantState {
  language: VoiceLanguage;
  onLanguageChange: (language: VoiceLanguage) => void;
  isSpoken: boolean;
  /** Absent where the browser has no speech synthesis. */
  onSpokenChange?: ((isSpoken: boolean) => void) | undefined;
  /** False where the browser cannot recognise speech. */
  canListen: boolean;
  /**
   * URL of a voice agent's page that replaces the browser's recognition; loaded after consent.
   * @default null
   */
  agentUrl?: string | null;
  /** Null until the user has answered the consent request. */
  consent: 'microphone' | 'text' | null;
  onConsent: (consent: 'microphone' | 'text') => void;
  onListen: () => void;
  onStop: () => void;
  onTextChange: (text: string) => void;
  onSend: () => void;
  onUndo: (change: DoneChange) => void;
  onClose: () => void;
}

/** Ref callback of the transcript's end, remounted with each addition: scrolls the latest text into view. */
const scrollHere = (end: HTMLElement | null): void => end?.scrollIntoView({ block: 'nearest' });

/** The beads of the listening indicator. */
const BEADS = Array.from({ length: 46 }, (_, i) => {
  const t = i / 45;
  // Two sine waves give irregular weights that decrease towards the ends, like graduated beads.
  const weight = Math.sin(Math.PI * t) ** 2 * (0.65 + 0.35 * Math.sin(i * 1.9));
  return { at: `${t * 100}%`, sag: `${14 * 4 * t * (1 - t)}px`, weight: weight.toFixed(3) };
});

/** A string of beads that hangs like a necklace; its beads grow with the voice. */
function ListeningBeads({ level }: { level: number }) {
  return (
    <div aria-hidden="true" className={styles.string} style={assignInlineVars({ [styles.level]: level.toFixed(2) })}>
      {BEADS.map(({ at, sag, weight }) => (
        <span
          key={at}
          className={styles.bead}
          style={assignInlineVars({ [styles.at]: at, [styles.sag]: sag, [styles.weight]: weight })}
        />
      ))}
    </div>
  );
}

function Entry({ entry, onUndo }: { entry: AssistantEntry; onUndo: (change: DoneChange) => void }) {
  const { who, text, language, change } = entry;
  return (
    <div className={styles.entry}>
      <span className={styles.who} data-who={who}>
        {voiceMessages[who]}
      </span>
      <p className={styles.spokenText} lang={language} dir="auto">
        {text}
      </p>
      {change && (
        <div className={styles.done}>
          <span className={styles.doneLabel}>{change.label}</span>
          {change.price !== undefined && <span className={styles.donePrice}>{change.price}</span>}
          {change.onUndo && <Link onPress={() => onUndo(change)}>{voiceMessages.undo}</Link>}
        </div>
      )}
    </div>
  );
}

/**
 * The page of a voice agent, from another origin: it may run scripts and use its own storage, but neither open windows
 * nor navigate this page, and its only permission is the microphone.
 */
function AgentFrame({ url }: { url: string }) {
  // The frame has another origin: `allow-same-origin` gives it its own storage, without access to this page.
  return (
    <iframe
      title={voiceMessages.agentTitle}
      src={url}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="microphone"
      referrerPolicy="origin"
      className={styles.agent}
    />
  );
}

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, button, a, [contenteditable], [role=button], [role=menuitem], [role=menuitemradio], [role=slider]',
  ) !== null;

/**
 * The voice assistant of the business plan: a conversation next to the page, not a modal dialog. Hold Space to talk
 * while no control has the focus; Escape stops listening, then closes. The transcript stays in the text field until it
 * is sent.
 */
export function VoicePanel(props: VoicePanelProps) {
  const { status, entries, heard, level, text, failure, language, isSpoken, agentUrl = null, consent } = props;
  const canListen = props.canListen && agentUrl === null;
  const { onLanguageChange, onSpokenChange, onConsent, onListen, onStop, onTextChange, onSend, onUndo, onClose } =
    props;
  const field = useRef<HTMLInputElement>(null);
  const isListening = status === 'listening';
  const needsConsent = (canListen || agentUrl !== null) && consent === null;
  const isWithAgent = agentUrl !== null && consent === 'microphone';
  const listens = canListen && consent === 'microphone';

  // Focuses the text field where there is no recognition, and when something was recognized.
  useEffect(() => {
    if (!needsConsent && !listens && !isWithAgent) field.current?.focus();
  }, [needsConsent, listens, isWithAgent]);
  const wasListening = useRef(false);
  useEffect(() => {
    if (wasListening.current && !isListening && text !== '') field.current?.focus();
    wasListening.current = isListening;
  }, [isListening, text]);

  const hold = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (!canListen || event.code !== 'Space' || event.repeat || isWritable(event.target)) return;
    event.preventDefault();
    onListen();
  });
  const release = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.code === 'Space' && isListening && !isWritable(event.target)) onStop();
  });
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('keydown', (event) => hold(event), { signal: over.signal });
    window.addEventListener('keyup', (event) => release(event), { signal: over.signal });
    return () => over.abort();
  }, []);

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isListening) onStop();
    else onClose();
  };

  const state = isListening
    ? voiceMessages.listening
    : status === 'thinking'
      ? voiceMessages.thinking
      : status === 'speaking'
        ? voiceMessages.speaking
        : text !== ''
          ? voiceMessages.edit
          : canListen
            ? voiceMessages.idle
            : '';
  const problem = canListen
    ? failure && voiceMessages.failures[failure]
    : agentUrl === null && voiceMessages.noRecogniser;

  return (
    // The key handler is for all controls inside.
    <section aria-label={voiceMessages.title} className={styles.panel} tabIndex={-1} onKeyDown={escape}>
      <header className={styles.head}>
        <h2 className={styles.title}>{voiceMessages.title}</h2>
        <MenuTrigger loadFailure={appMessages.partNotLoaded}>
          <Button variant="bare" size="sm" aria-label={`${voiceMessages.language}: ${VOICE_LANGUAGES[language]}`}>
            <bdi lang={language}>{VOICE_LANGUAGES[language]}</bdi>
            <ChevronDownIcon size={16} />
          </Button>
          <Menu
            aria-label={voiceMessages.language}
            selectedKey={language}
            onSelectionChange={(tag) => isVoiceLanguage(tag) && onLanguageChange(tag)}
          >
            {Object.entries(VOICE_LANGUAGES).map(([tag, name]) => (
              <MenuItem key={tag} id={tag}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        {onSpokenChange && (
          <IconButton
            aria-label={isSpoken ? voiceMessages.spokenOn : voiceMessages.spokenOff}
            aria-pressed={isSpoken}
            onPress={() => onSpokenChange(!isSpoken)}
          >
            {isSpoken ? <VolumeIcon /> : <VolumeOffIcon />}
          </IconButton>
        )}
        <IconButton aria-label={voiceMessages.close} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </header>

      {needsConsent ? (
        <div className={styles.consent}>
          <p className={styles.spokenText}>
            {agentUrl === null ? voiceMessages.consent : agentConsent(new URL(agentUrl).host)}
          </p>
          <div className={styles.consentActions}>
            <Button variant="filled" onPress={() => onConsent('microphone')}>
              {voiceMessages.agree}
            </Button>
            <Button variant="secondary" onPress={() => onConsent('text')}>
              {voiceMessages.decline}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {isWithAgent && <AgentFrame url={agentUrl} />}
          {/* Scrollable regions must be accessible by keyboard. */}
          <div role="log" aria-label={voiceMessages.transcript} tabIndex={0} className={styles.transcript}>
            {entries.length === 0 && heard === '' && (
              <p className={styles.greeting}>{isWithAgent ? voiceMessages.agentHint : voiceMessages.greeting}</p>
            )}
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onUndo={onUndo} />
            ))}
            {isListening && heard !== '' && (
              <div className={styles.entry}>
                <span className={styles.who} data-who="you">
                  {voiceMessages.you}
                </span>
                <p className={styles.hearing} lang={language} dir="auto">
                  {heard}
                </p>
              </div>
            )}
            <span key={`${entries.length} ${heard}`} ref={scrollHere} />
          </div>
          <div className={styles.state}>
            <div className={styles.stateLine}>
              <span role="status">{state}</span>
              {isListening && <span className={styles.hint}>{voiceMessages.toStop}</span>}
              {status === 'thinking' && <Beads />}
            </div>
            {listens && <ListeningBeads level={isListening ? level : 0} />}
            {problem && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
          <form
            className={styles.foot}
            onSubmit={(event) => {
              event.preventDefault();
              onSend();
            }}
          >
            <TextField
              label={voiceMessages.typeHere}
              value={text}
              onChange={onTextChange}
              inputRef={field}
              className={styles.field}
            />
            {canListen && text.trim() === '' ? (
              <IconButton
                aria-label={isListening ? voiceMessages.stop : voiceMessages.listen}
                aria-pressed={isListening}
                isDisabled={status === 'thinking'}
                onPress={isListening ? onStop : onListen}
                className={styles.microphone}
              >
                <MicIcon size={24} />
              </IconButton>
            ) : (
              <Button type="submit" variant="filled" isDisabled={text.trim() === ''} isPending={status === 'thinking'}>
                {voiceMessages.send}
              </Button>
            )}
          </form>
        </>
      )}
    </section>
  );
}
