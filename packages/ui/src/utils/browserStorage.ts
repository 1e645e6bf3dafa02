/** Types of the values stored in the browser. Those in `PERSISTENT` outlive the session and are shared by all tabs. */
export interface StoredValues {
  promo_code: string;
  unconfirmed_email: string;
  isSigningOut: boolean;
  reusedPrompt: string;
  /** The intent to continue after signing in, as JSON. */
  intent: string;
  /** A request to generate that the server has not accepted so far, as JSON. */
  unansweredRequest: string;
  /** When an account was last signed in or out, ms since the epoch. */
  auth_changed_at: number;
  /** Consent to the use of the microphone. */
  voice_consent: 'microphone';
  /** Consent to the use of the microphone by the external voice agent. */
  voice_agent_consent: 'microphone';
  /** Whether the assistant reads its answers aloud. */
  voice_answers: boolean;
}

type Key = keyof StoredValues;

/** These are stored as plain text, all others as JSON. */
const texts: ReadonlySet<Key> = new Set([
  'promo_code',
  'unconfirmed_email',
  'reusedPrompt',
  'intent',
  'unansweredRequest',
] as const);

const PERSISTENT: ReadonlySet<Key> = new Set([
  'promo_code',
  'auth_changed_at',
  'voice_consent',
  'voice_agent_consent',
  'voice_answers',
] as const);

/** Values that could not be stored, for the lifetime of the page. */
const memory = new Map<Key, string>();

function store(key: Key): Storage | undefined {
  try {
    return PERSISTENT.has(key) ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Typed access to values stored in the browser. Never throws: where storage is blocked or full the value is held in
 * memory, and an unreadable value counts as absent.
 */
export const browserStorage = {
  get<K extends Key>(key: K): StoredValues[K] | undefined {
    const text = readText(key);
    if (text === undefined) return undefined;
    if (texts.has(key)) return text as StoredValues[K];
    try {
      return JSON.parse(text) as StoredValues[K];
    } catch {
      return undefined;
    }
  },

  set<K extends Key>(key: K, value: StoredValues[K]): void {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    try {
      const place = store(key);
      if (place === undefined) memory.set(key, text);
      else place.setItem(key, text);
    } catch {
      memory.set(key, text);
    }
  },

  remove(key: Key): void {
    memory.delete(key);
    try {
      store(key)?.removeItem(key);
    } catch {
      // Inaccessible storage has nothing to remove.
    }
  },
};

function readText(key: Key): string | undefined {
  try {
    return store(key)?.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}
