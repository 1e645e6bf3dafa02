import type { PiecePart } from '@jewelry/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { waitForVisible } from '../../../testing/storyTools';
import { type Choices, fieldsOf, isRemovable, withChoice } from '../controls';
import { PartPanel, type PartPanelProps } from './PartPanel';

const swatches = {
  diamond: '#e1e3e5',
  ruby: '#aa2040',
  'blue-sapphire': '#3050ad',
  emerald: '#268b67',
  amethyst: '#9a59bc',
  aquamarine: '#bfe1f1',
  morganite: '#e4c3c7',
  citrine: '#d9b33f',
  peridot: '#a6b83c',
  pearl: '#efe6da',
};
const metal = {
  title: 'Metal',
  type: 'object',
  properties: {
    alloy: {
      type: 'string',
      title: 'Metal',
      enum: ['yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k', 'platinum-950', 'silver-925'],
      default: 'platinum-950',
    },
    finish: { type: 'string', title: 'Finish', enum: ['polished', 'satin', 'matte', 'hammered'], default: 'polished' },
  },
};
const stones = (kind: string, width: number, caratsPerMm3: number) => ({
  title: 'Stone',
  type: 'object',
  properties: {
    kind: { type: 'string', title: 'Stone', enum: Object.keys(swatches), default: kind, swatches },
    cut: {
      type: 'string',
      title: 'Cut',
      enum: [
        'round',
        'oval',
        'cushion',
        'pear',
        'marquise',
        'emerald',
        'asscher',
        'baguette',
        'tapered-baguette',
        'princess',
        'hexagon',
        'trillion',
        'half-moon',
        'kite',
      ],
      default: 'oval',
      not_possible: {
        cabochon: 'Only stones that are polished without facets, such as opal or turquoise, are cut as cabochons.',
      },
    },
    size_mm: {
      type: 'number',
      title: 'Width, mm',
      minimum: 1.5,
      maximum: 14,
      default: width,
      carats_per_mm3: caratsPerMm3,
    },
  },
});

const partOf = (label: string, facts: string[], properties: Record<string, unknown>): PiecePart => ({
  id: 'part',
  address: 'part',
  kind: 'part',
  label,
  index: 1,
  facts,
  carats: null,
  controls: { type: 'object', properties },
});

const centre = partOf('Centre stone', ['oval aquamarine, 7.2 mm'], {
  stones: stones('aquamarine', 7.2, 0.004),
  kind: {
    type: 'string',
    title: 'Setting',
    enum: ['head.prong', 'head.basket', 'head.bezel', 'head.half-bezel'],
    default: 'head.prong',
    not_possible: { 'head.tension': 'The band has no place for it.' },
  },
  params: {
    title: 'Shape',
    type: 'object',
    properties: { prongs: { type: 'integer', title: 'Prongs', minimum: 2, maximum: 12, default: 4 } },
  },
  metal,
});
const halo = partOf('Halo', ['22 round diamonds, 1.3 mm'], {
  stones: {
    type: 'object',
    properties: { kind: { type: 'string', title: 'Stone', enum: Object.keys(swatches), default: 'diamond', swatches } },
  },
  remove: { type: 'boolean', title: 'Remove' },
});
const band = partOf('Band', ['1.8 mm wide', 'Platinum, polished'], {
  params: {
    title: 'Shape',
    type: 'object',
    properties: {
      band_width: { type: 'number', title: 'Band width, mm', minimum: 1.2, maximum: 14, default: 1.8 },
      band_thickness: { type: 'number', title: 'Band thickness, mm', minimum: 0.9, maximum: 4, default: 1.6 },
      profile: { type: 'string', title: 'Profile', enum: ['comfort', 'flat', 'knife'], default: 'comfort' },
    },
  },
  metal,
});
const chain = partOf('Chain', ['450 mm', 'Platinum, polished'], {
  params: {
    title: 'Shape',
    type: 'object',
    properties: {
      length: { type: 'number', title: 'Length, mm', minimum: 380, maximum: 600, multipleOf: 5, default: 450 },
      link: { type: 'string', title: 'Link', enum: ['cable', 'curb', 'rope', 'snake'], default: 'cable' },
      clasp: { type: 'boolean', title: 'Clasp', default: true },
    },
  },
});
const figure = partOf('Owl', ['Platinum, satin'], { metal });

