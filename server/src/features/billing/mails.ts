import { planByKey, priceOf, PRODUCT_NAME, type BillingCycle, type PaidPlanKey } from '@jewelry/contract';
import { letterHtml, letterText, type Letter, type Mail } from '../../ports/mail/layout';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** To the team: somebody wanted to pay and found no checkout. @param from the address of that account. */
export function upgradeRequestMail(to: string, from: string, { plan, cycle }: { plan: PaidPlanKey; cycle: BillingCycle }): Mail {
  const { name } = planByKey(plan);
  const price = `${dollars(priceOf(planByKey(plan), cycle))} / ${cycle === 'annual' ? 'year' : 'month'}`;
  const letter: Letter = {
    title: 'Somebody would like to upgrade',
    paragraphs: [`${from} asked for the ${name} plan at ${price}, and checkout could not be opened. They were told that you will get them upgraded shortly.`],
    note: 'The request is kept in the table upgrade_requests; set handled_at once it is done.',
  };
  return { to, subject: `Upgrade to ${name} at ${PRODUCT_NAME}`, text: letterText(letter), html: letterHtml(letter) };
}
