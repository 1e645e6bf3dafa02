// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../data/checkAnswer';
import { useApp } from '../appContext';
import { InApp } from '../testing/InApp';
import { FeedbackFlow } from './FeedbackFlow';

const user = {
  id: '10000000-0000-4000-8000-000000000001', email: 'free@example.com', email_confirmed: true, first_name: null, last_name: null, subscription_plan: 'free', pending_email: null,
};
let sent: FormData[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address !== '/api/feedback/report') return Response.json(address === '/api/auth/me' ? { user } : { jobs: [] });
    sent.push(body as FormData);
    return Response.json({ id: '70000000-0000-4000-8000-000000000001', message: 'Thank you for your feedback!' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Opened() {
  const { dialog, openDialog } = useApp();
  useEffect(() => openDialog('feedback'), [openDialog]);
  return <FeedbackFlow isOpen={dialog === 'feedback'} />;
}

it('CON-11, STA-43, FBK-06: thanks for two seconds and closes; what was sent is what was written', async () => {
  render(
    <InApp path="/gallery">
      <Opened />
    </InApp>,
  );
  await pass(0);
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: '  The chain is cut off.\n' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Feature Request' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  await pass(0);
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([{ reportType: 'feature', description: 'The chain is cut off.' }]);
  expect(screen.getByRole('dialog').textContent).toContain('Thank you for your feedback!');
  await pass(1999);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
