export { ADDRESSES_TO_FOLLOW, ADDRESSES_TO_REFUSE } from './checkoutAddresses';
export { conformance } from './conformance';
export { CIRCLE_PATH, CIRCLE_PNG, CIRCLE_SVG } from './drawings';
export {
  httpHarness,
  type ConformanceReply,
  type ConformanceRequest,
  type Harness,
  type HarnessOptions,
  type MailedPage,
  type Visitor,
} from './harness';
export type { TestApi } from './suite';
