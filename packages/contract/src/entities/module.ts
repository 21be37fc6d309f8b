import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { category } from './category.ts';
import { personName } from './person.ts';
import { templateStatus } from './template.ts';
import { entityId, jsonObject, pageQuery, queryBoolean, timestamp } from './wire.ts';

/** Content of a module: a single block, or one or more sections. */
export const moduleKind = z.enum(['block', 'sections']);

/** The nodes of a module: one, or a list of sections. */
export const moduleComponents = z.union([jsonObject, z.array(jsonObject).min(1).max(LIMITS.modules.sections)]);

/** A custom module. Its content is that of its latest version, which is what mails get. */
export const customModule = z.object({
  id: entityId,
  type: z.literal('email'),
  name: z.string(),
  description: z.string(),
  /** Rendered from `components`; left out with `hideHtml`. */
  html: z.string().optional(),
  css: z.string().optional(),
  /** The template that it was made from; null for none. */
  templateId: entityId.nullable(),
  /** A drawn picture; null as long as there is none. */
  previewUrl: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Null stands for 'My modules'. */
  category: category.pick({ id: true, name: true, group: true, type: true, hidden: true }).nullable(),
  kind: moduleKind,
  /** Left out with `hideHtml`, and where this release cannot read them. */
  components: moduleComponents.optional(),
  /** This release cannot read its content, which stays as it is; told where content is. */
  isUnreadable: z.boolean().optional(),
  /** Width of the mail that it came from, CSS pixels. */
  width: z.int().positive(),
  /** The words in it, folded, for a search; at most some hundred characters. */
  words: z.string(),
  isSystem: z.boolean(),
  owner: personName.nullable(),
  /** True when the caller may change, rename, move or delete it. */
  canEdit: z.boolean(),
  /** Number of its latest version, from 1. */
  version: z.int().positive(),
  /** +1 with each accepted change of the working copy. */
  revision: z.int().nonnegative(),
  /** The working copy differs from the latest version. */
  hasUnpublishedChanges: z.boolean(),
});

export const moduleQuery = z.object({
  /** Modules are of mails alone. */
  type: z.literal('email').default('email'),
  hideHtml: queryBoolean.default(false),
  /** A category's id. */
  category: entityId.optional(),
  /** Modules of hidden categories too; read for admins only. */
  hidden: queryBoolean.default(false),
  ...pageQuery.shape,
});

const moduleName = z
  .string()
  .trim()
  .min(1, MESSAGES.moduleNameRequired)
  .max(LIMITS.name.max, MESSAGES.maxLengthExceeded);

/** A category by id or as the reference that a module answers with; null stands for 'My modules'. */
const moduleCategory = z
  .union([entityId, z.object({ id: entityId }).transform((reference) => reference.id)])
  .nullable();

export const createModuleRequest = z.object({
  type: z.literal('email').default('email'),
  name: moduleName,
  description: z.string().trim().max(LIMITS.description.max, MESSAGES.maxLengthExceeded).default(''),
  category: moduleCategory.default(null),
  templateId: entityId.nullish(),
  components: moduleComponents.optional(),
  /** HTML for a module without `components`; stored byte for byte, as foreign HTML. */
  html: z.string().optional(),
  css: z.string().optional(),
  /** General settings of the mail that it came from. */
  style: jsonObject.nullish(),
  /** For admins: a module of the system. */
  isSystem: z.boolean().default(false),
});

/**
 * Changes to a module; fields that are left out stay as they are. New content replaces the working copy and becomes a
 * new version.
 */
export const updateModuleRequest = createModuleRequest
  .omit({ isSystem: true, type: true, templateId: true })
  .extend({
    description: z.string().trim().max(LIMITS.description.max, MESSAGES.maxLengthExceeded),
    category: moduleCategory,
  })
  .partial()
  .extend({ revision: z.int().nonnegative().optional() });

/** A version of a module: it never changes. */
export const moduleVersion = z.object({
  version: z.int().positive(),
  createdAt: timestamp,
  author: personName,
  /** Templates that show it now, as far as the caller may know of them. */
  uses: z.int().nonnegative(),
});

/** A version with what is in it. */
export const moduleVersionContent = moduleVersion.extend({
  moduleId: entityId,
  name: z.string(),
  kind: moduleKind,
  components: z.array(jsonObject),
  html: z.string(),
});

export const publishModuleRequest = z.object({ revision: z.int().nonnegative() });

