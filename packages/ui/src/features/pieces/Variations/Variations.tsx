import type { Estimate, Operation, Piece, PiecePart, Version } from '@jewelry/contract';
import { formatUsd, VARIATION_DEGREES, VARIATION_MAX_ROUND } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Slider } from '../../../components/Slider/Slider';
import { Text } from '../../../components/Text/Text';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { Banner } from '../../../components/Banner/Banner';
import { LockIcon } from '../../../icons/glyphs';
import { call, wordsOf } from '../../session';
import { pieceMessages, signedUsd } from '../messages';
import { pieceKeys } from '../queries';
import { Compare, type Compared } from './Compare';
import * as styles from './Variations.css';

export interface VariationsProps {
  piece: Piece;
  /** What is varied. */
  version: Version;
  parts: readonly PiecePart[];
  price: Estimate | null;
  /** A change is under way: none can be begun. */
  isBusy: boolean;
  onBack: () => void;
  /** Makes a variation a version. */
  onKeep: (operations: readonly Operation[], text: string) => void;
}

interface VariationsRequest {
  readonly keep: readonly string[];
  readonly degree: number;
  readonly round: number;
}

/** The next four of the same request, or the first four of another one. */
function nextRequest(last: VariationsRequest, keep: readonly string[], degree: number): VariationsRequest {
  const isSame = last.degree === degree && last.keep.length === keep.length && keep.every((id) => last.keep.includes(id));
  return { keep, degree, round: isSame ? (last.round + 1) % (VARIATION_MAX_ROUND + 1) : 0 };
}

const THIS = 'this';
const CHOSEN_MAX = 2;
const PLACES = [0, 1, 2, 3];

/** Four variations of what is not locked, and two of them, or one and the piece as it is, side by side. */
export function Variations({ piece, version, parts, price, isBusy, onBack, onKeep }: VariationsProps) {
  const { locale } = useLocale();
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [degree, setDegree] = useState<number>(VARIATION_DEGREES.usual);
  const [request, setRequest] = useState<VariationsRequest>({ keep: [], degree, round: 0 });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...pieceKeys.version(piece.id, version.id), 'variations', request],
    queryFn: ({ signal }) => call('pieceVariations', { params: { id: piece.id }, body: { ...request, from: version.id, keep: [...request.keep] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  /** The third choice takes the place of the older one. */
  const toggle = (id: string): void => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-CHOSEN_MAX));

  const now: Compared = { id: THIS, label: pieceMessages.thisPiece, picture: version.image.image_url, alt: version.image.alt, operations: null, changes: [], price: price?.estimatedCost ?? null };
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
  const compared = chosen.flatMap((id) => [now, ...offered].filter((one) => one.id === id));

  return (
    <section className={styles.room} aria-label={pieceMessages.variations}>
      <div className={styles.side}>
        <Button size="sm" onPress={onBack}>
          {pieceMessages.back}
        </Button>
        <Heading level={1} type="title.m">
          {pieceMessages.variations}
        </Heading>
        <Text tone="muted">{pieceMessages.variationsIntro}</Text>
        <div role="group" aria-label={pieceMessages.locks} className={styles.locks}>
          {parts.map(({ id, label }) => {
            const isLocked = locked.includes(id);
            return (
              <ToggleButton key={id} variant="segment" isSelected={isLocked} onChange={(isOn) => setLocked(isOn ? [...locked, id] : locked.filter((one) => one !== id))}>
                {isLocked && <LockIcon size={16} />}
                {`${label}, ${isLocked ? pieceMessages.keep : pieceMessages.free}`}
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
          valueLabel={degree === VARIATION_DEGREES.least ? pieceMessages.aLittle : degree === VARIATION_DEGREES.most ? pieceMessages.aLot : pieceMessages.somewhat}
        />
        <Button
          isPending={isFetching}
          isDisabled={locked.length > 0 && locked.length === parts.length}
          onPress={() => {
            setChosen([]);
            setRequest(nextRequest(request, locked, degree));
          }}
        >
          {pieceMessages.fourMore}
        </Button>
      </div>
      {error && (
        <div className={styles.failure}>
          <Banner action={<Button size="sm" onPress={() => void refetch()}>{pieceMessages.tryAgain}</Button>}>{wordsOf(error) ?? pieceMessages.variationsFailed}</Banner>
        </div>
      )}
      <ul role="list" className={styles.tiles} aria-busy={isFetching}>
        {data
          ? [now, ...offered].map((one) => (
              <li key={one.id} className={styles.tile}>
                <img src={one.picture} alt={one.alt} className={styles.picture} />
                <Checkbox isSelected={chosen.includes(one.id)} onChange={() => toggle(one.id)}>
                  <span className={styles.caption}>
                    {one.label}
                    <span className={styles.amount}>{one.id === THIS ? one.price !== null && formatUsd(one.price, locale) : one.price !== null && now.price !== null && signedUsd(one.price - now.price)}</span>
                  </span>
                </Checkbox>
                {one.onKeep && (
                  <Button size="sm" aria-label={`${pieceMessages.keepThis}: ${one.label}`} onPress={one.onKeep}>
                    {pieceMessages.keepThis}
                  </Button>
                )}
              </li>
            ))
          : !error && PLACES.map((place) => <li key={place} aria-hidden="true"><Skeleton shape="square" column={place} /></li>)}
      </ul>
      {compared.length === CHOSEN_MAX ? <Compare pieceId={piece.id} versionId={version.id} pair={[compared[0]!, compared[1]!]} parts={parts} /> : data && <Text tone="muted" className={styles.hint}>{pieceMessages.chooseTwo}</Text>}
      <Text tone="muted" type="caption" className={styles.hint}>
        {pieceMessages.keepsThis}
      </Text>
    </section>
  );
}
