/** Lifetime of the object URL, ms: the browser reads it for the download. */
const HANDOVER_MS = 60_000;

/** Saves a file under `name` through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER_MS);
}
