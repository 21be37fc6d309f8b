import { escapeHtml } from '@mailwright/blocks';
import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { containsScript } from '@mailwright/island';
import { blockNode } from '../block-node.ts';
import { type LostOfPart, lostOfPart } from './lost-of-part.ts';

/**
 * Returns the nodes of a part whose blocks lack some content of its HTML: the HTML itself in the style of the blocks, and
 * before it the blocks if the HTML lacks content of theirs. null if no content of HTML is lost.
 */
export function keptAsCode(
  part: JsonObject,
  nodes: readonly DocumentNode[],
  lost: readonly LostOfPart[],
): readonly DocumentNode[] | null {
  const sources = [...new Set(lost.flatMap(({ html }) => (html.includes('<') && !containsScript(html) ? [html] : [])))];
  if (sources.length === 0) return null;
  const style = nodes[0]?.style ?? {};
  const source = `<div style="${escapeHtml(lookCss(style))}">${sources.join('\n')}</div>`;
  const code = blockNode('html', { source }, spacing(style));
  return lostOfPart(part, [code]).length === 0 ? [code] : [...nodes, code];
}

function lookCss({ fontFamily, fontSize, fontWeight, color, textAlign }: NodeStyle): string {
  return [
    fontFamily && `font-family:${fontFamily.replaceAll('"', "'")}`,
    fontSize && `font-size:${fontSize}px`,
    fontWeight && `font-weight:${fontWeight}`,
    color && `color:${color}`,
    textAlign && `text-align:${textAlign}`,
  ]
    .filter(Boolean)
    .join(';');
}

function spacing({ paddingTop, paddingRight, paddingBottom, paddingLeft, hideOn }: NodeStyle): NodeStyle {
  return {
    ...(paddingTop && { paddingTop }),
    ...(paddingRight && { paddingRight }),
    ...(paddingBottom && { paddingBottom }),
    ...(paddingLeft && { paddingLeft }),
    ...(hideOn && { hideOn }),
  };
}
