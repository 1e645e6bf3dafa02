import { PRODUCT_VERSION, WORKSHOP_LINE } from '@jewelry/contract/constants';
import { appMessages } from '../../i18n/messages';
import { Link } from '../../components/Link/Link';
import { end, footer, link } from './Footer.css';

export interface FooterProps {
  onTerms?: () => void;
  onReportBug?: () => void;
}

/** The footer of every page: place of manufacture, Terms of Use, Report a Bug, version. */
export function Footer({ onTerms, onReportBug }: FooterProps) {
  return (
    <footer className={footer}>
      <p>{WORKSHOP_LINE}</p>
      <div className={end}>
        {onTerms && (
          <Link variant="quiet" className={link} onPress={onTerms}>
            {appMessages.termsOfUse}
          </Link>
        )}
        {onReportBug && (
          <Link variant="quiet" className={link} onPress={onReportBug}>
            {appMessages.reportBug}
          </Link>
        )}
        <span>{PRODUCT_VERSION}</span>
      </div>
    </footer>
  );
}
