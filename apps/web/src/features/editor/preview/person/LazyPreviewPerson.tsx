import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';

/** Fetched with the first preview, and with it all that decides what a person gets. */
export const LazyPreviewPerson = lazyChunk(async () => (await import('./PreviewPerson.tsx')).PreviewPerson);
