import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { PROFILE_IDS } from '../profiles/profile-ids.ts';

/** A file that the source may include, by its name, with its folders where they are known. */
const sentFile = z.object({ path: z.string().min(1).max(500), source: z.string().max(LIMITS.htmlFileBytes) });

/** Of the files that a source asks for, those that are sent along are put in; no other is ever read. */
export const importMjmlRequest = z.object({
  source: z.string().min(1).max(LIMITS.htmlFileBytes),
  files: z.array(sentFile).max(LIMITS.importFiles).optional(),
});

/** HTML: one block with its very bytes, or blocks; `css` is what counts for it from outside. */
export const importHtmlRequest = z.object({
  source: z.string().min(1).max(LIMITS.htmlFileBytes),
  mode: z.enum(['island', 'blocks']),
  css: z.string().max(LIMITS.htmlFileBytes).optional(),
});

/** A design as its editor saves it: the JSON, or its text. */
export const importDesignRequest = z.object({
  source: z.union([z.string().min(1).max(LIMITS.htmlFileBytes), z.record(z.string(), z.unknown())]),
});

const place = {
  /** Counted from 1. */
  line: z.int().positive(),
  tag: z.string(),
  /** Part of the tag that the problem is about: names of attributes, the part around it, a file. */
  detail: z.string(),
};

const mjmlProblem = z.object({
  /** The first five leave the source unreadable; of the others the rest is read all the same. */
  kind: z.enum([
    'not-mjml',
    'no-body',
    'unclosed-tag',
    'unclosed-quote',
    'stray-end',
    'unknown-tag',
    'unknown-attribute',
    'wrong-value',
    'wrong-place',
    'include',
  ]),
  ...place,
});

/**
 * Reason why a source cannot be read: it is not JSON, it is JSON but not a design of this kind, or it is HTML without
 * content.
 */
const importProblem = z.object({ kind: z.enum(['no-json', 'no-design', 'no-content']), ...place });

/** One sort of part and what became of it. */
export const importFinding = z.object({
  fidelity: z.enum(['kept', 'changed', 'code', 'placeholder', 'dropped']),
  part: z.string(),
  /** Type of the block it became; null when it became none. */
  block: z.string().nullable(),
  reason: z
    .enum([
      'unknown-type',
      'no-counterpart',
      'setting-left-out',
      'value-adjusted',
      'layout-adjusted',
      'attribute-left-out',
      'made-readable',
      'own-markup',
      'unsafe',
      'relative-address',
    ])
    .optional(),
  detail: z.string().optional(),
  count: z.int().positive(),
  nodes: z.array(z.string()),
});

const importedMail = z.object({
  /** The document, as a template's body has it. */
  components: z.record(z.string(), z.unknown()),
  customStyles: z.string(),
  title: z.string(),
  /** Subject that inboxes show according to the source; its title when it has no subject. */
  subject: z.string(),
  preHeader: z.string(),
  /** The sending system whose tags became fields, conditions and repeats; null where none is recognized. */
  profile: z.enum(PROFILE_IDS).nullable(),
  findings: z.array(importFinding),
});

/** `mail` is null for a source that cannot be read; the problems say why, and where. */
export const importMjmlAnswer = z.object({ mail: importedMail.nullable(), problems: z.array(mjmlProblem) });

/** The same of any other source. */
export const importAnswer = z.object({ mail: importedMail.nullable(), problems: z.array(importProblem) });
