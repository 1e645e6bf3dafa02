import type { Requirement } from '@jewelry/contract';
import { StatusSign } from '../StatusSign/StatusSign';
import { lightboxMessages, statusNames } from './messages';
import * as styles from './RequirementList.css';

interface RequirementListProps {
  requirements: readonly Requirement[];
  /** A note where the prompt was read in an unusual way. */
  note?: string | null | undefined;
}

/** The owner's requirements in their own words, and whether the piece meets them. Each icon has a text label. */
export function RequirementList({ requirements, note: readingNote }: RequirementListProps) {
  if (requirements.length === 0) return null;
  return (
    <section className={styles.section} aria-label={lightboxMessages.requirements}>
      <h3 className={styles.heading}>{lightboxMessages.requirements}</h3>
      {readingNote && <p className={styles.readingNote}>{readingNote}</p>}
      <ul className={styles.list}>
        {requirements.map(({ text, start, status, note }) => (
          <li key={start} className={styles.row}>
            <StatusSign status={status} />
            <q className={styles.words} dir="auto">
              {text}
            </q>
            <span className={styles.status}>{statusNames[status]}</span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
