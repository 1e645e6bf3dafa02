import swc from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { OPTIONS, RULES } from './layering-rules';

// The last dependency-cruiser for Node 20 does not set swc's TSX option:
// https://github.com/sverweij/dependency-cruiser/issues/1081
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = ((path, options) =>
  parseFileSync(path, { ...options, syntax: 'typescript', tsx: path.endsWith('x') })) as typeof swc.parseFileSync;

export interface LayeringReport {
  /** Number of modules that were read, so that an empty check is noticed. */
  readonly modules: number;
  /** `from → to (rule)`, one line for each forbidden import. */
  readonly violations: string[];
}

/** Checks every import below the given folders of `baseDir` against the rules. */
export async function checkLayering(baseDir: string, folders: readonly string[]): Promise<LayeringReport> {
  const { output } = await cruise([...folders], { ...OPTIONS, baseDir, validate: true, ruleSet: RULES });
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter((module) => /^(packages|apps|mocks|server)\//.test(module.source)).length,
    violations: summary.violations.map((violation) => `${violation.from} → ${violation.to} (${violation.rule.name})`),
  };
}
