import type { HearingFailure, SpeechEngine } from '../speech/speechEngine';

export interface Script {
  /** Transcripts of consecutive listening sessions; null for silence. */
  readonly heard?: readonly (string | { readonly failure: HearingFailure })[];
  /** False for a browser without recognition. @default true */
  readonly canListen?: boolean;
  /** Receives the spoken texts. */
  readonly onSpoken?: (text: string, language: string) => void;
}

/** Scripted speech: each listening session recognizes the next sentence, word by word, until it is stopped. */
export function scriptedSpeech({ heard = [], canListen = true, onSpoken }: Script = {}): SpeechEngine {
  const script = [...heard];
  return {
    listen: canListen
      ? (_language, { onText, onLevel, onEnd }) => {
          const next = script.shift() ?? '';
          if (typeof next === 'object') {
            const timer = setTimeout(() => onEnd(next.failure));
            return { stop: () => undefined, abort: () => clearTimeout(timer) };
          }
          const timer = setTimeout(() => {
            onLevel(0.6);
            onText(next);
          });
          return {
            stop: () => {
              clearTimeout(timer);
              onText(next);
              onLevel(0);
              onEnd(next === '' ? 'no-speech' : null);
            },
            abort: () => clearTimeout(timer),
          };
        }
      : null,
    speak: async (text, language) => onSpoken?.(text, language),
    hush: () => undefined,
  };
}
