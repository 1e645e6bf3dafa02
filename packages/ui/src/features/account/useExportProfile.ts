import { useMutation } from '@tanstack/react-query';
import { fileOf, send } from '../session';

/** Fetches everything about the account as a zip. */
export const useExportProfile = () => useMutation({ mutationFn: async () => fileOf(await send('exportProfile', { accept: 'application/zip' }), 'application/zip') });
