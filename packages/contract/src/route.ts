import type { z } from 'zod';
import type { Endpoint } from './endpoints';

/** A `multipart/form-data` body: text fields, and optionally one file. */
export interface FormSchemas {
  readonly fields: z.ZodType;
  readonly file: {
    readonly name: string;
    /** Accepted media types, for clients; the server decides by magic bytes. */
    readonly types: readonly string[];
    /** Largest file, bytes. */
    readonly maxBytes: number;
    /** Message for a file over the limit. */
    readonly tooLarge: string;
  };
}

/** Request of a route and its responses, by status. */
export interface RouteSchemas {
  readonly summary: string;
  /** Requests without a session get 401 before anything else of them is read. */
  readonly needsSession?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Events of the same call when the client accepts `text/event-stream`; each is `{ event, data }`. */
  readonly events?: z.ZodType;
  /** Media type of a successful response that is a file; `responses` then contains errors only. */
  readonly file?: string;
  /** The body as a form; `body` is then absent. */
  readonly form?: FormSchemas;
  /** Media type of a body that the handler reads as raw bytes; `body` is then absent. */
  readonly rawBody?: string;
  /** Largest request body, bytes; the common JSON limit when absent. */
  readonly bodyLimit?: number;
}

export type Route<S extends RouteSchemas = RouteSchemas, E extends Endpoint = Endpoint> = S & { readonly endpoint: E };

/** A call as a value: its endpoint and its schemas. Handler, response and client types are derived from it. */
export function route<const E extends Endpoint, const S extends RouteSchemas>(endpoint: E, schemas: S): Route<S, E> {
  return { ...schemas, endpoint };
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

type Part<K extends string, V> = undefined extends V
  ? V extends undefined
    ? { readonly [P in K]?: undefined }
    : { readonly [P in K]?: V }
  : object extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

/** A request as the client sends it; fields with defaults are optional. */
export type RequestOf<R extends Route> = Part<'params', InputOf<R['params']>> &
  Part<'query', InputOf<R['query']>> &
  Part<'body', R extends { readonly form: FormSchemas } ? FormData : InputOf<R['body']>>;

/** A parsed form: fields, and the bytes of its file; null without one. */
export interface ParsedForm<F extends FormSchemas> {
  readonly fields: z.output<F['fields']>;
  readonly file: Uint8Array<ArrayBuffer> | null;
}

/** A request as a handler receives it: parsed, with defaults. */
export interface ParsedRequest<R extends Route> {
  readonly params: OutputOf<R['params']>;
  readonly query: OutputOf<R['query']>;
  readonly body: OutputOf<R['body']>;
  /** Reads a form body. Called last, so that errors that do not depend on the body come first. */
  readonly readForm: R extends { readonly form: infer F extends FormSchemas }
    ? () => Promise<ParsedForm<F>>
    : undefined;
}

export type StatusOf<R extends Route> = keyof R['responses'] & number;

/** The union of responses: each status with its own body, so that a 404 cannot contain an image. */
export type ReplyOf<R extends Route> = {
  [S in StatusOf<R>]: {
    readonly status: S;
    readonly body: z.input<R['responses'][S]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[StatusOf<R>];

/** A successful response that is a file, for calls that have one. */
export type FileReplyOf<R extends Route> = R extends { readonly file: string }
  ? {
      readonly status: 200;
      readonly file: AsyncIterable<Uint8Array<ArrayBuffer>>;
      /** File name for saving. */ readonly name: string;
    }
  : never;

type SuccessStatus = 200 | 201 | 202;

/** The body of a successful response, as the client receives it. */
export type ResultOf<R extends Route> = {
  [S in StatusOf<R> & SuccessStatus]: z.output<R['responses'][S]>;
}[StatusOf<R> & SuccessStatus];

export type EventOf<R extends Route> = OutputOf<R['events']>;
