import { z } from 'zod';
import { LIMITS } from '../../limits.ts';

const { tracking } = LIMITS;

/** Parameters that are added to the addresses of links; one without a value is stored but added to no link. */
export const linkParameters = z
  .array(z.object({ name: z.string().trim().min(1).max(tracking.name), value: z.string().max(tracking.value) }))
  .max(tracking.parameters);
