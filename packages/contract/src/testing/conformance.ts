import { contract } from '../contract';
import type { EndpointName } from '../endpoints';
import { accountConformance } from './accountConformance';
import { billingConformance } from './billingConformance';
import { capabilitiesConformance } from './capabilitiesConformance';
import { collectionConformance } from './collectionConformance';
import { credentialConformance } from './credentialConformance';
import { drawingConformance } from './drawingConformance';
import { feedbackConformance } from './feedbackConformance';
import { generationConformance } from './generationConformance';
import type { Harness, Visitor } from './harness';
import { imageConformance } from './imageConformance';
import { pieceConformance } from './pieceConformance';
import { quoteConformance } from './quoteConformance';
import type { Suite, TestApi } from './suite';
import { versionConformance } from './versionConformance';

/** Calls that need a payment provider or an image service; tested where those are scripted. */
const NEEDS_PROVIDER: ReadonlySet<EndpointName> = new Set(['billingWebhook', 'billingPortal', 'paintImage']);

/** Wraps an API and records the calls that have succeeded. */
function recordSuccesses(harness: Harness, done: Set<EndpointName>): Harness {
  const newVisitor = (): Visitor => {
    const visitor = harness.newVisitor();
    return {
      ...visitor,
      async request(name, request) {
        const reply = await visitor.request(name, request);
        if (reply.status < 300) done.add(name);
        return reply;
      },
    };
  };
  return { ...harness, newVisitor };
}

/**
 * One suite for every implementation of the contract. `open` starts an API with an empty database and with rate limits
 * high enough for a few dozen accounts from one address.
 */
export function conformance(
  { describe, test, expect, beforeAll, afterAll }: TestApi,
  open: () => Promise<Harness>,
): void {
  let opened: Harness | undefined;
  const done = new Set<EndpointName>();
  const suite: Suite = {
    describe,
    test,
    expect,
    harness() {
      if (!opened) throw new Error('The API under test is not open');
      return opened;
    },
  };
  describe('API-02: every response conforms to the contract', () => {
    beforeAll(async () => {
      opened = recordSuccesses(await open(), done);
    });
    afterAll(async () => {
      await opened?.close();
    });
    accountConformance(suite);
    credentialConformance(suite);
    generationConformance(suite);
    capabilitiesConformance(suite);
    drawingConformance(suite);
    imageConformance(suite);
    collectionConformance(suite);
    pieceConformance(suite);
    versionConformance(suite);
    quoteConformance(suite);
    billingConformance(suite);
    feedbackConformance(suite);
    test('every call of the contract has succeeded once', async () => {
      const names = Object.keys(contract) as EndpointName[];
      expect(names.filter((name) => !done.has(name) && !NEEDS_PROVIDER.has(name))).toEqual([]);
    });
  });
}
