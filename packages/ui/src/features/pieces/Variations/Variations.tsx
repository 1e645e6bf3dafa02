import type { Estimate, Operation, Piece, PiecePart, Version } from '@jewelry/contract';
import { formatUsd, VARIATION_DEGREES, VARIATION_MAX_ROUND } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Slider } from '../../../components/Slider/Slider';
import { Text } from '../../../components/Text/Text';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { LockIcon } from '../../../icons/glyphs';
import { ChevronLeftIcon, UnlockIcon } from '../../../icons/laterGlyphs';
import { messageOf } from '../../session';
import { chooseLabel, chosenCount, pieceMessages, signedUsd } from '../messages';
import { type VariationsRequest, variationsQuery } from '../versionQueries';
import { Compare } from './Compare';
import type { Compared } from './comparison';
import * as styles from './Variations.css';

export interface VariationsProps {
  piece: Piece;
  /** The version that the variations start from. */
  version: Version;
  parts: readonly PiecePart[];
  price: Estimate | null;
  /** A change is running: no other can start. */
  isBusy: boolean;
  onBack: () => void;
  /** Makes a version of a variation. */
  onKeep: (operations: readonly Operation[], text: string) => void;
}

/** The request for four more with the same settings, or the first four with others. */
function nextRequest(last: VariationsRequest, keep: readonly string[], degree: number): VariationsRequest {
  const isSame =
    last.degree === degree && last.keep.length === keep.length && keep.every((id) => last.keep.includes(id));
  return { keep, degree, round: isSame ? (last.round + 1) % (VARIATION_MAX_ROUND + 1) : 0 };
}

const THIS = 'this';
const CHOSEN_MAX = 2;
const PLACES = [0, 1, 2, 3];

