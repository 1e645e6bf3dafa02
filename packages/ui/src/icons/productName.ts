/** The product's name, in one place so that it can change in one place. */
export const productName = 'Filigree';
