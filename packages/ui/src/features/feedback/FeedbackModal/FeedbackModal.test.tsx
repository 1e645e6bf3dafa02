// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../session/checkAnswer';
import { toastQueue } from '../../../components/Toast/toastQueue';
import { useApp } from '../../session/appContext';
import { InApp } from '../../../testing/InApp';
import { FeedbackModal } from './FeedbackModal';

const user = {
  id: '10000000-0000-4000-8000-000000000001',
  email: 'free@example.com',
  email_confirmed: true,
  first_name: null,
  last_name: null,
  subscription_plan: 'free',
  pending_email: null,
};
let sent: FormData[] = [];
let keys: (string | null)[] = [];
/** A pending response. */
let isSlow = false;
/** The request arrives, but its response is lost. */
let isAnswerLost = false;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  keys = [];
  isSlow = false;
  isAnswerLost = false;
  toastQueue().clear();
  vi.stubGlobal('fetch', async (address: string, { body, headers, signal }: RequestInit = {}) => {
    if (address !== '/api/feedback/report') return Response.json(address === '/api/auth/me' ? { user } : { jobs: [] });
    sent.push(body as FormData);
    keys.push(new Headers(headers).get('idempotency-key'));
    if (isAnswerLost) throw new TypeError('Failed to fetch');
    if (isSlow) await new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    return Response.json(
      { id: '70000000-0000-4000-8000-000000000001', message: 'Thank you for your feedback!' },
      { status: 201 },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Opened() {
  const { dialog, openDialog } = useApp();
  useEffect(() => openDialog('feedback'), [openDialog]);
  return <FeedbackModal isOpen={dialog === 'feedback'} />;
}

/** Opens the dialog and fills in a description. */
async function write(): Promise<HTMLElement> {
  render(
    <InApp path="/gallery">
      <Opened />
    </InApp>,
  );
  await advance(0);
  const description = screen.getByRole('textbox', { name: 'Description' });
  fireEvent.change(description, { target: { value: '  The chain is cut off.\n' } });
  return description;
}

it('CON-11, STA-43, FBK-06: sends the entered values, shows the thanks for two seconds and closes', async () => {
  await write();
  fireEvent.click(screen.getByRole('radio', { name: 'Feature Request' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  await advance(0);
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([
    { reportType: 'feature', description: 'The chain is cut off.' },
  ]);
  expect(screen.getByRole('dialog').textContent).toContain('Thank you for your feedback!');
  await advance(1999);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await advance(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('FBK-05: sends one request for several presses, and Cancel aborts it without a message', async () => {
  isSlow = true;
  const description = await write();
  fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  await advance(0);
  fireEvent.click(screen.getByRole('button', { name: /Submitting/ }));
  fireEvent.submit(screen.getByRole('form'));
  await advance(0);
  expect(sent).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await advance(0);
  expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeDefined();
  expect((description as HTMLTextAreaElement).value).toBe('  The chain is cut off.\n');
  expect(toastQueue().visibleToasts).toEqual([]);
});

it('API-14: reuses the idempotency key after a lost response, and uses another one for other values', async () => {
  isAnswerLost = true;
  const description = await write();
  const submit = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
    await advance(0);
  };
  await submit();
  await submit();
  fireEvent.change(description, { target: { value: 'The clasp is missing.' } });
  await submit();
  const [first, again, other] = keys;
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).toBeTruthy();
  expect(other).not.toBe(first);
});
