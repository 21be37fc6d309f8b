import type { TemplateElement } from '@mailwright/contract';
import { listOf } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { PersonAvatar } from '../../../../shared/ui/PersonAvatar.tsx';
import classes from './CardPeople.module.css';

interface CardPeopleProps {
  readonly template: Pick<TemplateElement, 'isShared' | 'isOwner' | 'owner' | 'collaborators'>;
}

/** Shows the owner of a shared template and the people it is shared with. */
export function CardPeople({ template }: CardPeopleProps) {
  const t = useT('dashboard');
  const { isShared, isOwner, owner, collaborators } = template;
  if (!isShared || owner === null) return null;
  const others = listOf(collaborators.map(fullName));
  const words = isOwner ? t('card.sharedByYou', { others }) : t('card.sharedBy', { owner: fullName(owner) });
  return (
    <span className={classes.people} role="img" aria-label={words} data-tip={words}>
      <PersonAvatar {...owner} size={20} />
      <span className={classes.count} aria-hidden="true">
        {`+${collaborators.length}`}
      </span>
    </span>
  );
}
