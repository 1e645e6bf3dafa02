import type { Version } from '@jewelry/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../../../../../.storybook/modes';
import preview from '../../../../../../.storybook/preview';
import { sampleImage } from '../../../testing/sampleImages';
import { VersionTree, type VersionTreeProps } from './VersionTree';

const TEXTS = [
  'Oval instead of round',
  'Thinner band',
  'Without the halo',
  'Rose gold instead of yellow gold',
  'Larger stone',
];

/** Versions of which the n-th has the parent `parents[n]`; null for the first. */
function versionsFrom(parents: readonly (number | null)[]): Version[] {
  const images = parents.map((_parent, index) =>
    sampleImage(index % 8, { id: `018f0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}` }),
  );
  return parents.map((parent, index) => {
    const difference = {
      changes: [],
      text: `${TEXTS[index % TEXTS.length]}; 11 other choices unchanged`,
      price: ((index * 37) % 90) - 31.5,
      grams: index % 3 === 0 ? 0 : 0.4,
    };
    const image = images[index]!;
    return {
      id: image.id,
      parent_id: parent === null ? null : images[parent]!.id,
      name: index === 4 ? 'For the wedding' : null,
      difference: parent === null ? null : difference,
      estimated_cost: 1392.55 + index,
      image,
    };
  });
}

const ONE = versionsFrom([null]);
const LINE = versionsFrom([null, 0, 1, 2, 3]);
const BRANCHES = versionsFrom([null, 0, 1, 2, 1, 3, 4, 0]);
const THIRTY = versionsFrom(
  Array.from({ length: 30 }, (_, index) =>
    index === 0 ? null : index % 6 === 0 ? Math.floor(index / 2) : index % 7 === 0 ? index - 4 : index - 1,
  ),
);

function Shown({ width = '236px', ...props }: VersionTreeProps & { width?: string }) {
  const [shownId, setShownId] = useState(props.shownId);
  return (
    <div style={{ maxInlineSize: width, maxBlockSize: '720px', display: 'flex', flexDirection: 'column' }}>
      <VersionTree
        {...props}
        shownId={shownId}
        onShow={(id) => {
          setShownId(id);
          props.onShow(id);
        }}
      />
    </div>
  );
}

const of = (versions: readonly Version[], shown = versions.length - 1): Partial<VersionTreeProps> => ({
  versions,
  shownId: versions[shown]!.id,
  currentId: versions.at(-1)!.id,
});

const meta = preview.meta({
  title: 'Pieces/VersionTree',
  component: VersionTree,
  parameters: { layout: 'fullscreen' },
  args: {
    ...of(BRANCHES, 6),
    onShow: fn(),
    onGoBack: fn(),
    onStartFrom: fn(),
    onRename: fn(),
    onDelete: fn(),
  } as VersionTreeProps,
  render: (args) => <Shown {...args} />,
});

/** Branches: one lane each, brass along the ancestry of the visible version. */
export const Default = meta.story({ tags: ['visual'], parameters: inModes('porcelain', 'velvet') });

/** The column of the workbench: four lanes and a picture leave space for labels of usual length. */
export const OnADesk = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    for (const text of screen.getAllByTitle(/unchanged/))
      await expect(text.getBoundingClientRect().width).toBeGreaterThanOrEqual(84);
  },
});

export const OneVersion = meta.story({ args: of(ONE) });

/** A linear history: beads between the pictures. */
export const Line = meta.story({ args: of(LINE) });

export const InTheMaking = meta.story({
  args: {
    ...of(BRANCHES, 6),
    making: { text: 'the same in rose gold', from: BRANCHES[6]!.id, word: 'Setting stones', fraction: 0.4 },
  },
});

export const Thirty = meta.story({ args: of(THIRTY, 17) });

/** A strip, with the lines above its pictures; the visible version is scrolled into view. */
export const ThirtyOnAPhone = meta.story({
  args: of(THIRTY, 17),
  render: (args) => <Shown {...args} width="100%" />,
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  parameters: inModes('phone'),
  play: () =>
    waitFor(async () => {
      const box = screen.getByRole('row', { selected: true }).getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }),
});

/** WRK-02: one tab stop; arrow keys move, Enter shows, F2 renames, and Delete deletes and focuses the next row. */
export const Keyboard = meta.story({
  play: async ({ args, step }) => {
    const rows = within(screen.getByRole('grid', { name: 'Versions' })).getAllByRole('row');
    await step('moves and shows', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('row', { selected: true })).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onShow).toHaveBeenLastCalledWith(BRANCHES[5]!.id);
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onShow).toHaveBeenLastCalledWith(BRANCHES[0]!.id);
    });
    await step('renames', async () => {
      await userEvent.keyboard('{F2}Plain band{Enter}');
      await expect(args.onRename).toHaveBeenCalledWith(BRANCHES[0]!.id, 'Plain band');
    });
    await step('reports a failed rename', async () => {
      await new Promise(requestAnimationFrame);
      await waitFor(() => expect(rows.at(-1)).toHaveFocus());
      await userEvent.keyboard('{F2}other{Escape}');
      await expect(args.onRename).toHaveBeenCalledTimes(1);
    });
    await step('deletes', async () => {
      await new Promise(requestAnimationFrame);
      await userEvent.keyboard('{ArrowUp}{Delete}');
      await expect(args.onDelete).toHaveBeenCalledWith(BRANCHES[1]);
      await waitFor(() => expect(rows.at(-1)).toHaveFocus());
    });
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
