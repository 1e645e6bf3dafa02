import type { Preset } from '@jewelry/contract/constants';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from '../../../utils/classNames';
import { GemIcon } from '../../../icons/glyphs';
import { JewelryIcon } from '../../../icons/JewelryIcon';
import { mark } from '../../../components/RadioGroup/RadioGroup.css';
import { pictureOf } from './pictures';
import * as styles from './PresetsDialog.css';

interface PresetOptionProps {
  preset: Preset;
  /** Metals and stones have a picture, styles only a name. */
  look: 'words' | 'metal' | 'stone';
  isChosen: boolean;
  onToggle: () => void;
}

/** One preset: an octagon and its name, under its picture. A toggle, since it can be deselected. */
export function PresetOption({ preset, look, isChosen, onToggle }: PresetOptionProps) {
  return (
    <AriaToggleButton
      className={classNames(styles.option, look !== 'words' && styles.pictured)}
      isSelected={isChosen}
      onChange={onToggle}
    >
      {look !== 'words' && <OptionPicture preset={preset} look={look} />}
      <span className={mark} aria-hidden="true" />
      <span>{preset.name}</span>
    </AriaToggleButton>
  );
}

function OptionPicture({ preset, look }: { preset: Preset; look: 'metal' | 'stone' }) {
  const source = pictureOf(preset.id);
  return (
    <span className={classNames(styles.picture, look === 'metal' ? styles.metal : styles.stone)} aria-hidden="true">
      {source !== undefined && <img src={source} alt="" className={styles.photo} />}
      {source === undefined && look === 'metal' && <JewelryIcon shape="ring" size={40} />}
      {source === undefined && look === 'stone' && <GemIcon size={40} />}
    </span>
  );
}
