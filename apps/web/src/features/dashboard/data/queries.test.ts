import type { TemplateElement, TemplateList } from '@mailwright/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { listQuery } from './queries.ts';

const TOTAL = 45;
const REQUEST = {
  view: { kind: 'own', status: 'draft' },
  order: { key: 'lastModified', direction: 'desc' },
  term: '',
  tag: '',
} as const;

function pageFrom(offset: number): TemplateList {
  const elements = Array.from({ length: Math.min(20, TOTAL - offset) }, (_, index) => ({ id: `t${offset + index}` }));
  const pagination = { 'first-page': 0, 'last-page': 2, 'total-page': 3, 'total-elements': TOTAL };
  return { elements: elements as unknown as TemplateElement[], pagination };
}

test('a list knows which page it is at: each next one begins where the last one ended, and after the last is none', async () => {
  const offsets: number[] = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (url: string) => {
    const offset = Number(new URL(url, 'http://localhost').searchParams.get('offset'));
    offsets.push(offset);
    return Response.json(pageFrom(offset));
  });
  const query = listQuery(REQUEST);
  const { pages, pageParams } = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 5 });
  expect(pageParams).toEqual([0, 20, 40]);
  expect(offsets).toEqual([0, 20, 40]);
  expect(pages.flatMap(({ elements }) => elements.map(({ id }) => id))).toEqual(
    Array.from({ length: TOTAL }, (_, index) => `t${index}`),
  );
});
