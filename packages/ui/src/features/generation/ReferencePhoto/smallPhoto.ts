/** Larger files are not opened, bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Maximum side of the submitted photograph, px. */
const SIDE = 1024;
const QUALITY = 0.85;

/** Media types of selectable files. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Converts a file to a small JPEG data URL. Redrawing it removes its metadata, such as the location.
 * @returns null for a file that is too large or not a photograph
 */
export async function smallPhoto(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return null;
  }
}
