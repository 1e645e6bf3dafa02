import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { addOpener, pieces } from './pieces';
import { SIDE } from './side';

const dataSource = pieces.map((src) => ({ src, msrc: src, width: SIDE, height: SIDE, alt: '' }));

addOpener(() => new PhotoSwipe({ dataSource, index: 0 }).init());
