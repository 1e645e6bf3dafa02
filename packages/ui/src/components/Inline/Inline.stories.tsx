import preview from '../../../../../.storybook/preview';

import { Badge } from '../Badge/Badge';
import { Inline } from './Inline';

const types = ['Ring', 'Necklace', 'Bracelet', 'Earrings', 'Pendant', 'Watch'];

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  args: { children: types.map((type) => <Badge key={type}>{type}</Badge>) },
});

export const Default = meta.story();
export const Between = meta.story({ args: { justify: 'between' } });
export const Wrapping = meta.story({ args: { style: { maxInlineSize: 240 } } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
