import { contract } from '../contract';
import { urlOf } from '../endpoints';
import type { Route } from '../route';
import { TEXTS } from '../constants/texts';
import type { Suite } from './suite';
import { CALLS_WITH_SESSION, signUpConfirmed, newAddress, PASSWORD, signUp } from './people';

/** Accounts, sessions, confirmation, and the format of errors. */
export function accountConformance({ describe, test, expect, harness }: Suite): void {
  describe('accounts', () => {
    test('API-03, API-05, DAT-14: sign-up starts a session with an unconfirmed address', async () => {
      const person = await signUp(harness());
      const me = await person.request('me');
      expect(me.status).toBe(200);
      expect(me.body).toMatchObject({
        user: { email: person.email, email_confirmed: false, subscription_plan: 'free' },
      });
    });

    test('API-09: confirms once, and reports a second use', async () => {
      const person = await signUp(harness());
      const token = await harness().mailedToken(person.email, '/confirm-email');
      const first = await person.request('confirmEmail', { query: { token } });
      expect(first.status).toBe(200);
      const again = await person.request('confirmEmail', { query: { token } });
      expect(again.status).toBe(400);
      expect(again.body).toMatchObject({ error: TEXTS.emailAlreadyConfirmed, code: 'already_confirmed' });
      expect((await person.request('me')).body).toMatchObject({ user: { email_confirmed: true } });
    });

    test('API-09: refuses a missing and an unknown token', async () => {
      const visitor = harness().newVisitor();
      const none = await visitor.request('confirmEmail');
      expect(none.status).toBe(400);
      expect(none.body).toMatchObject({ error: TEXTS.confirmationTokenRequired, code: 'token_required' });
      const wrong = await visitor.request('confirmEmail', { query: { token: 'made-up' } });
      expect(wrong.status).toBe(400);
      expect(wrong.body).toMatchObject({ error: TEXTS.confirmationTokenInvalid, code: 'token_invalid' });
    });

    test('API-07: resends the confirmation email at most once a minute', async () => {
      const person = await signUp(harness());
      await person.request('resendConfirmation');
      const again = await person.request('resendConfirmation');
      expect(again.status).toBe(429);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Object.keys(again.body as object)).toEqual(['error', 'message', 'code']);
    });

    test('API-04: rejects a wrong password and an unknown address with the same response', async () => {
      const { email } = await signUp(harness());
      const visitor = harness().newVisitor();
      for (const body of [
        { email, password: 'another password' },
        { email: newAddress(), password: PASSWORD },
      ]) {
        const reply = await visitor.request('signIn', { body });
        expect(reply.status).toBe(401);
        expect(reply.body).toEqual({
          error: TEXTS.invalidCredentials,
          message: TEXTS.invalidCredentials,
          code: 'invalid_credentials',
        });
      }
    });

    test('API-04, API-06: sign-in ignores letter case and surrounding spaces of the address, sign-out ends the session', async () => {
      const { email } = await signUp(harness());
      const visitor = harness().newVisitor();
      const reply = await visitor.request('signIn', {
        body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
      });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ success: true, requiresConfirmation: true, user: { email } });
      expect((await visitor.request('signOut')).status).toBe(200);
      expect((await visitor.request('me')).status).toBe(401);
    });

    test('API-05: returns the same for a taken address as for a new one, without a session', async () => {
      const { email } = await signUp(harness());
      const visitor = harness().newVisitor();
      const reply = await visitor.request('signUp', { body: { email, password: PASSWORD } });
      expect(reply.status).toBe(201);
      expect(reply.body).toEqual({ success: true, requiresConfirmation: true });
      expect((await visitor.request('me')).status).toBe(401);
    });

    test('names the invalid fields of a sign-up and why', async () => {
      const reply = await harness()
        .newVisitor()
        .request('signUp', { body: { email: 'no-address', password: 'short' } });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        code: 'validation_failed',
        fields: { email: TEXTS.emailInvalid, password: TEXTS.passwordTooShort },
      });
    });

    test('API-10: returns a plan to its own account only', async () => {
      const [one, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const own = await one.request('user', { params: { id: one.user.id } });
      expect(own.body).toEqual({ id: one.user.id, subscription_plan: 'free' });
      expect((await one.request('user', { params: { id: other.user.id } })).status).toBe(404);
    });
  });

  describe('errors', () => {
    /** Includes `generate` (VAL-01). */
    for (const [name, request] of CALLS_WITH_SESSION) {
      test(`${name} needs a session`, async () => {
        const reply = await harness().newVisitor().request(name, request);
        expect(reply.status).toBe(401);
        expect(reply.body).toEqual({
          error: TEXTS.authenticationRequired,
          message: TEXTS.authenticationRequired,
          code: 'unauthenticated',
        });
      });
    }

    for (const [name, request = {}] of CALLS_WITH_SESSION.filter(
      ([, sent]) => sent?.body !== undefined || sent?.form !== undefined,
    )) {
      test(`API-01: ${name} returns 401 without a session, for any body`, async () => {
        const { endpoint } = contract[name];
        const address = urlOf(endpoint, { params: request.params ?? {} });
        const json = { 'content-type': 'application/json' };
        const sent = [
          { headers: json, body: '{"broken":' },
          { headers: json, body: '[]' },
          { headers: json, body: '{"an_unknown_field":1}' },
          { headers: json, body: JSON.stringify({ prompt: 'x'.repeat(100_000), email: 7 }) },
          { headers: { 'content-type': 'text/plain' }, body: 'text' },
          { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'no form' },
          {},
        ];
        for (const init of sent) {
          const reply = await harness()
            .newVisitor()
            .fetch(address, { method: endpoint.method, ...init });
          expect({ status: reply.status, body: reply.body }).toEqual({
            status: 401,
            body: {
              error: TEXTS.authenticationRequired,
              message: TEXTS.authenticationRequired,
              code: 'unauthenticated',
            },
          });
        }
      });
    }

    test('API-01: the contract marks exactly the calls that return 401 to anonymous requests', async () => {
      const marked = Object.entries<Route>(contract)
        .filter(([, { needsSession }]) => needsSession)
        .map(([name]) => name);
      const needing = CALLS_WITH_SESSION.map(([name]) => name).filter((name) => name !== 'recentImages');
      expect(marked.toSorted()).toEqual(needing.toSorted());
    });

    test('returns 404, 405, 415 and 400 for an unknown path, a wrong method, a wrong type and a malformed body', async () => {
      const visitor = harness().newVisitor();
      const json = { 'content-type': 'application/json' };
      const answers = [
        { reply: await visitor.fetch('/api/no-such-call'), status: 404, code: 'not_found' },
        { reply: await visitor.fetch('/api/plans', { method: 'DELETE' }), status: 405, code: 'method_not_allowed' },
        {
          reply: await visitor.fetch('/api/auth/signin', {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: 'hello',
          }),
          status: 415,
          code: 'unsupported_media_type',
        },
        {
          reply: await visitor.fetch('/api/auth/signin', { method: 'POST', headers: json, body: '{"email":' }),
          status: 400,
          code: 'malformed_body',
        },
      ];
      for (const { reply, status, code } of answers) {
        expect(reply.status, code).toBe(status);
        expect(reply.body).toMatchObject({ code });
        expect((reply.body as { error: string }).error).toBe((reply.body as { message: string }).message);
      }
    });

    test('API-37: explains rejected fields in messages of the product', async () => {
      const visitor = harness().newVisitor();
      const replies = [
        await visitor.request('signIn', { body: {} }),
        await visitor.request('signIn', { body: { email: 7, password: ['x'] } }),
        await visitor.request('resetPassword', { body: { password: PASSWORD } }),
        await visitor.request('recentImages', { query: { page: 'first' } }),
        await visitor.request('recentImages', { query: { history: 'maybe' } }),
      ];
      const fields = replies.map(({ body }) => (body as { fields: Record<string, string> }).fields);
      expect(fields).toEqual([
        { email: TEXTS.fieldRequired, password: TEXTS.fieldRequired },
        { email: 'Please send text', password: 'Please send text' },
        { token: TEXTS.resetTokenInvalid },
        { page: 'page must be a whole number from 1 to 1000000' },
        { history: 'Please choose one of true, false' },
      ]);
    });

    test('names an unknown field', async () => {
      const reply = await harness()
        .newVisitor()
        .request('signIn', { body: { email: 'a@example.com', password: PASSWORD, admin: true } });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ code: 'validation_failed', fields: { admin: TEXTS.unknownField } });
    });
  });
}
