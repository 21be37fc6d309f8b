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

/** Schema of a link's own parameters. */
export const linkTrackingSchema: z.ZodMiniType<LinkTracking> = z.union([z.literal('none'), parameters]);

/** Schema of a mail's parameters. */
export const mailTrackingSchema = z.object({ parameters, inCode: z.optional(z.literal(true)) });
