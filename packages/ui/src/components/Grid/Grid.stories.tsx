import preview from '../../../../../.storybook/preview';

import { Skeleton } from '../Skeleton/Skeleton';
import { Grid } from './Grid';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  args: {
    columns: { phone: 2, tablet: 3, laptop: 5, desk: 6 },
    children: Array.from({ length: 12 }, (_, index) => <Skeleton key={index} shape="square" column={index % 6} />),
  },
});

/** The gap of the image grids, 4 px. */
export const Default = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Wide = meta.story({ args: { columns: 3, gap: 8 } });
