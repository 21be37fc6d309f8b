import type { TemplateElement } from '@mailwright/contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { toggleFavorite } from '../../data/template-changes.ts';
import classes from './FavoriteStar.module.css';

interface FavoriteStarProps {
  readonly template: TemplateElement;
  readonly marked: boolean;
}

export function FavoriteStar({ template, marked }: FavoriteStarProps) {
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
