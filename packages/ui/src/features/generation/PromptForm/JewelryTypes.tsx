import { JEWELRY_TYPES, type JewelryTypeId } from '@jewelry/contract/constants';
import { JewelryIcon } from '../../../icons/JewelryIcon';
import { promptMessages } from '../promptMessages';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';

interface JewelryTypesProps {
  /** Class for positioning. */
  className: string;
  chosen: JewelryTypeId | null;
  /** Called for every press, whether the type is selected or not. */
  onPress: (type: JewelryTypeId) => void;
}

/** The six types as toggles; pressing the selected one deselects it. */
export function JewelryTypes({ className, chosen, onPress }: JewelryTypesProps) {
  return (
    <div role="group" aria-label={promptMessages.types} className={className}>
      {JEWELRY_TYPES.map(({ id, label }) => (
        <ToggleButton
          key={id}
          icon={<JewelryIcon shape={id} />}
          isSelected={chosen === id}
          onChange={() => onPress(id)}
        >
          {label}
        </ToggleButton>
      ))}
    </div>
  );
}
