import type { Database } from '../../db/database.ts';
import type { ImageFactsRepository } from './port.ts';

export function createImageFactsRepository({ kysely }: Database): ImageFactsRepository {
  return {
    async findAll(images) {
      if (images.length === 0) return [];
      const rows = await kysely
        .selectFrom('assets')
        .select(['owner_id', 'name', 'width', 'height', 'size', 'content_type', 'alt', 'in_library'])
        .where(({ or, and, eb }) =>
          or(images.map(({ ownerId, name }) => and([eb('owner_id', '=', ownerId), eb('name', '=', name)]))),
        )
        .execute();
      return rows.map((row) => ({
        ownerId: row.owner_id,
        name: row.name,
        savedName: row.name,
        width: row.width,
        height: row.height,
        size: row.size,
        contentType: row.content_type,
        alt: JSON.parse(row.alt),
        inLibrary: row.in_library === 1,
      }));
    },
  };
}
