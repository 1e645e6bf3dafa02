import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { foundation, stillMotion } from './foundation';
import { globalInLayer } from './layers';
import { media } from './media';
import { porcelain } from './porcelain';
import { velvet } from './velvet';

const { color, shadow, photo, ...rest } = vars;
const themed = { color, shadow, photo };

const light = { vars: assignVars(themed, porcelain), colorScheme: 'light' } as const;
const dark = { vars: assignVars(themed, velvet), colorScheme: 'dark' } as const;

globalInLayer('theme', ':root', { vars: assignVars(rest, foundation) });
globalInLayer('theme', ':root, [data-theme="porcelain"]', light);
globalInLayer('theme', ':root:not([data-theme])', { '@media': { [media.dark]: dark } });
globalInLayer('theme', '[data-theme="velvet"]', dark);

const still = { vars: assignVars(vars.motion, stillMotion) };
globalInLayer('theme', ':root', { '@media': { [media.reducedMotion]: still } });
globalInLayer('theme', '[data-motion="reduced"]', still);

const instant = { fast: '0s', base: '0s', slow: '0s', exitFast: '0s', exitBase: '0s', exitSlow: '0s' };
globalInLayer('theme', '[data-instant]', {
  vars: assignVars(vars.motion, { ...stillMotion, ...instant }),
});
