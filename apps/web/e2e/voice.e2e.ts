import { expect, type Page } from '@playwright/test';
import { signUpByApi, test } from './visitor';

const CODE = /VoiceAssistant/;

/** Paths of all files that the page loads from now on. */
function loadedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  return files;
}

async function buyPlan(page: Page, plan: RegExp): Promise<void> {
  await page.goto('/upgrade');
  await page.getByRole('radio', { name: plan }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
}

/** Replaces the browser's speech recognition: each time it listens, it recognizes the next sentence. */
async function script(page: Page, sentences: readonly string[]): Promise<void> {
  await page.addInitScript((heard) => {
    class ScriptedRecognition extends EventTarget {
      start(): void {
        const next = Number(sessionStorage.getItem('heard') ?? 0);
        sessionStorage.setItem('heard', String(next + 1));
        setTimeout(
          () =>
            this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: heard[next] ?? '' }]] })),
          50,
        );
      }
      stop(): void {
        this.dispatchEvent(new Event('end'));
      }
      abort(): void {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition: ScriptedRecognition, webkitSpeechRecognition: ScriptedRecognition });
  }, sentences);
}

async function speak(page: Page, sentence: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Assistant' });
  await panel.getByRole('button', { name: 'Speak' }).click();
  await expect(panel.getByText(sentence)).toBeVisible();
  await panel.getByRole('button', { name: 'Stop listening' }).click();
  await expect(panel.getByLabel('Or type it here')).toHaveValue(sentence);
  await page.keyboard.press('Enter');
}

test('PRD-13: free and pro accounts have no assistant and load none of its code', async ({ page }) => {
  const files = loadedFiles(page);
  await signUpByApi(page);
  await page.goto('/imagine');
  await expect(page.getByRole('button', { name: 'Imagine...' })).toBeVisible();
  await buyPlan(page, /^Pro/);
  await page.goto('/imagine');
  await expect(page.getByRole('button', { name: 'Imagine...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toHaveCount(0);
  expect(files.filter((file) => CODE.test(file))).toEqual([]);
});

test('PRD-13: a business account designs, changes and prices a piece by voice', async ({ page }) => {
  await script(page, ['a plain yellow gold band', 'the same in rose gold', 'what would it cost']);
  const files = loadedFiles(page);
  await signUpByApi(page);
  await buyPlan(page, /^Business/);
  await page.goto('/imagine');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  expect(files.some((file) => CODE.test(file))).toBe(true);
  await page.getByRole('button', { name: 'Use the microphone' }).click();

  await speak(page, 'a plain yellow gold band');
  const conversation = page.getByRole('log', { name: 'Conversation' });
  await expect(conversation.getByText(/^It is ready: .*yellow gold/i)).toBeVisible({ timeout: 60_000 });

  await speak(page, 'the same in rose gold');
  await expect(conversation.getByText('Undo')).toBeVisible({ timeout: 60_000 });
  expect((await (await page.request.get('/api/usage')).json()) as unknown).toMatchObject({
    plan: 'business',
    count: 2,
  });

  await speak(page, 'what would it cost');
  await expect(conversation.getByText(/^About USD/)).toBeVisible();

  await conversation.getByText('Undo').click();
  await expect(conversation.getByText('Back to the previous version.')).toBeVisible();
});
