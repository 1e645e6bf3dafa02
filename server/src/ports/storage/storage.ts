import { randomUUID } from 'node:crypto';
import type { FeedbackFileKind } from '@jewelry/contract';
import type { PictureType } from '../painters/painter';

/** `originals` and `feedback` never leave by a public address; `media` is what `/media` serves. */
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
  /** Resolves when the bytes would survive a power cut. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: StorageKey): Promise<Buffer | null>;
  has(key: StorageKey): Promise<boolean>;
  /** Files that are already gone are no error. */
  remove(keys: readonly StorageKey[]): Promise<void>;
  /** @param prefixes two hex digits each: only files whose names start with one of them; all files when absent. */
  list(area: StorageArea, prefixes?: readonly string[]): AsyncIterable<StoredFile>;
  /** Removes what writes that never finished have left behind. */
  tidy(before: Date): Promise<void>;
  /** @throws when nothing can be written. */
  check(): Promise<void>;
}

const NAME = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(
  String.raw`^(?:(?:originals|media)/${NAME}(?:-\d{2,4})?\.(?:png|jpeg|webp)|feedback/${NAME}\.(?:png|jpeg|pdf))$`,
);

/** @throws TypeError for a key that the server cannot have made. */
export function assertStorageKey(key: string): asserts key is StorageKey {
  if (!KEY.test(key)) throw new TypeError('Not a storage key');
}

/** @param type media type of the bytes; the product's own originals are PNG. */
export const originalKey = (name: string, type: PictureType = 'png'): StorageKey => `originals/${name}.${type}`;

/** One width of a rendition, px. */
export const renditionKey = (name: string, width: number): StorageKey => `media/${name}-${width}.webp`;

/** The file that came with a report of feedback. */
export const feedbackKey = (name: string, kind: FeedbackFileKind): StorageKey => `feedback/${name}.${kind}`;

/** A name of 122 random bits: it cannot be guessed, nor derived from another rendition of the image. */
export const newFileName = (): string => randomUUID();
