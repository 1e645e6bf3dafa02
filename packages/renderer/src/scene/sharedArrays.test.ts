import { describe, expect, it } from 'vitest';
import { fixturePiece, fixtureSpec, torus } from '../test/fixture';
import { packPiece, type PackedScene } from './pack';
import { sharedArrays } from './sharedArrays';

const LENGTHS = { bytes: [Uint16Array, 3], numbers: [Float64Array, 2], last: [Float32Array, 1] } as const;

describe('arrays in shared memory', () => {
  it('have their lengths and do not overlap', () => {
    const { memory, arrays } = sharedArrays(LENGTHS, new SharedArrayBuffer(0));
    arrays.bytes.fill(1);
    arrays.numbers.fill(2);
    arrays.last.fill(3);
    expect([arrays.bytes, arrays.numbers, arrays.last].map((array) => [...array])).toEqual([[1, 1, 1], [2, 2], [3]]);
    expect(memory.byteLength).toBe(8 + 16 + 8);
  });

  it('use memory again, cleared, where it is large enough', () => {
    const used = new SharedArrayBuffer(40);
    new Uint8Array(used).fill(255);
    const { memory, arrays } = sharedArrays(LENGTHS, used);
    expect(memory).toBe(used);
    expect([...arrays.bytes, ...arrays.numbers, ...arrays.last]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(sharedArrays(LENGTHS, new SharedArrayBuffer(31)).memory.byteLength).toBe(32);
  });

  it('hold the same scene in the memory of a larger one', () => {
    const piece = fixturePiece(fixtureSpec());
    const plain = (scene: PackedScene) => ({ ...scene, memory: null });
    const alone = packPiece(piece);
    const larger = packPiece({ ...piece, meshes: [torus(8.6, 0.8, 320, 24), piece.meshes[1]!] });
    const after = packPiece(piece, 'piece', larger.memory);
    expect(after.memory).toBe(larger.memory);
    expect(plain(after)).toEqual(plain(alone));
  });
});
