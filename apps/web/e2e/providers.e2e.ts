import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { signUpByApi, test } from './visitor';

const root = resolve(import.meta.dirname, '../../..');
/** Above the ports of the journeys' servers, one per browser. */
const PROVIDER_PORT = Number(process.env.E2E_PORT ?? 3917) + 2;
const PORT = PROVIDER_PORT + 1;
const origin = `http://localhost:${PORT}`;

/** A prompt that the scripted model can read and the built-in language layer cannot. */
const PROMPT = 'I want to wear the night sky over the desert on my finger';
/** A change that only the scripted model can read as well. */
const CHANGE = 'something my grandmother would wear';

let dataDir: string;
const children: ChildProcess[] = [];

/** Starts a process of the product, and waits until it prints that it is ready. */
async function started(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  line: RegExp,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  let output = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (line.test(output)) ready();
    });
    child.once('exit', () => failed(new Error(`The process ended: ${output}`)));
  });
}

/** The scripted services, and a separate product that uses them. */
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-e2e-providers-'));
  await started(['packages/config/bootstrap.mjs', 'providers'], { PROVIDER_PORT: String(PROVIDER_PORT) }, /answers at/);
  const services = {
    GENERATOR: 'openai',
    DESIGNER: 'openai',
    DESIGNER_MODEL: 'scripted',
    OPENAI_BASE_URL: `http://127.0.0.1:${PROVIDER_PORT}/v1`,
  };
  await started(
    ['server/dist/main.js'],
    {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '0',
      TRUST_PROXY: '1',
      ...services,
    },
    /is ready at/,
  );
});
test.afterAll(async () => {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});
test.use({ baseURL: origin });

test('PRO-03, PRO-06: a prompt that only the language model reads becomes a piece with a designed and an imagined picture, is changed by text, and priced', async ({
  page,
}) => {
  // Two designed pictures, and two imagined ones.
  test.slow();
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: /describe your jewelry/i }).fill(PROMPT);
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeHidden({ timeout: 120_000 });

  const { images } = (await (await page.request.get('/api/images/recent?history=true')).json()) as {
    images: {
      id: string;
      built: { stones: { kind: string }[]; metals: { alloy: string }[] };
      metadata: { type: string };
    }[];
  };
  expect(images[0]).toMatchObject({ metadata: { type: 'ring' }, built: { metals: [{ alloy: 'yellow-gold-18k' }] } });
  expect(images[0]?.built.stones.map(({ kind }) => kind)).toContain('lapis-lazuli');

  await page.locator('[data-open]').first().click();
  const room = page.getByRole('dialog', { name: PROMPT });
  await expect(room.getByText('the night sky', { exact: true })).toBeVisible();
  const designed = room.getByRole('img', { name: PROMPT, exact: true });
  await expect(designed).toBeVisible();
  await room.getByRole('radio', { name: 'As imagined' }).click();
  const imagined = room.getByRole('img', { name: `As imagined: ${PROMPT}` });
  await expect(imagined).toBeVisible();
  await expect.poll(() => imagined.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(room.getByText('Stones, weights and price are those of the design.', { exact: false })).toBeVisible();

  await room.getByRole('radio', { name: 'Both' }).click();
  await expect(designed).toBeVisible();
  await expect(imagined).toBeVisible();
  const [left, right] = [await designed.boundingBox(), await imagined.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0), 'side by side').toBeLessThanOrEqual(right?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();

  await page.getByRole('button', { name: 'Change this piece' }).click();
  await page.getByRole('textbox', { name: 'Change this piece in words' }).fill(CHANGE);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const versions = page.getByRole('grid', { name: 'Versions' }).getByRole('row');
  await expect(versions).toHaveCount(2, { timeout: 120_000 });
  // The row of the running change is named by its text.
  await expect(versions.first()).toContainText(/rose gold/i, { timeout: 120_000 });
  await expect(page.getByRole('region', { name: 'Parts' })).toContainText(/lapis lazuli/i);
  // The changed piece meets the model's requirements as well.
  const requirements = page.getByRole('region', { name: 'What you asked for' });
  await expect(requirements).toContainText('the night sky');
  await expect(requirements).not.toContainText('could not read');

  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 120_000 });
  await page.getByRole('button', { name: 'Get a price' }).click();
  const estimate = page.getByRole('dialog');
  await expect(estimate.getByText(/^(?:USD\s*)?[\d,]+\.\d\d$/).first()).toBeVisible({ timeout: 60_000 });
  await expect(estimate.getByText(/rose gold/i).first()).toBeVisible();
  await expect(estimate.getByText('Estimated from the design.', { exact: false })).toBeVisible();
});

test('PRO-07: a prompt that the image service refuses becomes a piece with its designed picture and the reason, and counts once', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: /describe your jewelry/i }).fill('a gold ring #moderated');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeHidden({ timeout: 120_000 });
  await page.locator('[data-open]').first().click();
  const room = page.getByRole('dialog', { name: 'a gold ring #moderated' });
  await expect(
    room.getByText('Only as designed: the image service rejected this prompt.', { exact: false }),
  ).toBeVisible();
  await expect(room.getByRole('radio', { name: 'As imagined' })).toHaveCount(0);
  expect((await (await page.request.get('/api/usage')).json()) as object).toMatchObject({ count: 1 });
});
