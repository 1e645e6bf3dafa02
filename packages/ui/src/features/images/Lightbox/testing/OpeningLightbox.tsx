import { useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { Lightbox, type LightboxProps } from '../Lightbox';

/** A lightbox on a page that shows the image it is asked for, and a button that opens it with the first. */
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
