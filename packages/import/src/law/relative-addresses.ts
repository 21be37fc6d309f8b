import { isRelativeAddress } from '@mailwright/blocks';
import { type DocumentNode, isJsonObject, type JsonValue } from '@mailwright/document';
import type { ReportCollector } from '../report-collector.ts';
import { htmlContent } from './html-content.ts';

/** Longest part of an address that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;

/** A picture in a folder, or with no more than a name: `images/logo`. */
const FOLDER = /^[\p{L}\p{N}_-]+(?:$|[/?#])/u;

/** Notes the addresses of pictures and links that name no host: they are kept as they are, and lead nowhere in a mail. */
export function noteRelative(nodes: readonly DocumentNode[], report: Pick<ReportCollector, 'note'>): void {
  for (const node of nodes) {
    const fidelity = typeof node.props.source === 'string' ? 'code' : 'changed';
    for (const [part, address] of [...addressesIn(node.props), ...addressesIn(node.style as JsonValue)])
      if (isRelativeAddress(address) || (part === 'img' && FOLDER.test(address)))
        report.note({ fidelity, part, node, reason: 'relative-address', detail: address.slice(0, MAX_DETAIL_LENGTH) });
    noteRelative(node.children ?? [], report);
  }
}

/** Addresses with the tag of what they are of. */
function addressesIn(value: JsonValue): readonly (readonly [part: string, address: string])[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (typeof each !== 'string') return addressesIn(each);
    if (key === 'source') return inCode(each);
    if (key === 'href') return [['a', each.trim()] as const];
    return /^(?:src|srcDark|srcPhone|iconSrc|backgroundImage)$/.test(key) ? [['img', each.trim()] as const] : [];
  });
}

function inCode(html: string): readonly (readonly [part: string, address: string])[] {
  const { images, links } = htmlContent(html);
  return [...images.map((each) => ['img', each] as const), ...links.map((each) => ['a', each] as const)];
}
