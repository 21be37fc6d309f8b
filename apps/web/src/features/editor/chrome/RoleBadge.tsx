import { IconEye, IconUsers } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { HeaderRole } from './header-role.ts';
import classes from './RoleBadge.module.css';

/** Says in words what the header's colour says. */
export function RoleBadge({ role }: { readonly role: Exclude<HeaderRole, 'plain'> }) {
  const t = useT('editor');
  const reader = role === 'reader';
  const RoleIcon = reader ? IconEye : IconUsers;
  return (
    <span className={classes.badge}>
      <RoleIcon size={14} stroke={1.8} aria-hidden="true" />
      {t(reader ? 'role.reader' : 'role.sharedOwner')}
    </span>
  );
}
