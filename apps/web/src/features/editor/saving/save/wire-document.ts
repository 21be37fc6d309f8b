import type { TemplateBody } from '@mailwright/contract';
import { type EmailDocument, type JsonObject, writeDocument } from '@mailwright/document';

type WireDocument = Pick<TemplateBody, 'components' | 'customStyles'>;

/** Returns a template as one piece of JSON: the author's CSS is part of the document here. */
export function joinBody({ components, customStyles }: WireDocument): JsonObject | null {
  return customStyles === '' ? (components as JsonObject | null) : { ...(components as JsonObject), customStyles };
}

/** The document as it travels: the author's CSS beside it. */
export function splitBody(document: EmailDocument): {
  readonly components: JsonObject;
  readonly customStyles: string;
} {
  const { customStyles = '', ...rest } = document;
  return { components: writeDocument(rest), customStyles };
}
