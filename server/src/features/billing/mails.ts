import { planByKey, priceOf, PRODUCT_NAME, type BillingCycle, type PaidPlanKey } from '@jewelry/contract';
import { mailOf, type Mail } from '../../ports/mail/layout';

/** Price of a plan, such as '$95.90 / year'. */
export const priceText = (plan: PaidPlanKey, cycle: BillingCycle): string =>
  `$${(priceOf(planByKey(plan), cycle) / 100).toFixed(2)} / ${cycle === 'annual' ? 'year' : 'month'}`;

/** To the team: a user tried to pay and found no checkout. @param from the address of that account. */
export function upgradeRequestMail(
  to: string,
  from: string,
  { plan, cycle }: { plan: PaidPlanKey; cycle: BillingCycle },
): Mail {
  const { name } = planByKey(plan);
  return mailOf(
    to,
    `Upgrade to ${name} at ${PRODUCT_NAME}`,
    {
      title: 'A customer would like to upgrade',
      paragraphs: [
        `${from} asked for the ${name} plan at ${priceText(plan, cycle)}, and checkout could not be opened. They were told that you will get them upgraded shortly.`,
      ],
      note: 'Replies to this email go to the customer. The request is stored in the table upgrade_requests; set handled_at when it is done.',
    },
    from,
  );
}
