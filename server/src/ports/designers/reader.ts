import { editsFromReading, type DesignSpec, type Edit, type PromptReading } from '@jewelry/design';
import type { Logger } from 'pino';
import type { DesignerConfig } from '../../config';
import type { Database } from '../../database/pool';
import { withDeadline } from '../deadline';
import type { RequestedDrawing } from '../generators/generator';
import { noteGaps, spendTokens, tokensOfDay } from './budget';
import { DesignerError, type Designer, type DesignerUsage } from './designer';
import { picturesOf } from './pictures';

/** A prompt as read by the design service; without `reading` the built-in reading applies. */
export interface ReadPrompt {
  readonly reading?: PromptReading;
}

/** A prompt with its attachments. */
export interface PromptRequest {
  readonly account: string;
  readonly prompt: string;
  readonly drawing?: RequestedDrawing | undefined;
  /** JPEG. */
  readonly reference?: Buffer | undefined;
}

/** Reads prompts with the design service, within its timeout and daily ceilings. */
export interface PromptReader {
  /** Never throws: an outage, a refusal or an exhausted budget leaves the prompt to the built-in language layer. */
  read(request: PromptRequest, signal: AbortSignal): Promise<ReadPrompt>;
}

/** The design service's reading of a change: operations, null when it finds none, undefined without a response. */
export interface ReadChange {
  readonly edits?: readonly Edit[] | null;
}

/** Reads changes that the built-in language layer cannot, within the same timeout and ceilings. */
export interface ChangeReader {
  /** Never throws: without `edits` the built-in answer applies. */
  read(request: { readonly words: string; readonly design: DesignSpec; readonly account: string }): Promise<ReadChange>;
}

interface ReaderDeps {
  readonly designer: Designer;
  readonly config: Pick<
    DesignerConfig,
    'hasVision' | 'timeoutMs' | 'dailyTokens' | 'dailyTokensPerAccount' | 'usdPerMillionTokens'
  >;
  readonly db: Database;
  readonly log: Logger;
}

const MILLION = 1_000_000;

/** Calls the designer within its ceilings, counts its usage, and logs why there is no response. Never throws. */
function budgeted({ designer, config, db, log }: ReaderDeps) {
  const spend = async (account: string, { inputTokens, outputTokens }: DesignerUsage): Promise<void> => {
    const prices = config.usdPerMillionTokens;
    const usd = prices && (inputTokens * prices.input + outputTokens * prices.output) / MILLION;
    log.info({ designer: designer.id, inputTokens, outputTokens, usd }, 'designer tokens used');
    await spendTokens(db, account, inputTokens + outputTokens);
  };
  return async <T extends { readonly usage: DesignerUsage }>(
    account: string,
    job: AbortSignal | undefined,
    request: (limit: AbortSignal) => Promise<T>,
  ): Promise<T | null> => {
    try {
      const spent = await tokensOfDay(db, account);
      if (spent.account >= config.dailyTokensPerAccount || spent.installation >= config.dailyTokens) {
        log.warn(
          {
            designer: designer.id,
            ceiling: spent.account >= config.dailyTokensPerAccount ? 'account' : 'installation',
          },
          'designer ceiling reached',
        );
        return null;
      }
      const answer = await withDeadline(config.timeoutMs, job, request);
      await spend(account, answer.usage);
      return answer;
    } catch (error) {
      if (error instanceof DesignerError) {
        log.warn({ designer: designer.id, kind: error.kind }, 'designer failed');
        await spend(account, error.usage).catch(() => log.error('designer tokens not counted'));
      } else log.error({ err: error, designer: designer.id }, 'designer failed');
      return null;
    }
  };
}

export function promptReader(deps: ReaderDeps): PromptReader {
  const { designer, config, db, log } = deps;
  const within = budgeted(deps);
  return {
    read: async ({ prompt, account, drawing, reference }, signal) => {
      const answer = await within(account, signal, async (limit) => {
        const pictures = config.hasVision ? await picturesOf({ drawing, reference }) : [];
        return designer.read({ prompt, pictures }, limit);
      });
      if (!answer) return {};
      await noteGaps(db, answer.reading).catch((error: unknown) =>
        log.error({ err: error }, 'catalogue gaps not counted'),
      );
      return { reading: answer.reading };
    },
  };
}

export function changeReader(deps: ReaderDeps): ChangeReader {
  const within = budgeted(deps);
  return {
    read: async ({ words, design, account }) => {
      const answer = await within(account, undefined, (limit) => deps.designer.change({ words, design }, limit));
      if (!answer) return {};
      return { edits: answer.change.operations.length > 0 ? editsFromReading(design, answer.change) : null };
    },
  };
}
