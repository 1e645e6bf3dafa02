import type {
  BillingCycle,
  ChangeBody,
  ChangeEvent,
  FeedbackFileKind,
  FeedbackType,
  PaidPlanKey,
  StoredDrawing,
  GenerateBody,
  GenerateEvent,
  GenerationJob,
  Order,
  Quote,
  User,
} from '@jewelry/contract';

/** The fields of a DesignSpec that the mocks use. */
export interface Design {
  readonly engine: number;
  readonly type: string;
  readonly styles: readonly string[];
  readonly stage: string;
  readonly construction: object;
  readonly motif: string | null;
  readonly root: {
    readonly id: string;
    readonly kind: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly metal: { readonly alloy: string; readonly finish: string };
    readonly stones?: readonly {
      readonly role: string;
      readonly kind: string;
      readonly cut: string;
      readonly size_mm: number;
      readonly count: number;
    }[];
    readonly children: Readonly<Record<string, unknown>>;
  };
}

export interface Account extends User {
  password: string;
  promo_code: string | null;
  /** When a granted plan ends, ISO 8601; null for a permanent one, and for a paid one. */
  given_until: string | null;
  /** When the confirmation email was last requested, ms since the epoch. */
  resent_at: number | null;
}

/** Purpose of an email's link. */
export type LinkPurpose = 'confirm_email' | 'change_email' | 'reset_password';

/** A link of a sent email. */
export interface MailLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly account_id: string;
  /** Recipient. */
  readonly email: string;
  /** ms since the epoch. */
  readonly expires_at: number;
  is_used: boolean;
}

export interface StoredImage {
  readonly id: string;
  /** The id of the first version of its piece. */
  readonly piece_id: string;
  /** The version that it was made from; null for a first version. */
  readonly parent_id: string | null;
  /** The design of a changed version; null for the original design of the piece. */
  readonly design: Design | null;
  /** Name of the version, given by its owner. */
  name: string | null;
  readonly owner_id: string;
  readonly prompt: string;
  /** Index of the piece in PIECES. */
  readonly piece: number;
  readonly seed: number;
  readonly created_at: string;
  is_private: boolean;
  /** When its owner removed it, ms since the epoch; null while it is not removed. */
  removed_at: number | null;
  /** Id of the removal; versions that were removed together share it. */
  removal: string | null;
  /** Likes of accounts that do not exist in the mocks. */
  readonly other_likes: number;
  /** Whether the prompt had a drawing; `drawing` has its strokes, if any. */
  readonly has_drawing: boolean;
  readonly drawing: StoredDrawing | null;
  /** Whether its price was estimated, so that lists include it. */
  has_estimate: boolean;
  /** Whether the image service painted it later. */
  is_painted: boolean;
}

export interface StoredCheckout {
  readonly id: string;
  readonly owner_id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  /** ms since the epoch; null while it is open. */
  paid_at: number | null;
}

/** A parsed change of a piece, ready to run. */
export interface StoredChange {
  readonly body: ChangeBody;
  /** The version that it starts from. */
  readonly from: string;
  readonly piece_id: string;
  readonly design: Design;
  /** Title of the change while it runs: its text or a summary. */
  readonly text: string;
}

export interface StoredJob {
  readonly id: string;
  readonly owner_id: string;
  readonly body: GenerateBody;
  /** Null for a new piece. */
  readonly change: StoredChange | null;
  readonly idempotency_key: string | null;
  /** ms since the epoch. */
  readonly created_at: number;
  status: GenerationJob['status'];
  stage: GenerationJob['stage'];
  fraction: number;
  preview: string | null;
  image_id: string | null;
  error: string | null;
  code: GenerationJob['code'];
  /** All events so far, for a listener that connects later. */
  readonly events: (GenerateEvent | ChangeEvent)[];
}

/** Owner of a request, and its key for detecting a retry. */
export interface KeyedRequest {
  readonly owner_id: string;
  readonly idempotency_key: string | null;
  /** The request body as JSON. */
  readonly sent: string;
}

export type StoredQuote = Quote & KeyedRequest;
export type StoredOrder = Order & KeyedRequest;

/** A bug report or feature request; only the metadata of its file is stored. */
export interface StoredReport extends KeyedRequest {
  readonly id: string;
  readonly report_type: FeedbackType;
  readonly description: string;
  readonly created_at: string;
  /** Null without a file. */
  readonly file_kind: FeedbackFileKind | null;
}

/** State of the mocks; plain data, so that it survives a reload of the page. */
export interface WorldState {
  accounts: Account[];
  /** Links of all emails, newest last. */
  links: MailLink[];
  /** Account by session token. */
  sessions: Record<string, string>;
  /** The page's session, when cookies are not used. */
  token: string | null;
  images: StoredImage[];
  /** Version that the owner chose for lists, by piece. */
  chosen: Record<string, string>;
  /** Ids of accounts that like a piece, by piece. */
  likes: Record<string, string[]>;
  jobs: StoredJob[];
  /** Newest first. */
  quotes: StoredQuote[];
  orders: StoredOrder[];
  /** Paid ones in order of payment. */
  checkouts: StoredCheckout[];
  reports: StoredReport[];
  /** Number of generated images, by `usageKey`. */
  usage: Record<string, number>;
  serial: number;
}
