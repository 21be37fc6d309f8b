import { type CreateTemplateRequest, endpoints } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { beginInBrand } from '../../../shared/brand/begun-in-brand.ts';
import { isInMyBrand } from '../../../shared/brand/in-my-brand-choice.ts';
import { refreshTemplates } from './cached-lists.ts';
import { editAddress } from './edit-address.ts';

/**
 * Creates a draft, or a system template that is published at once.
 * @returns the address of its editor
 * @throws ApiError when the server refuses
 */
export async function createTemplate(body: CreateTemplateRequest, isSystem: boolean): Promise<string> {
  const row = isSystem ? endpoints.systemTemplates.create : endpoints.userTemplates.create;
  const { templateId } = await call(row, { params: { type: 'email' }, body });
  // What is linked to modules looks as they do.
  const hasOwnLook = typeof body.id === 'string' || body.modules?.as === 'copy';
  if (hasOwnLook && isInMyBrand()) beginInBrand(templateId);
  void refreshTemplates();
  return editAddress({ id: templateId, isSystem });
}
