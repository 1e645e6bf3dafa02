import { designFacts } from '@jewelry/contract';
import { InvalidDesign, readSpec, type DesignSpec } from '@jewelry/design';

type Stored = Readonly<Record<string, unknown>> | null;

/** The design stored with an image, migrated to the current version; null when there is none, or none that can be made. */
export function storedDesign(stored: Stored): DesignSpec | null {
  if (!stored) return null;
  try {
    return readSpec(stored);
  } catch (error) {
    if (error instanceof InvalidDesign) return null;
    throw error;
  }
}

/** The same as JSON for the wire: the whole design for the owner of the image, what it shows for other viewers. */
export const shownDesign = (stored: Stored, isOwner: boolean): Record<string, unknown> | null => {
  const spec = storedDesign(stored);
  if (!spec) return null;
  return isOwner ? { ...spec } : designFacts({ ...spec });
};
