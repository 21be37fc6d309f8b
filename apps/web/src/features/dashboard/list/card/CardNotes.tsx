import type { TemplateElement } from '@mailwright/contract';
import { IconNote } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { DashboardPageHands } from '../../actions/menu-action.ts';
import classes from './CardNotes.module.css';

interface CardNotesProps {
  readonly template: TemplateElement;
  readonly hands: DashboardPageHands;
}

/** How many notes there are on a template; pressing it opens them. */
export function CardNotes({ template, hands }: CardNotesProps) {
  const t = useT('dashboard');
  const { noteCount: count, name } = template;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={classes.notes}
      aria-label={t('card.notes', { count, name })}
      data-tip={t('card.noteCount', { count })}
      onClick={() => hands.open({ kind: 'notes', template })}
    >
      <IconNote size={14} stroke={1.7} aria-hidden="true" />
      {count}
    </button>
  );
}
