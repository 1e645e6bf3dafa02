import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Lightbox } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { addOpener, pieces } from './pieces';
import { SIDE } from './side';

const slides = pieces.map((src) => ({ src, width: SIDE, height: SIDE }));

function Page() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => addOpener(() => setOpen(true)), []);
  return <Lightbox open={isOpen} close={() => setOpen(false)} slides={slides} />;
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Page />);
