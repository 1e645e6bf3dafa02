/** Hostile input in drawings. */
import { TEXTS, type DrawingPath } from '@jewelry/contract';
import { CIRCLE_PATH, CIRCLE_PNG, CIRCLE_SVG } from '@jewelry/contract/testing';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import type { Answer, Client } from '../../testing/client';
import { readDrawing } from './drawing';
import { animatedPng, chunk, chunkTypes, dataUrl, textBomb, whitePng } from './testing/pngs';

let studio: Studio<FakeGenerator>;
let client: Client;
let account: string;
beforeAll(async () => {
  studio = await startStudio();
  ({ client, id: account } = await studio.signUp({ plan: 'business' }));
});
afterAll(() => studio.close());

const circle = { drawingPng: CIRCLE_PNG, drawingSvg: CIRCLE_SVG };

async function send(drawing: Readonly<Record<string, unknown>>): Promise<Answer> {
  await studio.deps.rateLimits.reset('generateAccount', account);
  return client.post('/api/generate', { prompt: 'a pendant', is_private: false, ...drawing });
}

/** Additional peak memory of a request, bytes, and its CPU time, ms. */
async function costOf(call: () => Promise<unknown>): Promise<{ bytes: number; cpuMs: number }> {
  const [before, from] = [process.memoryUsage.rss(), process.cpuUsage()];
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await call();
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(from);
  return { bytes: Math.max(most, process.memoryUsage.rss()) - before, cpuMs: (user + system) / 1000 };
}

