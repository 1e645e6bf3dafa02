const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from addresses; what is no uuid names no row. */
export const isUuid = (id: string): boolean => UUID.test(id);
