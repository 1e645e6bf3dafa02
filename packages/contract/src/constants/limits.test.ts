import { expect, it } from 'vitest';
import { DOWNLOAD_LINK_S, FILE_NAME_LENGTH, HISTORY_INITIAL_COUNT, MAX_PAGE_SIZE, PAGE_SIZE, RESTORE_MS, RESULTS_GRID_COUNT, SESSION_LOST_HOME_MS, SKELETON_COUNT } from './limits';

it('CON-01, API-36: a page has 20 pictures, at most 100; ten are results, ten are skeletons, twelve open a history', () => {
  expect({ PAGE_SIZE, MAX_PAGE_SIZE, RESULTS_GRID_COUNT, SKELETON_COUNT, HISTORY_INITIAL_COUNT }).toEqual({
    PAGE_SIZE: 20, MAX_PAGE_SIZE: 100, RESULTS_GRID_COUNT: 10, SKELETON_COUNT: 10, HISTORY_INITIAL_COUNT: 12,
  });
});

it('a removed picture waits five minutes, a download link lives for ten, a lost session leads home after half a second', () => {
  expect({ RESTORE_MS, DOWNLOAD_LINK_S, SESSION_LOST_HOME_MS, FILE_NAME_LENGTH }).toEqual({
    RESTORE_MS: 300_000, DOWNLOAD_LINK_S: 600, SESSION_LOST_HOME_MS: 500, FILE_NAME_LENGTH: 30,
  });
});
