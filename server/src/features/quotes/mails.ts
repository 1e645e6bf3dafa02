import { formatUsd, PRODUCT_NAME, QUOTE_TEXTS, sharePath, type Estimate } from '@jewelry/contract';
import { mailOf, type EmailContent, type Mail } from '../../ports/mail/layout';

interface RequestFacts {
  /** Human-readable number, such as 'FG-7K3Q2MXP'. */
  readonly reference: string;
  /** One sentence without a full stop. */
  readonly piece: string;
  readonly email: string;
  readonly publicUrl: string;
  readonly imageId: string;
  /** The public rendition of the image, a JPEG. */
  readonly pictureUrl: string;
}

export interface QuoteFacts extends RequestFacts {
  readonly name: string;
  readonly message: string;
  /** Estimate, USD; null when there is none. */
  readonly cost: number | null;
}

export interface OrderFacts extends RequestFacts {
  /** The name of the customer; null when unknown. */
  readonly name: string | null;
  readonly notes: string;
  readonly estimate: Estimate | null;
}

type Fact = readonly [name: string, value: string];

const UNKNOWN_PRICE = 'Our workshop will tell you the price';

const showPiece = ({ publicUrl, imageId }: RequestFacts): NonNullable<EmailContent['action']> => ({
  label: 'Show the piece',
  url: `${publicUrl}${sharePath(imageId)}`,
});

const pictureOf = ({ pictureUrl, piece }: RequestFacts): NonNullable<EmailContent['picture']> => ({
  url: pictureUrl,
  alt: piece,
});

const priceOf = (cost: number | null): string => (cost === null ? UNKNOWN_PRICE : formatUsd(cost));

/** Such as 'November 20, 2026'. @param day ISO 8601. */
const dateText = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const priceFacts = (estimate: Estimate | null): Fact[] =>
  estimate === null
    ? [['Estimate', UNKNOWN_PRICE]]
    : [
        ['Estimate', formatUsd(estimate.estimatedCost)],
        ['Between', `${formatUsd(estimate.low)} and ${formatUsd(estimate.high)}`],
        ...(estimate.basis === 'imagined' ? [['Range', QUOTE_TEXTS.imaginedBasis] as Fact] : []),
        ['Metal prices', `of ${dateText(estimate.prices_as_of)}`],
      ];

const textFact = (name: string, words: string): Fact[] => (words === '' ? [] : [[name, words]]);

const BINDING_NOTE =
  'An estimate, not a binding price. Nothing is made and nothing is charged until you accept our quote.';

/** To the customer who requested a quote. */
export const quoteMail = (facts: QuoteFacts): Mail =>
  mailOf(facts.email, `Your quote request ${facts.reference} at ${PRODUCT_NAME}`, {
    title: 'We have your quote request',
    name: facts.name,
    paragraphs: [
      'A goldsmith will look at the design and send you a binding price by email. To change something, simply reply to that email.',
    ],
    picture: pictureOf(facts),
    facts: [
      ['Request', facts.reference],
      ['Piece', facts.piece],
      ['Estimate', priceOf(facts.cost)],
      ['Your message', facts.message],
    ],
    action: showPiece(facts),
    note: BINDING_NOTE,
  });

/** To the customer. */
export const orderMail = (facts: OrderFacts): Mail =>
  mailOf(facts.email, `Your order ${facts.reference} at ${PRODUCT_NAME}`, {
    title: 'We have your order',
    name: facts.name,
    paragraphs: [
      ...(facts.estimate
        ? []
        : [
            'We could not estimate the price of this piece when you ordered it. Our workshop will tell you the price before anything is made.',
          ]),
      'A goldsmith checks every detail of the design. Then we send a drawing and a binding price to this address, and your piece is made once you accept.',
    ],
    picture: pictureOf(facts),
    facts: [
      ['Order', facts.reference],
      ['Piece', facts.piece],
      ...priceFacts(facts.estimate),
      ...textFact('Your notes', facts.notes),
    ],
    action: showPiece(facts),
    note: BINDING_NOTE,
  });

const TEAM_NOTE = 'Replies to this email go to the customer.';

/** To the workshop. */
export const teamQuoteMail = (team: string, facts: QuoteFacts): Mail =>
  mailOf(
    team,
    `Quote request ${facts.reference}`,
    {
      title: 'New quote request',
      paragraphs: [],
      picture: pictureOf(facts),
      facts: [
        ['Request', facts.reference],
        ['Customer', facts.name],
        ['Address', facts.email],
        ['Piece', facts.piece],
        ['Estimate', priceOf(facts.cost)],
        ['Message', facts.message],
      ],
      action: showPiece(facts),
      note: TEAM_NOTE,
    },
    facts.email,
  );

/** To the workshop. */
export const teamOrderMail = (team: string, facts: OrderFacts): Mail =>
  mailOf(
    team,
    `Order ${facts.reference}`,
    {
      title: 'New order',
      paragraphs: [],
      picture: pictureOf(facts),
      facts: [
        ['Order', facts.reference],
        ...textFact('Customer', facts.name ?? ''),
        ['Address', facts.email],
        ['Piece', facts.piece],
        ...priceFacts(facts.estimate),
        ...(facts.estimate?.breakdown.map(({ label, quantity, unit, amount }): Fact => [
          label,
          `${quantity} ${unit}, ${formatUsd(amount)}`,
        ]) ?? []),
        ...textFact('Notes', facts.notes),
      ],
      action: showPiece(facts),
      note: TEAM_NOTE,
    },
    facts.email,
  );
