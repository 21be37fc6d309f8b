import { endpoints, type TemplateInfo } from '@mailwright/contract';

/**
 * The calls that read and write a template. The working copy of a module has those of users' templates, whoever's the
 * module is.
 */
export function templateCalls({ isSystem, type }: Pick<TemplateInfo, 'isSystem' | 'type'>) {
  return isSystem && type === 'email' ? endpoints.systemTemplates : endpoints.userTemplates;
}
