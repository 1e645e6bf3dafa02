/** The product's name, defined only here. */
export const PRODUCT_NAME = 'Filigree';

export const PRODUCT_VERSION = 'v0.2 (beta)';

export const WORKSHOP_LINE = 'Made by our factory in Dubai, UAE';

/** Author of the demo gallery. */
export const ATELIER_NAME = 'Filigree Atelier';
