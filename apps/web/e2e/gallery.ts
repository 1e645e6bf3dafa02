import type { Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('list', { name: /images/i }).getByRole('article');
export const pictureOf = (page: Page, index: number) => cards(page).nth(index).getByRole('button').first();
export const lightbox = (page: Page) => page.getByRole('dialog');
