import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TrashIcon } from '../../icons/glyphs';
import { BugIcon, MoonIcon, SettingsIcon, SignOutIcon } from '../../icons/laterGlyphs';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './Menu';

const loadFailure = { title: 'This could not be loaded' };

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    onAction: fn(),
    placement: 'bottom start' as const,
    children: [
      <MenuItem key="account" id="account" icon={<SettingsIcon />}>
        Account Settings
      </MenuItem>,
      <MenuItem key="appearance" id="appearance" icon={<MoonIcon />}>
        Appearance
      </MenuItem>,
      <MenuItem key="bug" id="bug" icon={<BugIcon />}>
        Report a Bug
      </MenuItem>,
      <MenuSeparator key="line" />,
      <MenuItem key="out" id="out" icon={<SignOutIcon />}>
        Sign out
      </MenuItem>,
    ],
  },
  render: (args) => (
    <MenuTrigger loadFailure={loadFailure}>
      <Button>Layla Haddad</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const Default = meta.story({ tags: ['visual'], parameters: inModes('porcelain', 'velvet') });

/** Every kind of item in an open menu. */
export const Matrix = meta.story({
  args: {
    children: [
      <MenuItem key="icon" id="icon" icon={<SettingsIcon />}>
        With an icon
      </MenuItem>,
      <MenuItem key="plain" id="plain">
        Without an icon
      </MenuItem>,
      <MenuItem key="disabled" id="disabled" isDisabled>
        Disabled
      </MenuItem>,
      <MenuSection key="choices" title="Choices" selectedKey="chosen" onSelectionChange={() => undefined}>
        <MenuItem id="chosen">Chosen</MenuItem>
        <MenuItem id="other">Not chosen</MenuItem>
      </MenuSection>,
      <MenuSeparator key="line" />,
      <MenuItem key="danger" id="danger" tone="danger" icon={<TrashIcon />}>
        Danger
      </MenuItem>,
    ],
  },
});

export const Choices = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  args: {
    selectedKey: 'system',
    onSelectionChange: fn(),
    children: [
      <MenuItem key="system" id="system">
        System
      </MenuItem>,
      <MenuItem key="porcelain" id="porcelain">
        Porcelain
      </MenuItem>,
      <MenuItem key="velvet" id="velvet">
        Velvet
      </MenuItem>,
    ],
  },
});

export const Sections = meta.story({
  args: {
    children: [
      <MenuSection key="theme" title="Appearance" selectedKey="velvet" onSelectionChange={() => undefined}>
        <MenuItem id="porcelain">Porcelain</MenuItem>
        <MenuItem id="velvet">Velvet</MenuItem>
      </MenuSection>,
      <MenuSeparator key="line" />,
      <MenuItem key="out" icon={<SignOutIcon />}>
        Sign out
      </MenuItem>,
    ],
  },
});

export const WithDanger = meta.story({
  args: {
    children: [
      <MenuItem key="share" id="share" isDisabled>
        Share
      </MenuItem>,
      <MenuItem key="delete" id="delete" tone="danger" icon={<TrashIcon />}>
        Delete
      </MenuItem>,
    ],
  },
});

/** On a phone: a sheet at the lower edge. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Delay of the lazy dialog, which opens while the menu still restores the focus. */
function onceMenuIsGone(run: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="menu"]') !== null) return;
    observer.disconnect();
    run();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** A dialog opened from the menu restores the focus to the menu's button, however late it opens. */
export const OpensADialog = meta.story({
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <MenuTrigger loadFailure={loadFailure}>
          <Button>Layla Haddad</Button>
          <Menu aria-label="Account">
            <MenuItem onAction={() => onceMenuIsGone(() => setOpen(true))}>Report a Bug</MenuItem>
          </Menu>
        </MenuTrigger>
        <Dialog closeLabel="Close" title="Submit Feedback" isOpen={isOpen} onOpenChange={setOpen}>
          Tell us what happened.
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button');
    await step('the menu opens the dialog', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Submit Feedback' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Escape restores the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('opens with the arrow and chooses with Enter', async () => {
      canvas.getByRole('button').focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveFocus());
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('appearance');
    });
    await step('restores the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
  },
});
