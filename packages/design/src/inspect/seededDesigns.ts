/** Reproducible designs of one type in many forms, for tests. */
import { designFromPrompt } from '../compose';
import { PRESET_IDS } from '../language/presets';
import { randomFor } from '../random';
import { STYLES, type DesignSpec, type JewelryType } from '../spec';

const STONES = [
  '',
  '',
  'ruby',
  'diamonds',
  'a single sapphire',
  'emerald',
  'three stones',
  'many stones',
  'pearl',
  'opal cabochon',
  'no stones',
  'ruby and diamonds',
  'emerald cut emerald',
  'princess diamonds',
  'pear morganite',
  'marquise',
  'oval aquamarine',
];
/** Every second design has no motif, since a motif decides most of the construction. */
const MOTIFS = [
  ...Array<string>(14).fill(''),
  'leaf',
  'heart',
  'moon',
  'star',
  'sun',
  'flower',
  'wave',
  'infinity',
  'snake',
  'butterfly',
  'feather',
  'knot',
  'cross',
  'crown',
];
const FORMS = [
  '',
  '',
  '',
  'halo',
  'bezel',
  'pave',
  'twist',
  'chain',
  'solitaire',
  'eternity',
  'hoop',
  'stud',
  'drop',
  'tennis',
  'cuff',
  'three-stone',
  'signet',
  'split',
  'cathedral',
  'riviere',
  'choker',
];

/** `count` designs of a type: its own kinds of stone, motif, form, style and presets in turn, by seed. */
export function seededDesigns(jewelryType: JewelryType, count: number): DesignSpec[] {
  return Array.from({ length: count }, (_, seed) => {
    const rng = randomFor(seed, jewelryType);
    const style = rng.chance(0.6) ? rng.pick(STYLES) : '';
    const prompt = [style, rng.pick(FORMS), rng.pick(STONES), rng.pick(MOTIFS)].filter(Boolean).join(' ');
    const presets = rng.chance(0.25) ? [rng.pick(PRESET_IDS), rng.pick(PRESET_IDS)] : [];
    return designFromPrompt({ prompt, presets, jewelryType, seed }).spec;
  });
}
