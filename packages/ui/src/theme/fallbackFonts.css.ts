import { globalFontFace } from '@vanilla-extract/css';
import { fallbackDescriptors } from './fallbackMetrics';

globalFontFace('Marcellus fallback', {
  src: "local('Times New Roman'), local('Liberation Serif')",
  ...fallbackDescriptors('marcellus'),
});

globalFontFace('Figtree fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  ...fallbackDescriptors('figtree'),
});
