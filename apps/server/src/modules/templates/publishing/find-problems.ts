import { blockRegistry } from '@mailwright/blocks';
import { checkMail, type Finding } from '@mailwright/checks';
import type { TemplateBody } from '@mailwright/contract';
import { byteLength } from '@mailwright/render';
import { type MailInfo, mailOf } from '../update/compose-body.ts';

/** What readers of a stored mail would meet, and its author may want to look at. An empty one has nothing to look at. */
export function findProblems(body: TemplateBody | null, info: MailInfo, now: number): readonly Finding[] {
  if (!body?.components) return [];
  const { html, components, customStyles } = body;
  const document = mailOf(components, customStyles);
  return checkMail({ document, registry: blockRegistry, html, bytes: byteLength(html), ...info, now });
}
