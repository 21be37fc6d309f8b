import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { detachGone, readDocument, writeDocument } from '@mailwright/document';
import { linkedModules } from './linked-modules.ts';

/** Returns the modules that a body is linked to. */
export function linksOf({ components }: Pick<TemplateBody, 'components'>): readonly string[] {
  return linkedModules(components).map(({ moduleId }) => moduleId);
}

/** Returns a body without links to deleted modules, whose content stays as a copy; its html is the same. */
export function withoutLinksTo(body: TemplateBody, gone: ReadonlySet<string>): TemplateBody {
  if (!linksOf(body).some((id) => gone.has(id))) return body;
  const { document } = readDocument(body.components, blockRegistry);
  return { ...body, components: { ...writeDocument(detachGone(document, (id) => gone.has(id))) } };
}
