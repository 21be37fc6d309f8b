import { type DocumentNode, ISLAND_TYPE } from '@mailwright/document';
import { islandCode } from '../../core/island/load-island-code.ts';
import { changeView } from '../frame/change-view.ts';
import { PART_MARK } from './foreign-dom-element.ts';

/** Brings the element of a block of foreign HTML to the next version of its source where little of it has changed. */
export function changeIsland(element: Element, before: DocumentNode, after: DocumentNode): boolean {
  const [source, next] = [sourceOf(before), sourceOf(after)];
  if (source === null || next === null || !isOnlySource(before, after)) return false;
  // Blocks with scripts show a label in place of what they hold.
  if (source.trim() === '' || next.trim() === '' || hasScript(source) || hasScript(next)) return false;
  const change = islandCode()?.followSource(source, next);
  const body = element.querySelector(`[${PART_MARK}]`)?.parentElement ?? element;
  return change !== undefined && changeView(element, body, change);
}

function sourceOf({ type, props }: DocumentNode): string | null {
  return type === ISLAND_TYPE && typeof props.source === 'string' ? props.source : null;
}

/** Returns whether nothing but the source of a node has changed. */
function isOnlySource(before: DocumentNode, after: DocumentNode): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof DocumentNode>;
  keys.delete('props');
  const props = new Set([...Object.keys(before.props), ...Object.keys(after.props)]);
  props.delete('source');
  return (
    [...keys].every((key) => before[key] === after[key]) &&
    [...props].every((key) => before.props[key] === after.props[key])
  );
}

function hasScript(source: string): boolean {
  return /<script\b/i.test(source);
}