/** Reason why a template does not get the new version; null when it can. */
const updateRefusal = z
  .enum([
    'FORBIDDEN',
    'TEMPLATE_NOT_FOUND',
    'TEMPLATE_LOCKED',
    'TEMPLATE_SHARED',
    'TEMPLATE_OPEN',
    'INVALID_TRANSITION',
  ])
  .nullable();

/** A template that shows a linked module. */
export const moduleUse = z.object({
  templateId: entityId,
  name: z.string(),
  /** A module that has this one in it, instead of a template. */
  isModule: z.boolean(),
  status: templateStatus,
  owner: personName.nullable(),
  isOwner: z.boolean(),
  lastModified: timestamp,
  /** The oldest version that it shows. */
  version: z.int().positive(),
  /** Number of places where the module is in the template. */
  instances: z.int().positive(),
  thumbnailUrl: z.string().nullable(),
  refusal: updateRefusal,
});

/** Uses of a module: those that the caller may read, and counts of all. */
export const moduleUses = z.object({
  uses: z.array(moduleUse),
  total: z.int().nonnegative(),
  /** Of the total: templates by status, and modules that have this one in them. */
  drafts: z.int().nonnegative(),
  published: z.int().nonnegative(),
  modules: z.int().nonnegative(),
  /** Of the total, templates that the caller may not read. */
  ofOthers: z.int().nonnegative(),
});

/** A mail as it is, and as it would be with a version; whole HTML of both. */
export const moduleImpact = z.object({
  before: z.string(),
  after: z.string(),
  /** Number of differences. `data-changed` attributes of `after` (and of `before`) number them in the order of the mail. */
  changes: z.int().nonnegative(),
});

/** Templates to update to a version. */
export const startModuleUpdate = z.object({
  version: z.int().positive(),
  templates: z.union([z.enum(['all', 'drafts']), z.array(entityId).min(1).max(LIMITS.modules.chosenUses)]),
  /** True to update also when the version lacks links that readers must have, such as the one to unsubscribe. */
  allowLoss: z.boolean().default(false),
});

/** One run that brings a version of a module, or a changed brand kit, to templates. It continues when its page is closed. */
export const moduleUpdate = z.object({
  id: entityId,
  /** Type of the object that `moduleId`, `name` and `version` describe; the version of a kit is its revision. */
  kind: z.enum(['module', 'brand']),
  moduleId: entityId,
  name: z.string(),
  version: z.int().positive(),
  state: z.enum(['running', 'done', 'cancelled']),
  /** Id of the run that this run reverts; null when it reverts none. */
  takesBack: entityId.nullable(),
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
  total: z.int().nonnegative(),
  updated: z.int().nonnegative(),
  /** Templates that stayed as they are, with the reason; the first ones. */
  skipped: z.int().nonnegative(),
  skippedTemplates: z.array(z.object({ templateId: entityId, name: z.string(), code: z.string(), error: z.string() })),
});

/** Latest versions of the modules of a mail that is open in an editor. */
export const openTemplateAnswer = z.object({
  /** The template's revision now. */
  revision: z.int().nonnegative(),
  modules: z.array(
    z.object({
      moduleId: entityId,
      name: z.string(),
      /** The latest version; null where the caller may not read the module, or it is gone. */
      version: z.int().positive().nullable(),
      isGone: z.boolean(),
      canEdit: z.boolean(),
    }),
  ),
});

export type ModuleKind = z.infer<typeof moduleKind>;
export type ModuleComponents = z.infer<typeof moduleComponents>;
export type CustomModule = z.infer<typeof customModule>;
export type ModuleQuery = z.output<typeof moduleQuery>;
export type CreateModuleRequest = z.output<typeof createModuleRequest>;
export type UpdateModuleRequest = z.output<typeof updateModuleRequest>;
export type ModuleVersion = z.infer<typeof moduleVersion>;
export type ModuleVersionContent = z.infer<typeof moduleVersionContent>;
export type ModuleUse = z.infer<typeof moduleUse>;
export type ModuleUses = z.infer<typeof moduleUses>;
export type ModuleImpact = z.infer<typeof moduleImpact>;
export type StartModuleUpdate = z.output<typeof startModuleUpdate>;
export type ModuleUpdate = z.infer<typeof moduleUpdate>;
export type OpenTemplateAnswer = z.infer<typeof openTemplateAnswer>;
