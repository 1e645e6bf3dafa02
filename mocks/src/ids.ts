const KINDS = { account: 1, image: 2, job: 3, quote: 4, order: 5, checkout: 6, report: 7, removal: 8 } as const;

export type IdKind = keyof typeof KINDS;

/** A version 4 UUID that is the same in every run: `kind` says what it names, `serial` which one. */
export const seededId = (kind: IdKind, serial: number): string => `${KINDS[kind]}0000000-0000-4000-8000-${serial.toString(16).padStart(12, '0')}`;

/** The number of a request or an order for people, such as 'FG-00001001'. */
export const seededReference = (serial: number): string => `FG-${String(serial).padStart(8, '0')}`;
