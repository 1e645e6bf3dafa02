export { payCheckout } from './billing';
export { frozenClock, realClock, steppedClock, STORY_TIME, type Clock, type SteppedClock } from './clock';
export { estimateOf } from './estimates';
export { startJob } from './generation';
export { handlersOf } from './handlers';
export { PIECES, pieceAt, pieceFor, previewsOf, type Piece } from './pieces';
export { scenarioOfAccount, scenarios, type ScenarioName } from './scenarios';
export { worldWithRunningGeneration, worldWithLongVersionTree } from './scenarioWorlds';
export { ACCOUNT_NAMES, accountId, MOCK_PASSWORD, MOCK_TOKENS, NEW_ADDRESS } from './seed';
export { imageView, jobView } from './views';
export {
  createWorld,
  type Downloads,
  type Estimates,
  type GenerationRule,
  type Network,
  type Refusal,
  type World,
  type WorldOptions,
} from './world';
