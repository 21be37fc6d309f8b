import type { Actor } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { BrandRecord, BrandRepository } from '../../brand/port.ts';

/**
 * Returns a kit that the person may use: their own, or one that is shared with them.
 * @throws AppError `BRAND_NOT_FOUND`
 */
export async function requireKit(
  brands: Pick<BrandRepository, 'ofReader'>,
  { id: userId }: Pick<Actor, 'id'>,
  id: string,
): Promise<BrandRecord> {
  const found = (await brands.ofReader(userId)).find((brand) => brand.id === id);
  if (!found) throw new AppError('BRAND_NOT_FOUND');
  return found;
}
