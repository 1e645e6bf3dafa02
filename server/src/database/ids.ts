const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from URLs; a value that is no UUID matches no row. */
export const isUuid = (id: string): boolean => UUID.test(id);
