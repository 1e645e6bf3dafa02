import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

/**
 * Declarations of an entry of a built package, as API Extractor reports them: types and members without their
 * docstrings.
 */
export function apiReport(dist: string, entry: string): string {
  const root = resolve(dist);
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const silent = { default: { logLevel: 'none' as const } };
  try {
    const extractorConfig = ExtractorConfig.prepare({
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: join(root, `${entry}.d.ts`),
        apiReport: { enabled: true, reportFileName: 'report', reportFolder: folder, reportTempFolder: folder },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              module: 'ESNext',
              moduleResolution: 'bundler',
              lib: ['ES2023', 'DOM', 'DOM.Iterable'],
              types: [],
              skipLibCheck: true,
            },
            include: [join(root, `${entry}.d.ts`)],
          },
        },
        messages: {
          extractorMessageReporting: silent,
          compilerMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      } as Parameters<typeof ExtractorConfig.prepare>[0]['configObject'],
      configObjectFullPath: undefined,
      packageJsonFullPath: join(root, 'package.json'),
    });
    Extractor.invoke(extractorConfig, {
      localBuild: true,
      messageCallback: (message) => void (message.handled = true),
    });
    return readFileSync(join(folder, 'report.api.md'), 'utf8').replace(/\r\n/g, '\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
