import type { Estimate } from '@jewelry/contract';
import { useLocale } from 'react-aria-components/I18nProvider';
import { quoteMessages } from '../messages';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './QuoteDialog.css';

type Line = Estimate['breakdown'][number];

/** '4.6 g', '42 stones'; empty for a single piece. */
function detailOf({ quantity, unit }: Line, locale: string): string {
  if (unit === 'piece') return '';
  const number = quantity.toLocaleString(locale, { maximumFractionDigits: 2 });
  return `${number} ${unit === 'stones' && quantity === 1 ? 'stone' : unit}`;
}

/** The items of an estimate and their sum, in US dollars with cents. */
export function Breakdown({ lines, total }: { lines: readonly Line[]; total: number }) {
  const { locale } = useLocale();
  const format = (amount: number): string =>
    amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <table className={styles.breakdown}>
      <caption>
        <VisuallyHidden>{quoteMessages.breakdown}</VisuallyHidden>
      </caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label} <span className={styles.detail}>{detailOf(line, locale)}</span>
            </th>
            <td>{format(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{quoteMessages.total}</th>
          <td>{format(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
