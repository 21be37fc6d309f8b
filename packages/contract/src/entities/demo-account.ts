import { z } from 'zod';
import { role } from './person.ts';

/** An account that anybody may try this installation with, with its password. */
export const demoAccount = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  role,
});

export type DemoAccount = z.infer<typeof demoAccount>;
