import { changeContext, changeProblems, ChangeReading, PromptReading, readingProblems } from '@jewelry/design';
import type { LanguageModel, ModelMessage, NoObjectGeneratedError } from 'ai';
import { z } from 'zod';
import type { DesignerConfig } from '../../config';
import { failureKind, isPromptBlocked } from '../failureKind';
import { outgoingFetch } from '../outgoing';
import { DesignerError, type Designer, type DesignerErrorKind, type DesignerUsage } from './designer';
import { CHANGE_INSTRUCTIONS, INSTRUCTIONS } from './instructions';

/** Enough for the longest list of requirements. */
const MAX_OUTPUT_TOKENS = 3_000;
/** A reading has a few kilobytes; this leaves room for the provider's overhead. */
const MAX_ANSWER_BYTES = 512 * 1024;
/** The first attempt and one repair. */
const ATTEMPTS = 2;
const PROBLEMS_NAMED = 10;

const LIMITS: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', '$schema']);

/** The JSON Schema without limits that not every provider accepts; the answer is checked against the whole schema. */
function wireSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(wireSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (LIMITS.has(key) ? [] : [[key, wireSchema(value)]])),
  );
}

/** Imports only the provider's own package: all of them together would add half a second to every start. */
async function modelOf({ kind, model, baseUrl: baseURL, apiKey = 'none' }: DesignerConfig): Promise<LanguageModel> {
  const options = { baseURL, apiKey, fetch: outgoingFetch({ baseUrl: baseURL, maxBytes: MAX_ANSWER_BYTES }) };
  switch (kind) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).chat(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(options)(model);
    case 'compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        ...options,
        name: 'compatible',
        supportsStructuredOutputs: true,
      })(model);
  }
}

/** Why a request was aborted: by its timeout, or with its job. */
const stoppedBy = ({ reason }: AbortSignal): DesignerErrorKind =>
  reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'cancelled';

/** Schema violations of a response, in a few short sentences for the model. */
function problemsOf({ cause, text }: NoObjectGeneratedError): string[] {
  const issues = z.object({ cause: z.instanceof(z.ZodError) }).safeParse(cause).data?.cause.issues ?? [];
  if (issues.length > 0) return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [text ? 'The answer is not JSON of the schema.' : 'The answer is empty.'];
}

const sum = (
  a: DesignerUsage,
  b: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): DesignerUsage => ({
  inputTokens: a.inputTokens + (b?.inputTokens ?? 0),
  outputTokens: a.outputTokens + (b?.outputTokens ?? 0),
});

/** A request for an object of a schema; the content is data. */
interface ModelRequest<T> {
  readonly schema: z.ZodType<T>;
  readonly name: string;
  readonly instructions: string;
  readonly content: Extract<ModelMessage, { role: 'user' }>['content'];
  /** Faults of an object beyond its schema, one sentence each. */
  readonly problems: (object: T) => string[];
}

/** A language model of one of the providers that the AI SDK reaches, or of any server with OpenAI's interface. */
export async function languageModelDesigner(config: DesignerConfig): Promise<Designer> {
  const { APICallError, generateText, jsonSchema, NoObjectGeneratedError: NoObject, Output } = await import('ai');
  const model = await modelOf(config);

  async function generateObject<T>(
    { schema, name, instructions, content, problems: faultsIn }: ModelRequest<T>,
    signal: AbortSignal,
  ): Promise<{ object: T; usage: DesignerUsage }> {
    const output = Output.object({
      name,
      schema: jsonSchema<T>(wireSchema(z.toJSONSchema(schema)) as Parameters<typeof jsonSchema>[0], {
        validate: (value) => {
          const parsed = schema.safeParse(value);
          return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
        },
      }),
    });
    const messages: ModelMessage[] = [{ role: 'user', content }];
    let usage: DesignerUsage = { inputTokens: 0, outputTokens: 0 };
    let answer = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      let problems: string[];
      try {
        const result = await generateText({
          model,
          system: instructions,
          messages,
          abortSignal: signal,
          maxRetries: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          output,
        });
        usage = sum(usage, result.usage);
        if (result.finishReason === 'content-filter')
          throw new DesignerError(isPromptBlocked(result) ? 'moderated_input' : 'moderated_output', usage);
        if (result.finishReason !== 'stop') throw new DesignerError('invalid', usage);
        const object = result.output;
        problems = faultsIn(object);
        if (problems.length === 0) return { object, usage };
        answer = result.text;
      } catch (error) {
        if (error instanceof DesignerError) throw error;
        if (signal.aborted) throw new DesignerError(stoppedBy(signal), usage);
        if (!NoObject.isInstance(error)) {
          const { statusCode, responseBody } = APICallError.isInstance(error) ? error : {};
          throw new DesignerError(failureKind(statusCode, responseBody), usage);
        }
        usage = sum(usage, error.usage);
        problems = problemsOf(error);
        answer = error.text ?? '';
      }
      messages.push(
        { role: 'assistant', content: answer.slice(0, 8_000) || '{}' },
        {
          role: 'user',
          content: `Correct these faults and answer again:\n${problems.slice(0, PROBLEMS_NAMED).join('\n')}`,
        },
      );
    }
    throw new DesignerError(answer === '' ? 'empty' : 'invalid', usage);
  }

  return {
    id: config.kind,
    read: async ({ prompt, pictures }, signal) => {
      const images = pictures.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' }));
      const content = images.length === 0 ? prompt : [{ type: 'text' as const, text: prompt }, ...images];
      const { object, usage } = await generateObject(
        {
          schema: PromptReading,
          name: 'requirements',
          instructions: INSTRUCTIONS,
          content,
          problems: (reading) => readingProblems(prompt, reading),
        },
        signal,
      );
      return { reading: object, usage };
    },
    change: async ({ words, design }, signal) => {
      const instructions = `${CHANGE_INSTRUCTIONS}\n\nThe design:\n${changeContext(design)}`;
      const { object, usage } = await generateObject(
        {
          schema: ChangeReading,
          name: 'operations',
          instructions,
          content: words,
          problems: (change) => changeProblems(design, change),
        },
        signal,
      );
      return { change: object, usage };
    },
  };
}
