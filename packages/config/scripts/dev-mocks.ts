import { runTool } from './run';

runTool('vite', ['apps/web', ...process.argv.slice(2)], { VITE_MOCKS: '1' });
