import { contract, planByKey, TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireConfirmedUser, requireUser } from '../../http/call';
import { HttpError, notFound } from '../../http/errors';
import { STREAMED } from '../../http/eventStream';
import { idempotencyKeyOf } from '../../http/idempotency';
import type { HandlersOf } from '../../http/serve';
import { storableText } from '../../database/text';
import { imageFor } from '../images/imageView';
import { answerWithJob } from './answer';
import { capabilitiesOf } from './capabilities';
import { readDrawing } from './drawing';
import { CANCELLED } from './failures';
import { readReference } from './reference';
import { jobView, submit } from './service';
import { cancelJob, dayUse, findJob, findPromptedJob, openJobs } from './store';

type GenerationCalls = 'generate' | 'generationJobs' | 'generationJob' | 'cancelGeneration' | 'usage' | 'capabilities';

export const generationHandlers = (deps: Deps): HandlersOf<GenerationCalls> => ({
  generate: async ({ body }, call) => {
    const user = requireUser(call);
    if (body.userId !== undefined && body.userId !== user.id) throw new HttpError(403, 'forbidden', TEXTS.userMismatch);
    requireConfirmedUser(call);
    await deps.admissions.pass(() => deps.rateLimits.consume('generateAccount', user.id), { isStarted: true });
    const { presets, jewelryType, seed, is_private: wantsPrivate } = body;
    const prompt = storableText(body.prompt);
    const drawing = await readDrawing(body);
    const reference = await readReference(body, capabilitiesOf(deps.config).reference_photo);
    if (prompt.trim() === '' && !drawing)
      throw new HttpError(400, 'validation_failed', TEXTS.emptyPrompt, { fields: { prompt: TEXTS.emptyPrompt } });
    const admission = await submit(deps, user, {
      request: { prompt, presets, jewelryType, seed, drawing, reference },
      wantsPrivate,
      key: idempotencyKeyOf(call),
    });
    const answer = await answerWithJob(deps, call, user, {
      route: contract.generate,
      admission,
      view: async (image) => ({ image: imageFor(user.id, image) }),
    });
    return answer !== STREAMED && answer.made ? { status: 200, body: answer.made.image } : answer;
  },

  generationJobs: async (_, call) => {
    const jobs = await openJobs(deps.db, requireUser(call).id);
    return { status: 200, body: { jobs: await Promise.all(jobs.map((job) => jobView(deps, job))) } };
  },

  generationJob: async ({ params }, call) => {
    const job = await findPromptedJob(deps.db, params.jobId, requireUser(call).id);
    if (!job) throw notFound();
    return { status: 200, body: await jobView(deps, job) };
  },

  cancelGeneration: async ({ params }, call) => {
    const user = requireUser(call);
    if (!(await findJob(deps.db, params.jobId, user.id))) throw notFound();
    await cancelJob(deps.db, params.jobId, user.id, CANCELLED);
    const job = await findPromptedJob(deps.db, params.jobId, user.id);
    if (!job) throw notFound();
    return { status: 200, body: await jobView(deps, job) };
  },

  capabilities: async (_request, call) => ({ status: 200, body: capabilitiesOf(deps.config, call.user?.plan ?? null) }),

  usage: async (_, call) => {
    const { id, plan } = requireUser(call);
    const { count, resetsAt } = await dayUse(deps.db, id);
    return {
      status: 200,
      body: { plan, limit: planByKey(plan).maxGenerationsPerDay, count, resets_at: resetsAt.toISOString() },
    };
  },
});
