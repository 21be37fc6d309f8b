import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { isDeeperThan } from '../rules/mail/json-limits.ts';
import { templateInfo } from './template.ts';
import { entityId } from './wire.ts';

/** One edit of a mail. What each type takes is the document package's to say; the API's description has it in full. */
export const command = z
  .looseObject({ type: z.string() })
  .refine((value) => !isDeeperThan(value, LIMITS.jsonDepth), { error: 'This is nested too deep.' });

export const runCommandsRequest = z.object({
  /** The revision that the commands were made for. */
  revision: z.int().nonnegative(),
  commands: z.array(command).min(1).max(LIMITS.commands.max),
});

/** Result of commands. */
export const runCommandsAnswer = z.object({
  /** The template as it is now. */
  template: templateInfo,
  /** For each command the nodes it was about: those that an insertion or a duplication made, or those it was given. */
  ids: z.array(z.array(entityId)),
});

export type RunCommandsRequest = z.output<typeof runCommandsRequest>;
