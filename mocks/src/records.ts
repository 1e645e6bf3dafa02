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

/** A DesignSpec, as far as the mocks read it. */
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
  /** When that email was last requested again, in ms since the epoch. */
  resent_at: number | null;
}

/** Purpose of an email's link. */
export type LinkPurpose = 'confirm_email' | 'change_email' | 'reset_password';

/** The link of a mail that was sent. */
export interface MailLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly account_id: string;
  /** Where the mail went. */
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
  /** The design of a changed version; null where the picture shows the design of its own. */
  readonly design: Design | null;
  /** Of the version, as its owner called it. */
  name: string | null;
  readonly owner_id: string;
  readonly prompt: string;
  /** Which of PIECES is shown. */
  readonly piece: number;
  readonly seed: number;
  readonly created_at: string;
  is_private: boolean;
  /** When its owner removed it, ms since the epoch; null while it is not removed. */
  removed_at: number | null;
  /** Which removal it was; versions that were removed together share it. */
  removal: string | null;
  /** Likes of users without an account in these mocks. */
  readonly other_likes: number;
  /** Whether a drawing came with the prompt, and its strokes when they came too. */
  readonly has_drawing: boolean;
  readonly drawing: StoredDrawing | null;
  /** Whether its price was estimated: from then on the image carries it. */
  has_estimate: boolean;
  /** Whether its owner had it painted after it was made. */
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

/** A change of a piece, read and ready to be made. */
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
export interface Asked {
  readonly owner_id: string;
  readonly idempotency_key: string | null;
  /** The request body as JSON. */
  readonly sent: string;
}

export type StoredQuote = Quote & Asked;
export type StoredOrder = Order & Asked;

/** A bug report or feature request; only the metadata of its file is stored. */
export interface StoredReport extends Asked {
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
  /** Links of the mails so far, the newest last. */
  links: MailLink[];
  /** Account by session token. */
  sessions: Record<string, string>;
  /** The one session of a page, when cookies are not used. */
  token: string | null;
  images: StoredImage[];
  /** The version that an owner chose to show a piece by, by piece. */
  chosen: Record<string, string>;
  /** Accounts that like it, by image. */
  likes: Record<string, string[]>;
  jobs: StoredJob[];
  /** The newest first. */
  quotes: StoredQuote[];
  orders: StoredOrder[];
  /** The paid ones in the order in which they were paid. */
  checkouts: StoredCheckout[];
  reports: StoredReport[];
  /** Pictures made, by `usageKey`. */
  usage: Record<string, number>;
  serial: number;
}
