/** Why listening ended without a transcript. */
export type HearingFailure =
  /** The user or the system denied the microphone. */
  | 'denied'
  /** There is no microphone. */
  | 'no-microphone'
  /** No speech was detected. */
  | 'no-speech'
  /** The recognition service could not be reached. */
  | 'unreachable';

export interface HearingEvents {
  /** The transcript so far, which later events may correct. */
  readonly onText: (text: string) => void;
  /** Loudness from 0 to 1, while the microphone is active. */
  readonly onLevel: (level: number) => void;
  /** Recognition has ended. */
  readonly onEnd: (failure: HearingFailure | null) => void;
}

/** A listening session. */
export interface Hearing {
  /** Stops listening; a final result may still arrive before `onEnd`. */
  readonly stop: () => void;
  /** Aborts it without a result or further events. */
  readonly abort: () => void;
}

/** Converts speech to text and text to speech. The browser's engine is the default; tests use a scripted one. */
export interface SpeechEngine {
  /** Null where the browser has no speech recognition. */
  readonly listen: ((language: string, events: HearingEvents) => Hearing) | null;
  /** Null where the browser has no speech synthesis. Resolves when the text was spoken or interrupted. */
  readonly speak: ((text: string, language: string) => Promise<void>) | null;
  /** Stops speaking. */
  readonly hush: () => void;
}
