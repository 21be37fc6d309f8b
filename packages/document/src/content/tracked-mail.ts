import { parametersOf, placeParameters } from '@mailwright/contract';
import type { EmailDocument } from '../node.ts';
import type { ForeignContent } from './content-entry.ts';
import { type ContentOptions, mapContent } from './map-content.ts';

/**
 * The mail as it is sent or exported: with its parameters in the addresses of its links. Codes to scan, videos and
 * profiles of networks stay as they are: who counts visits there does not know them. Foreign HTML is changed only where
 * the mail says so. A mail without parameters is the same object.
 */
export function trackedMail(document: EmailDocument, { registry, foreign }: ContentOptions): EmailDocument {
  const { parameters = [], inCode = false } = document.settings.tracking ?? {};
  const inForeign: ForeignContent | undefined =
    foreign &&
    ((source) => foreign(source, ({ kind, value }) => (kind === 'link' ? placeParameters(value, parameters) : value)));
  const isInCode = inCode && parameters.length > 0;
  return mapContent(document, { registry, foreign: isInCode ? inForeign : undefined }, (entry) => {
    if (entry.kind !== 'link' || entry.tracking === undefined) return entry.value;
    return placeParameters(entry.value, parametersOf(parameters, entry.tracking));
  });
}
