import type { Knex } from 'knex';
import { deleteHistory } from '../images/removal';
import { forgetCustomer } from '../quotes/store';

/**
 * Deletes an account with all its rows, and removes its likes from the counters. The row is locked first, so that
 * nothing is added to the account meanwhile. Its files are queued for `discardFiles` and `discardFeedbackFiles`.
 * @returns false when there is no such account
 */
export async function removeAccount(transaction: Knex.Transaction, id: string): Promise<boolean> {
  if (!(await transaction('users').where({ id }).forUpdate().first('id'))) return false;
  await deleteHistory(transaction, id);
  await forgetCustomer(transaction, id);
  await transaction.raw(
    'update images set like_count = like_count - 1 from likes where likes.user_id = ? and likes.image_id = images.piece_id',
    [id],
  );
  await transaction('users').where({ id }).delete();
  return true;
}
