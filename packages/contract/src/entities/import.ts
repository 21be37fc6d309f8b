import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** A file that the source may include, by its name, with its folders where they are known. */
const sentFile = z.object({ path: z.string().min(1).max(500), source: z.string().max(LIMITS.htmlFileBytes) });

/** Of the files that a source asks for, those that are sent along are put in; no other is ever read. */
export const importMjmlRequest = z.object({
  source: z.string().min(1).max(LIMITS.htmlFileBytes),
  files: z.array(sentFile).max(LIMITS.importFiles).optional(),
});

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
  /** Counted from 1. */
  line: z.int().positive(),
  tag: z.string(),
  /** What of the tag: names of attributes, the part around it, a file. */
  detail: z.string(),
});

/** One sort of part and what became of it. */
const importFinding = z.object({
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

const importedMjml = z.object({
  /** The document, as a template's body has it. */
  components: z.record(z.string(), z.unknown()),
  customStyles: z.string(),
  title: z.string(),
  preHeader: z.string(),
  findings: z.array(importFinding),
});

/** `mail` is null for a broken source; the problems say where. */
export const importMjmlAnswer = z.object({ mail: importedMjml.nullable(), problems: z.array(mjmlProblem) });
