import type { User } from '@jewelry/contract';
import { isPiecePath, PATHS } from '@jewelry/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { useApp, wordsOf } from '../../features/session';
import { browserSpeech, nearestLanguage, type SpeechEngine, useAssistant, VoicePanel, voiceMessages } from '../../features/voice';
import { MicIcon } from '../../icons/laterGlyphs';
import { browserStorage } from '../../utils/browserStorage';
import { ANSWERS } from './answers';
import { useAssistantActions } from './useAssistantActions';
import * as styles from './VoiceAssistant.css';

export interface VoiceAssistantProps {
  user: User;
  /** @default the browser's */
  engine?: SpeechEngine;
}

/** Pages with a form at the lower edge of the window. */
const hasDock = (path: string): boolean => path === PATHS.imagine || isPiecePath(path);

/** The assistant's button and its panel. The conversation lasts as long as the page; the microphone is opened only after consent. */
export function VoiceAssistant({ user, engine: given }: VoiceAssistantProps) {
  const { path } = useApp();
  const [engine] = useState(() => given ?? browserSpeech());
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState(() => nearestLanguage(navigator.languages));
  const [isSpoken, setSpoken] = useState(() => browserStorage.get('voice_answers') ?? true);
  const [consent, setConsent] = useState<'microphone' | 'text' | null>(() => browserStorage.get('voice_consent') ?? null);
  const act = useAssistantActions(user, language);
  const assistant = useAssistant({ engine, language, isSpoken, act, sentenceOf: (error) => wordsOf(error) ?? ANSWERS[language].failed });
  const { listen, stop, send, undo, write, hush, ...state } = assistant;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // A non-modal panel that takes the focus when it opens and returns it when it closes.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('section')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = (): void => {
    stop();
    hush();
    setOpen(false);
  };

  return (
    <>
      {isOpen && (
        <div ref={panel}>
          <VoicePanel
            {...state}
            language={language}
            onLanguageChange={setLanguage}
            isSpoken={isSpoken}
            onSpokenChange={
              engine.speak
                ? (isOn) => {
                    if (!isOn) hush();
                    browserStorage.set('voice_answers', isOn);
                    setSpoken(isOn);
                  }
                : undefined
            }
            canListen={engine.listen !== null}
            consent={consent}
            onConsent={(answer) => {
              if (answer === 'microphone') browserStorage.set('voice_consent', answer);
              setConsent(answer);
            }}
            // Previously declined: ask for consent again.
            onListen={() => (consent === 'microphone' ? listen() : setConsent(null))}
            onStop={stop}
            onTextChange={write}
            onSend={() => void send()}
            onUndo={(change) => void undo(change)}
            onClose={close}
          />
        </div>
      )}
      <IconButton
        ref={button}
        aria-label={isOpen ? voiceMessages.close : voiceMessages.open}
        aria-expanded={isOpen}
        tooltip={false}
        data-above-dock={hasDock(path) || undefined}
        data-listening={state.status === 'listening' || undefined}
        onPress={() => (isOpen ? close() : setOpen(true))}
        className={styles.launcher}
      >
        <MicIcon size={24} />
      </IconButton>
    </>
  );
}
