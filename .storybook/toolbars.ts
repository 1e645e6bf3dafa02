import type { definePreview } from '@storybook/react-vite';

/** Signed-in account. The first value leaves the choice to the story. */
const accounts = [
  { value: 'story', title: 'Account of the story' },
  ...['anonymous', 'unconfirmed', 'free', 'pro', 'business'].map((value) => ({
    value,
    title: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

export const initialGlobals = {
  theme: 'porcelain',
  direction: 'ltr',
  motion: 'full',
  account: 'story',
  viewport: { value: undefined, isRotated: false },
};

export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'porcelain', title: 'Porcelain', icon: 'sun' },
        { value: 'velvet', title: 'Velvet', icon: 'moon' },
      ],
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
        { value: 'none', title: 'No motion, as in tests' },
      ],
    },
  },
  account: {
    description: 'Account',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: accounts,
    },
  },
} satisfies NonNullable<Parameters<typeof definePreview>[0]['globalTypes']>;

/** The three widths at which every screen is reviewed, and the window with the least height. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sideways: { name: 'Phone held sideways 844', styles: { width: '844px', height: '390px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
