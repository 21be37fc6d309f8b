import { type EmailDocument, ISLAND_TYPE } from '@mailwright/document';

/** Source of an imported mail that is a document of its own (it has a doctype, `<html>` or `<body>`), else null. */
export function wholeDocument(document: EmailDocument): string | null {
  const [only, ...others] = document.nodes;
  if (!only || others.length > 0 || only.type !== ISLAND_TYPE) return null;
  const { source } = only.props;
  return typeof source === 'string' && /<(?:!doctype|html|body)\b/i.test(source) ? source : null;
}
