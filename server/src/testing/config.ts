import { readConfig, type Config } from '../config';

export function testConfig(dataDir: string, environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'only-for-tests-only-for-tests-only',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...environment,
  });
}
