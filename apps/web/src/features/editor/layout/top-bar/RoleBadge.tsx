import { type Icon, IconEye, IconPackage, IconTemplate, IconUsers } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { HeaderRole } from './header-role.ts';
import classes from './RoleBadge.module.css';

type MarkedRole = Exclude<HeaderRole, 'plain'>;

const LOOKS = {
  reader: { icon: IconEye, words: 'role.reader' },
  module: { icon: IconPackage, words: 'role.module' },
  system: { icon: IconTemplate, words: 'role.system' },
  'shared-owner': { icon: IconUsers, words: 'role.sharedOwner' },
} as const satisfies Record<MarkedRole, { readonly icon: Icon; readonly words: string }>;

/** Says in words what the header's colour says. */
export function RoleBadge({ role }: { readonly role: MarkedRole }) {
  const t = useT('editor');
  const { icon: RoleIcon, words } = LOOKS[role];
  return (
    <span className={classes.badge} data-tip={t(words)}>
      <RoleIcon size={14} stroke={1.8} aria-hidden="true" />
      <span className={classes.words}>{t(words)}</span>
    </span>
  );
}
