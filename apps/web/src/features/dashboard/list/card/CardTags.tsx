import { useT } from '../../../../shared/i18n/use-t.ts';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import classes from './CardTags.module.css';

const SHOWN = 2;

interface CardTagsProps {
  readonly tags: readonly string[];
  readonly description: string;
  /** Shows only templates with this tag. */
  readonly onTag: (tag: string) => void;
}

/**
 * Shows one line with the first tags and a menu of the others, or the description when there are no tags. Pressing a tag
 * filters by it. An empty line keeps its height.
 */
export function CardTags({ tags, description, onTag }: CardTagsProps) {
  const t = useT('dashboard');
  if (tags.length === 0) {
    return (
      <p className={classes.description} data-tip={description}>
        {description}
      </p>
    );
  }
  const hidden = tags.slice(SHOWN);
  const more = t('card.moreTags', { count: hidden.length });
  return (
    <ul className={classes.tags}>
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag} className={classes.item}>
          <button
            type="button"
            className={classes.tag}
            data-tip={t('card.filterByTag', { tag })}
            onClick={() => onTag(tag)}
          >
            {tag}
          </button>
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <MenuButton
            content={{
              label: more,
              groups: [hidden.map((tag) => ({ id: tag, label: tag, run: () => onTag(tag) }))],
            }}
            button={(trigger) => (
              <button type="button" {...trigger} className={classes.more} data-tip={hidden.join(', ')}>
                {more}
              </button>
            )}
          />
        </li>
      )}
    </ul>
  );
}
