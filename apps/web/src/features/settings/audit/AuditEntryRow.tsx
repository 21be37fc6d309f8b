import { AUDIT_DETAILS, type AuditDetail, type AuditEntry } from '@mailwright/contract';
import { fullDate } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './AuditPage.module.css';

/** So many names of a list are told; the file has them all. */
const NAMES = 3;

/** One entry of the audit log: what, by whom, to what, when and from where. */
export function AuditEntryRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useT('audit');
  const { at, action, person, targets, details, address, device } = entry;
  const names = targets.slice(0, NAMES).map(({ id, name }) => name ?? id);
  const more = targets.length - names.length;
  const facts = Object.entries(details).map(
    ([name, value]) => `${isKnown(name) ? t(`detail.${name}`) : name}: ${value}`,
  );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.deed}>
          <strong>{t(`action.${action}`)}</strong>
          {names.length > 0 && <span>{names.join(', ')}</span>}
          {more > 0 && <span>{t('others', { count: more })}</span>}
        </p>
        {facts.length > 0 && <p className={classes.fact}>{facts.join(' · ')}</p>}
      </div>
      <div className={classes.words}>
        <p className={classes.person}>
          {person ? person.name || t('shared:deletedAccount') : t(address === '' ? 'commandLine' : 'nobody')}
        </p>
        {person?.email && <p className={classes.fact}>{person.email}</p>}
      </div>
      <div className={classes.words}>
        <time className={classes.fact} dateTime={at}>
          {fullDate(at)}
        </time>
        <p className={classes.device} title={device}>
          {[address, device].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Entries that another release has written may tell more. */
function isKnown(name: string): name is AuditDetail {
  return AUDIT_DETAILS.some((known) => known === name);
}
