import type { PromptReading } from '@jewelry/design';
import type { Logger } from 'pino';
import type { DesignerConfig } from '../../config';
import type { Database } from '../../database/pool';
import type { RequestedDrawing } from '../generators/generator';
import { noteGaps, spendTokens, tokensOfDay } from './budget';
import { DesignerError, type Designer } from './designer';
import { picturesOf } from './pictures';

/** A prompt as the design service reads it; without `reading` our own language stands. */
export interface ReadPrompt {
  readonly reading?: PromptReading;
}

/** A prompt with what was added to it. */
export interface PromptRequest {
  readonly account: string;
  readonly prompt: string;
  readonly drawing?: RequestedDrawing | undefined;
  /** JPEG. */
  readonly reference?: Buffer | undefined;
}

/** Reads prompts with the design service, within its time and its daily ceilings. */
export interface PromptReader {
  /** Never throws: an outage, a refusal or an empty budget leaves the prompt to our own language. */
  read(request: PromptRequest, signal: AbortSignal): Promise<ReadPrompt>;
}

interface ReaderDeps {
  readonly designer: Designer;
  readonly config: Pick<DesignerConfig, 'sees' | 'timeoutMs' | 'dailyTokens' | 'dailyTokensPerAccount' | 'usdPerMillionTokens'>;
  readonly db: Database;
  readonly log: Logger;
}

const MILLION = 1_000_000;

export function promptReader({ designer, config, db, log }: ReaderDeps): PromptReader {
  const spend = async (account: string, { inputTokens, outputTokens }: DesignerError['usage']): Promise<void> => {
    const prices = config.usdPerMillionTokens;
    const usd = prices && (inputTokens * prices.input + outputTokens * prices.output) / MILLION;
    log.info({ designer: designer.id, inputTokens, outputTokens, usd }, 'designer tokens used');
    await spendTokens(db, account, inputTokens + outputTokens);
  };
  return {
    read: async ({ prompt, account, drawing, reference }, signal) => {
      try {
        const spent = await tokensOfDay(db, account);
        if (spent.account >= config.dailyTokensPerAccount || spent.installation >= config.dailyTokens) {
          log.warn({ designer: designer.id, ceiling: spent.account >= config.dailyTokensPerAccount ? 'account' : 'installation' }, 'designer ceiling reached');
          return {};
        }
        const { reading, usage } = await designer.read({ prompt, pictures: config.sees ? await picturesOf({ drawing, reference }) : [] }, AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)]));
        await spend(account, usage);
        await noteGaps(db, reading);
        return { reading };
      } catch (error) {
        if (error instanceof DesignerError) {
          log.warn({ designer: designer.id, kind: error.kind }, 'designer failed');
          await spend(account, error.usage).catch(() => log.error('designer tokens were not counted'));
        } else log.error({ err: error, designer: designer.id }, 'designer failed');
        return {};
      }
    },
  };
}
