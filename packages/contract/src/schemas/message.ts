import { z } from 'zod';

/** What was done, as a sentence to show. */
export const Message = z.object({ message: z.string().min(1) });
