import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { withClass } from '../../utils/withClass';
import { tab, tabList, tabPanel, tabs } from './Tabs.css';

export interface TabItem<Key extends string> {
  id: Key;
  label: string;
  /** An icon of 20 px before the label. */
  icon?: ReactNode;
  /** Content of the panel; only the panel of the selected tab is mounted. */
  content: ReactNode;
}

export interface TabsProps<Key extends string> extends Pick<AriaTabsProps, 'className' | 'style'> {
  /** Accessible name of the tab list. */
  'aria-label': string;
  items: readonly TabItem<Key>[];
  value?: Key;
  defaultValue?: Key;
  onChange?: (value: Key) => void;
  /** A row above the panel, or a column beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
}

/**
 * Parts of one page, of which one is visible at a time.
 *
 * - **Use it**: for two to six independent parts, such as settings.
 * - **Not**: for steps in a sequence, for views of the same content (`SegmentedControl`), or for pages with URLs of
 *   their own (`Link` in a `nav`).
 * - **States**: each tab off, on, hovered, focused, disabled; horizontal or vertical.
 * - **Keyboard**: Tab to the selected tab; arrows select (up and down when vertical); Tab moves into the panel.
 * - **Name**: `aria-label` names the list; labels are nouns.
 */
export function Tabs<Key extends string>({
  'aria-label': label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'horizontal',
  isDisabled,
  className,
  style,
}: TabsProps<Key>) {
  return (
    <AriaTabs
      className={withClass(tabs, className)}
      style={style}
      orientation={orientation}
      isDisabled={isDisabled}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key) as Key)}
    >
      <AriaTabList aria-label={label} className={tabList}>
        {items.map(({ id, label: words, icon }) => (
          <AriaTab key={id} id={id} className={tab}>
            {icon}
            {words}
          </AriaTab>
        ))}
      </AriaTabList>
      {items.map(({ id, content }) => (
        <AriaTabPanel key={id} id={id} className={tabPanel}>
          {content}
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}
