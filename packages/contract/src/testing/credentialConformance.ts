import { strFromU8, unzipSync } from 'fflate';
import { TEXTS } from '../constants/texts';
import { signUpConfirmed, createImage, newAddress, PASSWORD, signUp, type Person } from './people';
import type { Suite } from './suite';

const NEW_PASSWORD = 'quite another password';
const COMMON_PASSWORD = 'Password123';

/** Name, address and password of an account, reset, export and deletion. */
export function credentialConformance({ describe, test, expect, harness }: Suite): void {
  const signInStatus = async (email: string, password: string) =>
    (await harness().newVisitor().request('signIn', { body: { email, password } })).status;
  const isSignedIn = async (visitor: Pick<Person, 'request'>) => (await visitor.request('me')).status === 200;

  describe('a forgotten password', () => {
    test('API-08: returns the same response with and without an account', async () => {
      const { email } = await signUp(harness());
      for (const address of [email, newAddress()]) {
        const reply = await harness()
          .newVisitor()
          .request('forgotPassword', { body: { email: address } });
        expect(reply.status).toBe(200);
        expect(reply.body).toEqual({ message: TEXTS.resetMailSent });
      }
    });

    test('VAL-07: rejects an invalid address with its message', async () => {
      const reply = await harness()
        .newVisitor()
        .request('forgotPassword', { body: { email: 'no-address' } });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ error: TEXTS.emailInvalid, fields: { email: TEXTS.emailInvalid } });
    });

    test('is replaced once with the emailed link, which ends every session and confirms the address', async () => {
      const person = await signUp(harness());
      await harness()
        .newVisitor()
        .request('forgotPassword', { body: { email: person.email } });
      const token = await harness().mailedToken(person.email, '/reset-password');
      const visitor = harness().newVisitor();
      const weak = await visitor.request('resetPassword', { body: { token, password: 'short' } });
      expect(weak.body).toMatchObject({ error: TEXTS.passwordTooShort, fields: { password: TEXTS.passwordTooShort } });
      const done = await visitor.request('resetPassword', { body: { token, password: NEW_PASSWORD } });
      expect(done.status).toBe(200);
      expect(done.body).toEqual({ message: TEXTS.passwordReset });
      expect(await isSignedIn(person)).toBe(false);
      expect(await signInStatus(person.email, PASSWORD)).toBe(401);
      const reply = await visitor.request('signIn', { body: { email: person.email, password: NEW_PASSWORD } });
      expect(reply.body).toMatchObject({ requiresConfirmation: false });
      const again = await visitor.request('resetPassword', { body: { token, password: 'a third long password' } });
      expect(again.status).toBe(400);
      expect(again.body).toMatchObject({ error: TEXTS.resetTokenInvalid, code: 'token_invalid' });
    });

    test('is not replaced with a link of another purpose, and vice versa', async () => {
      const person = await signUp(harness());
      const confirmation = await harness().mailedToken(person.email, '/confirm-email');
      await harness()
        .newVisitor()
        .request('forgotPassword', { body: { email: person.email } });
      const reset = await harness().mailedToken(person.email, '/reset-password');
      expect(
        (await person.request('resetPassword', { body: { token: confirmation, password: NEW_PASSWORD } })).status,
      ).toBe(400);
      expect((await person.request('confirmEmail', { query: { token: reset } })).body).toMatchObject({
        code: 'token_invalid',
      });
    });
  });

  describe('account settings', () => {
    test('API-11: stores the trimmed name, and can remove it again', async () => {
      const person = await signUpConfirmed(harness());
      const named = await person.request('updateProfile', { body: { first_name: ' Ada ', last_name: 'Lovelace' } });
      expect(named.body).toMatchObject({ user: { first_name: 'Ada', last_name: 'Lovelace' } });
      const part = await person.request('updateProfile', { body: { last_name: '' } });
      expect(part.body).toMatchObject({ user: { first_name: 'Ada', last_name: null } });
      const refused = await person.request('updateProfile', {
        body: { first_name: 'A\nda', last_name: 'x'.repeat(61) },
      });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ fields: { first_name: TEXTS.nameInvalid, last_name: TEXTS.nameTooLong } });
    });

    test('SEC-18: updates nothing but the name', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await person.request('updateProfile', {
        body: { first_name: 'Ada', subscription_plan: 'business', email_confirmed: true },
      });
      expect(reply.status).toBe(400);
      expect((await person.request('me')).body).toMatchObject({
        user: { first_name: null, subscription_plan: 'free' },
      });
    });

    test('ACC-06: changes an address only when the link emailed to the new one is opened', async () => {
      const [person, next] = [await signUpConfirmed(harness()), newAddress()];
      const reply = await person.request('changeEmail', { body: { new_email: next } });
      expect(reply.body).toEqual({ message: TEXTS.emailChangeSent });
      expect((await person.request('me')).body).toMatchObject({ user: { email: person.email, pending_email: next } });
      const token = await harness().mailedToken(next, '/confirm-email');
      expect((await harness().newVisitor().request('confirmEmail', { query: { token } })).status).toBe(200);
      expect((await person.request('me')).body).toMatchObject({
        user: { email: next, email_confirmed: true, pending_email: null },
      });
      expect((await person.request('confirmEmail', { query: { token } })).body).toMatchObject({
        code: 'already_confirmed',
      });
      expect(await signInStatus(next, PASSWORD)).toBe(200);
      expect(await signInStatus(person.email, PASSWORD)).toBe(401);
    });

    test('API-12: returns the same for a taken address as for a free one, and refuses the current, an empty and an invalid one', async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const taken = await person.request('changeEmail', { body: { new_email: other.email } });
      expect(taken.status).toBe(200);
      expect(taken.body).toEqual({ message: TEXTS.emailChangeSent });
      for (const [new_email, sentence] of [
        ['  ', TEXTS.newEmailRequired],
        ['no-address', TEXTS.emailInvalid],
        [person.email.toUpperCase(), TEXTS.newEmailSame],
      ]) {
        const reply = await person.request('changeEmail', { body: { new_email } });
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({ error: sentence, fields: { new_email: sentence } });
      }
    });

    test('API-13: requires the current password for a new one, and ends the other sessions', async () => {
      const person = await signUpConfirmed(harness());
      const elsewhere = harness().newVisitor();
      await elsewhere.request('signIn', { body: { email: person.email, password: PASSWORD } });
      const change = (current_password: string, new_password: string) =>
        person.request('changePassword', { body: { current_password, new_password } });
      const wrong = await change('not the password', NEW_PASSWORD);
      expect(wrong.status).toBe(400);
      expect(wrong.body).toMatchObject({
        error: TEXTS.currentPasswordWrong,
        code: 'invalid_credentials',
        fields: { current_password: TEXTS.currentPasswordWrong },
      });
      expect((await change(PASSWORD, 'short')).body).toMatchObject({
        fields: { new_password: TEXTS.passwordTooShort },
      });
      expect((await change(PASSWORD, COMMON_PASSWORD)).body).toMatchObject({
        fields: { new_password: TEXTS.passwordTooCommon },
      });
      expect((await change(PASSWORD, NEW_PASSWORD)).body).toEqual({ message: TEXTS.passwordUpdated });
      expect(await isSignedIn(person)).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await signInStatus(person.email, NEW_PASSWORD)).toBe(200);
    });

    test('refuses a common password at sign-up too', async () => {
      const reply = await harness()
        .newVisitor()
        .request('signUp', { body: { email: newAddress(), password: COMMON_PASSWORD } });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        error: TEXTS.passwordTooCommon,
        fields: { password: TEXTS.passwordTooCommon },
      });
    });
  });

  describe('account data', () => {
    test('is exported as a zip of the account, its images and its likes', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, 'A gold ring to take home');
      const reply = await person.request('exportProfile');
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="filigree-data.zip"');
      const files = unzipSync(reply.file);
      const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
      expect(json('account.json')).toMatchObject({ id: person.user.id, email: person.email });
      expect(json('images.json')).toMatchObject([{ id: image.id, prompt: 'A gold ring to take home' }]);
      expect(json('likes.json')).toEqual([]);
    });

    test('is deleted with the account, which needs the password', async () => {
      const person = await signUpConfirmed(harness());
      const elsewhere = harness().newVisitor();
      await elsewhere.request('signIn', { body: { email: person.email, password: PASSWORD } });
      const image = await createImage(person, 'A ring that is deleted with its account');
      await elsewhere.request('like', { params: { imageId: image.id } });
      const wrong = await person.request('deleteAccount', { body: { password: 'not the password' } });
      expect(wrong.status).toBe(400);
      expect(wrong.body).toMatchObject({
        error: TEXTS.currentPasswordWrong,
        fields: { password: TEXTS.currentPasswordWrong },
      });
      const reply = await person.request('deleteAccount', { body: { password: PASSWORD } });
      expect(reply.body).toEqual({ message: TEXTS.accountDeleted });
      expect(await isSignedIn(person)).toBe(false);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await signInStatus(person.email, PASSWORD)).toBe(401);
      const gallery = await harness().newVisitor().request('recentImages');
      expect(JSON.stringify(gallery.body).includes(image.id)).toBe(false);
      const anew = await signUp(harness(), person.email);
      expect(anew.user.id === person.user.id).toBe(false);
    });
  });
}
