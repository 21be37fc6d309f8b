import type { GifFacts, ImageRecipe } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../../../shared/format.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './GifFigures.module.css';
import { editGif } from './gif-edit.ts';

interface GifFiguresProps {
  readonly recipe: ImageRecipe;
  readonly templateId: string;
}

/** Milliseconds without a change before the server is asked what would come of it. */
const REST = 600;
const SECOND = 1000;

/** Shows the file size of the GIF before and after the edit. */
export function GifFigures({ recipe, templateId }: GifFiguresProps) {
  const t = useT('pictures');
  const [settled] = useDebouncedValue(recipe, REST);
  const query = useQuery({
    queryKey: ['gif-figures', settled],
    queryFn: ({ signal }) => editGif(settled, { keep: false, templateId, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (query.error) {
    return (
      <p className={classes.problem} role="alert">
        {errorSentence(query.error)}
      </p>
    );
  }
  const figures = query.data;
  if (figures === undefined) return <Skeleton height={86} />;
  const stale = query.isFetching || settled !== recipe;
  const factsOf = ({ width, height, frames, duration }: GifFacts) =>
    t('gif.facts', { width, height, frames, seconds: (duration / SECOND).toFixed(1) });
  return (
    <output className={classes.figures} aria-live="polite" aria-busy={stale} data-stale={stale || undefined}>
      {(['before', 'after'] as const).map((when) => (
        <span key={when} className={classes.figure}>
          <span className={classes.facts}>{t(`gif.${when}`)}</span>
          <strong className={classes.size}>{formatBytes(figures[when].size)}</strong>
          <span className={classes.facts}>{factsOf(figures[when])}</span>
        </span>
      ))}
    </output>
  );
}