/** The props derived from a part. */
const propsOf = (part: PiecePart) => ({
  part,
  fields: fieldsOf(part, { design: null, built: null }),
  onRemove: isRemovable(part) ? fn() : undefined,
});

/** Holds the choices, like the page. */
function Chosen({ onChoice, onReset, ...props }: PartPanelProps) {
  const [choices, setChoices] = useState<Choices>({});
  const isChosen = Object.keys(choices).length > 0;
  return (
    <PartPanel
      {...props}
      choices={choices}
      onChoice={(field, value) => {
        setChoices((current) => withChoice(current, field, value));
        onChoice(field, value);
      }}
      onReset={isChosen ? () => setChoices({}) : onReset}
    />
  );
}

const meta = preview.meta({
  title: 'Pieces/Part panel',
  component: PartPanel,
  render: (args) => <Chosen {...args} />,
  args: { ...propsOf(centre), choices: {}, onChoice: fn(), onReset: undefined, onDone: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '700px', maxInlineSize: '72px' }}>
        <Story />
      </div>
    ),
  ],
});

const panel = () => within(screen.getByRole('dialog'));
const lastValue = (onChoice: unknown): unknown => (onChoice as ReturnType<typeof fn>).mock.lastCall?.[1];

/** Focuses the selected stone; the names of the selected swatches and cuts follow their labels. */
export const CentreStone = meta.story({
  play: async ({ args, step }) => {
    await step('focuses the selected stone', async () => {
      await waitFor(() => expect(panel().getByRole('radio', { name: 'Aquamarine' })).toHaveFocus());
    });
    await step('arrow keys select within a group', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChoice).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'kind' }), 'morganite');
    });
    await step('another setting replaces this one and its dimensions', async () => {
      await userEvent.click(panel().getByRole('radio', { name: 'Half bezel' }));
      await expect(args.onChoice).toHaveBeenLastCalledWith(
        expect.objectContaining({ group: 'kind' }),
        'head.half-bezel',
      );
      await expect(panel().queryByRole('textbox', { name: 'Prongs' })).toBeNull();
    });
  },
});

/** The width in mm by slider, exact number, or carats. */
export const SizeInMillimetresAndCarats = meta.story({
  play: async ({ args }) => {
    await expect(panel().getByRole('slider', { name: 'Width' })).toHaveValue('7.2');
    const width = panel().getByRole('textbox', { name: 'Width, mm' });
    await userEvent.clear(width);
    await userEvent.type(width, '8.35{Enter}');
    await waitFor(() => expect(lastValue(args.onChoice)).toBe(8.35));
    const carats = panel().getByRole('textbox', { name: 'Width, carats' });
    await expect(carats).toHaveValue('2.33');
    await userEvent.clear(carats);
    await userEvent.type(carats, '1{Enter}');
    await waitFor(() => expect(lastValue(args.onChoice)).toBe(6.3));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(lastValue(args.onChoice)).toBe(6.32));
  },
});

/** A halo has stones that can be changed together, and can be removed. */
export const Halo = meta.story({
  args: propsOf(halo),
  play: async ({ args }) => {
    await userEvent.click(panel().getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/**
 * A band has dimensions, a profile, a metal and a finish; without pending choices, Reset restores the first version.
 */
export const Band = meta.story({
  args: { ...propsOf(band), onReset: fn(), priceDifference: 60.06 },
  play: async ({ args }) => {
    await expect(panel().queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

export const Chain = meta.story({ args: { ...propsOf(chain), priceDifference: -31.5 } });

/** A figure is cast in one piece: only its metal and finish can change. */
export const Figure = meta.story({ args: propsOf(figure) });

export const Drafting = meta.story({ args: { isDrafting: true } });

/** Reasons for unavailable options are listed at the bottom. */
export const CannotBeBuilt = meta.story({
  args: {
    ...propsOf(band),
    problem: 'This piece cannot be built like that. Please try a smaller step or another part.',
  },
});

/** WRK-04: Escape discards the choices. */
export const TakenBack = meta.story({
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** A sheet that leaves the picture above it visible. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () => waitForVisible(() => screen.getByRole('dialog', { name: 'Centre stone' })),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
