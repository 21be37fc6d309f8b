import { findProfile, mailProfile, type ProfileChoice } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import classes from './ProfileInForce.module.css';

interface ProfileInForceProps {
  /** Sending system of the email itself; null for that of the person. */
  readonly kept: ProfileChoice | null;
  /** Sending system chosen now. */
  readonly chosen: ProfileChoice;
  /** Saves another sending system for this email; absent where the person may not change it. */
  readonly onKeep?: ((profile: ProfileChoice | null) => void) | undefined;
}

/** Shows the sending system of an email where it is not the person's own, with a button to change it for this email. */
export function ProfileInForce({ kept, chosen, onKeep }: ProfileInForceProps) {
  const t = useT('export');
  const { sendingProfile: own, mergeSyntax } = useAccount();
  const nameOf = (profile: ProfileChoice) => findProfile(profile)?.name ?? t('profile.custom', { syntax: mergeSyntax });
  const isOwn = kept === null || kept === own;
  const isKept = chosen === mailProfile({ profile: kept }, own);
  if (isOwn && isKept) return null;
  return (
    <div className={classes.inForce}>
      {!isOwn && <p>{t('profile.kept', { kept: nameOf(kept), own: nameOf(own) })}</p>}
      {onKeep && (
        <div className={classes.actions}>
          {!isKept && (
            <Button variant="default" size="compact-sm" onClick={() => onKeep(chosen === own ? null : chosen)}>
              {t('profile.keep', { name: nameOf(chosen) })}
            </Button>
          )}
          {!isOwn && isKept && (
            <Button variant="default" size="compact-sm" onClick={() => onKeep(null)}>
              {t('profile.useOwn')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
