import { MoreIcon } from '../../../icons/glyphs';
import { imageMessages } from '../messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { appMessages } from '../../../i18n/messages';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Beads } from '../../../components/ProgressBeads/Beads';
import type { ListedAction } from '../imageActions';
import { narrow, wide } from './ImageCard.css';

/** Number of icon buttons that fit on a card of the tray. */
const roomFor = 5;

interface CardActionsProps {
  actions: readonly ListedAction[];
  isDisabled: boolean;
  onMenuOpenChange: (isOpen: boolean) => void;
}

/** The actions as icon buttons; those that do not fit are in a menu, on a narrow card all but the first. */
export function CardActions({ actions, isDisabled, onMenuOpenChange }: CardActionsProps) {
  const [first, ...others] = actions;
  const fitting = actions.length > roomFor ? others.slice(0, roomFor - 2) : others;
  const rest = others.slice(fitting.length);
  const menu = { isDisabled, onOpenChange: onMenuOpenChange };
  return (
    <>
      {first !== undefined && <ActionButton action={first} isDisabled={isDisabled} />}
      <span className={wide}>
        {fitting.map((action) => (
          <ActionButton key={action.id} action={action} isDisabled={isDisabled} />
        ))}
        {rest.length > 0 && <ActionMenu actions={rest} size="sm" {...menu} />}
      </span>
      {others.length > 0 && (
        <span className={narrow}>
          <ActionMenu actions={others} size="sm" {...menu} />
        </span>
      )}
    </>
  );
}

interface ActionButtonProps {
  action: ListedAction;
  isDisabled: boolean;
  /** @default 'sm' */
  size?: 'sm' | 'md';
}

/** An action as an icon button. */
export function ActionButton({ action, isDisabled, size = 'sm' }: ActionButtonProps) {
  const Icon = action.icon;
  return (
    <IconButton
      size={size}
      aria-label={action.label}
      isDisabled={isDisabled}
      isPending={action.isBusy}
      onPress={action.onPress}
    >
      <Icon />
    </IconButton>
  );
}

interface ActionMenuProps {
  actions: readonly ListedAction[];
  isDisabled: boolean;
  size: 'sm' | 'md';
  onOpenChange?: (isOpen: boolean) => void;
}

/** The labeled actions in a menu, whose button shows that one is pending; on a phone the menu is a sheet. */
export function ActionMenu({ actions, isDisabled, size, onOpenChange }: ActionMenuProps) {
  return (
    <MenuTrigger loadFailure={appMessages.partNotLoaded} onOpenChange={onOpenChange}>
      <IconButton aria-label={imageMessages.moreActions} tooltip={false} size={size} isDisabled={isDisabled}>
        {actions.some(({ isBusy }) => isBusy) ? <Beads /> : <MoreIcon />}
      </IconButton>
      <Menu aria-label={imageMessages.actions}>
        {actions.map(({ id, label, icon: Icon, isBusy, onPress }) => (
          <MenuItem
            key={id}
            id={id}
            icon={<Icon />}
            isDisabled={isBusy}
            tone={id === 'delete' ? 'danger' : 'default'}
            onAction={onPress}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
