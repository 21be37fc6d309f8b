import { changedLinks, type LinkChange, type RuleResult } from '@mailwright/document';
import { islandCode } from '../core/island/load-island-code.ts';
import type { EditorSession } from '../core/session/editor-session.ts';
import type { MailLink } from './mail-links.ts';

/** Changes a link wherever its address is kept, as one step; says why not. */
export function changeMailLink({ editor }: EditorSession, { node, places }: MailLink, change: LinkChange): RuleResult {
  const props = changedLinks(node, places, change, { foreign: islandCode()?.islandContent });
  if (Object.keys(props).length === 0) return { ok: true };
  return editor.run({ type: 'updateProps', id: node.id, props, action: 'link' });
}

/** Returns why the link may not be changed; null when it may. */
export function mailLinkLock({ editor }: EditorSession, { node, places }: MailLink): RuleResult {
  const [{ prop, item } = { prop: '', item: undefined }] = places;
  const key = item?.list ?? prop;
  return editor.can({ type: 'updateProps', id: node.id, props: { [key]: node.props[key] ?? null } });
}