/** Names of the tables that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = studio.deps;
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.raw<{ rows: unknown[] }>(`select 1 from ${name} t where t::text like ? limit 1`, [
      `%${text}%`,
    ]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

const HOSTILE_SVGS = [
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("MARK")</script></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(\'MARK\')"><path d="M0 0"/></svg>',
  '<!DOCTYPE svg [<!ENTITY mark SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>MARK &mark;</text></svg>',
  '<!DOCTYPE svg [<!ENTITY a "MARK"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg>&c;</svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(\'MARK\')"/></body></foreignObject></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="data:image/svg+xml,MARK"/><image href="http://127.0.0.1:9/MARK"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><style>@import url(http://127.0.0.1:9/MARK)</style><a href="javascript:alert(\'MARK\')"><path d="M0 0"/></a></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="href" values="javascript:alert(\'MARK\')"/><set attributeName="onmouseover" to="alert(1)"/></svg>',
  '</svg><h1>MARK</h1>\u2028\u0000<![CDATA[<script>]]>',
  '',
];

describe('a drawing as SVG', () => {
  test('SEC-07: never stores or serves scripts, handlers, entities and foreign content', async () => {
    for (const [index, svg] of HOSTILE_SVGS.entries()) {
      const mark = `mark${index}q7`;
      const answer = await send({ ...circle, drawingSvg: svg.replaceAll('MARK', mark), drawingPaths: [CIRCLE_PATH] });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(mark);
      expect((await client.get(`/api/images/${answer.body.id as string}/drawing`)).text).not.toContain(mark);
      expect(await tablesWith(mark)).toEqual([]);
    }
    expect(await tablesWith('a pendant')).not.toEqual([]);
  });
});

describe('a drawing as PNG', () => {
  const sixTimes = (bytes: Buffer): Buffer[] => Array.from({ length: 6 }, () => bytes);

  test.each([
    ['a picture of 30,000 x 30,000 px', 400, () => whitePng(30_000)],
    ['six texts that unfold to 80 MB each', 200, () => whitePng(512, sixTimes(textBomb(80_000_000)))],
    ['an animation of 300 frames of 1,024 px', 200, () => animatedPng(1024, 300)],
  ])('SEC-36: %s returns %i and costs less than 300 MB and 2 s', { timeout: 60_000 }, async (_, status, make) => {
    const drawingPng = dataUrl(make());
    let answer: Answer | undefined;
    const { bytes, cpuMs } = await costOf(async () => {
      answer = await send({ ...circle, drawingPng });
    });
    expect(answer?.status).toBe(status);
    expect(bytes).toBeLessThan(300_000_000);
    expect(cpuMs).toBeLessThan(2_000);
  });

  test('SEC-37: is re-encoded at 512 px, and nothing else of the file is stored', async () => {
    const secret = Buffer.from('Comment\0a secret place', 'latin1');
    const made = whitePng(
      1024,
      [chunk('tEXt', secret), chunk('eXIf', Buffer.from('MM\0*\0\0\0\b\0\0')), textBomb(10_000)],
      Buffer.from('<script>alert(1)</script>'),
    );
    const stored = await readDrawing({ drawingPng: dataUrl(made), drawingInfluence: 80 });
    const png = Buffer.from(stored?.png ?? '', 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: false });
    expect(chunkTypes(png).filter((type) => !['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND'].includes(type))).toEqual([]);
    expect(png.includes('secret')).toBe(false);
    expect(png.includes('script')).toBe(false);
  });

  test.each([
    [511, 400],
    [512, 200],
    [1024, 200],
    [1025, 400],
  ])('SEC-37: with a side of %i px returns %i', async (side, status) => {
    expect((await send({ ...circle, drawingPng: dataUrl(whitePng(side)) })).status).toBe(status);
  });

  test('is refused when it is truncated at any byte', { timeout: 60_000 }, async () => {
    const whole = Buffer.from(CIRCLE_PNG.slice(CIRCLE_PNG.indexOf(',') + 1), 'base64');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 200 }), async (length) => {
        const answer = await send({ ...circle, drawingPng: dataUrl(whole.subarray(0, length)) });
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'validation_failed', fields: { drawingPng: TEXTS.drawingPngInvalid } },
        });
      }),
      { numRuns: 12 },
    );
  });

  test('is parsed or refused when corrupted, and never causes a server error', { timeout: 60_000 }, async () => {
    const whole = Buffer.from(CIRCLE_PNG.slice(CIRCLE_PNG.indexOf(',') + 1), 'base64');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (changes) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          expect([200, 400]).toContain((await send({ ...circle, drawingPng: dataUrl(bytes) })).status);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a drawing as strokes', () => {
  const number = fc.oneof(fc.integer({ min: -9000, max: 9000 }), fc.double(), fc.constantFrom(null, '7', 1e300, -0));
  const anything = fc.record(
    {
      points: fc.oneof(fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 6 }), fc.jsonValue()),
      tool: fc.constantFrom('pencil', 'eraser', 'spray', 1),
      color: fc.constantFrom('#000000', '#FF0000', '#ff0000', 'url(#a)'),
      options: fc.oneof(fc.constant(CIRCLE_PATH.options), fc.jsonValue()),
      width: fc.constantFrom(512, 0, -1, 1e9, 'a'),
      height: fc.constantFrom(512, 1024, Number.MAX_SAFE_INTEGER),
      __proto__: fc.constantFrom({ isAdmin: true }),
    },
    { requiredKeys: [] },
  );
  const sound: fc.Arbitrary<DrawingPath> = fc.record({
    points: fc.array(
      fc.tuple(
        fc.integer({ min: -8192, max: 8192 }),
        fc.double({ min: -8192, max: 8192, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
      { minLength: 1, maxLength: 20 },
    ),
    tool: fc.constantFrom('pencil', 'eraser'),
    color: fc.constantFrom('#000000', '#FF0000', '#0000FF', '#008000'),
    options: fc.record({
      size: fc.integer({ min: 1, max: 32 }),
      thinning: fc.double({ min: -1, max: 1, noNaN: true }),
      smoothing: fc.double({ min: 0, max: 1, noNaN: true }),
      streamline: fc.double({ min: 0, max: 1, noNaN: true }),
      simulatePressure: fc.boolean(),
    }),
    width: fc.constantFrom(512, 1024, 8192),
    height: fc.constantFrom(512, 1, 8192),
  });

  test('is refused with a message or becomes a piece, for any input', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.array(anything, { maxLength: 4 }), fc.jsonValue()),
        fc.oneof(fc.integer(), fc.double(), fc.constant(50)),
        async (drawingPaths, drawingInfluence) => {
          const answer = await send({ ...circle, drawingPaths, drawingInfluence });
          expect([200, 400]).toContain(answer.status);
          expect(answer.body.error === undefined).toBe(answer.status === 200);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is accepted when valid, and returned unchanged as JSON', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sound, { minLength: 1, maxLength: 5 }), async (paths) => {
        const answer = await send({ ...circle, drawingPaths: paths });
        expect(answer.status).toBe(200);
        const back = await client.get(`/api/images/${answer.body.id as string}/drawing`);
        if (paths.some(({ tool }) => tool === 'pencil'))
          expect(back.body).toEqual({ paths: JSON.parse(JSON.stringify(paths)), influence: 80 });
        else expect(back.status).toBe(404);
      }),
      { numRuns: 15 },
    );
  });

  test('SEC-35: is served as data that browsers do not render as a page', async () => {
    const { body } = await send({ ...circle, drawingPaths: [CIRCLE_PATH] });
    const { headers } = await client.get(`/api/images/${body.id as string}/drawing`);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('cache-control')).toMatch(/no-store|private/);
  });
});
