import { PRODUCT_VERSION_LABEL } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';
import { SelectionPath } from './SelectionPath.tsx';
import classes from './StatusBar.module.css';

/** Sizes in the status bar, loaded on their own: opening the editor does not wait for them. */
const Weights = lazyChunk(async () => (await import('./Weights.tsx')).Weights);

/** Under the canvas: where the selection stands, how heavy the mail is, and the product's version. */
export function StatusBar() {
  const t = useT('shared');
  return (
    <footer className={classes.bar} data-region="status">
      <SelectionPath />
      <ChunkBoundary>
        <Suspense fallback={<span className={classes.weights} />}>
          <Weights />
        </Suspense>
      </ChunkBoundary>
      <span className={classes.version}>
        <VisuallyHidden>{t('version', { version: PRODUCT_VERSION_LABEL })}</VisuallyHidden>
        <span aria-hidden="true">{PRODUCT_VERSION_LABEL}</span>
      </span>
    </footer>
  );
}
