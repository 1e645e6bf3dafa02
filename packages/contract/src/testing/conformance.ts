import { accountConformance } from './accountConformance';
import { billingConformance } from './billingConformance';
import { collectionConformance } from './collectionConformance';
import { credentialConformance } from './credentialConformance';
import { drawingConformance } from './drawingConformance';
import { feedbackConformance } from './feedbackConformance';
import { generationConformance } from './generationConformance';
import type { Harness } from './harness';
import { imageConformance } from './imageConformance';
import { quoteConformance } from './quoteConformance';
import type { Suite, TestApi } from './suite';

/**
 * One suite for everything that implements the contract: whoever passes it answers alike. `open` starts an API with
 * an empty database and with rate limits high enough for a few dozen accounts from one address.
 */
export function conformance({ describe, test, expect, beforeAll, afterAll }: TestApi, open: () => Promise<Harness>): void {
  let opened: Harness | undefined;
  const suite: Suite = {
    describe,
    test,
    expect,
    harness() {
      if (!opened) throw new Error('The API under test is not open');
      return opened;
    },
  };
  describe('answers as the contract says', () => {
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened?.close();
    });
    accountConformance(suite);
    credentialConformance(suite);
    generationConformance(suite);
    drawingConformance(suite);
    imageConformance(suite);
    collectionConformance(suite);
    quoteConformance(suite);
    billingConformance(suite);
    feedbackConformance(suite);
  });
}
