import type { HearingFailure, SpeechEngine } from './speechEngine';

/** The part of the Web Speech API that is used; TypeScript's DOM library does not declare it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type RecognitionClass = new () => Recognition;
type ResultEvent = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };
type ErrorEvent = Event & { readonly error: string };

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

/** Errors of the Web Speech API; others, such as `aborted`, are not failures. */
const FAILURES: Readonly<Record<string, HearingFailure>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  'no-speech': 'no-speech',
  network: 'unreachable',
  'language-not-supported': 'unreachable',
};

/** Approximate maximum loudness of speech, as the root mean square of the samples. */
const MAX_RMS = 0.25;

/** Reports the loudness of the microphone in every animation frame. @returns a function that stops it */
function meterLevel(onLevel: (level: number) => void): () => void {
  const over = new AbortController();
  async function meter(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const release = (): void => stream.getTracks().forEach((track) => track.stop());
    if (over.signal.aborted) return release();
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(stream).connect(analyser);
    over.signal.addEventListener('abort', () => {
      release();
      void context.close();
    });
    const samples = new Float32Array(analyser.fftSize);
    const read = (): void => {
      if (over.signal.aborted) return;
      analyser.getFloatTimeDomainData(samples);
      onLevel(
        Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) / MAX_RMS),
      );
      requestAnimationFrame(read);
    };
    read();
  }
  // The level is decorative: recognition reports a missing or denied microphone itself.
  meter().catch(() => undefined);
  return () => over.abort();
}

/**
 * The browser's speech recognition and synthesis (Web Speech API). In Chromium and Safari the browser's vendor may
 * process the audio of the recognition.
 */
export function browserSpeech(): SpeechEngine {
  const Recognizer = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;
  return {
    listen: Recognizer
      ? (language, { onText, onLevel, onEnd }) => {
          const recognition = new Recognizer();
          recognition.lang = language;
          recognition.continuous = true;
          recognition.interimResults = true;
          let failure: HearingFailure | null = null;
          let isAborted = false;
          const stopMeter = meterLevel(onLevel);
          recognition.addEventListener('result', (event) => {
            const { results } = event as ResultEvent;
            onText(
              Array.from(results, (result) => result[0]?.transcript ?? '')
                .join('')
                .trim(),
            );
          });
          recognition.addEventListener('error', (event) => {
            failure = FAILURES[(event as ErrorEvent).error] ?? null;
          });
          recognition.addEventListener('end', () => {
            stopMeter();
            if (!isAborted) onEnd(failure);
          });
          recognition.start();
          return {
            stop: () => recognition.stop(),
            abort: () => {
              isAborted = true;
              stopMeter();
              recognition.abort();
            },
          };
        }
      : null,
    speak: synthesis
      ? (text, language) =>
          new Promise((resolve) => {
            const utterance = new SpeechSynthesisUtterance(text);
            utterance.lang = language;
            utterance.addEventListener('end', () => resolve());
            utterance.addEventListener('error', () => resolve());
            synthesis.speak(utterance);
          })
      : null,
    hush: () => synthesis?.cancel(),
  };
}
