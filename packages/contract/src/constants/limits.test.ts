import { expect, it } from 'vitest';
import { FEEDBACK_CLOSE_MS, FEEDBACK_FILE_MAX_BYTES } from './feedback';
import * as limits from './limits';
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

it('CON-01, API-36: a page has 20 pictures, at most 100; ten are results, ten are skeletons, twelve open a history', () => {
  expect({ PAGE_SIZE, MAX_PAGE_SIZE, RESULTS_GRID_COUNT, SKELETON_COUNT, HISTORY_INITIAL_COUNT }).toEqual({
    PAGE_SIZE: 20,
    MAX_PAGE_SIZE: 100,
    RESULTS_GRID_COUNT: 10,
    SKELETON_COUNT: 10,
    HISTORY_INITIAL_COUNT: 12,
  });
});

it('a removed picture waits five minutes, a download link lives for ten, a lost session leads home after half a second', () => {
  expect({ RESTORE_MS, DOWNLOAD_LINK_S, SESSION_LOST_HOME_MS, FILE_NAME_LENGTH }).toEqual({
    RESTORE_MS: 300_000,
    DOWNLOAD_LINK_S: 600,
    SESSION_LOST_HOME_MS: 500,
    FILE_NAME_LENGTH: 30,
  });
});

it('CON-07: a password has 8 characters at least', () => {
  expect(limits.PASSWORD_MIN_LENGTH).toBe(8);
});

it('CON-10: confirmation polls every 5 s in its view and every 3 s elsewhere; the view opens after 300 ms, a link is used after 500 ms', () => {
  expect([
    limits.CONFIRMATION_VIEW_POLL_MS,
    limits.CONFIRMATION_APP_POLL_MS,
    limits.CONFIRMATION_MODAL_DELAY_MS,
    limits.CONFIRM_PAGE_REQUEST_MS,
  ]).toEqual([5000, 3000, 300, 500]);
});

it('CON-11: a form shakes for 820 ms, a page is shown after 2 s, / leads on after 100 ms, a sign-out loads anew after 500 ms or, failed, 1 s', () => {
  expect([
    limits.FORCE_RENDER_MS,
    limits.REDIRECT_TO_IMAGINE_MS,
    limits.SIGN_OUT_RELOAD_MS,
    limits.SIGN_OUT_FAILURE_RELOAD_MS,
  ]).toEqual([2000, 100, 500, 1000]);
});

it('CON-07, CON-11: a file of feedback has 25 MB at most, and the thanks are shown for two seconds', () => {
  expect({ FEEDBACK_FILE_MAX_BYTES, FEEDBACK_CLOSE_MS }).toEqual({
    FEEDBACK_FILE_MAX_BYTES: 26_214_400,
    FEEDBACK_CLOSE_MS: 2000,
  });
});