/** Arrow keys step through the choices. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Four variations of the unlocked parts next to the current piece; two of the five can be compared. */
export function Variations({ piece, version, parts, price, isBusy, onBack, onKeep }: VariationsProps) {
  const { locale } = useLocale();
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [degree, setDegree] = useState<number>(VARIATION_DEGREES.usual);
  const [request, setRequest] = useState<VariationsRequest>({ keep: [], degree, round: 0 });
  const [chosen, setChosen] = useState<readonly string[]>([THIS]);
  const [isComparing, setComparing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(variationsQuery(piece.id, version.id, request));

  /** A third choice replaces the older one. */
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-CHOSEN_MAX));

  const now: Compared = {
    id: THIS,
    label: pieceMessages.thisPiece,
    picture: version.image.image_url,
    alt: version.image.alt,
    operations: null,
    changes: [],
    price: price?.estimatedCost ?? null,
    onKeep: onBack,
  };
  const offered = (data?.variations ?? []).map((variation, index): Compared => {
    const text = variation.difference.text.split(';')[0] ?? '';
    return {
      id: `${request.degree}-${request.round}-${index}`,
      label: text,
      picture: variation.preview,
      alt: text,
      operations: variation.operations,
      changes: variation.difference.changes,
      price: variation.price?.estimatedCost ?? null,
      onKeep: isBusy ? undefined : () => onKeep(variation.operations, text),
    };
  });
  const all = [now, ...offered];
  const pair = chosen.flatMap((id) => all.filter((one) => one.id === id));
  const [first, second] = pair;
  const canCompare = first !== undefined && second !== undefined;

  if (isComparing && canCompare) {
    return (
      <Compare
        pieceId={piece.id}
        versionId={version.id}
        pair={[first, second]}
        others={all.filter(({ id }) => !chosen.includes(id))}
        parts={parts}
        onReplace={(id) => setChosen([first.id, id])}
        onBack={() => setComparing(false)}
      />
    );
  }

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && canCompare && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      setComparing(true);
      return;
    }
    const step = STEPS[event.key];
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    const at = boxes.findIndex((box) => box === event.target);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    boxes[(at + step + boxes.length) % boxes.length]?.focus();
  };

  const tile = (one: Compared) => (
    <div className={styles.tile} data-chosen={chosen.includes(one.id) || undefined}>
      {/* The choice is in the caption, also for the keyboard; pressing the picture is a shortcut. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <img src={one.picture} alt={one.alt} className={styles.picture} onClick={() => toggle(one.id)} />
      <div className={styles.caption}>
        <Checkbox isSelected={chosen.includes(one.id)} onChange={() => toggle(one.id)}>
          <span className={styles.label}>{one.label}</span>
        </Checkbox>
        <span className={styles.amount}>
          {one.id === THIS
            ? one.price !== null && formatUsd(one.price, locale)
            : one.price !== null && now.price !== null && signedUsd(one.price - now.price)}
        </span>
      </div>
    </div>
  );
  const variation = pair.find(({ id }) => id !== THIS);

  return (
    // Only keys of the choices, since the tiles contain other controls.
    <section className={styles.room} aria-label={pieceMessages.variations} onKeyDown={walk}>
      <div className={styles.side}>
        <Button size="sm" variant="bare" onPress={onBack}>
          <ChevronLeftIcon size={20} />
          {pieceMessages.thePiece}
        </Button>
        <Heading level={1} type="title.m">
          {pieceMessages.variations}
        </Heading>
        <Text tone="muted">{pieceMessages.variationsIntro}</Text>
        <div role="group" aria-label={pieceMessages.locks} className={styles.locks}>
          {parts.map(({ id, label }) => {
            const isLocked = locked.includes(id);
            return (
              <ToggleButton
                key={id}
                variant="segment"
                isSelected={isLocked}
                onChange={(isOn) => setLocked(isOn ? [...locked, id] : locked.filter((one) => one !== id))}
              >
                {isLocked ? <LockIcon size={18} /> : <UnlockIcon size={18} />}
                <span className={styles.lockName}>{label}</span>
                <span className={styles.lockWord}>{isLocked ? pieceMessages.keep : pieceMessages.free}</span>
              </ToggleButton>
            );
          })}
        </div>
        <Slider
          layout="stacked"
          className={styles.degree}
          label={pieceMessages.howDifferent}
          value={degree}
          onChange={setDegree}
          minValue={VARIATION_DEGREES.least}
          maxValue={VARIATION_DEGREES.most}
          valueLabel={
            degree === VARIATION_DEGREES.least
              ? pieceMessages.aLittle
              : degree === VARIATION_DEGREES.most
                ? pieceMessages.aLot
                : pieceMessages.somewhat
          }
        />
        <Button
          className={styles.more}
          isPending={isFetching}
          isDisabled={locked.length > 0 && locked.length === parts.length}
          onPress={() => {
            setChosen([THIS]);
            setRequest(nextRequest(request, locked, degree));
          }}
        >
          {pieceMessages.fourMore}
        </Button>
      </div>
      {error ? (
        <div className={styles.failure}>
          <Banner
            action={
              <Button size="sm" onPress={() => void refetch()}>
                {pieceMessages.tryAgain}
              </Button>
            }
          >
            {messageOf(error) ?? pieceMessages.variationsFailed}
          </Banner>
        </div>
      ) : (
        <ul role="list" className={styles.tiles} aria-busy={isFetching}>
          {data
            ? offered.map((one) => <li key={one.id}>{tile(one)}</li>)
            : PLACES.map((place) => (
                <li key={place} aria-hidden="true">
                  <Skeleton shape="square" column={place} />
                </li>
              ))}
        </ul>
      )}
      <div className={styles.now}>{tile(now)}</div>
      <section className={styles.pair} data-dock="pair" aria-label={pieceMessages.pair}>
        <div className={styles.pairHead}>
          <Heading level={2} type="title.s">
            {canCompare ? pieceMessages.twoChosen : pieceMessages.chooseTwo}
          </Heading>
          <span className={styles.count} role="status">
            {chosenCount(pair.length, CHOSEN_MAX)}
          </span>
        </div>
        <div className={styles.pairWords}>
          {pair.map((one) => (
            <img key={one.id} src={one.picture} alt="" className={styles.thumbnail} />
          ))}
          <Text tone="muted" type="caption">
            {canCompare ? pieceMessages.anotherChanges : pieceMessages.keepsThis}
          </Text>
        </div>
        <div className={styles.pairButtons}>
          <Button variant="filled" size="lg" isDisabled={!canCompare} onPress={() => setComparing(true)}>
            {pieceMessages.compare}
          </Button>
          {variation?.onKeep && (
            <Button size="lg" onPress={variation.onKeep}>
              {chooseLabel(variation.label)}
            </Button>
          )}
        </div>
      </section>
    </section>
  );
}
