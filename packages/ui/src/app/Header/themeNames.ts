/** The themes as the user menu names them. */
export const themeNames = { system: 'System', porcelain: 'Porcelain', velvet: 'Velvet' } as const;
