import { isOneLineName, PERSON_NAME_MAX } from '@mailwright/contract';
import { z } from 'zod';

/** Rules for options, with a sentence about values that break them. */
export const email = z.email('--email must be an email address');
export const role = z.enum(['admin', 'user'], '--role must be admin or user');
export const plan = z
  .string('--plan must be the number of a plan')
  .regex(/^\d+$/, '--plan must be the number of a plan');

/** A first or last name, in the option of this name. */
export const nameAt = (option: string) =>
  z
    .string(`${option} is missing`)
    .trim()
    .min(1, `${option} must not be empty`)
    .max(PERSON_NAME_MAX, `${option} must have at most ${PERSON_NAME_MAX} characters`)
    .refine(isOneLineName, `${option} must be one line, without control characters`);
