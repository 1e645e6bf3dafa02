import type { Built, Estimate, PiecePart, Requirement } from '@jewelry/contract';
import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { countOutcomes, phrasesOf, StatusSign, Usd } from '../../images';
import { isChangeable } from '../controls';
import { caratsLine, estimateOf, pieceMessages, signedUsd, weightLine } from '../messages';
import * as styles from './PieceFacts.css';

export interface PieceFactsProps {
  title: string;
  /** Content below the title: visibility and icon actions. */
  actions?: ReactNode;
  /** The prompt that the requirements quote. */
  prompt: string;
  /** The requirements, for the owner; null for other users and where none were recorded. */
  requirements: readonly Requirement[] | null;
  /** A note where the prompt was read in an unusual way. */
  readingNote?: string | null | undefined;
  parts: readonly PiecePart[];
  built: Built | null;
  price: Estimate | null;
  /** False while the price loads; a null price then shows nothing. @default true */
  isPriceKnown?: boolean;
  /** Price difference of the displayed draft, USD. */
  priceDifference?: number | null;
  litId: string | null;
  onLight: (id: string | null) => void;
  /** Opens the panel of a part. Without it, and where nothing can be changed, parts are only listed. */
  onPart?: (id: string) => void;
  /** Id of the part whose panel is open. */
  openId?: string | null;
  /** Shown at the bottom: the button to the price. */
  children?: ReactNode;
  /** The list of parts, which receives the focus afterwards. */
  partsRef?: Ref<HTMLUListElement>;
}

/** Facts of a piece: requirements and how they were met, parts, weight and price. */
export function PieceFacts({
  title,
  actions,
  prompt,
  requirements,
  readingNote,
  parts,
  built,
  price,
  isPriceKnown = true,
  priceDifference,
  litId,
  onLight,
  onPart,
  openId,
  children,
  partsRef,
}: PieceFactsProps) {
  const { locale } = useLocale();
  const id = useId();
  const day = price && new Date(price.prices_as_of).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const phrases = phrasesOf(prompt, requirements ?? []);
  const light = (part: string) => ({ onPointerEnter: () => onLight(part), onPointerLeave: () => onLight(null) });
  return (
    <>
      <Heading level={1} type="title.m" className={styles.title}>
        {title}
      </Heading>
      {actions}
      {phrases.length > 0 && (
        <section aria-labelledby={`${id}requirements`}>
          <div className={styles.heading}>
            <Heading level={2} type="title.s" id={`${id}requirements`}>
              {pieceMessages.requirements}
            </Heading>
            <span className={styles.muted}>{countOutcomes(phrases)}</span>
          </div>
          {readingNote && <p className={styles.muted}>{readingNote}</p>}
          <ul role="list" className={styles.list}>
            {phrases.map(({ text, start, status, note, part: partId }) => {
              const part = parts.find((one) => one.id === partId);
              return (
                <li
                  key={`${start} ${text}`}
                  className={styles.requirement}
                  data-lit={(part && part.id === litId) || undefined}
                  {...(part && light(part.id))}
                >
                  <StatusSign status={status} />
                  <span>
                    <q dir="auto">{text}</q>
                    <span className={styles.status} data-noted={note ? true : undefined}>
                      <strong>{pieceMessages.met[status]}</strong> {note}
                    </span>
                  </span>
                  {part && onPart && isChangeable(part) && <Link onPress={() => onPart(part.id)}>{part.label}</Link>}
                  {part && !(onPart && isChangeable(part)) && <span className={styles.muted}>{part.label}</span>}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {parts.length > 0 && (
        <section aria-labelledby={`${id}parts`}>
          <div className={styles.heading}>
            <Heading level={2} type="title.s" id={`${id}parts`}>
              {pieceMessages.parts}
            </Heading>
            <span className={styles.muted}>{weightLine(parts, built)}</span>
          </div>
          <ul ref={partsRef} role="list" className={styles.list}>
            {parts.map((part) => (
              <li key={part.id} className={styles.part} data-lit={part.id === litId || part.id === openId || undefined}>
                {onPart && isChangeable(part) ? (
                  <AriaButton
                    data-part={part.id}
                    className={styles.partButton}
                    aria-expanded={part.id === openId}
                    onPress={() => onPart(part.id)}
                    onHoverStart={() => onLight(part.id)}
                    onHoverEnd={() => onLight(null)}
                    onFocusChange={(isFocused) => onLight(isFocused ? part.id : null)}
                  >
                    <PartWords part={part} />
                  </AriaButton>
                ) : (
                  <span className={styles.partButton} {...light(part.id)}>
                    <PartWords part={part} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.foot}>
        {price ? (
          <>
            <p className={styles.price}>
              <Usd amount={price.estimatedCost + (priceDifference ?? 0)} />
            </p>
            <p className={styles.muted}>
              {priceDifference ? <strong className={styles.difference}>{signedUsd(priceDifference)} </strong> : null}
              {day && estimateOf(day)}
            </p>
          </>
        ) : (
          <p className={styles.price}>
            {isPriceKnown && <span className={styles.muted}>{pieceMessages.notEstimable}</span>}
          </p>
        )}
        {children}
      </div>
    </>
  );
}

function PartWords({ part: { label, facts, carats } }: { part: PiecePart }) {
  return (
    <>
      <span>
        {label} <span className={styles.muted}>{facts.join(', ')}</span>
      </span>
      {carats !== null && <span className={styles.weight}>{caratsLine(carats)}</span>}
    </>
  );
}
