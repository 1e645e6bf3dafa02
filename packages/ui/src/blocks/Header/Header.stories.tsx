import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Header } from './Header';

const layla = { email: 'layla@example.com', first_name: 'Layla', last_name: 'Haddad' };

const meta = preview.meta({
  title: 'Blocks/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    toggle: { target: 'gallery' as const, href: '#gallery' },
    user: layla,
    onMyJewelry: fn(),
    upgradeHref: '#upgrade',
    onAccountSettings: fn(),
    onReportBug: fn(),
    onSignOut: fn(),
    theme: 'system' as const,
    onThemeChange: fn(),
  },
});

/** Signed in, on the creation screen. */
export const Default = meta.story();

export const OnTheGallery = meta.story({ args: { toggle: { target: 'imagine', href: '#imagine' } } });

export const Anonymous = meta.story({ args: { user: null, onSignIn: fn() } });

/** On the first screen the toggle shows and hides the gallery in place (HDR-09). */
export const TogglesInPlace = meta.story({
  args: {
    user: null,
    onSignIn: fn(),
    toggle: { target: 'gallery', isPressed: true, onPress: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gallery' })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Nothing to upgrade to. */
export const Business = meta.story({ args: { upgradeHref: undefined } });

/** While it is not known who is looking, neither Sign in nor initials flash up. */
export const Loading = meta.story({
  args: { user: undefined, onSignIn: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Sign in|User menu/ })).toBeNull();
  },
});

export const WithoutName = meta.story({
  args: { user: { email: 'layla@example.com', first_name: null, last_name: null } },
});

export const Menu = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('opens with the keyboard (HDR-05)', async () => {
      (await canvas.findByRole('button', { name: 'User menu, LH' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await body.findByRole('menuitem', { name: 'Account Settings' })).toHaveFocus();
    });
    await step('changes the theme', async () => {
      await userEvent.click(body.getByRole('menuitemradio', { name: 'Velvet' }));
      await expect(args.onThemeChange).toHaveBeenCalledWith('velvet');
    });
  },
});

export const SignsOut = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /User menu/ }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** My Jewelry and Upgrade are in the user menu. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NarrowAnonymous = meta.story({
  args: { user: null, onSignIn: fn() },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
