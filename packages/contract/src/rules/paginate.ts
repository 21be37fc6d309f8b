import type { Pagination } from '../entities/template-list.ts';

/** Page figures of a list of `total` items at `pageSize` a page. */
export function paginate(total: number, pageSize: number): Pagination {
  const pages = Math.ceil(total / pageSize);
  return { 'first-page': 0, 'last-page': Math.max(0, pages - 1), 'total-page': pages, 'total-elements': total };
}
