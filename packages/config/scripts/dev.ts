import { runTool } from './run';

/** Where Vite shows the app; links of mails and the test checkout lead there. */
const PUBLIC_URL = process.env.PUBLIC_URL ?? 'http://localhost:5173';

runTool('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], { PUBLIC_URL });
runTool('vite', ['apps/web']);
