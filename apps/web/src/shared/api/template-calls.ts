import { endpoints, type TemplateInfo } from '@mailwright/contract';

/**
 * Returns the calls that read and write a template. The working copy of a module uses those of users' templates, even for a
 * module of the system.
 */
export function templateCalls({ isSystem, type }: Pick<TemplateInfo, 'isSystem' | 'type'>) {
  return isSystem && type === 'email' ? endpoints.systemTemplates : endpoints.userTemplates;
}
