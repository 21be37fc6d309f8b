import { blockRegistry } from '@mailwright/blocks';
import {
  createConditionReader,
  fieldOfElementTag,
  linkElementTags,
  PROFILES,
  recognizeProfile,
  type SendingProfile,
} from '@mailwright/contract';
import { type DocumentNode, type EmailDocument, findNode, mapContent, type NodeId } from '@mailwright/document';
import type { MailInfo } from '../html/convert-html.ts';
import { type ConvertedIsland, convertIsland } from '../html/convert-island.ts';
import type { HtmlOptions } from '../html/create-context.ts';
import { TAGS } from '../html/recognize/branch.ts';
import { type NeutralImport, neutralImport } from './neutral-import.ts';
import { withNeutralText } from './neutral-tags.ts';

/** Blocks made of foreign HTML. */
export interface NeutralIsland extends ConvertedIsland, NeutralImport {}

/**
 * As `convertIsland`, with the tags of its sending system as what the mail says itself: fields, and conditions and repeats
 * around whole parts. Where blocks would come to stand otherwise than their tags, all of these stay code with what is
 * between them, so that no reader gets half of a layout.
 */
export function convertNeutral(
  document: EmailDocument,
  id: NodeId,
  options: Omit<HtmlOptions, 'css' | 'branches'>,
): NeutralIsland | null {
  const source = findNode(document, id)?.props.source;
  const profile = typeof source === 'string' ? recognizeProfile([source], PROFILES) : undefined;
  if (profile) {
    const made = convertIsland(document, id, { ...options, branches: createConditionReader(profile) });
    const neutral = made && withNeutral(made, profile, source);
    if (neutral && !neutral.report.findings.some(({ part }) => part === TAGS)) return neutral;
  }
  const made = convertIsland(document, id, options);
  return made && withNeutral(made, profile, source);
}

function withNeutral(made: ConvertedIsland, profile: SendingProfile | undefined, source: unknown): NeutralIsland {
  const neutral = neutralImport(made, made.nodes, profile);
  const document = withElementLinks(neutral.document, linkElementTags(typeof source === 'string' ? source : ''));
  const present = new Set(allIn(document.nodes));
  const info = profile && neutral.info ? neutralInfo(neutral.info, profile) : neutral.info;
  return { ...neutral, document, info, nodes: made.nodes.filter((node) => present.has(node)) };
}

/** Title and preheader, whose tags are those of the mail. */
function neutralInfo({ title, preheader }: MailInfo, profile: SendingProfile): MailInfo {
  return { title: withNeutralText(title, profile), preheader: withNeutralText(preheader, profile) };
}

/** Links that were elements lead to the fields of the mail, whatever system wrote the rest. */
function withElementLinks(document: EmailDocument, tags: readonly string[]): EmailDocument {
  if (tags.length === 0) return document;
  return mapContent(document, { registry: blockRegistry }, ({ kind, value }) =>
    kind === 'link' && tags.includes(value) ? (fieldOfElementTag(value) ?? value) : value,
  );
}

function allIn(nodes: readonly DocumentNode[]): readonly NodeId[] {
  return nodes.flatMap(({ id, children = [] }) => [id, ...allIn(children)]);
}
