import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { readDocument } from '@mailwright/document';
import { call } from '../../../../../shared/api/call.ts';
import { BrokenMjml } from './broken-mjml.ts';
import type { ImportSource } from './import-source.ts';

/** A mail in MJML: the server reads it, as MJML needs more than a browser has. */
export const mjmlSource: ImportSource = {
  kind: 'mjml',
  extension: 'mjml',
  recognises: (text) => /^(?:\uFEFF|\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<mjml[\s>]/i.test(text.slice(0, BEGINNING)),
  read: async (source, signal) => {
    const { mail, problems } = await call(endpoints.imports.mjml, { body: { source } }, { signal });
    if (!mail) throw new BrokenMjml(problems);
    const { components, customStyles, findings, preHeader } = mail;
    const { document } = readDocument({ ...components, customStyles }, blockRegistry);
    return { document, report: { findings }, warnings: problems, preHeader };
  },
};

/** Nobody writes a longer preface. */
const BEGINNING = 20_000;
