import preview from '../../../../../.storybook/preview';
import { MailIcon, MailXIcon } from '../../icons/laterGlyphs';
import { Button } from '../Button/Button';
import { NoticePage } from './NoticePage';

const meta = preview.meta({
  title: 'Components/NoticePage',
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: MailIcon,
    title: 'Email Confirmed Successfully',
    text: 'Your address is confirmed. You can start creating.',
    children: (
      <Button variant="filled" size="xl">
        Return Application
      </Button>
    ),
  },
});

export const Default = meta.story();

export const Waiting = meta.story({
  args: { title: 'Confirming Your Email', text: 'One moment, please.', isWaiting: true },
});

export const Bad = meta.story({
  args: {
    icon: MailXIcon,
    tone: 'bad',
    title: 'Confirmation Failed',
    text: 'Invalid or expired confirmation token. Please request a new confirmation email.',
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
