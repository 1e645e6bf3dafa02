import { expect, it } from 'vitest';
import { FEEDBACK_CLOSE_MS, FEEDBACK_FILE_MAX_BYTES } from './feedback';
import * as limits from './limits';
import { TEXTS } from './texts';
import {
  DOWNLOAD_LINK_S,
  FILE_NAME_LENGTH,
  HISTORY_INITIAL_COUNT,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  RESTORE_MS,
  RESULTS_GRID_COUNT,
  SESSION_LOST_HOME_MS,
  SKELETON_COUNT,
} from './limits';

it('CON-01, API-36: a page has 20 images and at most 100; 10 results, 10 skeletons, the first 12 of a history', () => {
  expect({ PAGE_SIZE, MAX_PAGE_SIZE, RESULTS_GRID_COUNT, SKELETON_COUNT, HISTORY_INITIAL_COUNT }).toEqual({
    PAGE_SIZE: 20,
    MAX_PAGE_SIZE: 100,
    RESULTS_GRID_COUNT: 10,
    SKELETON_COUNT: 10,
    HISTORY_INITIAL_COUNT: 12,
  });
});

it('an image can be restored for 5 minutes, a download link lasts 10, a lost session redirects home after 0.5 s', () => {
  expect({ RESTORE_MS, DOWNLOAD_LINK_S, SESSION_LOST_HOME_MS, FILE_NAME_LENGTH }).toEqual({
    RESTORE_MS: 300_000,
    DOWNLOAD_LINK_S: 600,
    SESSION_LOST_HOME_MS: 500,
    FILE_NAME_LENGTH: 30,
  });
});

it('CON-07: a password has at least 8 characters', () => {
  expect(limits.PASSWORD_MIN_LENGTH).toBe(8);
});

it('CON-10: confirmation polls every 5 s in its view and every 3 s elsewhere; 300 ms open the view, 500 ms use a link', () => {
  expect([
    limits.CONFIRMATION_VIEW_POLL_MS,
    limits.CONFIRMATION_APP_POLL_MS,
    limits.CONFIRMATION_MODAL_DELAY_MS,
    limits.CONFIRM_PAGE_REQUEST_MS,
  ]).toEqual([5000, 3000, 300, 500]);
});

it('CON-11: a page renders after 2 s, / redirects after 100 ms, signing out reloads after 500 ms or, failed, 1 s', () => {
  expect([
    limits.FORCE_RENDER_MS,
    limits.REDIRECT_TO_IMAGINE_MS,
    limits.SIGN_OUT_RELOAD_MS,
    limits.SIGN_OUT_FAILURE_RELOAD_MS,
  ]).toEqual([2000, 100, 500, 1000]);
});

it('CON-07, CON-11: a feedback file has at most 25 MB, and the thanks are shown for 2 s', () => {
  expect({ FEEDBACK_FILE_MAX_BYTES, FEEDBACK_CLOSE_MS }).toEqual({
    FEEDBACK_FILE_MAX_BYTES: 26_214_400,
    FEEDBACK_CLOSE_MS: 2000,
  });
});

it('the message about a reference photograph states the longest side that is decoded', () => {
  expect(TEXTS.referencePhotoInvalid).toContain(` ${limits.PICTURE_MAX_SIDE.toLocaleString('en')} px `);
});
