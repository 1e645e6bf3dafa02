import { runTool } from './run';

runTool('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts']);
runTool('vite', ['apps/web']);
