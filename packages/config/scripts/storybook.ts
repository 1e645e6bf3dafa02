import { runTool } from './run';

const [mode] = process.argv.slice(2);
runTool('storybook', mode === 'build' ? ['build'] : ['dev', '-p', '6006', '--no-open', '--ci']);
