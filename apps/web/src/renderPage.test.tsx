// @vitest-environment jsdom
import { type InitialData, userView } from '@jewelry/contract';
import { RESULTS_GRID_COUNT } from '@jewelry/contract/constants';
import { type ACCOUNT_NAMES, accountId, createWorld, handlersOf, imageView } from '@jewelry/mocks';
import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type RenderedPage = Exclude<InitialData, { view: 'none' }>;
type AccountName = (typeof ACCOUNT_NAMES)[number];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Console errors of this test only, in which one process is server and browser. */
const TWO_RENDERERS = 'Detected multiple renderers';

const consoleErrors = vi.fn();
let leave = (): void => undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(consoleErrors);
  vi.spyOn(console, 'warn').mockImplementation(consoleErrors);
});
afterEach(() => {
  leave();
  leave = () => undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  consoleErrors.mockReset();
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const worldOf = (signedInAs?: AccountName) => createWorld(signedInAs ? { signedInAs } : {});

function initialData(view: RenderedPage['view'], signedInAs?: AccountName): RenderedPage {
  const world = worldOf(signedInAs);
  const { accounts } = world.state;
  const viewer = accounts.find(({ id }) => signedInAs && id === accountId(signedInAs)) ?? null;
  const user = viewer && userView(viewer);
  const images = world.state.images
    .filter((image) => !image.is_private)
    .map((image) => imageView(world, image, viewer));
  const [image] = images;
  if (!image) throw new Error('The world has no public picture');
  if (view === 'shared') return { user, view, image };
  if (view === 'piece')
    return {
      user,
      view,
      piece: {
        id: image.id,
        title: image.prompt,
        current: image.id,
        versions: [{ id: image.id, parent_id: null, name: null, difference: null, estimated_cost: null, image }],
      },
    };
  return { user, view, page: { images: images.slice(0, 20), hasMore: true, totalPages: 3, totalCount: 44 } };
}

const PAGES = [
  ['/', 'recent', undefined],
  ['/', 'recent', 'free'],
  ['/gallery', 'recent', undefined],
  ['/gallery', 'recent', 'pro'],
  ['/gallery/top', 'top', undefined],
  ['/imagine', 'history', 'free'],
  ['/piece/some-piece', 'piece', undefined],
  ['/share/some-picture', 'shared', undefined],
  ['/share/some-picture', 'shared', 'free'],
] as const;

interface Sent {
  readonly path: string;
  readonly first: RenderedPage;
  readonly html: string;
}

const sent = new Map<string, Sent>();
const nameOf = (...parts: readonly unknown[]): string => parts.join(' ');

/** Loads the code of the pages, since that takes longer in tests than `renderPage` waits for. */
async function loadPages(): Promise<void> {
  const [{ loadUserMenu }, { loadGallery }, { loadSharePage }, { loadWorkbench }] = await Promise.all([
    import('@jewelry/ui/app'),
    import('@jewelry/ui/gallery'),
    import('@jewelry/ui/sharing'),
    import('@jewelry/ui/pieces'),
  ]);
  await Promise.all([loadGallery(), loadSharePage(), loadWorkbench(), loadUserMenu()]);
}

/** Like the server: without a document or other browser globals. */
beforeAll(async () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', undefined);
  const { renderPage } = await import('./renderPage');
  await loadPages();
  for (const [place, view, account] of PAGES) {
    const first = initialData(view, account);
    const path =
      first.view === 'shared'
        ? `/share/${first.image.id}`
        : first.view === 'piece'
          ? `/piece/${first.piece.id}`
          : place;
    sent.set(nameOf(place, view, account), { path, first, html: await renderPage(path, first) });
  }
  // React's server leaves the contexts of its last page set until the next render, and its client reads the same
  // contexts.
  await prerenderToNodeStream(<p />);
  vi.unstubAllGlobals();
}, 60_000);

const sentTo = (...page: readonly unknown[]): Sent => {
  const known = sent.get(nameOf(...page));
  if (!known) throw new Error('No such page was rendered');
  return known;
};

/** Like the browser that received the page. */
async function hydrate(
  { path, html, first }: Sent,
  before: (root: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  vi.resetModules();
  history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  before(root);
  const [{ hydrateRoot }, { BrowserRouter }, { App }, { createAppData, hydrateQueryClient }] = await Promise.all([
    import('react-dom/client'),
    import('react-router-dom'),
    import('./App'),
    import('@jewelry/ui/app'),
    loadPages(),
  ]);
  const data = createAppData();
  hydrateQueryClient(data.queryClient, first);
  await act(async () => {
    const page = hydrateRoot(
      root,
      <BrowserRouter>
        <App data={data} />
      </BrowserRouter>,
      { onRecoverableError: consoleErrors },
    );
    leave = () => act(() => page.unmount());
  });
  // Lets the page load code on demand while it hydrates.
  await act(() => vi.dynamicImportSettled());
  return root;
}

describe('a page from the server', () => {
  it.each(PAGES)('%s (%s, %s) hydrates without a mismatch', { timeout: 60_000 }, async (place, view, account) => {
    server.use(...handlersOf(worldOf(account)));
    const root = await hydrate(sentTo(place, view, account));
    expect(consoleErrors.mock.calls.filter(([text]) => !String(text).startsWith(TWO_RENDERERS))).toEqual([]);
    expect(root.querySelector('h1')).not.toBeNull();
  });

  it.each(PAGES)(
    '%s (%s, %s) contains the first view, and no styles or scripts that the policy forbids',
    (place, view, account) => {
      const { first, html } = sentTo(place, view, account);
      const page = new DOMParser().parseFromString(html, 'text/html');
      expect(page.querySelector('h1')?.textContent).toBeTruthy();
      const images =
        first.view === 'shared'
          ? [first.image]
          : first.view === 'piece'
            ? first.piece.versions.map((version) => version.image)
            : first.page.images.slice(0, first.view === 'history' ? RESULTS_GRID_COUNT : undefined);
      const isRedirected = place === '/' && account !== undefined;
      for (const { alt, image_url: url } of images)
        expect(
          page.querySelector(`img[alt="${alt}"][src="${url}"]`) === null,
          'RTE-02: a user who is about to be redirected sees none of them',
        ).toBe(isRedirected);
      expect(page.querySelectorAll('script, style, template, link, [style], [src^="data:"]')).toHaveLength(0);
    },
  );

  it('keeps text typed before hydration, and submits it', async () => {
    server.use(...handlersOf(worldOf()));
    const root = await hydrate(sentTo('/', 'recent', undefined), (page) => {
      const box = page.querySelector('textarea');
      if (box) box.value = 'A ring like a vine';
    });
    const box = root.querySelector('textarea');
    expect(box?.value).toBe('A ring like a vine');
    const ring = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Ring');
    await act(async () => ring?.click());
    expect(box?.value).not.toBe('A ring like a vine');
    await act(async () => root.querySelector<HTMLButtonElement>('button[aria-label^="Undo"]')?.click());
    expect(box?.value).toBe('A ring like a vine');
  });

  it('SEC-01: renders a prompt verbatim, without additional elements or attributes', { timeout: 60_000 }, async () => {
    const first = initialData('recent');
    if (!('page' in first)) throw new Error('Expected a gallery page');
    vi.resetModules();
    const { renderPage } = await import('./renderPage');
    await loadPages();
    const [image] = first.page.images;
    const rendered = async (prompt: string) => {
      const page = { ...first.page, images: image ? [{ ...image, prompt, alt: prompt, author_name: prompt }] : [] };
      return new DOMParser().parseFromString(await renderPage('/gallery', { ...first, page }), 'text/html');
    };
    const shapeOf = (page: Document) =>
      Array.from(page.querySelectorAll('*'), (element) => [element.tagName, ...element.getAttributeNames()].join(' '));
    const harmless = shapeOf(await rendered('harmless'));
    const HOSTILE = [
      '"><script>alert(1)</script>',
      "' onload='alert(1)",
      '</div></body>',
      '<!--',
      '-->',
      '<template>',
      '&quot;&lt;',
      '$& $1',
      '\u2028',
      '{{x}}',
    ];
    const part = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 }),
    );
    const written = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `x${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(written, async (prompt) => {
        const page = await rendered(prompt);
        expect(shapeOf(page)).toEqual(harmless);
        expect(page.querySelector('article img')?.getAttribute('alt')).toBe(prompt);
      }),
      { numRuns: 60, examples: HOSTILE.map((text) => [`x${text}`]) },
    );
  });

  it('reports a render error to the server, which then sends the page without rendered content', async () => {
    const first = initialData('recent');
    const broken = {
      ...first,
      page: { images: [{ id: 'broken' }], hasMore: false, totalPages: 1, totalCount: 1 },
    } as unknown as InitialData;
    const { renderPage } = await import('./renderPage');
    await expect(renderPage('/', broken)).rejects.toThrow('No image URL in response');
  });
});
