import { InvalidDesign, readSpec, type DesignSpec } from '@jewelry/design';

type Stored = Readonly<Record<string, unknown>> | null;

/** The design stored with an image, migrated to the current version; null when there is none, or it is invalid. */
export function storedDesign(stored: Stored): DesignSpec | null {
  if (!stored) return null;
  try {
    return readSpec(stored);
  } catch (error) {
    if (error instanceof InvalidDesign) return null;
    throw error;
  }
}

/** The same as a JSON record for responses. */
export const wireDesign = (stored: Stored): Record<string, unknown> | null => {
  const spec = storedDesign(stored);
  return spec && { ...spec };
};
