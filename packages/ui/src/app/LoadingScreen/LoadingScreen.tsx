import { Monogram } from '../../icons/Logo';
import { appMessages } from '../../i18n/messages';
import { ProgressBeads } from '../../components/ProgressBeads/ProgressBeads';
import { Text } from '../../components/Text/Text';
import { beads, mark, screen } from './LoadingScreen.css';

/** Replaces the whole page while the session loads. */
export function LoadingScreen() {
  return (
    <div className={screen}>
      <Monogram size={84} isDecorative className={mark} />
      <ProgressBeads aria-label={appMessages.loading} className={beads} />
      <div role="status">
        <Text tone="muted">{appMessages.loading}</Text>
      </div>
    </div>
  );
}
