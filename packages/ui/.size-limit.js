/** Fonts and pictures are files of their own; without peers. Code that is loaded on demand counts in full. */
const withoutFiles = (config) => ({
  ...config,
  loader: { ...config.loader, '.woff': 'empty', '.woff2': 'empty', '.webp': 'empty' },
});

/** Entry → limit, kB brotli. A limit is the measured size and 4 to 10 %: builds differ by some bytes. */
const FEATURES = {
  account: 26,
  auth: 33,
  billing: 22,
  collection: 49,
  drawing: 35,
  feedback: 24,
  gallery: 46,
  generation: 29,
  images: 47,
  pieces: 56,
  quotes: 30,
  session: 20,
  sharing: 32,
  voice: 24,
};

const row = (name, path, limit, more) => ({
  name,
  path,
  limit: `${limit} kB`,
  modifyEsbuildConfig: withoutFiles,
  ...more,
});

export default [
  row('Button', 'dist/index.js', 1.6, { import: '{ Button }' }),
  row('@jewelry/ui', 'dist/index.js', 42),
  row('@jewelry/ui/app', 'dist/app/index.js', 116),
  ...Object.entries(FEATURES).map(([name, limit]) =>
    row(`@jewelry/ui/${name}`, `dist/features/${name}/index.js`, limit),
  ),
  row('@jewelry/ui/styles.css', 'dist/styles.css', 22),
];
