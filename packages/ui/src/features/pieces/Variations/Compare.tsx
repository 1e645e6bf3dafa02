import type { Operation, PiecePart, VersionDifference } from '@jewelry/contract';
import { formatUsd, PIECE_VIEWS, type PieceView } from '@jewelry/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { MinusIcon, PlusIcon } from '../../../icons/laterGlyphs';
import { choiceName, pieceMessages, signedUsd, viewNames } from '../messages';
import { draftQuery, viewQuery } from '../versionQueries';
import * as styles from './Compare.css';

/** One side of a comparison. */
export interface Compared {
  readonly id: string;
  readonly label: string;
  /** Address or data URL: what is shown until there is a larger one. */
  readonly picture: string;
  /** What makes it of the piece as it is; null for that piece. */
  readonly operations: readonly Operation[] | null;
  readonly alt: string;
  /** What it changes in the piece as it is. */
  readonly changes: VersionDifference['changes'];
  /** USD; null where none is known. */
  readonly price: number | null;
  /** Makes it a version. Absent for what is one. */
  readonly onKeep?: () => void;
}

interface CompareProps {
  pieceId: string;
  /** The version that is varied. */
  versionId: string;
  pair: readonly [Compared, Compared];
  parts: readonly PiecePart[];
}

const ZOOM = { min: 1, max: 3, step: 0.5 } as const;

const NOTHING = '–';

function valueName(value: unknown): string {
  if (typeof value === 'string') return choiceName(value);
  return value === undefined || value === null ? NOTHING : JSON.stringify(value);
}

/** `stones.0.size_mm` is a 'size mm'. */
const fieldName = (what: string): string => choiceName(what.split('.').at(-1) ?? what);

interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: readonly [string, string];
}

const keyOf = ({ part, what }: Compared['changes'][number]): string => `${part} ${what}`;

/** The rows in which two sides differ: what either changes, with the value that it has on both. */
function differingRows([first, second]: CompareProps['pair'], parts: readonly PiecePart[]): Row[] {
  const all = new Map([...first.changes, ...second.changes].map((change) => [keyOf(change), change]));
  return [...all].flatMap(([key, { part, what, from }]) => {
    const valueOf = ({ changes }: Compared): string => {
      const change = changes.find((one) => keyOf(one) === key);
      return valueName(change ? change.to : from);
    };
    const values = [valueOf(first), valueOf(second)] as const;
    if (values[0] === values[1]) return [];
    const label = parts.find(({ id }) => id === part)?.label;
    return [{ key, label: label ? `${label}: ${fieldName(what).toLowerCase()}` : fieldName(what), values }];
  });
}

/** The parts that neither side changes, each with its facts. */
function sameRows([first, second]: CompareProps['pair'], parts: readonly PiecePart[]): Row[] {
  const changed = new Set([...first.changes, ...second.changes].map(({ part }) => part));
  return parts.flatMap(({ id, address, label, facts }) => {
    const text = facts.join(', ') || NOTHING;
    return changed.has(id) || changed.has(address) ? [] : [{ key: id, label, values: [text, text] as const }];
  });
}

interface SideProps {
  pieceId: string;
  versionId: string;
  one: Compared;
  view: PieceView;
  zoom: number;
}

/** One picture from the side that is chosen for both: a stored view of the version, or a draft of what is made of it. */
function Side({ pieceId, versionId, one: { operations, picture, alt }, view, zoom }: SideProps) {
  const isDrafted = operations !== null;
  const stored = useQuery({ ...viewQuery(pieceId, versionId, view, undefined), enabled: !isDrafted && view !== 'three-quarter' });
  const draft = useQuery({ ...draftQuery(pieceId, versionId, operations ?? [], view === 'three-quarter' ? undefined : view), enabled: isDrafted });
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

/** Two pieces side by side from one side and under one zoom, with a table of what differs. */
export function Compare({ pieceId, versionId, pair, parts }: CompareProps) {
  const { locale } = useLocale();
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [view, setView] = useState<PieceView>('three-quarter');
  const [isSameShown, setSameShown] = useState(false);
  const rows = differingRows(pair, parts);
  const same = isSameShown ? sameRows(pair, parts) : [];
  const [{ price: firstPrice }, { price: secondPrice }] = pair;
  const difference = firstPrice !== null && secondPrice !== null && firstPrice !== secondPrice ? secondPrice - firstPrice : null;
  return (
    <section className={styles.compare} aria-label={pieceMessages.compare}>
      <div className={styles.head}>
        <Heading level={2} type="title.s">
          {pieceMessages.compare}
        </Heading>
        <span className={styles.intro}>{rows.length > 0 ? pieceMessages.compareIntro : pieceMessages.everythingSame}</span>
      </div>
      <div className={styles.pictures}>
        {pair.map((one) => (
          <Side key={one.id} pieceId={pieceId} versionId={versionId} one={one} view={view} zoom={zoom} />
        ))}
      </div>
      <div className={styles.head}>
        <div role="group" aria-label={pieceMessages.views} className={styles.views}>
          {PIECE_VIEWS.map((id) => (
            <ToggleButton key={id} variant="segment" isSelected={view === id} onChange={() => setView(id)}>
              {viewNames[id]}
            </ToggleButton>
          ))}
        </div>
        <IconButton aria-label={pieceMessages.zoomOut} isDisabled={zoom <= ZOOM.min} onPress={() => setZoom(zoom - ZOOM.step)}>
          <MinusIcon />
        </IconButton>
        <IconButton aria-label={pieceMessages.zoomIn} isDisabled={zoom >= ZOOM.max} onPress={() => setZoom(zoom + ZOOM.step)}>
          <PlusIcon />
        </IconButton>
      </div>
      <Checkbox isSelected={isSameShown} onChange={setSameShown}>
        {pieceMessages.showSame}
      </Checkbox>
      <table className={styles.table}>
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
                {column === 1 && difference !== null && <span className={styles.difference}> {signedUsd(difference)}</span>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={styles.buttons}>
        {pair.map(({ id, label, onKeep }) =>
          onKeep ? (
            <Button key={id} size="lg" variant={id === pair[1].id ? 'filled' : 'secondary'} aria-label={`${pieceMessages.keepThis}: ${label}`} onPress={onKeep}>
              {pieceMessages.keepThis}
            </Button>
          ) : null,
        )}
      </div>
    </section>
  );
}
