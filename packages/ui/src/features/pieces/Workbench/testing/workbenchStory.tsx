import { accountId, createWorld } from '@jewelry/mocks';
import { fn, screen, within } from 'storybook/test';
import { ToastRegion } from '../../../../components/Toast/ToastRegion';
import { appMessages } from '../../../../i18n/messages';
import { InApp } from '../../../../testing/InApp';
import { LazyWorkbench } from '../LazyWorkbench';

const { images } = createWorld().state;
const idOf = (isWanted: (image: (typeof images)[number]) => boolean): string => images.find(isWanted)?.id ?? '';
/** A piece of the free account. */
export const ownId = idOf(({ owner_id }) => owner_id === accountId('free'));
/** A public piece of another account. */
export const othersId = idOf(({ owner_id, is_private }) => owner_id !== accountId('free') && !is_private);
export const onNavigate = fn();

/** The workbench as a page, with toasts. */
export function WorkbenchPage({ pieceId }: { readonly pieceId: string }) {
  return (
    <InApp path={`/piece/${pieceId}`} onNavigate={onNavigate}>
      <LazyWorkbench pieceId={pieceId} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  );
}

/** The text field for changes. */
export const changeLine = () => screen.findByRole('textbox', { name: 'Change this piece in words' });
export const versions = () => within(screen.getByRole('grid', { name: 'Versions' })).getAllByRole('row');
export const partsList = async () => screen.findByRole('region', { name: 'Parts' });
export const firstPart = async () => within(await partsList()).getAllByRole('button')[0] as HTMLElement;
