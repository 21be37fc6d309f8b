import {
  FAVORITE_TAG,
  isFavorite,
  isFeatured,
  isLockedFor,
  splitTags,
  type TemplateElement,
} from '@mailwright/contract';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconDots, IconLock, IconNote, IconStar, IconStarFilled } from '@tabler/icons-react';
import { lazy, memo } from 'react';
import { useStore } from 'zustand';
import { formatSize, fullDate, listOf, relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { fullName } from '../../../../shared/person-name.ts';
import { actorOf } from '../../../../shared/session/account.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { PersonAvatar } from '../../../../shared/ui/PersonAvatar.tsx';
import { editAction } from '../../actions/card/edit-action.ts';
import { previewAction } from '../../actions/card/preview-action.ts';
import { selectAction } from '../../actions/card/select-action.ts';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { editAddress } from '../../data/edit-address.ts';
import { toggleFavorite } from '../../data/template-changes.ts';
import { CardTags } from './CardTags.tsx';
import { highlightedCards } from './highlighted-cards.ts';
import lockBadgeClasses from './LockBadge.module.css';
import classes from './TemplateCard.module.css';
import { TemplatePicture } from './TemplatePicture.tsx';

const load = () => import('./CardMenuPopup.tsx');

const CardMenuPopup = lazy(async () => ({ default: (await load()).CardMenuPopup }));

interface TemplateCardProps {
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
  /** True when the card is selected; undefined outside bulk mode. */
  readonly selected?: boolean | undefined;
  readonly onSelect?: (id: string, range: boolean) => void;
}

export const TemplateCard = memo(function TemplateCard({
  template,
  pageActions,
  selected,
  onSelect,
}: TemplateCardProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const highlighted = useStore(highlightedCards, ({ ids }) => ids.includes(template.id));
  const main = [selectAction, editAction].find((action) => action.visible(template, actor));
  const tags = splitTags(template.tags).filter((tag) => tag !== FAVORITE_TAG);

  return (
    <li
      className={classes.card}
      data-template={template.id}
      data-selected={selected}
      data-highlighted={highlighted || undefined}
    >
      {selected !== undefined && (
        <input
          type="checkbox"
          className={classes.check}
          checked={selected}
          aria-label={t('bulk.select', { name: template.name })}
          onChange={({ nativeEvent }) =>
            onSelect?.(template.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <div className={classes.picture}>
        <TemplatePicture template={template} />
        <LockBadge template={template} />
        {template.isSystem && isFeatured(template) && <span className={classes.ribbon}>{t('card.featured')}</span>}
        {main !== undefined && selected === undefined && (
          <div className={classes.veil}>
            <Button tabIndex={-1} onClick={() => void main.run(template, pageActions, actor)}>
              {t(`action.${main.id}`)}
            </Button>
            <Button
              tabIndex={-1}
              variant="default"
              onClick={() => void previewAction.run(template, pageActions, actor)}
            >
              {t('action.preview')}
            </Button>
          </div>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.heading}>
          <h3 className={classes.name}>
            {main === editAction ? (
              <Link to={editAddress(template)} data-tip={template.name}>
                {template.name}
              </Link>
            ) : isLockedFor(actor, template) ? (
              <button
                type="button"
                data-tip={template.name}
                onClick={() => pageActions.open({ kind: 'locked', id: template.id })}
              >
                {template.name}
              </button>
            ) : main === undefined ? (
              <span data-tip={template.name}>{template.name}</span>
            ) : (
              <button
                type="button"
                data-tip={template.name}
                onClick={() => void main.run(template, pageActions, actor)}
              >
                {template.name}
              </button>
            )}
          </h3>
          {!template.isSystem && template.status !== 'deleted' && (
            <FavoriteStar template={template} marked={isFavorite(template.tags)} />
          )}
          <CardMenu template={template} pageActions={pageActions} />
        </div>
        <CardTags tags={tags} description={template.description} onTag={pageActions.filterByTag} />
        <div className={classes.facts}>
          {!template.isSystem && (
            <span
              className={classes.dot}
              data-status={template.status}
              role="img"
              aria-label={t(`status.${template.status}`)}
              data-tip={t(`status.${template.status}`)}
            />
          )}
          <CardPeople template={template} />
          <CardNotes template={template} pageActions={pageActions} />
          <time dateTime={template.lastModified} data-tip={fullDate(template.lastModified)}>
            {relativeTime(template.lastModified)}
          </time>
          <span className={classes.size}>{formatSize(template.size)}</span>
        </div>
      </div>
    </li>
  );
});

interface CardMenuProps {
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
}

/** Shows the menu of a template's actions; there is always at least one. */
function CardMenu({ template, pageActions }: CardMenuProps) {
  const t = useT('dashboard');
  const label = t('card.menu', { name: template.name });
  return (
    <MenuButton
      width={250}
      preload={load}
      popup={(frame) => <CardMenuPopup {...frame} label={label} template={template} pageActions={pageActions} />}
      button={(trigger) => (
        <IconButton {...trigger} size={28} label={label} icon={<IconDots size={18} stroke={1.8} />} />
      )}
    />
  );
}

interface CardNotesProps {
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
}

/** Shows the number of notes on a template; pressing it opens them. */
function CardNotes({ template, pageActions }: CardNotesProps) {
  const t = useT('dashboard');
  const { noteCount: count, name } = template;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={classes.notes}
      aria-label={t('card.notes', { count, name })}
      data-tip={t('card.noteCount', { count })}
      onClick={() => pageActions.open({ kind: 'notes', template })}
    >
      <IconNote size={14} stroke={1.7} aria-hidden="true" />
      {count}
    </button>
  );
}

interface CardPeopleProps {
  readonly template: Pick<TemplateElement, 'isShared' | 'isOwner' | 'owner' | 'collaborators'>;
}

/** Shows the owner of a shared template and the people it is shared with. */
function CardPeople({ template }: CardPeopleProps) {
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

interface FavoriteStarProps {
  readonly template: TemplateElement;
  readonly marked: boolean;
}

function FavoriteStar({ template, marked }: FavoriteStarProps) {
  const t = useT('dashboard');
  return (
    <IconButton
      size={28}
      className={classes.star}
      label={marked ? t('card.unfavorite') : t('card.favorite')}
      aria-pressed={marked}
      icon={marked ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
      onClick={() => void toggleFavorite(template)}
    />
  );
}

/** Shows who is editing a shared template right now. */
function LockBadge({ template }: { readonly template: Pick<TemplateElement, 'isLocked' | 'lockedBy'> }) {
  const t = useT('dashboard');
  const { principalId } = useAccount();
  const { isLocked, lockedBy } = template;
  if (!isLocked || lockedBy === null) return null;
  const isMine = lockedBy.id === principalId;
  const name = isMine ? t('card.you') : fullName(lockedBy);
  return (
    <span className={lockBadgeClasses.badge} data-mine={isMine || undefined} data-tip={t('card.lockedTip', { name })}>
      <IconLock size={14} stroke={1.9} aria-hidden="true" />
      <VisuallyHidden>{t('card.lockedBy')} </VisuallyHidden>
      <span className={lockBadgeClasses.name}>{name}</span>
    </span>
  );
}
