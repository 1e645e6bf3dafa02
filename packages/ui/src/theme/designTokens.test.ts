import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens } from '../testing/designTokens';
import { darkRoomTokens } from './darkRoom';
import { foundation } from './foundation';
import { porcelain } from './porcelain';
import { velvet } from './velvet';

const file = path.join(import.meta.dirname, '../../tokens.json');
const tokens = {
  foundation: designTokens(foundation),
  porcelain: designTokens(porcelain),
  velvet: designTokens(velvet),
  darkRoom: designTokens(darkRoomTokens),
};

describe('tokens.json', () => {
  it('holds the tokens of the code in the DTCG format; `npm run snapshots` writes it', async () => {
    await expect(`${JSON.stringify(tokens, null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('types colors, dimensions, durations and shadows', () => {
    const read = JSON.parse(readFileSync(file, 'utf8'));
    expect(read.velvet.color.action.text).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0745, 0.1373, 0.102], alpha: 1 },
    });
    expect(read.foundation.space[6]).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
    expect(read.foundation.motion.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(read.foundation.type.displayXl.size).toMatchObject({
      $type: 'dimension',
      $value: { value: 3.25, unit: 'rem' },
    });
    expect(read.porcelain.shadow.float.$value).toHaveLength(2);
  });

  it('types every color', () => {
    const themes = {
      porcelain: designTokens({ color: porcelain.color }),
      velvet: designTokens({ color: velvet.color }),
      darkRoom: designTokens({ color: darkRoomTokens.color }),
    };
    expect(JSON.stringify(themes)).not.toContain('"css"');
  });
});
