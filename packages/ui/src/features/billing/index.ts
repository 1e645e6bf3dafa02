export { BillingTab } from './BillingTab/BillingTab';
export { PlanCard, type PlanCardProps, PlanCards, type PlanCardsProps } from './PlanCard/PlanCard';
export { LazyUpgrade } from './Upgrade/LazyUpgrade';
export type { CheckoutOutcome, UpgradeProps } from './Upgrade/upgradeProps';
