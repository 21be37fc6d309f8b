import { LIMITS, type LinkTracking } from '@mailwright/contract';
import * as z from 'zod/mini';

const { tracking } = LIMITS;

const parameters = z
  .array(
    z.object({
      name: z.string().check(z.maxLength(tracking.name)),
      value: z.string().check(z.maxLength(tracking.value)),
    }),
  )
  .check(z.maxLength(tracking.parameters));

/** What a link says of its parameters. */
export const linkTrackingSchema: z.ZodMiniType<LinkTracking> = z.union([z.literal('none'), parameters]);

/** What a mail says of them. */
export const mailTrackingSchema = z.object({ parameters, inCode: z.optional(z.literal(true)) });
