import { Skeleton } from '@mantine/core';
import card from './card/TemplateCard.module.css';
import classes from './SkeletonCards.module.css';

/** Shows placeholders for cards that are loading, in their final size. */
export function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move.
    <li key={index} className={card.card} aria-hidden="true">
      <div className={classes.picture} />
      <div className={card.body}>
        <div className={classes.heading}>
          <Skeleton width="62%" height={14} />
        </div>
        <div className={classes.line}>
          <Skeleton width="40%" height={12} />
        </div>
        <div className={card.facts}>
          <Skeleton width={96} height={12} my={3} />
        </div>
      </div>
    </li>
  ));
}
