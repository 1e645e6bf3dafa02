import type { PiecePart, VersionDifference } from '@jewelry/contract';
import { formatUsd } from '@jewelry/contract/constants';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { MinusIcon, PlusIcon } from '../../../icons/laterGlyphs';
import { choiceName, pieceMessages } from '../messages';
import * as styles from './Compare.css';

/** One side of a comparison. */
export interface Compared {
  readonly id: string;
  readonly label: string;
  /** Address or data URL. */
  readonly picture: string;
  readonly alt: string;
  /** What it changes in the piece as it is. */
  readonly changes: VersionDifference['changes'];
  /** USD; null where none is known. */
  readonly price: number | null;
  /** Makes it a version. Absent for what is one. */
  readonly onKeep?: () => void;
}

interface CompareProps {
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

/** The rows in which two sides differ: what either changes, with the value that it has on both. */
function rowsOf([first, second]: CompareProps['pair'], parts: readonly PiecePart[]): { key: string; label: string; values: [string, string] }[] {
  const keyOf = ({ part, what }: Compared['changes'][number]): string => `${part} ${what}`;
  const all = new Map([...first.changes, ...second.changes].map((change) => [keyOf(change), change]));
  return [...all].flatMap(([key, { part, what, from }]) => {
    const values = [first, second].map(({ changes }) => {
      const change = changes.find((one) => keyOf(one) === key);
      return valueName(change ? change.to : from);
    }) as [string, string];
    if (values[0] === values[1]) return [];
    const label = parts.find(({ id }) => id === part)?.label;
    return [{ key, label: label ? `${label}: ${fieldName(what).toLowerCase()}` : fieldName(what), values }];
  });
}

/** Two pieces side by side under one zoom, with a table of what differs. */
export function Compare({ pair, parts }: CompareProps) {
  const { locale } = useLocale();
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const rows = rowsOf(pair, parts);
  return (
    <section className={styles.compare} aria-label={pieceMessages.compare}>
      <div className={styles.head}>
        <Heading level={2} type="title.s">
          {pieceMessages.compare}
        </Heading>
        <span className={styles.intro}>{rows.length > 0 ? pieceMessages.compareIntro : pieceMessages.everythingSame}</span>
        <IconButton aria-label={pieceMessages.zoomOut} isDisabled={zoom <= ZOOM.min} onPress={() => setZoom(zoom - ZOOM.step)}>
          <MinusIcon />
        </IconButton>
        <IconButton aria-label={pieceMessages.zoomIn} isDisabled={zoom >= ZOOM.max} onPress={() => setZoom(zoom + ZOOM.step)}>
          <PlusIcon />
        </IconButton>
      </div>
      <div className={styles.pictures}>
        {pair.map(({ id, picture, alt }) => (
          <div key={id} className={styles.window}>
            <img src={picture} alt={alt} className={styles.picture} style={{ scale: zoom }} />
          </div>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {pair.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{pieceMessages.row.price}</th>
            {pair.map(({ id, price }) => (
              <td key={id}>{price === null ? pieceMessages.notEstimable : formatUsd(price, locale)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={styles.buttons}>
        {pair.map(({ id, label, onKeep }) =>
          onKeep ? (
            <Button key={id} size="lg" aria-label={`${pieceMessages.keepThis}: ${label}`} onPress={onKeep}>
              {pieceMessages.keepThis}
            </Button>
          ) : null,
        )}
      </div>
    </section>
  );
}
