import { runTool } from './run';

/** Vite's address of the app, for emailed links and the test checkout. */
const PUBLIC_URL = process.env.PUBLIC_URL ?? 'http://localhost:5173';

runTool('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], { PUBLIC_URL });
runTool('vite', ['apps/web']);
