import { describe, expect, it } from 'vitest';
import { whyIncomparable, type Environment } from './environment';

const RECORDED: Environment = { chromium: '156.0.8078.79', platform: 'linux-x64', probe: 'a' };

describe('whyIncomparable', () => {
  it('compares screenshots of another patch of the same Chromium that draws the probe alike', () => {
    expect(whyIncomparable(RECORDED, { ...RECORDED, chromium: '156.0.8078.108' })).toBeUndefined();
  });

  it.each([
    [{ chromium: '157.0.8101.4' }, /Chromium 156\.0\.8078\.79, and this is Chromium 157\.0\.8101\.4/],
    [{ platform: 'darwin-arm64' }, /made on linux-x64/],
    [{ chromium: '156.0.8078.108', probe: 'b' }, /other fonts/],
  ])('refuses %o', (difference, reason) => {
    expect(whyIncomparable(RECORDED, { ...RECORDED, ...difference })).toMatch(reason);
  });
});
