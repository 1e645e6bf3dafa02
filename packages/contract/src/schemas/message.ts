import { z } from 'zod';

/** A confirmation for the user. */
export const Message = z.object({ message: z.string().min(1) });
