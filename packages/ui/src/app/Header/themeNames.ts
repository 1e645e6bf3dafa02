/** Names of the themes in the user menu. */
export const themeNames = { system: 'System', porcelain: 'Porcelain', velvet: 'Velvet' } as const;
