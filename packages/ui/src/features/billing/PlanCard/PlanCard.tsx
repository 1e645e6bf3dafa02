import type { Plan } from '@jewelry/contract';
import { annualSavingCents, priceOf, type BillingCycle } from '@jewelry/contract/constants';
import { type ReactNode, useId } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { useLocale } from 'react-aria-components/I18nProvider';
import { chooseLabel, imagesADay, keepLabel, priceLabel, savingLabel, upgradeMessages } from '../messages';
import { Badge } from '../../../components/Badge/Badge';
import { dollars } from './dollars';
import * as styles from './PlanCard.css';
import { PlanStone } from './PlanStone';

export interface PlanCardProps {
  plan: Plan;
  cycle: BillingCycle;
  /** The current plan, marked 'Current Plan'. @default false */
  isCurrent?: boolean;
  /** The billing period of the current plan; null for a granted plan. @default null */
  paidCycle?: BillingCycle | null;
  /** The card cannot be selected: the free plan, and the current plan in its billing period. @default false */
  isDisabled?: boolean;
}

function factsOf({ key, maxGenerationsPerDay, requiresWatermark, allowPrivateImages }: Plan): string[] {
  return [
    imagesADay(maxGenerationsPerDay),
    requiresWatermark ? upgradeMessages.watermarked : upgradeMessages.unmarked,
    allowPrivateImages ? upgradeMessages.privateImages : upgradeMessages.publicImages,
    ...(key === 'business' ? [upgradeMessages.voiceAssistant] : []),
  ];
}

function choiceOf(
  { plan, cycle, isCurrent, isDisabled, paidCycle = null }: PlanCardProps,
  isSelected: boolean,
): string {
  if (isCurrent && isDisabled) return upgradeMessages.currentPlan;
  if (isDisabled) return upgradeMessages.afterwards;
  if (isSelected) return upgradeMessages.selected;
  if (!isCurrent) return chooseLabel(plan.name);
  return paidCycle === null ? keepLabel(plan.name) : upgradeMessages.payBy[cycle];
}

/**
 * One plan: its stone, price and features. The whole card is a radio, so use it within `PlanCards`. On a phone it is a
 * row.
 */
export function PlanCard(props: PlanCardProps) {
  const { plan, cycle, isCurrent = false, isDisabled = false } = props;
  const id = useId();
  const { locale } = useLocale();
  const price = priceOf(plan, cycle);
  const saving = cycle === 'annual' ? annualSavingCents(plan) : 0;
  const facts = factsOf(plan);
  return (
    <AriaRadio
      value={plan.key}
      isDisabled={isDisabled}
      className={styles.card}
      aria-label={`${plan.name}, ${price > 0 ? priceLabel(dollars(price, locale), cycle) : dollars(price, locale)}`}
      aria-describedby={`${id}-about ${id}-facts`}
    >
      {({ isSelected }) => (
        <>
          <PlanStone plan={plan.key} className={styles.stone} />
          {plan.key === 'business' && <Badge className={styles.badge}>{upgradeMessages.mostPopular}</Badge>}
          <span className={styles.name}>{plan.name}</span>
          <span id={`${id}-about`} className={styles.about}>
            {plan.description}
          </span>
          <span className={styles.pricing}>
            <span>
              <span className={styles.price}>{dollars(price, locale)}</span>
              {price > 0 && <span className={styles.per}> / {upgradeMessages.per[cycle]}</span>}
            </span>
            <span className={styles.notes}>
              {saving > 0 && <span className={styles.saving}>{savingLabel(dollars(saving, locale))}</span>}
              {isCurrent && !isDisabled && <span className={styles.current}>{upgradeMessages.currentPlan}</span>}
            </span>
          </span>
          <span id={`${id}-facts`} className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
          <span className={styles.choice}>
            {!isDisabled && <span className={styles.mark} aria-hidden="true" />}
            <span className={isDisabled ? styles.current : styles.word}>{choiceOf(props, isSelected)}</span>
          </span>
        </>
      )}
    </AriaRadio>
  );
}

export interface PlanCardsProps {
  /** `PlanCard`s, the free one first. */
  children: ReactNode;
  /** Key of the selected plan; null for none. */
  value: Plan['key'] | null;
  onChange: (value: Plan['key']) => void;
}

/** The plans in columns separated by hairlines; one can be selected. */
export function PlanCards({ children, value, onChange }: PlanCardsProps) {
  return (
    <AriaRadioGroup
      aria-label={upgradeMessages.plans}
      value={value}
      onChange={(key) => onChange(key as Plan['key'])}
      className={styles.cards}
    >
      {children}
    </AriaRadioGroup>
  );
}
