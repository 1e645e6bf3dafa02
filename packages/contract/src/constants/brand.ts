/** The product's name. Renaming the product is a change of this line. */
export const PRODUCT_NAME = 'Filigree';

export const PRODUCT_VERSION = 'v0.2 (beta)';

export const WORKSHOP_LINE = 'Made by our factory in Dubai, UAE';

/** Who signs the demo gallery. */
export const ATELIER_NAME = 'Filigree Atelier';
