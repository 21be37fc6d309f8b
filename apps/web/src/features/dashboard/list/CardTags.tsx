import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CardTags.module.css';

const SHOWN = 2;

interface CardTagsProps {
  readonly tags: readonly string[];
  readonly description: string;
}

/** One line: the first tags and how many more there are; without tags the description. Keeps its height when empty. */
export function CardTags({ tags, description }: CardTagsProps) {
  const t = useT('dashboard');
  if (tags.length === 0) {
    return (
      <p className={classes.description} data-tip={description}>
        {description}
      </p>
    );
  }
  const hidden = tags.slice(SHOWN);
  return (
    <ul className={classes.tags}>
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag} className={classes.tag} data-tip={tag}>
          {tag}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={classes.more} data-tip={hidden.join(', ')}>
          {t('card.moreTags', { count: hidden.length })}
        </li>
      )}
    </ul>
  );
}
