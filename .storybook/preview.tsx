import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { scenarioOfAccount } from '@jewelry/mocks';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import { clearRenditions } from '../packages/ui/src/components/Picture/renditionCache';
import { hasToasted, toastQueue } from '../packages/ui/src/components/Toast/toastQueue';
import '../packages/ui/src/theme/global';
import { freezeClock } from './clock';
import './docs.css';
import { printDocumentOnce } from './elementErrors';
import { endAnimations } from './endAnimations';
import { stopOwnerStacks } from './ownerStacks';
import { checkSecondTheme } from './secondTheme';
import { storybookTheme } from './theme';
import { globalTypes, initialGlobals, viewports } from './toolbars';

if (import.meta.env.MODE === 'test') {
  stopOwnerStacks();
  printDocumentOnce();
}

/** Stories wait for code and pictures to load, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 6000 });

/** An API request without a handler is an error of the story. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    docs: { theme: storybookTheme },
    // Passed rules are listed in Storybook's panel only; they would be most of a test report.
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { reporter: 'no-passes' } : {} },
    // Chromatic captures only stories with `inModes`, like `npm run visual`.
    chromatic: { disableSnapshot: true },
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Accessibility', 'Writing stories'],
          'Components',
          'Generation',
          'Drawing',
          'Images',
          'Gallery',
          'Collection',
          'Sharing',
          'Quotes',
          'Billing',
          'Account',
          'Auth',
          'Session',
          'Feedback',
          'App',
        ],
      },
    },
  },
  beforeEach: ({ msw, globals }) => {
    localStorage.clear();
    sessionStorage.clear();
    clearRenditions();
    destroyAnnouncer();
    if (hasToasted()) toastQueue().clear();
    msw.use(...scenarioOfAccount(globals.account));
    return freezeClock();
  },
  async afterEach(context) {
    await endAnimations();
    await checkSecondTheme(context);
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const isRightToLeft = globals.direction === 'rtl';
      const ground = {
        dir: isRightToLeft ? 'rtl' : 'ltr',
        lang: isRightToLeft ? 'ar' : 'en',
        'data-theme': String(globals.theme),
        'data-motion': globals.motion === 'full' ? 'full' : 'reduced',
      } as const;
      const locale = isRightToLeft ? 'ar-AE' : 'en-US';
      // Remounts for another account, without the data of the previous one.
      const story = <Story key={String(globals.account)} />;
      if (viewMode === 'docs') {
        return (
          <I18nProvider locale={locale}>
            <div {...ground} className="story-ground">
              {story}
            </div>
          </I18nProvider>
        );
      }
      const root = document.documentElement;
      for (const [name, value] of Object.entries(ground)) root.setAttribute(name, value);
      root.toggleAttribute('data-instant', globals.motion === 'none');
      return <I18nProvider locale={locale}>{story}</I18nProvider>;
    },
  ],
});
