import { PATHS, planByKey, type PaidPlanKey } from '@jewelry/contract/constants';
import { Confetti } from '../../../components/Confetti/Confetti';
import { NoticePage } from '../../../components/NoticePage/NoticePage';
import { useExpectedPlan } from '../queries';
import { CheckIcon, GemIcon } from '../../../icons/glyphs';
import { gainsOf, upgradeMessages, welcomeTo } from '../messages';
import { Button } from '../../../components/Button/Button';
import { useApp } from '../../session';

interface CheckoutReturnProps {
  /** The purchased plan. */
  plan: PaidPlanKey;
  /** Returns to the plans. */
  onPlans: () => void;
}

/** Waits until a payment is confirmed, then announces the new plan with confetti. */
export function CheckoutReturn({ plan, onPlans }: CheckoutReturnProps) {
  const { navigate } = useApp();
  const { isActive, isLate, checkAgain } = useExpectedPlan(plan);
  const { name, maxGenerationsPerDay } = planByKey(plan);
  const start = (
    <Button variant="filled" size="xl" onPress={() => navigate(PATHS.imagine)}>
      {upgradeMessages.start}
    </Button>
  );
  if (isActive) {
    return (
      <>
        <NoticePage icon={CheckIcon} title={welcomeTo(name)} text={gainsOf(plan, maxGenerationsPerDay)}>
          {start}
        </NoticePage>
        <Confetti burst={plan} />
      </>
    );
  }
  if (isLate) {
    return (
      <NoticePage icon={GemIcon} title={upgradeMessages.late} text={upgradeMessages.lateText}>
        {start}
        <Button size="xl" onPress={checkAgain}>
          {upgradeMessages.checkAgain}
        </Button>
        <Button size="xl" variant="bare" onPress={onPlans}>
          {upgradeMessages.toPlans}
        </Button>
      </NoticePage>
    );
  }
  return (
    <NoticePage icon={GemIcon} title={upgradeMessages.confirming} text={upgradeMessages.confirmingText} isWaiting />
  );
}
