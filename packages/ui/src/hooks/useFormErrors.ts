import { useCallback, useState } from 'react';

interface FormErrorsState<E extends object> {
  readonly errors: Partial<E>;
  /** Increments with every failed submission: pass it to `Form`, which shakes and focuses the first error. */
  readonly refusals: number;
  readonly refuse: (errors: Partial<E>) => void;
  readonly clear: () => void;
}

/** Errors of a form by field, and the number of failed submissions. */
export function useFormErrors<E extends object>(): FormErrorsState<E> {
  const [state, setState] = useState<{ errors: Partial<E>; refusals: number }>({ errors: {}, refusals: 0 });
  const refuse = useCallback(
    (errors: Partial<E>) => setState(({ refusals }) => ({ errors, refusals: refusals + 1 })),
    [],
  );
  const clear = useCallback(() => setState(({ refusals }) => ({ errors: {}, refusals })), []);
  return { ...state, refuse, clear };
}
