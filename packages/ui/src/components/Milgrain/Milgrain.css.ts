import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/layers';
import { milgrain } from '../../theme/mixins';

export const milgrainLine = style(inLayer('recipe', { ...milgrain, inlineSize: '100%', border: 0 }));
