import { type Account, demandsSecondFactor, endpoints, type Plan, type SecondFactorDemand } from '@mailwright/contract';
import { Badge } from '@mantine/core';
import { IconDotsVertical, IconShieldCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { fullDate, relativeTime } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.tsx';
import { PersonAvatar } from '../../../shared/ui/PersonAvatar.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { PersonalDataDownload } from '../personal-data/PersonalDataDownload.tsx';
import { ACCOUNTS } from './accounts-query.ts';
import { ChangePersonDialog } from './ChangePersonDialog.tsx';
import { DeactivateDialog } from './leaving/DeactivateDialog.tsx';
import { DeleteDialog } from './leaving/DeleteDialog.tsx';
import classes from './PersonRow.module.css';
import { personMenu } from './person-menu.tsx';

const DEEDS = {
  activate: endpoints.people.activate,
  endSessions: endpoints.people.endSessions,
  resetFactor: endpoints.secondFactor.reset,
} as const;

interface PersonRowProps {
  readonly person: Account;
  readonly plans: readonly Plan[];
  /** Number of administrators who may sign in: the last one cannot be deactivated or lose the role. */
  readonly administrators: number;
  /** People from whom the server requires a second factor. */
  readonly demand: SecondFactorDemand;
}

/** Shows a person: their name, role and state, when they were last seen, and the actions on their account. */
export function PersonRow({ person, plans, administrators, demand }: PersonRowProps) {
  const t = useT('accounts');
  const { principalId, role } = useAccount();
  const [open, setOpen] = useState<'change' | 'export' | 'deactivate' | 'delete' | null>(null);
  const activate = useAsked(person, 'activate');
  const endSessions = useAsked(person, 'endSessions');
  const resetSecondFactor = useAsked(person, 'resetFactor');
  const name = fullName(person);
  const { isActive, lastSeen } = person;
  const close = () => setOpen(null);
  const actor = { id: principalId, role };
  return (
    <li className={classes.row} aria-label={name} data-off={isActive ? undefined : true}>
      <span className={classes.avatar}>
        <PersonAvatar {...person} size={36} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {person.role === 'admin' && (
            <Badge size="sm" variant="light">
              {t('role.admin')}
            </Badge>
          )}
          {!isActive && (
            <Badge size="sm" variant="light" color="gray">
              {t('state.deactivated')}
            </Badge>
          )}
          {person.hasSecondFactor && (
            <span className={classes.factor} role="img" aria-label={t('factor.there')} data-tip={t('factor.there')}>
              <IconShieldCheck size={16} stroke={1.7} />
            </span>
          )}
          {isActive && !person.hasSecondFactor && demandsSecondFactor(demand, person.role) && (
            <Badge size="sm" variant="light" color="orange" c="var(--mw-text)">
              {t('factor.missing')}
            </Badge>
          )}
        </p>
        <p className={classes.email}>{person.email}</p>
      </div>
      <p className={classes.facts}>{person.plan.name}</p>
      <p className={classes.facts} {...(lastSeen !== null && { 'data-tip': fullDate(lastSeen) })}>
        {lastSeen === null ? t('neverSeen') : t('seen', { when: relativeTime(lastSeen) })}
      </p>
      <span className={classes.menu}>
        <MenuButton
          width={230}
          button={(trigger) => (
            <IconButton {...trigger} label={t('menu', { name })} size={30} icon={<IconDotsVertical size={16} />} />
          )}
          content={personMenu(person, actor, administrators, {
            change: () => setOpen('change'),
            deactivate: () => setOpen('deactivate'),
            activate,
            endSessions,
            resetSecondFactor,
            exportData: () => setOpen('export'),
            remove: () => setOpen('delete'),
          })}
        />
      </span>
      <ChangePersonDialog
        person={person}
        plans={plans}
        isLastAdministrator={person.role === 'admin' && isActive && administrators <= 1}
        opened={open === 'change'}
        close={close}
      />
      <PersonalDataDialog person={person} opened={open === 'export'} close={close} />
      <DeactivateDialog person={person} opened={open === 'deactivate'} close={close} />
      <DeleteDialog person={person} opened={open === 'delete'} close={close} />
    </li>
  );
}

interface PersonalDataDialogProps {
  readonly person: Account;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Gives an administrator the archive of everything that the server stores about a person. */
function PersonalDataDialog({ person, opened, close }: PersonalDataDialogProps) {
  const t = useT('accounts');
  return (
    <DialogFrame opened={opened} size={480} title={t('data.title', { name: fullName(person) })} onClose={close}>
      <PersonalDataDownload personId={person.id} />
    </DialogFrame>
  );
}

/**
 * Returns a function that, after confirmation, reactivates a person's account, removes their second factor, or signs them out
 * everywhere.
 */
function useAsked(person: Account, deed: keyof typeof DEEDS): () => Promise<void> {
  const t = useT('accounts');
  const queries = useQueryClient();
  return async () => {
    const name = fullName(person);
    const act = async () => {
      await call(DEEDS[deed], { params: { id: person.id } });
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
    };
    const question = { title: t(`${deed}.title`, { name }), body: t(`${deed}.body`), confirmLabel: t(deed) };
    if (await confirm({ ...question, act })) toast.success(t(`${deed}.done`, { name }));
  };
}
