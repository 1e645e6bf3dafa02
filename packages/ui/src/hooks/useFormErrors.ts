import { useCallback, useState } from 'react';

interface FormErrorsState<E extends object> {
  readonly errors: Partial<E>;
  /** Grows with every refusal: give it to `Form`, which shakes and leads to what is wrong. */
  readonly refusals: number;
  readonly refuse: (errors: Partial<E>) => void;
  readonly clear: () => void;
}

/** What is wrong with a form, by field, and how often it was refused. */
export function useFormErrors<E extends object>(): FormErrorsState<E> {
  const [state, setState] = useState<{ errors: Partial<E>; refusals: number }>({ errors: {}, refusals: 0 });
  const refuse = useCallback((errors: Partial<E>) => setState(({ refusals }) => ({ errors, refusals: refusals + 1 })), []);
  const clear = useCallback(() => setState(({ refusals }) => ({ errors: {}, refusals })), []);
  return { ...state, refuse, clear };
}
