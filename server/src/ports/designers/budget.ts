import type { PromptReading } from '@jewelry/design';
import type { Database } from '../../database/pool';

const TODAY = `cast(now() at time zone 'UTC' as date)`;

/** Tokens that an account, and all accounts together, have used today (UTC). */
export async function tokensOfDay(
  db: Database,
  account: string,
): Promise<{ readonly account: number; readonly installation: number }> {
  const { rows } = await db.raw<{ rows: { account: string | null; installation: string | null }[] }>(
    `select sum(tokens) filter (where user_id = :account) as account, sum(tokens) as installation from designer_usage where day = ${TODAY}`,
    { account },
  );
  return { account: Number(rows[0]?.account ?? 0), installation: Number(rows[0]?.installation ?? 0) };
}

/** Adds to the tokens that an account has used today (UTC). */
export async function spendTokens(db: Database, account: string, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await db.raw(
    `insert into designer_usage (day, user_id, tokens) values (${TODAY}, :account, :tokens)
     on conflict (day, user_id) do update set tokens = designer_usage.tokens + excluded.tokens`,
    { account, tokens },
  );
}

/** Counts terms that readings need and the catalogue lacks: a short noun each, without its prompt. */
export async function noteGaps(db: Database, { requirements }: PromptReading): Promise<void> {
  const terms = [
    ...new Set(requirements.flatMap(({ concept, value }) => (concept === 'lacking' ? [value.toLowerCase()] : []))),
  ];
  if (terms.length === 0) return;
  await db.raw(
    `insert into catalogue_gaps (term) select unnest(cast(:terms as text[]))
     on conflict (term) do update set n = catalogue_gaps.n + 1, last_at = now()`,
    { terms },
  );
}
