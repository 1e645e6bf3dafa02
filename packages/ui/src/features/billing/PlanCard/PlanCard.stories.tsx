import { PLANS, type BillingCycle, type PlanKey } from '@jewelry/contract';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { PlanCard, PlanCards } from './PlanCard';

interface PlansProps {
  cycle: BillingCycle;
  current: PlanKey;
  chosen: PlanKey | null;
  /** The current plan is a temporary grant, and can be paid for. */
  isGiven?: boolean;
  /** The billing period of the current plan. */
  paidCycle?: BillingCycle;
  description?: string;
}

function Plans({ cycle, current, chosen, isGiven = false, paidCycle, description }: PlansProps) {
  const [value, setValue] = useState(chosen);
  return (
    <PlanCards value={value} onChange={setValue}>
      {PLANS.map((plan) => (
        <PlanCard
          key={plan.key}
          plan={description === undefined ? plan : { ...plan, description }}
          cycle={cycle}
          isCurrent={plan.key === current}
          paidCycle={paidCycle ?? null}
          isDisabled={plan.key === 'free' || (plan.key === current && !isGiven && (paidCycle ?? cycle) === cycle)}
        />
      ))}
    </PlanCards>
  );
}

const meta = preview.meta({
  title: 'Billing/PlanCard',
  component: Plans,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A plan: its stone, price and features. The whole card is a radio of its `PlanCards`; on a phone it is a row.',
      },
    },
  },
  args: { cycle: 'monthly' as BillingCycle, current: 'free' as PlanKey, chosen: null as PlanKey | null },
});

/**
 * UPG-02 to UPG-04, DAT-17 to DAT-19, CON-06: the features and prices of the plans. PRD-13: only Business includes the
 * voice assistant.
 */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'Free, $0.00' })).toBeDisabled();
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.getByText('Current Plan')).toBeVisible();
    await expect(canvas.getByText('Most popular')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Pro, $9.99 / month' })).toHaveAccessibleDescription(
      /100 images a day.*Watermarked downloads.*Private images/,
    );
    await expect(canvas.getByRole('radio', { name: 'Business, $29.99 / month' })).toHaveAccessibleDescription(
      /200 images a day.*Downloads without a watermark.*Private images.*Voice assistant$/,
    );
    await expect(canvas.getAllByText('Voice assistant')).toHaveLength(1);
  },
});

/** UPG-09. */
export const Annual = meta.story({
  args: { cycle: 'annual' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pro, $95.90 / year' })).toBeEnabled();
    await expect(canvas.getByText('Save $23.98')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Business, $287.90 / year' })).toBeEnabled();
    await expect(canvas.getByText('Save $71.98')).toBeVisible();
  },
});

/** UPG-08: a press anywhere on the card selects it. */
export const Chosen = meta.story({
  args: { cycle: 'annual', chosen: 'business' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For your own collection'));
    await expect(canvas.getByRole('radio', { name: /^Pro/ })).toBeChecked();
    await expect(canvas.getByText('Choose Business')).toBeVisible();
    await userEvent.click(canvas.getByText('Downloads without a watermark'));
    await expect(canvas.getByRole('radio', { name: /^Business/ })).toBeChecked();
  },
});

/** UPG-04: the current plan reads 'Current Plan', and the free one says when it starts. */
export const OnPro = meta.story({
  args: { current: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current Plan').closest('label')).toContainElement(
      canvas.getByRole('radio', { name: /^Pro/ }),
    );
    await expect(canvas.getByText('When your plan ends').closest('label')).toContainElement(
      canvas.getByRole('radio', { name: 'Free, $0.00' }),
    );
  },
});

export const OnBusiness = meta.story({ args: { current: 'business' } });

/** UPG-04, ACC-09: the current plan is marked, and can be paid for in the other billing period. */
export const OnBusinessByTheMonth = meta.story({
  args: { current: 'business', cycle: 'annual', paidCycle: 'monthly' },
  play: async ({ canvas, userEvent }) => {
    const business = canvas.getByRole('radio', { name: 'Business, $287.90 / year' });
    await expect(canvas.getByText('Current Plan').closest('label')).toContainElement(business);
    await userEvent.click(canvas.getByText('Pay by the year'));
    await expect(business).toBeChecked();
  },
});

export const NarrowOnBusinessByTheMonth = meta.story({
  args: { current: 'business', cycle: 'annual', paidCycle: 'monthly' },
  globals: { viewport: { value: 'phone' } },
});

/** A plan from a promo code can be continued as a paid plan. */
export const OnAGivenPlan = meta.story({
  args: { current: 'pro', isGiven: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keep Pro')).toBeVisible();
    await expect(canvas.getByText('Current Plan').closest('label')).toContainElement(
      canvas.getByRole('radio', { name: /^Pro/ }),
    );
  },
});

export const LongText = meta.story({
  args: {
    description:
      'For studios, ateliers and shops whose collections are drawn by many hands, in many cities, all year round',
  },
});

const boxes = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('radio').map((radio) => (radio.closest('label') as HTMLElement).getBoundingClientRect());

/** UPG-02: three columns of equal width. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [free, pro, business] = boxes(canvas) as [DOMRect, DOMRect, DOMRect];
    await expect([pro.top, business.top]).toEqual([free.top, free.top]);
    await expect([pro.left >= free.right, business.left >= pro.right]).toEqual([true, true]);
    for (const { width } of [pro, business]) await expect(Math.abs(width - free.width)).toBeLessThan(2);
  },
});

/** UPG-02: stacked where three do not fit. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [free, pro, business] = boxes(canvas) as [DOMRect, DOMRect, DOMRect];
    await expect([pro.left, business.left]).toEqual([free.left, free.left]);
    await expect([pro.top >= free.bottom, business.top >= pro.bottom]).toEqual([true, true]);
  },
});

/** As rows: the stone at the start, the octagon at the end, and the features as a sentence. */
export const Narrow = meta.story({ args: { chosen: 'pro' }, globals: { viewport: { value: 'phone' } } });

export const WithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Pro/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Business/ })).toBeChecked();
  },
});

export const RightToLeft = meta.story({ args: { cycle: 'annual', chosen: 'business' }, globals: { direction: 'rtl' } });
