import type { TemplateElement } from '@mailwright/contract';
import { IconNote } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import classes from './CardNotes.module.css';

interface CardNotesProps {
  readonly template: TemplateElement;
  readonly pageActions: DashboardPageActions;
}

/** Shows the number of notes on a template; pressing it opens them. */
export function CardNotes({ template, pageActions }: CardNotesProps) {
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
