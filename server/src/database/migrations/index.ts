import type { Knex } from 'knex';
import * as accounts from './001_accounts';
import * as images from './002_images';
import * as removedPictures from './003_removed_pictures';
import * as credentials from './004_credentials';
import * as drawings from './005_drawings';
import * as knownDevices from './006_known_devices';
import * as quotes from './007_quotes';
import * as billing from './008_billing';
import * as feedback from './009_feedback';
import * as mailAnswers from './010_mail_answers';
import * as feedbackKeys from './011_feedback_keys';
import * as built from './012_built';
import * as finishedRecords from './013_finished_records';
import * as designer from './014_designer';
import * as pieces from './015_pieces';
import * as imagined from './016_imagined';
import * as shots from './017_shots';
import * as estimates from './018_estimates';
import * as readings from './019_readings';

export interface Migration {
  up(knex: Knex): Promise<void>;
}

/** Every step of the schema, in order; a step that has been released is never edited, only followed by another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_accounts': accounts,
  '002_images': images,
  '003_removed_pictures': removedPictures,
  '004_credentials': credentials,
  '005_drawings': drawings,
  '006_known_devices': knownDevices,
  '007_quotes': quotes,
  '008_billing': billing,
  '009_feedback': feedback,
  '010_mail_answers': mailAnswers,
  '011_feedback_keys': feedbackKeys,
  '012_built': built,
  '013_finished_records': finishedRecords,
  '014_designer': designer,
  '015_pieces': pieces,
  '016_imagined': imagined,
  '017_shots': shots,
  '018_estimates': estimates,
  '019_readings': readings,
};
