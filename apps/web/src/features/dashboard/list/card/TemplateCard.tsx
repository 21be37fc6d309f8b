import {
  FAVORITE_TAG,
  isFavorite,
  isFeatured,
  isLockedFor,
  splitTags,
  type TemplateElement,
} from '@mailwright/contract';
import { Button } from '@mantine/core';
import { memo } from 'react';
import { useStore } from 'zustand';
import { formatSize, fullDate, relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { actorOf } from '../../../../shared/session/account.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { editAction } from '../../actions/card/edit-action.ts';
import { previewAction } from '../../actions/card/preview-action.ts';
import { selectAction } from '../../actions/card/select-action.ts';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { editAddress } from '../../data/edit-address.ts';
import { CardMenu } from './CardMenu.tsx';
import { CardNotes } from './CardNotes.tsx';
import { CardPeople } from './CardPeople.tsx';
import { CardTags } from './CardTags.tsx';
import { FavoriteStar } from './FavoriteStar.tsx';
import { highlightedCards } from './highlighted-cards.ts';
import { LockBadge } from './LockBadge.tsx';
import classes from './TemplateCard.module.css';
import { TemplatePicture } from './TemplatePicture.tsx';

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
