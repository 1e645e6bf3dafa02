import { FEEDBACK_TEXTS, feedbackFileKind, type FeedbackFileKind } from '@jewelry/contract';
import sharp from 'sharp';
import { HttpError } from '../../http/errors';

/** A photograph of a present phone, 8064 x 6048 px, just fits. */
const MOST_PIXELS = 50_000_000;
/** JPEG quality of a re-encoded attachment; the loss is invisible in a report. */
const JPEG_QUALITY = 90;

/** The end of a PDF stands within so many bytes of the end of the file (ISO 32000-1, annex H, note 18). */
const PDF_END_BYTES = 1024;
/** Number of bytes that browsers read to determine a file type (WHATWG MIME Sniffing, 5.2). */
const SNIFFED_BYTES = 1445;
/**
 * The end record of a ZIP archive stands within so many bytes of the end of the file: 22, and a comment of at most
 * 65,535.
 */
const ZIP_END_BYTES = 22 + 65_535;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

/** An accepted file. */
export interface Attachment {
  readonly kind: FeedbackFileKind;
  readonly bytes: Uint8Array;
}

const refused = (status: 400 | 415, sentence: string) =>
  new HttpError(status, status === 415 ? 'unsupported_media_type' : 'validation_failed', sentence, {
    fields: { file: sentence },
  });

/** The picture as pixels and nothing else: decoded under a limit, turned as its camera was held, written anew. */
async function cleanPicture(kind: 'png' | 'jpeg', bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
    if ((await picture.metadata()).format !== kind)
      throw new TypeError('The picture is of another format than its beginning says');
    return await picture
      .autoOrient()
      .toFormat(kind, { quality: kind === 'jpeg' ? JPEG_QUALITY : undefined })
      .toBuffer();
  } catch {
    throw refused(400, FEEDBACK_TEXTS.fileUnreadable);
  }
}

/**
 * A PDF that is a PDF alone: its header comes first, its end last, it is no page to those who look at its beginning,
 * and no archive to those who look at its end.
 */
function isPlainPdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginning = file.toString('latin1', 0, SNIFFED_BYTES);
  const end = file.toString('latin1', Math.max(0, file.length - PDF_END_BYTES));
  return (
    /^%PDF-[12]\.\d\s/.test(beginning) &&
    !/<(?:!doctype|html|head|body|script|iframe|svg)\b/i.test(beginning) &&
    /%%EOF\s*$/.test(end) &&
    !file.subarray(-ZIP_END_BYTES).includes(ZIP_END)
  );
}

/**
 * Sanitizes a file, whose type is determined by its bytes alone. Pictures are re-encoded, which drops
 * everything but pixels; PDF files are stored unchanged and never opened here.
 * @throws HttpError 415 for any other type, 400 for a corrupt file
 */
export async function sanitizeAttachment(bytes: Uint8Array): Promise<Attachment> {
  const kind = feedbackFileKind(bytes);
  if (kind === null || (kind === 'pdf' && !isPlainPdf(bytes))) throw refused(415, FEEDBACK_TEXTS.fileTypeInvalid);
  return { kind, bytes: kind === 'pdf' ? bytes : await cleanPicture(kind, bytes) };
}
