import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Header } from './Header';

const layla = { email: 'layla@example.com', first_name: 'Layla', last_name: 'Haddad' };

const meta = preview.meta({
  title: 'App/Header',
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

/**
 * Signed in, on the creation screen: the brand links home and the toggle to the gallery, with Upgrade and My Jewelry
 * (HDR-01 to HDR-04). The version follows the name (PRD-12).
 */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async ({ canvas, userEvent, args }) => {
    const brand = canvas.getByRole('link', { name: 'Filigree' });
    await expect(brand).toHaveAttribute('href', '#home');
    await expect(canvas.getByText('v0.2 (beta)')).toBeVisible();
    const [nameEnd, version] = [
      brand.getBoundingClientRect().right,
      canvas.getByText('v0.2 (beta)').getBoundingClientRect().left,
    ];
    await expect(Math.abs(version - nameEnd), 'px between them').toBeLessThan(48);
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '#gallery');
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#upgrade');
    await userEvent.click(canvas.getByRole('button', { name: 'My Jewelry' }));
    await expect(args.onMyJewelry).toHaveBeenCalledTimes(1);
  },
});

/** HDR-08. */
export const OnTheGallery = meta.story({
  args: { toggle: { target: 'imagine', href: '#imagine' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Imagine' })).toHaveAttribute('href', '#imagine');
  },
});

/** Anonymous: the toggle and Sign in, without actions that need an account (HDR-03, HDR-06). */
export const Anonymous = meta.story({
  args: { user: null, onSignIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /My Jewelry|User menu/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
});

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

/** Nothing to upgrade to (HDR-02). */
export const Business = meta.story({
  args: { upgradeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  },
});

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
  play: async ({ canvas, userEvent, args, step }) => {
    await step('opens with the keyboard (HDR-05)', async () => {
      (await canvas.findByRole('button', { name: 'User menu, LH' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveFocus());
    });
    await step('changes the theme', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Velvet' }));
      await expect(args.onThemeChange).toHaveBeenCalledWith('velvet');
    });
  },
});

export const SignsOut = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /User menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** My Jewelry and Upgrade are in the user menu, where the header has no room for them (HDR-02, HDR-04). */
export const NarrowMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /User menu/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Upgrade' })).toHaveAttribute('href', '#upgrade');
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Jewelry' }));
    await expect(args.onMyJewelry).toHaveBeenCalledTimes(1);
  },
});

export const NarrowAnonymous = meta.story({
  args: { user: null, onSignIn: fn() },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
