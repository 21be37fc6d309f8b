import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { oneLine } from '../rules/template/template-texts.ts';
import { finding } from './finding.ts';
import { mailPurpose, profileChoice } from './sending/profile-choice.ts';
import { templateBody, templateType } from './template.ts';
import { entityId } from './wire.ts';

/** Text that `templateTextProblem` checks; its rules need the stored text, so they are not part of the schema. */
const templateText = z.string();

/** Categories by id, or as the references a template answers with. */
export const categoryChoice = z
  .array(z.union([entityId, z.object({ id: entityId }).transform((reference) => reference.id)]))
  .max(LIMITS.page.max);

/** Name of a template; when absent, the error is the sentence of the form. */
const templateName = z.string({ error: MESSAGES.nameRequired });

export const createTemplateRequest = z.object({
  name: templateName,
  tags: templateText.optional(),
  description: templateText.optional(),
  categories: categoryChoice.optional(),
  /** A template to copy: anything the caller may read. */
  id: entityId.nullish(),
  /** Without `id`: modules that the mail is made of, in their order; one may come more than once. */
  modules: z
    .object({
      ids: z.array(entityId).min(1).max(LIMITS.modules.startWith),
      as: z.enum(['linked', 'copy']).default('linked'),
    })
    .nullish(),
});

/** Any subset of a template's fields; what is absent stays. */
export const updateTemplateRequest = z
  .object({
    name: templateName,
    tags: templateText,
    description: templateText,
    categories: categoryChoice,
    /** One line: it becomes a header of the mail. */
    subject: templateText.transform(oneLine),
    preheader: templateText,
    preHeader: templateText,
    purpose: mailPurpose,
    profile: profileChoice.nullable(),
    type: templateType,
    ...templateBody.shape,
    /** The revision this change was made on; `If-Match` says the same. */
    revision: z.int().nonnegative(),
    /**
     * The editor saves by itself: the version this makes takes the place of the one that the same person's automatic
     * saves of the last ten minutes made. Drafts only.
     */
    autosave: z.boolean(),
  })
  .partial();

/** Conditions of a change. */
export const updateHeaders = z.object({
  /** The revision in quotes; makes the change conditional. */
  'if-match': z
    .string()
    .regex(/^(W\/)?"\d+"$/)
    .optional(),
  /** The number that taking the lock answered with; needed on shared drafts. */
  'x-lock': z.coerce.number<number | string>().int().nonnegative().optional(),
});

/** Answer 202 to a change that would make the template too big; nothing has been stored. Sizes are bytes. */
export const oversizeAnswer = z.object({
  code: z.literal('OVERSIZE'),
  size: z.int(),
  limit: z.int(),
  error: z.string(),
  message: z.string(),
});

export const calculateRequest = z.object({
  templateType: templateType.default('email'),
  html: z.string(),
  css: z.string().default(''),
  customStyles: z.string().default(''),
});

/** Size in KB, or the word that says it is above the limit. */
export const calculateAnswer = z.object({ size: z.union([z.number().nonnegative(), z.literal('oversize')]) });

export const idList = z.array(entityId).min(1).max(LIMITS.bulkIds.max);

/** One tag, as it stands between the commas; `favorite` marks or unmarks a favourite of the caller. */
const tag = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.tag.max)
  .refine((value) => !value.includes(','));

/** Tags that templates get or lose; all others stay. */
export const bulkTagsRequest = z.object({
  ids: idList,
  add: z.array(tag).max(LIMITS.tag.perCall).default([]),
  remove: z.array(tag).max(LIMITS.tag.perCall).default([]),
});

/** Templates that are copied; each copy takes its time, so there are fewer at once. */
export const bulkCloneRequest = z.object({ ids: z.array(entityId).min(1).max(LIMITS.bulkCopies.max) });

/** Result of a bulk call; one bad id never fails the rest. */
export const bulkAnswer = z.object({
  updated: z.array(entityId),
  failed: z.array(
    z.object({
      id: entityId,
      code: z.string(),
      error: z.string(),
      /** Only with `CHECKS_FAILED`. */
      findings: z.array(finding).optional(),
    }),
  ),
});

/** The same for copies: `updated` names what was copied, `created` what came of it. */
export const bulkCloneAnswer = bulkAnswer.extend({
  created: z.array(z.object({ id: entityId, templateId: entityId })),
});

export type BulkTagsRequest = z.output<typeof bulkTagsRequest>;
export type BulkCloneAnswer = z.infer<typeof bulkCloneAnswer>;
export type CreateTemplateRequest = z.output<typeof createTemplateRequest>;
export type UpdateTemplateRequest = z.output<typeof updateTemplateRequest>;
export type OversizeAnswer = z.infer<typeof oversizeAnswer>;
export type BulkAnswer = z.infer<typeof bulkAnswer>;
