import { parametersOf, placeParameters } from '@mailwright/contract';
import type { MailTracking } from '../general-settings.ts';
import { type EmailDocument, ISLAND_TYPE, type NodeId } from '../node.ts';
import { findNode } from '../tree/locate.ts';
import type { ContentLink } from './content-entry.ts';
import { linksOf, placeName } from './links-of.ts';
import { type ContentOptions, contentOf, mapContent } from './map-content.ts';

/**
 * The mail as it is sent or exported: with its parameters in the addresses of its links. Codes to scan, videos and
 * profiles of networks stay as they are: who counts visits there does not know them. Foreign HTML is changed only where
 * the mail says so. A mail without parameters is the same object.
 */
export function trackedMail(document: EmailDocument, { registry, foreign }: ContentOptions): EmailDocument {
  const { tracking } = document.settings;
  const isInCode = tracking?.inCode === true && tracking.parameters.length > 0;
  const options = { registry, foreign: isInCode ? foreign : undefined };
  let words: ReadonlyMap<string, string> | undefined;
  return mapContent(document, options, (entry) => {
    if (entry.kind !== 'link') return entry.value;
    const link = { ...entry, isForeign: findNode(document, entry.nodeId)?.type === ISLAND_TYPE };
    if (sentAddress(link, '', tracking) === entry.value) return entry.value;
    words ??= wordsOfLinks(document, options);
    return sentAddress(link, words.get(placeName(entry)) ?? '', tracking);
  });
}

/** The address of a link as it is sent; `words`: what readers press. */
export function sentAddress(
  { value, tracking, isForeign }: ContentLink & { readonly value: string; readonly isForeign: boolean },
  words: string,
  { parameters = [], inCode }: Partial<MailTracking> = {},
): string {
  if (isForeign) return inCode ? placeParameters(value, parameters, words) : value;
  return tracking === undefined ? value : placeParameters(value, parametersOf(parameters, tracking), words);
}

function wordsOfLinks(document: EmailDocument, options: ContentOptions): ReadonlyMap<string, string> {
  const byNode = Map.groupBy(contentOf(document, options), ({ nodeId }): NodeId => nodeId);
  const links = [...byNode.values()].flatMap(linksOf);
  return new Map(links.flatMap(({ entries, words }) => entries.map((entry) => [placeName(entry), words] as const)));
}
