interface Kind<T> {
  new (memory: SharedArrayBuffer, start: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
}
type Lengths = Readonly<Record<string, readonly [kind: Kind<unknown>, length: number]>>;
type Arrays<L extends Lengths> = { readonly [K in keyof L]: L[K][0] extends Kind<infer T> ? T : never };

const ALIGNMENT = 8;
const bytesOf = ([{ BYTES_PER_ELEMENT }, length]: Lengths[string]): number =>
  Math.ceil((length * BYTES_PER_ELEMENT) / ALIGNMENT) * ALIGNMENT;

/**
 * Arrays of zeros in one block of shared memory.
 * @param used memory of arrays that are no longer read, which is used again where it is large enough
 */
export function sharedArrays<L extends Lengths>(
  lengths: L,
  used: SharedArrayBuffer,
): { memory: SharedArrayBuffer; arrays: Arrays<L> } {
  const bytes = Object.values(lengths).reduce((sum, length) => sum + bytesOf(length), 0);
  const memory = used.byteLength < bytes ? new SharedArrayBuffer(bytes) : used;
  if (memory === used) new Uint8Array(memory, 0, bytes).fill(0);
  let end = 0;
  const arrays = Object.entries(lengths).map(([name, length]) => {
    const start = end;
    end += bytesOf(length);
    return [name, new length[0](memory, start, length[1])];
  });
  return { memory, arrays: Object.fromEntries(arrays) as Arrays<L> };
}
