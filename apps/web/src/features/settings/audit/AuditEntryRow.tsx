import type { AuditEntry } from '@mailwright/contract';
import { fullDate } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './AuditPage.module.css';
import { auditFacts } from './audit-facts.ts';

/** Largest number of names shown of one entry; the file has all of them. */
const NAMES = 3;

/** Shows one entry of the audit log: the action, its targets, the person, the time and the device. */
export function AuditEntryRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useT('audit');
  const { at, action, person, targets, address, device, browser, system } = entry;
  const names = targets.slice(0, NAMES).map(({ id, name }) => name ?? id);
  const more = targets.length - names.length;
  const facts = auditFacts(entry, t);
  const program = system === '' ? browser : t('device.on', { device: browser, system });
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
        <p className={classes.device} data-tip={device}>
          {[address, program].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
