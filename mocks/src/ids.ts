const KINDS = { account: 1, image: 2, job: 3, quote: 4, order: 5, checkout: 6, report: 7, removal: 8 } as const;

export type IdKind = keyof typeof KINDS;

/** A deterministic version 4 UUID. */
export const seededId = (kind: IdKind, serial: number): string =>
  `${KINDS[kind]}0000000-0000-4000-8000-${serial.toString(16).padStart(12, '0')}`;

/** Human-readable number of a quote request or an order, such as 'FG-00001001'. */
export const seededReference = (serial: number): string => `FG-${String(serial).padStart(8, '0')}`;
