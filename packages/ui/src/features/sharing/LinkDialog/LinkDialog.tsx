import { useEffect, useRef } from 'react';
import { appMessages } from '../../../i18n/messages';
import { linkMessages } from '../messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { TextField } from '../../../components/TextField/TextField';

export interface LinkDialogProps {
  /** The whole address. */
  url: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A link to copy by hand, where the browser does not let the page do it. It is selected already. */
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
