import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/**
 * Dependencies that only code loaded on demand imports. If Vite discovered them during a run, it would rebundle and the
 * pending import would fail.
 */
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'react-aria/PortalProvider',
  'react-aria/SSRProvider',
  'react-aria/mergeProps',
  'react-aria/useObjectRef',
  'react-aria-components/composeRenderProps',
  'react-aria/private/live-announcer/LiveAnnouncer',
  'react-aria/private/utils/openLink',
  ...['Header', 'Menu', 'Modal', 'Popover', 'SearchField', 'Separator', 'Text', 'Toast'].map(
    (part) => `react-aria-components/${part}`,
  ),
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../server/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
  ],
  staticDirs: ['../mocks/public'],
  typescript: { reactDocgen: 'react-docgen' },
  // A built Storybook plays its stories like the tests: after the effects of the first render.
  // A build for pictures (`--test`) needs no manifests for coding agents, which take half of its time.
  features: { developmentModeForBuild: true, componentsManifest: !process.argv.includes('--test') },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: foundLate },
    }),
});
