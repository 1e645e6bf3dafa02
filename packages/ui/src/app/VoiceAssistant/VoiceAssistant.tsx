import type { User } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { messageOf } from '../../features/session';
import {
  browserSpeech,
  nearestLanguage,
  type SpeechEngine,
  useAssistant,
  voiceAgentQuery,
  VoicePanel,
  voiceMessages,
} from '../../features/voice';
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

/**
 * The assistant's button and panel. The conversation lasts as long as the page; the microphone is used only after
 * consent.
 */
export function VoiceAssistant({ user, engine: engineProp }: VoiceAssistantProps) {
  const [engine] = useState(() => engineProp ?? browserSpeech());
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState(() => nearestLanguage(navigator.languages));
  const [isSpoken, setSpoken] = useState(() => browserStorage.get('voice_answers') ?? true);
  const { data: agentUrl = null } = useQuery(voiceAgentQuery(user.id));
  const consentKey = agentUrl === null ? 'voice_consent' : 'voice_agent_consent';
  const [declined, setDeclined] = useState(false);
  const [agreed, setAgreed] = useState<Partial<Record<typeof consentKey, true>>>({});
  const consent = (agreed[consentKey] ?? browserStorage.get(consentKey)) ? 'microphone' : declined ? 'text' : null;
  const runCommand = useAssistantActions(user, language);
  const assistant = useAssistant({
    engine,
    language,
    isSpoken,
    act: runCommand,
    sentenceOf: (error) => messageOf(error) ?? ANSWERS[language].failed,
  });
  const { listen, stop, send, undo, write, hush, ...state } = assistant;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // A non-modal panel: moves the focus into it when it opens, and back when it closes.
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
            agentUrl={agentUrl}
            onConsent={(answer) => {
              if (answer === 'text') return setDeclined(true);
              browserStorage.set(consentKey, answer);
              setAgreed({ ...agreed, [consentKey]: true });
            }}
            // Asks for consent again after it was declined.
            onListen={() => (consent === 'microphone' ? listen() : setDeclined(false))}
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
        aria-label={voiceMessages.open}
        aria-expanded={isOpen}
        tooltip={false}
        data-launcher=""
        onPress={() => setOpen(true)}
        className={styles.launcher}
      >
        <MicIcon size={24} />
      </IconButton>
    </>
  );
}
