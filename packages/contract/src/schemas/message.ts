import { z } from 'zod';

/** Confirmation for the user. */
export const Message = z.object({ message: z.string().min(1) });
