import type { PiecePart } from '@jewelry/contract';
import { formatUsd, PIECE_VIEWS, type PieceView } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { ChevronLeftIcon, MinusIcon, PlusIcon } from '../../../icons/laterGlyphs';
import { bringInPlaceOf, chooseLabel, pieceMessages, signedUsd, viewNames } from '../messages';
import { draftQuery, viewQuery } from '../versionQueries';
import * as styles from './Compare.css';
import { type Compared, differingRows, sameRows } from './comparison';

interface CompareProps {
  pieceId: string;
  /** The version that the variations start from. */
  versionId: string;
  pair: readonly [Compared, Compared];
  /** The other candidates. */
  others: readonly Compared[];
  parts: readonly PiecePart[];
  /** Replaces the second of the pair by one of the others. */
  onReplace: (id: string) => void;
  onBack: () => void;
}

const ZOOM = { min: 1, max: 3, step: 0.5 } as const;

interface SideProps {
  pieceId: string;
  versionId: string;
  one: Compared;
  view: PieceView;
  zoom: number;
}

/** One picture from the selected view: a stored view of the version, or a rendered draft. */
function Side({ pieceId, versionId, one: { operations, picture, alt }, view, zoom }: SideProps) {
  const isDrafted = operations !== null;
  const stored = useQuery({
    ...viewQuery(pieceId, versionId, view, undefined),
    enabled: !isDrafted && view !== 'three-quarter',
  });
  const draft = useQuery({
    ...draftQuery(pieceId, versionId, operations ?? [], view === 'three-quarter' ? undefined : view),
    enabled: isDrafted,
  });
  const { isFetching, error } = isDrafted ? draft : stored;
  const src = isDrafted ? draft.data?.preview : view === 'three-quarter' ? undefined : stored.data?.image_url;
  return (
    <div className={styles.window}>
      <img src={src ?? picture} alt={alt} className={styles.picture} style={{ scale: zoom }} />
      <span role="status" className={styles.status}>
        {error ? pieceMessages.viewFailed : isFetching && view !== 'three-quarter' ? pieceMessages.viewLoading : ''}
      </span>
    </div>
  );
}

/** Two pieces side by side from the same view and at the same zoom, with a table of differences. */
export function Compare({ pieceId, versionId, pair, others, parts, onReplace, onBack }: CompareProps) {
  const { locale } = useLocale();
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [view, setView] = useState<PieceView>('three-quarter');
  const [isSameShown, setSameShown] = useState(false);
  const rows = differingRows(pair, parts);
  const same = isSameShown ? sameRows(pair, parts) : [];
  const [{ price: firstPrice }, { price: secondPrice, label: secondLabel }] = pair;
  const difference =
    firstPrice !== null && secondPrice !== null && firstPrice !== secondPrice ? secondPrice - firstPrice : null;
  return (
    <section className={styles.compare} aria-label={pieceMessages.compare}>
      <div className={styles.side}>
        {/* The button that opened this view no longer exists. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus size="sm" variant="bare" onPress={onBack}>
          <ChevronLeftIcon size={20} />
          {pieceMessages.variations}
        </Button>
        <Heading level={1} type="title.m">
          {pieceMessages.sideBySide}
        </Heading>
        <Text tone="muted">{rows.length > 0 ? pieceMessages.compareIntro : pieceMessages.everythingSame}</Text>
        <Checkbox isSelected={isSameShown} onChange={setSameShown}>
          {pieceMessages.showSame}
        </Checkbox>
      </div>
      {pair.map((one) => (
        <Side key={one.id} pieceId={pieceId} versionId={versionId} one={one} view={view} zoom={zoom} />
      ))}
      <div className={styles.tools}>
        <div role="group" aria-label={pieceMessages.views} className={styles.views}>
          {PIECE_VIEWS.map((id) => (
            <ToggleButton key={id} variant="segment" isSelected={view === id} onChange={() => setView(id)}>
              {viewNames[id]}
            </ToggleButton>
          ))}
        </div>
        <IconButton
          aria-label={pieceMessages.zoomOut}
          isDisabled={zoom <= ZOOM.min}
          onPress={() => setZoom(zoom - ZOOM.step)}
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          aria-label={pieceMessages.zoomIn}
          isDisabled={zoom >= ZOOM.max}
          onPress={() => setZoom(zoom + ZOOM.step)}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <table className={styles.table}>
        <colgroup>
          <col style={{ inlineSize: '20%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{pieceMessages.parts}</VisuallyHidden>
            </th>
            {pair.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...same].map((row) => (
            <tr key={row.key} data-same={same.includes(row) || undefined}>
              <th scope="row">{row.label}</th>
              <td>{row.values[0]}</td>
              <td>{row.values[1]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{pieceMessages.row.price}</th>
            {pair.map(({ id, price }, column) => (
              <td key={id}>
                {price === null ? pieceMessages.notEstimable : formatUsd(price, locale)}
                {column === 1 && difference !== null && (
                  <span className={styles.difference}> {signedUsd(difference)}</span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={styles.buttons}>
        {pair.map(({ id, label, operations, onKeep }) => (
          <Button
            key={id}
            size="lg"
            isWide
            variant={id === pair[1].id ? 'filled' : 'secondary'}
            isDisabled={!onKeep}
            onPress={onKeep}
          >
            {operations === null ? pieceMessages.keepThis : chooseLabel(label)}
          </Button>
        ))}
      </div>
      {others.length > 0 && (
        <div role="group" aria-label={pieceMessages.others} className={styles.others}>
          {others.map(({ id, label, picture }) => (
            <AriaButton
              key={id}
              className={styles.other}
              aria-label={bringInPlaceOf(label, secondLabel)}
              onPress={() => onReplace(id)}
            >
              <img src={picture} alt="" className={styles.otherPicture} />
            </AriaButton>
          ))}
          <p className={styles.hint}>{pieceMessages.bringHint}</p>
        </div>
      )}
    </section>
  );
}
