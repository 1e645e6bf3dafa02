import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Every scenario of the mocks with its comment, as a Markdown list. */
export function scenarioList(source: string): { readonly names: readonly string[]; readonly list: string } {
  const block = source.slice(source.indexOf('export const scenarios = {'), source.indexOf('} as const satisfies'));
  const rows = [...block.matchAll(/(?:^ {2}\/\*\* (.+) \*\/\n)?^ {2}(\w+):/gm)].map(([, comment, name = '']) => ({
    name,
    comment,
  }));
  return {
    names: rows.map(({ name }) => name),
    list: rows.map(({ name, comment }) => `- \`${name}\`${comment ? `: ${comment}` : ''}`).join('\n'),
  };
}

/** The docs page that lists the scenarios, for Storybook and its MCP server. */
export const scenariosPage = (): string => `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Foundations/Mock scenarios" />

# Mock scenarios

A scenario is a new in-memory world that responds to every call of the contract. Stories select one by name, and define no
handlers:

\`\`\`tsx
export const LimitReached = meta.story({ beforeEach: ({ msw }) => msw.use(...scenarios.quotaSpent()) });
\`\`\`

A new response of the server is a new line in \`mocks/src/scenarios.ts\`; \`npm run snapshots\` updates this page.

${scenarioList(readFileSync(resolve('mocks/src/scenarios.ts'), 'utf8')).list}
`;
