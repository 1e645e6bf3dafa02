/** How long the object URL stays valid for the browser's download, ms. */
const HANDOVER_MS = 60_000;

/** Hands a file to the browser, which saves it under `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER_MS);
}
