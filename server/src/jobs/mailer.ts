import { run, type TaskList } from 'graphile-worker';
import type { Deps } from '../deps';
import { answerResetRequest } from '../features/auth/links';
import { writeSignUpMail } from '../features/auth/service';
import {
  DELIVER_MAIL_TASK,
  DeliverMailTask,
  FORGET_CUSTOMER_TASK,
  ForgetCustomerTask,
  queueLogger,
  RESET_REQUEST_TASK,
  ResetRequestTask,
  SIGN_UP_MAIL_TASK,
  SignUpMailTask,
} from './queue';

/** Concurrent deliveries. Separate from the generation worker, so that emails do not wait for images. */
const CONCURRENCY = 4;
const POLL_MS = 1_000;
const SWEEP_MS = 15_000;
/** Time that pending deliveries get after `stop`, ms; the next mailer retries the others. */
const GRACE_MS = 5_000;

export interface Mailer {
  stop(): Promise<void>;
}

/** Queue tasks for emails, and for the payments of deleted accounts. */
export const mailTasks = (deps: Deps): TaskList => ({
  [DELIVER_MAIL_TASK]: (payload) => deps.outbox.deliver(DeliverMailTask.parse(payload).mail),
  [SIGN_UP_MAIL_TASK]: (payload) => {
    const { account, isNew } = SignUpMailTask.parse(payload);
    return writeSignUpMail(deps, account, isNew);
  },
  [FORGET_CUSTOMER_TASK]: (payload) => deps.payments.forgetCustomer(ForgetCustomerTask.parse(payload).customer),
  [RESET_REQUEST_TASK]: (payload) => answerResetRequest(deps, ResetRequestTask.parse(payload).email),
});

/** Starts delivering the emails of the outbox. Any number of mailers may run, in any process. */
export async function startMailer(deps: Deps): Promise<Mailer> {
  const { pool, log, outbox } = deps;
  const sweep = async () => {
    try {
      await outbox.requeue();
    } catch (error) {
      log.error({ err: error }, 'mails could not be looked after');
    }
  };
  await sweep();
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: queueLogger(log),
    taskList: mailTasks(deps),
  });
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, SWEEP_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      const grace = new Promise<void>((done) => setTimeout(done, GRACE_MS).unref());
      await Promise.race([runner.stop(), grace]);
    },
  };
}
