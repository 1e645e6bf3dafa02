import type { Knex } from 'knex';

/**
 * Bug reports and feature requests, each with at most one file. A trigger queues the file of a deleted report in the
 * same transaction, so that a crash leaves no orphans.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedback_reports (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      report_type text not null check (report_type in ('bug', 'feature')),
      description text not null,
      file_name uuid unique,
      file_kind text check (file_kind in ('png', 'jpeg', 'pdf')),
      file_bytes integer check (file_bytes > 0),
      created_at timestamptz not null,
      handled_at timestamptz,
      check ((file_name is null) = (file_kind is null) and (file_name is null) = (file_bytes is null))
    );
    comment on column feedback_reports.handled_at is 'when the team was done with it; null: it waits';
    create index feedback_reports_user on feedback_reports (user_id, created_at);
    create index feedback_reports_waiting on feedback_reports (created_at) where handled_at is null;

    create table discarded_feedback_files (
      file_name uuid primary key,
      file_kind text not null
    );
    create function note_discarded_feedback_file() returns trigger language plpgsql as $$
    begin
      insert into discarded_feedback_files (file_name, file_kind) values (old.file_name, old.file_kind);
      return null;
    end $$;
    create trigger feedback_reports_discarded after delete on feedback_reports
      for each row when (old.file_name is not null) execute function note_discarded_feedback_file();
  `);
}
