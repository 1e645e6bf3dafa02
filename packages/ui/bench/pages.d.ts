export declare const median: (values: readonly number[]) => number;
/** Builds the named pages of a folder beside this file as a product is built, and serves them on a port of their own. */
export declare function openPages(folder: string, pages: readonly string[]): Promise<{
    origin: string;
    close: () => void;
}>;
