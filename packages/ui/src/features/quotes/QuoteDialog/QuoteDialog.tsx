import type { Image } from '@jewelry/contract';
import { formatUsd } from '@jewelry/contract/constants';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { appMessages } from '../../../i18n/messages';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { orderLine, quoteMessages, stepOf } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { EstimateStep } from './EstimateStep';
import { PlacedStep } from './PlacedStep';
import { PiecePicture } from './PiecePicture';
import * as styles from './QuoteDialog.css';
import { RequestStep, type RequestStepProps } from './RequestStep';
import type { ShownEstimate } from './shownEstimate';
import { Steps } from './Steps';

export type QuoteStep = keyof typeof quoteMessages.steps;

const STEPS = Object.keys(quoteMessages.steps) as QuoteStep[];
const WIDTH = 960;

export interface QuoteDialogProps {
  /** The priced piece. */
  image: Image;
  onClose: () => void;
  step: QuoteStep;
  onStepChange: (step: QuoteStep) => void;
  /** Absent while it loads, null when there is none; only the total when nothing else is known. */
  estimate?: ShownEstimate;
  notes: string;
  onNotesChange: (notes: string) => void;
  onOrder: () => void;
  /** @default false */
  isOrdering?: boolean;
  request: Omit<RequestStepProps, 'onBack'>;
  /** The placed order, for the last step. */
  order?: { readonly reference: string; readonly cost: number | null } | null;
  /** Shows only the form, without estimate and order. @default false */
  isRequestOnly?: boolean;
}

const TITLES: Record<QuoteStep, string> = {
  estimate: quoteMessages.estimateTitle,
  request: quoteMessages.requestTitle,
  placed: quoteMessages.placedTitle,
};

/**
 * A dialog of up to three steps: the estimate with its breakdown, the form for a quote, and the placed order. Each step
 * is announced and focuses its first action. Back and Escape close it.
 */
export function QuoteDialog({
  image,
  onClose,
  step,
  onStepChange,
  estimate,
  notes,
  onNotesChange,
  onOrder,
  isOrdering = false,
  request,
  order = null,
  isRequestOnly = false,
}: QuoteDialogProps) {
  const { locale } = useLocale();
  const [isReturning, setReturning] = useState(false);
  const isBusy = isOrdering || request.isSending;
  useBackToClose(true, onClose);

  const goBack = (): void => {
    setReturning(true);
    onStepChange('estimate');
  };
  const price = order?.cost == null ? null : formatUsd(order.cost, locale);
  const subtitle = step === 'placed' && order ? orderLine(order.reference, price) : image.prompt || image.alt;

  return (
    <Dialog
      closeLabel={appMessages.close}
      isOpen
      onOpenChange={onClose}
      isDismissable={step !== 'request'}
      isLocked={isBusy}
      width={WIDTH}
      title={TITLES[step]}
      titleType={step === 'placed' ? 'display.m' : 'title.l'}
      overline={isRequestOnly ? undefined : <Steps current={step} />}
      subtitle={<span className={styles.subtitle}>{subtitle}</span>}
      aside={<PiecePicture image={image} />}
      footer={
        step === 'estimate' ? (
          <>
            <Button autoFocus={isReturning} size="lg" isDisabled={isOrdering} onPress={() => onStepChange('request')}>
              {quoteMessages.requestQuote}
            </Button>
            <Button variant="filled" size="lg" isPending={isOrdering} onPress={onOrder}>
              {quoteMessages.orderNow}
            </Button>
          </>
        ) : undefined
      }
    >
      <div>
        {step === 'estimate' && (
          <EstimateStep image={image} estimate={estimate} notes={notes} onNotesChange={onNotesChange} />
        )}
        {step === 'request' && <RequestStep {...request} onBack={isRequestOnly ? undefined : goBack} />}
        {step === 'placed' && <PlacedStep email={request.email} onDone={onClose} />}
        <VisuallyHidden>
          <span role="status">
            {isRequestOnly ? TITLES[step] : stepOf(STEPS.indexOf(step), STEPS.length, TITLES[step])}
          </span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
