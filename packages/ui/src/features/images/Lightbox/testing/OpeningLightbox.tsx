import { useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { Lightbox, type LightboxProps } from '../Lightbox';

/** A page with a controlled lightbox and a button that opens it. */
export function OpeningLightbox({ imageId: initial, onImageChange, onClose, ...props }: LightboxProps) {
  const [imageId, setImageId] = useState(initial);
  return (
    <>
      <Button onPress={() => setImageId(props.images[0]?.id ?? null)}>Open</Button>
      <Lightbox
        {...props}
        imageId={imageId}
        onImageChange={(id) => {
          onImageChange(id);
          setImageId(id);
        }}
        onClose={() => {
          onClose();
          setImageId(null);
        }}
      />
    </>
  );
}
