import { FEEDBACK_TEXTS, feedbackFileKind, type FeedbackFileKind } from '@jewelry/contract';
import sharp from 'sharp';
import { HttpError } from '../../http/errors';

/** Fits a photograph of a current phone, 8064 x 6048 px. */
const MAX_PIXELS = 50_000_000;
/** JPEG quality of a re-encoded attachment; the loss is invisible in a report. */
const JPEG_QUALITY = 90;

/** The end marker of a PDF lies within this many bytes of the end of the file (ISO 32000-1, annex H, note 18). */
const PDF_END_BYTES = 1024;
/** Number of bytes that browsers read to determine a file type (WHATWG MIME Sniffing, 5.2). */
const SNIFFED_BYTES = 1445;
/**
 * The end record of a ZIP archive lies within this many bytes of the end of the file: 22, and a comment of at most
 * 65,535.
 */
const ZIP_END_BYTES = 22 + 65_535;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

/** An accepted file. */
export interface Attachment {
  readonly kind: FeedbackFileKind;
  readonly bytes: Uint8Array;
}

const refused = (status: 400 | 415, message: string) =>
  new HttpError(status, status === 415 ? 'unsupported_media_type' : 'validation_failed', message, {
    fields: { file: message },
  });

/** Re-encodes a picture, decoded under a pixel limit and rotated upright; only its pixels remain. */
async function reencodePicture(kind: 'png' | 'jpeg', bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
    if ((await picture.metadata()).format !== kind)
      throw new TypeError('The decoded format differs from the signature');
    return await picture
      .autoOrient()
      .toFormat(kind, { quality: kind === 'jpeg' ? JPEG_QUALITY : undefined })
      .toBuffer();
  } catch {
    throw refused(400, FEEDBACK_TEXTS.fileUnreadable);
  }
}

/**
 * Rejects polyglots: the header must come first and the end marker last, the beginning must not sniff as HTML, and the
 * end must hold no ZIP directory.
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
  return { kind, bytes: kind === 'pdf' ? bytes : await reencodePicture(kind, bytes) };
}
