import { useCallback, useRef } from 'react';
import { newKey } from './newKey';

/**
 * The `Idempotency-Key` header of a submission: equal parts reuse the key, and other parts get a new one. Parts are
 * compared by identity, including files.
 */
export function useSubmissionKey(): (...parts: readonly unknown[]) => Readonly<Record<string, string>> {
  const sent = useRef<{ parts: readonly unknown[]; key: string } | null>(null);
  return useCallback((...parts) => {
    const isSame =
      sent.current?.parts.length === parts.length && sent.current.parts.every((part, index) => part === parts[index]);
    if (sent.current === null || !isSame) sent.current = { parts, key: newKey() };
    return { 'idempotency-key': sent.current.key };
  }, []);
}
