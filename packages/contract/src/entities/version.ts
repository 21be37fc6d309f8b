import { z } from 'zod';
import { personName } from './person.ts';
import { template } from './template.ts';
import { entityId, timestamp } from './wire.ts';

/** Origin of a version that nobody saved by hand: an update that brought a module or a brand kit, or reverted one. */
const versionLabel = z.object({
  kind: z.enum(['module', 'brand']),
  /** Name and version of the module, name and revision of the kit. */
  name: z.string(),
  version: z.int().positive(),
  isTakenBack: z.boolean(),
});

/** A kept body of a template; `versionDate` names it within the template. */
export const version = z.object({
  userId: entityId,
  versionDate: timestamp,
  author: personName,
  label: versionLabel.optional(),
});

/** A template as it is now, with the body it had then. */
export const templateVersion = template.extend({ versionDate: timestamp });

export const versionParams = z.object({ id: entityId, versionDate: timestamp });

export type VersionLabel = z.infer<typeof versionLabel>;
export type Version = z.infer<typeof version>;
export type TemplateVersion = z.infer<typeof templateVersion>;
