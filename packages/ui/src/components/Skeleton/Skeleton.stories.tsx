import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton });

export const Default = meta.story({ args: { width: '240px' } });

export const Lines = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton width="80%" />
      <Skeleton width="55%" />
    </Stack>
  ),
});

/** All skeletons share one clock: the highlight travels across the grid, column by column. */
export const Tray = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="square" column={index % 4} />
      ))}
    </Grid>
  ),
});

/** Under reduced motion the surface remains without the shimmer. */
export const ReducedMotion = meta.story({
  args: { shape: 'control', width: '240px' },
  globals: { motion: 'reduced' },
});
