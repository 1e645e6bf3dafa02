import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { scenarios } from '@jewelry/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarioList, scenariosPage } from './scenariosPage';
import { readFileSync } from 'node:fs';

interface Failure {
  readonly message: string;
}
interface Component {
  readonly id: string;
  readonly path: string;
  readonly description?: string;
  readonly error?: Failure;
  readonly stories: readonly { readonly name: string; readonly snippet?: string; readonly error?: Failure }[];
}
interface Manifests {
  readonly components: { readonly components: Readonly<Record<string, Component>> };
  readonly docs: { readonly docs: Readonly<Record<string, { readonly content?: string; readonly error?: Failure }>> };
}

describe('the manifests for coding agents', () => {
  let manifests: Manifests;
  beforeAll(() => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'packages/config/manifests.ts'],
      { cwd: resolve('.'), encoding: 'utf8', maxBuffer: 2 ** 27 },
    );
    if (status !== 0) throw new Error(stderr);
    manifests = JSON.parse(stdout.slice(stdout.indexOf('{"components"')));
  }, 600_000);

  it('describe every component and story without an error', () => {
    const components = Object.values(manifests.components.components);
    expect(components.length).toBeGreaterThan(80);
    const failures = components.flatMap(({ path, error, stories }) => [
      ...(error ? [`${path}: ${error.message.split('\n')[0]}`] : []),
      ...stories.flatMap((story) =>
        story.error ? [`${path}, ${story.name}: ${story.error.message.split('\n')[0]}`] : [],
      ),
    ]);
    expect(failures).toEqual([]);
  });

  it('describe the purpose of every component', () => {
    expect(
      Object.values(manifests.components.components)
        .filter(({ description }) => !description)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('describe for every component of the design system when to use it, when not to, its states, keyboard and naming', () => {
    const system = Object.values(manifests.components.components).filter(({ path }) =>
      path.includes('packages/ui/src/components/'),
    );
    expect(system.length).toBeGreaterThan(35);
    const missing = system.flatMap(({ path, description = '' }) =>
      ['Use it', 'Not', 'States', 'Keyboard', 'Name']
        .filter((part) => !description.includes(`**${part}**`))
        .map((part) => `${path}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('contain the docs pages, and every mock scenario', () => {
    const docs = Object.values(manifests.docs.docs);
    expect(docs.filter(({ error }) => error)).toEqual([]);
    const page = manifests.docs.docs['foundations-mock-scenarios--docs']?.content ?? '';
    expect(Object.keys(scenarios).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

it('lists the mock scenarios of the code on their docs page', async () => {
  expect(scenarioList(readFileSync('mocks/src/scenarios.ts', 'utf8')).names).toEqual(Object.keys(scenarios));
  await expect(scenariosPage()).toMatchFileSnapshot(resolve('packages/ui/src/docs/Scenarios.mdx'));
});
