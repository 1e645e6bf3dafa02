export * from './brand';
export * from './drawing';
export * from './fileName';
export * from './jewelry';
export * from './limits';
export * from './pages';
export * from './plans';
export * from './texts';
