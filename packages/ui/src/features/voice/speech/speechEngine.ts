/** Why listening ended without words. */
export type HearingFailure =
  /** The user or the system denies the microphone. */
  | 'denied'
  /** There is no microphone. */
  | 'no-microphone'
  /** No speech was detected. */
  | 'no-speech'
  /** The recognition service could not be reached. */
  | 'unreachable';

export interface HearingEvents {
  /** All that was heard so far; later words may still correct earlier ones. */
  readonly onText: (text: string) => void;
  /** Loudness from 0 to 1, while the microphone is open. */
  readonly onLevel: (level: number) => void;
  /** Recognition has ended. */
  readonly onEnd: (failure: HearingFailure | null) => void;
}

/** One span of listening. */
export interface Hearing {
  /** Ends listening; a last result may still arrive before `onEnd`. */
  readonly stop: () => void;
  /** Ends it without a result and without events. */
  readonly abort: () => void;
}

/** Turns speech into text and text into speech. The browser's engine is the default; tests use a scripted one. */
export interface SpeechEngine {
  /** Null where the browser cannot recognise speech. */
  readonly listen: ((language: string, events: HearingEvents) => Hearing) | null;
  /** Null where the browser has no speech synthesis. Resolves when the text was spoken or interrupted. */
  readonly speak: ((text: string, language: string) => Promise<void>) | null;
  /** Stops speaking. */
  readonly hush: () => void;
}
