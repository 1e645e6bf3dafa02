import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import type { Piece } from '../piece';
import { lengthIn } from '../spec/tree';
import { built, repeats } from './testing/namedPieces';

describe('named profiles, thicknesses and chains exist in metal', { timeout: 60_000 }, () => {
  /**
   * Cross-section of a band without a stone, at the foot of the hoop: radii of its outside and inside at shares of its
   * half width, mm.
   */
  const cutAcross = (prompt: string): { outside: (share: number) => number; inside: (share: number) => number } => {
    const [{ positions: p }] = built(prompt).piece.meshes as [Piece['meshes'][number]];
    const all = Array.from({ length: p.length / 3 }, (_, i) => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!] as const);
    const middle = (Math.min(...all.map((v) => v[1])) + Math.max(...all.map((v) => v[1]))) / 2;
    const foot = all
      .filter(([x, y]) => Math.abs(x) < 0.4 && y < middle)
      .map(([x, y, z]) => [Math.hypot(x, y - middle), Math.abs(z)] as const);
    const half = Math.max(...foot.map(([, z]) => z));
    const near = (share: number): number[] => foot.filter(([, z]) => Math.abs(z / half - share) < 0.16).map(([r]) => r);
    return { outside: (share) => Math.max(...near(share)), inside: (share) => Math.min(...near(share)) };
  };
  const drop = (prompt: string, share: number): number =>
    cutAcross(prompt).outside(0) - cutAcross(prompt).outside(share);
  const thickness = (prompt: string): number => cutAcross(prompt).outside(0) - cutAcross(prompt).inside(0);

  test('a knife edge slopes from its middle, a half round band near its edges, a flat band not at all', () => {
    expect(drop('knife edge band', 0.5)).toBeGreaterThan(drop('half round band', 0.5) * 1.3);
    expect(drop('half round band', 0.7)).toBeGreaterThan(0.18);
    expect(drop('flat gold band', 0.7)).toBeLessThan(0.06);
  });

  /** Distance of a bangle's outside from its outermost point, a quarter of its height above its middle, mm. */
  const fallen = (prompt: string): number => {
    const [{ positions: p }] = built(prompt).piece.meshes as [Piece['meshes'][number]];
    const side = Array.from(
      { length: p.length / 3 },
      (_, i) => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!] as const,
    ).filter(([x, , z]) => x > 25 && Math.abs(z) < 0.6);
    const [low, high] = [Math.min(...side.map(([, y]) => y)), Math.max(...side.map(([, y]) => y))];
    const out = (from: number, to: number): number =>
      Math.max(
        ...side.filter(([, y]) => (y - low) / (high - low) >= from && (y - low) / (high - low) <= to).map(([x]) => x),
      );
    return out(0.4, 0.6) - out(0.75, 0.9);
  };

  test('knife edge, half round and flat bangles have the named cross-section', () => {
    expect(fallen('knife edge bangle without stones')).toBeGreaterThan(
      fallen('half round bangle without stones') * 1.3,
    );
    expect(fallen('half round bangle without stones')).toBeGreaterThan(0.15);
    expect(fallen('flat gold bangle without stones')).toBeLessThan(0.06);
  });

  test('a wedding band is uniform all the way round for every seed', () => {
    const profiles = Array.from(
      { length: 20 },
      (_, seed) => designFromPrompt({ prompt: 'matte gold wedding band', seed }).spec.root.kind,
    );
    expect(new Set(profiles)).toEqual(
      new Set(['shank.dome', 'shank.comfort', 'shank.half-round', 'shank.flat', 'shank.knife']),
    );
  });

  test('a comfort fit is rounded inside, a half round band is flat there', () => {
    const rise = (prompt: string): number => cutAcross(prompt).inside(0.8) - cutAcross(prompt).inside(0);
    expect(rise('comfort fit wedding band')).toBeGreaterThan(0.2);
    expect(rise('half round band')).toBeLessThan(0.08);
  });

  test('a thick band has more metal than a plain one, a thin one less', () => {
    expect(thickness('thick half round band')).toBeGreaterThan(thickness('half round band') * 1.15);
    expect(thickness('thin half round band')).toBeLessThan(thickness('half round band') * 0.85);
  });

  test('a wide cuff is wider along the arm than a cuff, a thin one narrower', () => {
    const height = (prompt: string): number => lengthIn(built(prompt).spec, 'height')!;
    expect(height('wide gold cuff without stones')).toBeGreaterThan(height('gold cuff without stones') * 1.5);
    expect(height('thin gold cuff without stones')).toBeLessThan(height('gold cuff without stones'));
  });

  test('a rope chain has more links than a cable chain, a ball chain has balls on a wire', () => {
    expect(repeats(built('ruby pendant on a rope chain').piece)).toBeGreaterThan(
      repeats(built('ruby pendant on a cable chain').piece) * 1.5,
    );
    const { piece } = built('ruby pendant on a ball chain');
    const [mesh] = [
      ...new Map(
        piece.parts.flatMap((part) =>
          part.shape === 'mesh'
            ? [[part.mesh, piece.parts.filter((p) => p.shape === 'mesh' && p.mesh === part.mesh).length] as const]
            : [],
        ),
      ),
    ].toSorted((a, b) => b[1] - a[1])[0]!;
    const { positions } = piece.meshes[mesh]!;
    const radii = Array.from({ length: positions.length / 3 }, (_, i) =>
      Math.hypot(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!),
    );
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.01);
  });
});
