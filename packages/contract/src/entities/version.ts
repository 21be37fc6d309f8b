import { z } from 'zod';
import { personName } from './person.ts';
import { template } from './template.ts';
import { entityId, timestamp } from './wire.ts';

/** A kept body of a template; `versionDate` names it within the template. */
export const version = z.object({ userId: entityId, versionDate: timestamp, author: personName });

/** A template as it is now, with the body it had then. */
export const templateVersion = template.extend({ versionDate: timestamp });

export const versionParams = z.object({ id: entityId, versionDate: timestamp });

export type Version = z.infer<typeof version>;
export type TemplateVersion = z.infer<typeof templateVersion>;
