import { randomUUID } from 'node:crypto';
import type { FeedbackFileKind } from '@jewelry/contract';
import type { PictureType } from '../painters/painter';

/** `originals` and `feedback` have no public URL; `/media` serves `media`. */
export const STORAGE_AREAS = ['originals', 'media', 'feedback'] as const;
export type StorageArea = (typeof STORAGE_AREAS)[number];

/** Key of a file: `area/name`. Only the server creates names, so a key never contains user input. */
export type StorageKey = `${StorageArea}/${string}`;

export interface StoredFile {
  readonly key: StorageKey;
  readonly modifiedAt: Date;
}

/** Files by key. Every adapter is atomic: a file is complete, or absent. */
export interface Storage {
  /** Resolves when the bytes are durable. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: StorageKey): Promise<Buffer | null>;
  has(key: StorageKey): Promise<boolean>;
  /** Missing files are ignored. */
  remove(keys: readonly StorageKey[]): Promise<void>;
  /** @param prefixes two hex digits each: only files whose names start with one of them; all files when absent. */
  list(area: StorageArea, prefixes?: readonly string[]): AsyncIterable<StoredFile>;
  /** Removes remains of unfinished writes. */
  tidy(before: Date): Promise<void>;
  /** | @throws Error when nothing can be written */
  check(): Promise<void>;
}

const NAME = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(
  String.raw`^(?:(?:originals|media)/${NAME}(?:-\d{2,4})?\.(?:png|jpeg|webp)|feedback/${NAME}\.(?:png|jpeg|pdf))$`,
);

/** | @throws TypeError for a key that the server cannot have created */
export function assertStorageKey(key: string): asserts key is StorageKey {
  if (!KEY.test(key)) throw new TypeError('Not a storage key');
}

/** | @param type format of the bytes; our own originals are PNG */
export const originalKey = (name: string, type: PictureType = 'png'): StorageKey => `originals/${name}.${type}`;

/** One width of a rendition, px. */
export const renditionKey = (name: string, width: number): StorageKey => `media/${name}-${width}.webp`;

/** The file of a feedback report. */
export const feedbackKey = (name: string, kind: FeedbackFileKind): StorageKey => `feedback/${name}.${kind}`;

/** A name of 122 random bits, which cannot be guessed or derived from another rendition of the image. */
export const newFileName = (): string => randomUUID();
