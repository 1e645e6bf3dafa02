import swc from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { OPTIONS, RULES } from './layering-rules';

// The last dependency-cruiser for Node 20 does not set swc's TSX option:
// https://github.com/sverweij/dependency-cruiser/issues/1081
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = ((path, options) =>
  parseFileSync(path, { ...options, syntax: 'typescript', tsx: path.endsWith('x') })) as typeof swc.parseFileSync;

export interface LayeringReport {
  /** How many of the workspace's own modules were read: a check that saw nothing proves nothing. */
  readonly modules: number;
  /** `from → to (rule)`, one line for each import that crosses a border. */
  readonly violations: string[];
}

/** Reads every import below the given folders of `baseDir` and holds it against the rules. */
export async function checkLayering(baseDir: string, folders: readonly string[]): Promise<LayeringReport> {
  const { output } = await cruise([...folders], { ...OPTIONS, baseDir, validate: true, ruleSet: RULES });
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter((module) => /^(packages|apps|mocks|server)\//.test(module.source)).length,
    violations: summary.violations.map((violation) => `${violation.from} → ${violation.to} (${violation.rule.name})`),
  };
}
