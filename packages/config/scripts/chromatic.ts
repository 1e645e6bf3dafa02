import { runTool } from './run';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  runTool('chromatic', process.argv.slice(2));
} else {
  process.stderr.write(
    'Chromatic needs a project token. Set CHROMATIC_PROJECT_TOKEN to the one of your project and try again.\n',
  );
  process.exitCode = 1;
}
