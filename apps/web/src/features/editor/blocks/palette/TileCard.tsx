import { loadPictures } from '@mailwright/blocks';
import { lazy, Suspense } from 'react';
import classes from './TileCard.module.css';

const Picture = lazy(async () => {
  const pictures = await loadPictures();
  return {
    default: ({ tile }: { readonly tile: string }) => <img className={classes.picture} src={pictures[tile]} alt="" />,
  };
});

interface TileCardProps {
  readonly tile: string;
  readonly name: string;
  readonly description: string;
  /** Reason why the tile may not be used, or ''. */
  readonly hint: string;
}

/** Shows a picture and a sentence about what a tile makes. */
export function TileCard({ tile, name, description, hint }: TileCardProps) {
  return (
    <span className={classes.content}>
      <Suspense fallback={<span className={classes.picture} />}>
        <Picture tile={tile} />
      </Suspense>
      <strong>{name}</strong>
      <span>{description}</span>
      {hint !== '' && <span className={classes.hint}>{hint}</span>}
    </span>
  );
}
