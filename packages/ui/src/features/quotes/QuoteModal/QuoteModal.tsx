import type { Image } from '@jewelry/contract';
import { formatUsd, QUOTE_TEXTS } from '@jewelry/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { QuoteDialog, type QuoteStep } from '../QuoteDialog/QuoteDialog';
import type { QuoteDraft } from '../QuoteDialog/RequestStep';
import {
  ApiFailure,
  type ErrorsOf,
  errorsOfRefusal,
  isUnauthenticated,
  useApp,
  useSession,
  messageOf,
} from '../../session';
import { useEstimate } from '../queries';
import { usePlaceOrder, useRequestQuote } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { estimateMessages } from '../estimateMessages';
import { orderLine, quoteMessages, quoteToasts } from '../messages';
import { toast } from '../../../components/Toast/toastQueue';
import { useQuoteGate } from './useQuoteGate';

interface QuoteModalProps {
  readonly image: Image;
  readonly onClose: () => void;
  /** Shows only the form, which sends nothing. @default false */
  readonly isLocal?: boolean;
}

type Errors = ErrorsOf<keyof QuoteDraft>;

const FIELDS = { name: 'name', message: 'message' } as const;

/** Only temporary failures show the server's message; all others have a text here. */
const messageFor = (error: unknown, fallback: string): string =>
  error instanceof ApiFailure && error.status === 429 ? (messageOf(error) ?? fallback) : fallback;

/**
 * The price of an image, and an order or a quote request, for accounts that `useQuoteGate` admits. If the dialog closes
 * while a request is pending, a toast reports its result.
 */
export function QuoteModal({ image, onClose, isLocal = false }: QuoteModalProps) {
  const { auth } = useApp();
  const { locale } = useLocale();
  const { user } = useSession();
  const { isOpen, promptToSignIn, promptToConfirm } = useQuoteGate(image, onClose);
  const [step, setStep] = useState<QuoteStep>(isLocal ? 'request' : 'estimate');
  const [notes, setNotes] = useState('');
  const [edited, setEdited] = useState<QuoteDraft | null>(null);
  const [email, setEmail] = useState('');
  if (user && user.email !== email) setEmail(user.email);
  const { estimate, error } = useEstimate(image, { isEnabled: isOpen && !isLocal });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const priceOf = (cost: number | undefined): string | null => (cost === undefined ? null : formatUsd(cost, locale));
  const placing = usePlaceOrder({
    onSuccess: ({ reference, estimate: agreed }) => {
      if (isHere.current) setStep('placed');
      else
        toast({ title: quoteMessages.placedTitle, description: orderLine(reference, priceOf(agreed?.estimatedCost)) });
    },
    onError: (refusal) => {
      if (isHere.current && isUnconfirmed(refusal)) promptToConfirm();
      else if (isHere.current && isUnauthenticated(refusal)) {
        // The form keeps its values behind the sign-in dialog.
        setStep('request');
        auth.open();
      } else {
        const { title, description } = quoteToasts.orderFailed;
        toast({ variant: 'destructive', title, description: messageFor(refusal, description) });
      }
    },
  });
  const asking = useRequestQuote({
    onSuccess: () => finish(),
    onError: (refusal) => {
      if (!isHere.current) toast({ variant: 'destructive', title: messageFor(refusal, quoteToasts.requestFailed) });
      else if (isUnconfirmed(refusal)) promptToConfirm();
      else if (isUnauthenticated(refusal)) auth.open();
      else
        refuse(
          hasFields(refusal)
            ? errorsOfRefusal(refusal, FIELDS, quoteToasts.requestFailed)
            : { form: messageFor(refusal, quoteToasts.requestFailed) },
        );
    },
  });
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const draft = edited ?? { name: [user?.first_name, user?.last_name].filter(Boolean).join(' '), message: notes };

  useEffect(() => {
    if (isUnauthenticated(error)) promptToSignIn();
    else if (isUnconfirmed(error)) promptToConfirm();
  }, [error, promptToSignIn, promptToConfirm]);

  const order = (): void => {
    if (placing.isPending) return;
    const estimatedPriceText = priceOf(estimate?.estimatedCost) ?? estimateMessages.notEstimable;
    placing.mutate({ imageId: image.id, notes: notes.trim(), estimatedPriceText });
  };

  function finish(): void {
    if (isHere.current) onClose();
    toast(quoteToasts.requested);
  }

  const send = (): void => {
    if (asking.isPending) return;
    clear();
    const name = draft.name.trim();
    const message = draft.message.trim();
    const missing: Errors = {
      ...(name === '' && { name: QUOTE_TEXTS.nameRequired }),
      ...(message === '' && { message: QUOTE_TEXTS.messageRequired }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    if (isLocal) {
      finish();
      return;
    }
    const { id, prompt, image_url: url, createdAt, metadata } = image;
    asking.mutate({
      name,
      email,
      message,
      image: { id, prompt, url, createdAt, metadata, estimatedCost: estimate?.estimatedCost ?? null } as { id: string },
    });
  };

  if (!isOpen) return null;
  return (
    <QuoteDialog
      image={image}
      onClose={onClose}
      step={step}
      onStepChange={setStep}
      estimate={estimate ?? (error ? null : undefined)}
      notes={notes}
      onNotesChange={setNotes}
      onOrder={order}
      isOrdering={placing.isPending}
      request={{ draft, onDraftChange: setEdited, email, errors, refusals, onSend: send, isSending: asking.isPending }}
      order={placing.data && { reference: placing.data.reference, cost: placing.data.estimate?.estimatedCost ?? null }}
      isRequestOnly={isLocal}
    />
  );
}

const isUnconfirmed = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'email_unconfirmed';

const hasFields = (error: unknown): boolean => error instanceof ApiFailure && Object.keys(error.fields).length > 0;
