/**
 * Prints the manifests that Storybook's MCP server serves to coding agents, as JSON: components with their stories, and
 * docs pages.
 */
import { experimental_loadStorybook as loadStorybook, loadManifests } from 'storybook/internal/core-server';

const { presets } = await loadStorybook({
  configDir: '.storybook',
  outputDir: '.cache/manifests',
  ci: true,
  packageJson: {},
});
process.stdout.write(JSON.stringify(await loadManifests(presets)), () => process.exit(0));
