import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/src/features/editor/EditorPage.tsx': ['/src/features/editor/TopBar.tsx', '/src/shared/Button.tsx'],
  '/src/features/editor/TopBar.tsx': ['/src/features/editor/EditorPage.tsx', '/src/features/editor/name.ts'],
  '/src/features/editor/LazyDialog.tsx': ['/src/features/editor/name.ts'],
};

const modules = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

test('a page is gathered with what of its feature it imports, without what it asks for later and what all share', () => {
  const nameOf = pageChunk('/src/features/editor/EditorPage.tsx');
  expect(nameOf('/src/features/editor/EditorPage.tsx', modules)).toBe('editor');
  expect(nameOf('/src/features/editor/name.ts', modules)).toBe('editor');
  expect(nameOf('/src/features/editor/LazyDialog.tsx', modules)).toBeNull();
  expect(nameOf('/src/shared/Button.tsx', modules)).toBeNull();
});
