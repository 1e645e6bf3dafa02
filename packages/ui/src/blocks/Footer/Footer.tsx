import { PRODUCT_VERSION, WORKSHOP_LINE } from '@jewelry/contract/constants';

export interface FooterProps {
  onTerms?: () => void;
  onReportBug?: () => void;
}

/** The lower edge of every page: where the jewelry is made, Terms of Use, Report a Bug, the version. */
export function Footer(_props: FooterProps) {
  return (
    <footer>
      {WORKSHOP_LINE} {PRODUCT_VERSION}
    </footer>
  );
}
