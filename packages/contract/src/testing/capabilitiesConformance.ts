import type { Suite } from './suite';

/** What an installation without any configured provider reports. */
export function capabilitiesConformance({ describe, test, expect, harness }: Suite): void {
  describe('capabilities', () => {
    test('PRO-01: names the built-in generator and no outside host, without a session', async () => {
      const { status, body } = await harness().newVisitor().request('capabilities');
      expect(status).toBe(200);
      expect(body).toMatchObject({ generator: 'builtin', designer: null, drawing: 'control', seed: true, sends_words_to: [], sends_pictures_to: [] });
    });
  });
}
