/**
 * Times the lists of a gallery of a million images on the embedded PostgreSQL: `npm run bench -- images`.
 * Prints a Markdown table of the statements that the server sends: milliseconds until the rows have arrived, median and
 * best of warm runs, and a single row by its key in the same run for comparison. The best run excludes other load on
 * the machine. 70 of 100 images are public; one account has 446.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SIZE } from '@jewelry/contract';
import { startEmbedded } from '../src/database/embedded/supervisor';
import { migrate } from '../src/database/migrate';
import { connect, type Database } from '../src/database/pool';
import { countImages, findImage, listImages, type ListQuery } from '../src/features/images/store';

const IMAGES = 1_000_000;
const ACCOUNTS = 20_000;
/** Images of the account whose history is read, about half a year of heavy use. */
const HISTORY = 446;
/** Rounds, in each of which every case runs in turn, and runs of a case per round. */
const ROUNDS = 5;
const RUNS = 9;
/** Warm-up runs before each turn, after the other cases have evicted caches. */
const WARM_UP = 2;
const READER = '00000000-0000-4000-8000-000000000001';

const FILL = [
  `insert into users (id, email, password_hash)
   select cast('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0') as uuid), 'person-' || n || '@bench.example.com', 'none' from generate_series(1, ${ACCOUNTS}) n`,
  `insert into images (user_id, prompt, created_at, is_private, like_count, metadata, width, height, thumbhash, alt, clean_name, marked_name)
   select cast('00000000-0000-4000-8000-' || lpad(to_hex(case when n <= ${HISTORY} then 1 else 2 + n % (${ACCOUNTS} - 1) end), 12, '0') as uuid),
          'ring number ' || n, timestamptz '2025-01-01' + n * interval '30 seconds', hashint4(n) % 10 in (0, 3, -3, 6, -6),
          abs(hashint4(n * 7)) % 241, '{"seed": 1, "provider": "builtin", "presets": []}', 1024, 1024, 'x', 'A ring.', gen_random_uuid(), gen_random_uuid()
     from generate_series(1, ${IMAGES}) n`,
  `update counters set n = (select count(*) from images where not is_private and deleted_at is null) where name = 'public_images'`,
  'vacuum analyze',
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds. */
interface Times {
  readonly median: number;
  readonly best: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Case {
  readonly name: string;
  readonly work: () => Promise<unknown>;
}

/** Cases alternate, so that other load on the machine affects them equally. */
async function measured(cases: readonly Case[]): Promise<Map<string, Times>> {
  const times = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, work } of cases) {
      for (let run = 0; run < WARM_UP; run += 1) await work();
      for (let run = 0; run < RUNS; run += 1) times.get(name)?.push(await timed(work));
    }
  }
  return new Map([...times].map(([name, values]) => [name, { median: median(values), best: Math.min(...values) }]));
}

async function bench(db: Database): Promise<void> {
  const total = await countImages(db, { owner: null });
  const pages = Math.ceil(total / PAGE_SIZE);
  const own = await countImages(db, { owner: READER });
  const [first] = await listImages(db, { order: 'recent', viewer: null, owner: null, offset: 0, limit: 1 }, total);
  if (!first) throw new Error('The gallery is empty.');

  const page =
    (order: ListQuery['order'], number: number, owner: string | null = null, size = total) =>
    () =>
      listImages(db, { order, viewer: owner, owner, offset: (number - 1) * PAGE_SIZE, limit: PAGE_SIZE }, size);
  const cases = [
    { name: 'one row by its key', work: () => findImage(db, first.id, null) },
    { name: 'recent, page 1', work: page('recent', 1) },
    { name: 'recent, page 5,000', work: page('recent', 5_000) },
    { name: `recent, last page (${pages.toLocaleString('en')})`, work: page('recent', pages) },
    { name: 'top, page 1', work: page('top', 1) },
    { name: 'top, page 5,000', work: page('top', 5_000) },
    { name: `top, last page (${pages.toLocaleString('en')})`, work: page('top', pages) },
    { name: 'recent, the middle (worst)', work: page('recent', Math.floor(pages / 2)) },
    { name: 'count of the public images', work: () => countImages(db, { owner: null }) },
    { name: `history of ${own}, page 1`, work: page('recent', 1, READER, own) },
    { name: `count of a history of ${own}`, work: () => countImages(db, { owner: READER }) },
    { name: `search in a history of ${own}`, work: () => countImages(db, { owner: READER, words: 'ring 44' }) },
  ];
  const times = await measured(cases);
  const single = times.get('one row by its key');
  if (!single) throw new Error('The row was not read.');
  console.log(
    `${IMAGES.toLocaleString('en')} images, ${total.toLocaleString('en')} of them public; ${ROUNDS * RUNS} warm runs\n`,
  );
  console.log('| read | median, ms | times one row | best, ms | times one row |\n|---|---|---|---|---|');
  for (const [name, { median: ms, best }] of times) {
    console.log(
      `| ${name} | ${ms.toFixed(2)} | ${(ms / single.median).toFixed(1)} | ${best.toFixed(2)} | ${(best / single.best).toFixed(1)} |`,
    );
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'filigree-images-'));
chmodSync(dataDir, 0o711);
const cluster = await startEmbedded({ dataDir, settings: ['fsync=off', 'max_wal_size=4GB'] });
const connections = connect(cluster.url, (error) => console.error(error));
try {
  await migrate(connections);
  const began = performance.now();
  for (const statement of FILL) await connections.pool.query(statement);
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await bench(connections.db);
} finally {
  await connections.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
