import type { TemplateElement } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import classes from './LockBadge.module.css';

/** Shows who is editing a shared template right now. */
export function LockBadge({ template }: { readonly template: Pick<TemplateElement, 'isLocked' | 'lockedBy'> }) {
  const t = useT('dashboard');
  const { principalId } = useAccount();
  const { isLocked, lockedBy } = template;
  if (!isLocked || lockedBy === null) return null;
  const isMine = lockedBy.id === principalId;
  const name = isMine ? t('card.you') : fullName(lockedBy);
  return (
    <span className={classes.badge} data-mine={isMine || undefined} data-tip={t('card.lockedTip', { name })}>
      <IconLock size={14} stroke={1.9} aria-hidden="true" />
      <VisuallyHidden>{t('card.lockedBy')} </VisuallyHidden>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
