import { z } from 'zod';
import { LIMITS } from '../../limits.ts';

const { tracking } = LIMITS;

/** What is added to the addresses of links; a parameter without a value is kept and added to none. */
export const linkParameters = z
  .array(z.object({ name: z.string().trim().min(1).max(tracking.name), value: z.string().max(tracking.value) }))
  .max(tracking.parameters);
