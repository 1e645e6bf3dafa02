import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { FieldMessage } from '../../../components/Field/FieldMessage';
import { Text } from '../../../components/Text/Text';
import { photoConsent, photoMessages } from './messages';
import { PHOTO_TYPES, smallPhoto } from './smallPhoto';

export interface ReferencePhotoProps {
  /** Remote hosts that receive the photograph. */
  hosts: readonly string[];
  /** Called with a small JPEG data URL of the selected file, after the user has consented. */
  onAdd: (photo: string) => void;
  onClose: () => void;
}

/** Explains how a photograph is used; choosing a file consents to it. */
export function ReferencePhoto({ hosts, onAdd, onClose }: ReferencePhotoProps) {
  const [isUnreadable, setUnreadable] = useState(false);

  const take = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    const photo = await smallPhoto(file);
    setUnreadable(photo === null);
    if (photo !== null) onAdd(photo);
  };

  return (
    <Dialog
      isOpen
      title={photoMessages.title}
      closeLabel={photoMessages.close}
      width={480}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {photoMessages.cancel}
          </Button>
          <FileTrigger acceptedFileTypes={PHOTO_TYPES} onSelect={(files) => void take(files)}>
            <Button variant="filled">{photoMessages.choose}</Button>
          </FileTrigger>
        </>
      }
    >
      <Text type="body">{photoConsent(hosts)}</Text>
      {isUnreadable && (
        <div role="alert">
          <FieldMessage>{photoMessages.unreadable}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}
