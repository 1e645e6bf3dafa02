import { checkoutReturnPath, TEST_CHECKOUT_PATH } from '@jewelry/contract/constants';
import { setupWorker } from 'msw/browser';
import { realClock } from './clock';
import { payCheckout } from './billing';
import { resumeJobs } from './generation';
import { handlersOf } from './handlers';
import { pathOfLink } from './links';
import { showPanel } from './panel';
import type { WorldState } from './records';
import type { DevelopmentSettings } from './settings';
import { createWorld, type World, type WorldOptions } from './world';
import { ACCOUNT_NAMES } from './seed';

const SETTINGS_KEY = 'mocks-settings';
const STATE_KEY = 'mocks-state';
/** Response delay of the `delayed` network, ms. */
const DELAY_MS = 1500;
/** More than any plan allows. */
const SPENT = 1000;

const DEFAULTS: DevelopmentSettings = {
  account: 'free',
  network: 'good',
  isEmpty: false,
  failsToGenerate: false,
  quotaSpent: false,
};

function readStored(key: string): unknown {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
}

const optionsOf = (settings: DevelopmentSettings): WorldOptions => ({
  clock: realClock(),
  signedInAs: settings.account === 'anonymous' ? undefined : settings.account,
  withoutGallery: settings.isEmpty,
  withoutHistory: settings.isEmpty,
  usedToday: settings.quotaSpent ? SPENT : 0,
  network: settings.network === 'delayed' ? 'good' : settings.network,
  latency: settings.network === 'delayed' ? DELAY_MS : 0,
  generation: { ends: settings.failsToGenerate ? 'failed' : 'done' },
  state: readStored(STATE_KEY) as WorldState | undefined,
});

function settingsFromAddress(): Partial<DevelopmentSettings> {
  const requested = new URLSearchParams(location.search).get('account');
  const account = [...ACCOUNT_NAMES, 'anonymous' as const].find((name) => name === requested);
  return account ? { account } : {};
}

/** The mocks have no payment page: opening the URL of a checkout pays it and redirects back. */
function returnFromCheckout(world: World): void {
  const paid = location.pathname.startsWith(TEST_CHECKOUT_PATH) ? payCheckout(world, location.href) : undefined;
  if (paid) history.replaceState(null, '', checkoutReturnPath('done', paid));
}

/**
 * Starts the mocks in a page, for `npm run dev:mocks`. A service worker responds to `/api`, the state lives as long as
 * the tab, and a panel in the corner switches account, network and contents. `?account=pro` in the URL starts as that
 * account.
 */
export async function startMocks(): Promise<void> {
  const requested = settingsFromAddress();
  const settings = { ...DEFAULTS, ...(readStored(SETTINGS_KEY) as DevelopmentSettings | undefined), ...requested };
  if (requested.account) sessionStorage.removeItem(STATE_KEY);
  const world = createWorld(optionsOf(settings));
  resumeJobs(world);
  returnFromCheckout(world);
  addEventListener('pagehide', () => sessionStorage.setItem(STATE_KEY, JSON.stringify(world.state)));

  const worker = setupWorker(...handlersOf(world));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  showPanel(settings, {
    change(next) {
      sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(next));
      world.state = { ...createWorld({ ...optionsOf(next), state: undefined }).state };
      location.reload();
    },
    openMail() {
      const account = world.state.sessions[world.state.token ?? ''];
      const link = world.state.links.findLast(
        ({ account_id, is_used }) => !is_used && (!account || account_id === account),
      );
      if (link) location.assign(pathOfLink(link));
    },
  });
}
