import { useCallback, useRef } from 'react';
import { newKey } from './newKey';

/**
 * The header that makes a submission one, however often it is sent: the same parts keep their key, other parts get another
 * one. Parts are compared as they are, a file by being the same file.
 */
export function useSubmissionKey(): (...parts: readonly unknown[]) => Readonly<Record<string, string>> {
  const sent = useRef<{ parts: readonly unknown[]; key: string } | null>(null);
  return useCallback((...parts) => {
    const isSame = sent.current?.parts.length === parts.length && sent.current.parts.every((part, index) => part === parts[index]);
    if (sent.current === null || !isSame) sent.current = { parts, key: newKey() };
    return { 'idempotency-key': sent.current.key };
  }, []);
}
