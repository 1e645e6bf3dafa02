// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { CSSProperties, ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AlertDialog } from './AlertDialog/AlertDialog';
import { Button } from './Button/Button';
import { Checkbox } from './Checkbox/Checkbox';
import { Dialog } from './Dialog/Dialog';
import { IconButton } from './IconButton/IconButton';
import { Link } from './Link/Link';
import { MenuItem } from './Menu/Menu';
import { MenuList } from './Menu/MenuList';
import { PasswordField } from './PasswordField/PasswordField';
import { Radio, RadioGroup } from './RadioGroup/RadioGroup';
import { SearchField } from './SearchField/SearchField';
import { SegmentedControl } from './SegmentedControl/SegmentedControl';
import { Slider } from './Slider/Slider';
import { Tabs } from './Tabs/Tabs';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';
import { ToggleButton } from './ToggleButton/ToggleButton';

/** Render prop functions: react-aria components pass an object of their state. */
const added = {
  className: (values: object) => `given-${typeof values}`,
  style: (values: object): CSSProperties => ({ opacity: typeof values === 'object' ? 0.5 : 1 }),
};

const trigger = {
  hasList: true,
  isOpen: true,
  onOpenChange: () => undefined,
  triggerRef: { current: null },
  triggerId: 'trigger',
  autoFocus: true as const,
};
const items = [{ id: 'one', label: 'One', content: 'First' }] as const;

const COMPONENTS: readonly (readonly [name: string, element: ReactElement])[] = [
  [
    'AlertDialog',
    <AlertDialog
      key=""
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => {}}
      isOpen
      {...added}
    >
      It is deleted for good.
    </AlertDialog>,
  ],
  [
    'Button',
    <Button key="" {...added}>
      Make
    </Button>,
  ],
  [
    'Checkbox',
    <Checkbox key="" {...added}>
      Agreed
    </Checkbox>,
  ],
  [
    'Dialog',
    <Dialog key="" title="Presets" closeLabel="Close" isOpen {...added}>
      None
    </Dialog>,
  ],
  [
    'IconButton',
    <IconButton key="" aria-label="Close" {...added}>
      ×
    </IconButton>,
  ],
  [
    'Link',
    <Link key="" href="/" {...added}>
      Home
    </Link>,
  ],
  [
    'Menu',
    <MenuList key="" aria-label="Actions" trigger={trigger} {...added}>
      <MenuItem>Copy</MenuItem>
    </MenuList>,
  ],
  [
    'MenuItem',
    <MenuList key="" aria-label="Actions" trigger={trigger}>
      <MenuItem {...added}>Copy</MenuItem>
    </MenuList>,
  ],
  [
    'PasswordField',
    <PasswordField key="" label="Password" autoComplete="new-password" showLabel="Show" hideLabel="Hide" {...added} />,
  ],
  [
    'Radio',
    <RadioGroup key="" label="Metal" value={null} onChange={() => {}}>
      <Radio value="gold" {...added}>
        Gold
      </Radio>
    </RadioGroup>,
  ],
  [
    'RadioGroup',
    <RadioGroup key="" label="Metal" value={null} onChange={() => {}} {...added}>
      {null}
    </RadioGroup>,
  ],
  ['SearchField', <SearchField key="" aria-label="Search" clearLabel="Clear" {...added} />],
  [
    'SegmentedControl',
    <SegmentedControl key="" aria-label="View" items={items} value="one" onChange={() => {}} {...added} />,
  ],
  ['Slider', <Slider key="" label="Size" value={5} minValue={0} maxValue={10} onChange={() => {}} {...added} />],
  ['Tabs', <Tabs key="" aria-label="Settings" items={items} {...added} />],
  ['TextArea', <TextArea key="" label="Notes" {...added} />],
  ['TextField', <TextField key="" label="Name" {...added} />],
  [
    'ToggleButton',
    <ToggleButton key="" {...added}>
      Ring
    </ToggleButton>,
  ],
];

afterEach(cleanup);

describe('components built on react-aria', () => {
  it.each(COMPONENTS)('%s accepts className and style as functions of render props', (_name, element) => {
    render(element);
    const target = document.querySelector<HTMLElement>('.given-object');
    expect(target?.style.opacity).toBe('0.5');
    expect(target?.classList.length).toBeGreaterThan(1);
  });
});
