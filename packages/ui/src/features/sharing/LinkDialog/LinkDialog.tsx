import { useEffect, useRef } from 'react';
import { appMessages } from '../../../i18n/messages';
import { linkMessages } from '../messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { TextField } from '../../../components/TextField/TextField';

export interface LinkDialogProps {
  /** The absolute URL. */
  url: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows a link to copy by hand, already selected, where the browser prevents the page from copying. */
export function LinkDialog({ url, ...props }: LinkDialogProps) {
  return (
    <Dialog closeLabel={appMessages.close} {...props} title={linkMessages.title}>
      <SelectedLink url={url} />
    </Dialog>
  );
}

function SelectedLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <TextField
      inputRef={field}
      isReadOnly
      dir="ltr"
      label={linkMessages.label}
      description={linkMessages.hint}
      value={url}
    />
  );
}
