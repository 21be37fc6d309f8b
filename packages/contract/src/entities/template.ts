import { z } from 'zod';
import { categoryRef } from './category.ts';
import { personName, principal } from './person.ts';
import { mailPurpose, profileChoice } from './sending/profile-choice.ts';
import { entityId, jsonObject, timestamp } from './wire.ts';

export const templateStatus = z.enum(['draft', 'published', 'deleted']);
/** Kind of a template; `email` is the only one there is. */
export const templateType = z.enum(['email']);
/** Of what is stored as a template: a mail, or the working copy of a custom module. */
const storedType = z.enum(['email', 'email_cb']);

/** Content of a template. */
export const templateBody = z.object({
  /** The complete rendered mail with its styles. */
  html: z.string(),
  /** A copy of the styles in `html`. */
  css: z.string(),
  /** General settings; null where the template has no document. */
  style: jsonObject.nullable(),
  /** The author's own CSS. */
  customStyles: z.string(),
  /** The document. */
  components: jsonObject.nullable(),
});

/** Everything about a template but its body. */
export const templateInfo = z.object({
  id: entityId,
  /** The same as `id`; the editor's calls use this name. */
  templateId: entityId,
  name: z.string(),
  description: z.string(),
  /** Comma-separated; contains `favorite` when the caller marked it. */
  tags: z.string(),
  type: storedType,
  status: templateStatus,
  /** The subject of the mail; empty where the name stands in. */
  subject: z.string(),
  preheader: z.string(),
  preHeader: z.string(),
  /** Purpose of the mail: only marketing mails are checked for an unsubscribe link and the sender's address. */
  purpose: mailPurpose,
  /** Sending system that it is exported for; null for the one of the person who exports it. */
  profile: profileChoice.nullable(),
  categories: z.array(categoryRef),
  isSystem: z.boolean(),
  isShared: z.boolean(),
  isLocked: z.boolean(),
  /** The owner. */
  userId: entityId,
  /** The person who holds the lock. */
  collaboratorId: entityId.nullable(),
  collaboratorsList: z.array(entityId),
  /** The owner by name; null for a system template, which nobody owns. */
  owner: personName.nullable(),
  /** Those of `collaboratorsList` by name. */
  collaborators: z.array(principal),
  lockedBy: personName.nullable(),
  isOwner: z.boolean(),
  isCollaborator: z.boolean(),
  canEdit: z.boolean(),
  /** +1 with each accepted change of body or info. */
  revision: z.int().nonnegative(),
  /** html, css and customStyles together, in KB. */
  size: z.number().nonnegative(),
  created: timestamp,
  lastModified: timestamp,
  /** Number of notes, for those who may read them; else 0. */
  noteCount: z.int().nonnegative(),
  thumbnailUrl: z.string().nullable(),
});

export const template = templateInfo.extend(templateBody.shape);

/** An element of a list: with its body, unless `hideHtml` left it out. */
export const templateElement = templateInfo.extend(templateBody.partial().shape);

/** Sidebar counts. */
export const templateCounts = z.object({
  published: z.int().nonnegative(),
  draft: z.int().nonnegative(),
  deleted: z.int().nonnegative(),
  /** Drafts shared with me or by me. */
  shared: z.int().nonnegative(),
  favorited: z.int().nonnegative(),
  system: z.int().nonnegative(),
  deletedSystem: z.int().nonnegative(),
});

export type TemplateStatus = z.infer<typeof templateStatus>;
export type TemplateType = z.infer<typeof storedType>;
export type TemplateBody = z.infer<typeof templateBody>;
export type TemplateInfo = z.infer<typeof templateInfo>;
export type Template = z.infer<typeof template>;
export type TemplateElement = z.infer<typeof templateElement>;
export type TemplateCounts = z.infer<typeof templateCounts>;
