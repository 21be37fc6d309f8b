import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mergeFieldsQuery } from '../../../../shared/api/merge-fields-query.ts';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './PeopleMatrixDialog.module.css';
import { PersonRow } from './PersonRow.tsx';

/** The mail for every sample person side by side, on desktops and phones, with what breaks. */
export function PeopleMatrixDialog() {
  const t = useT('people');
  const session = useEditorSession();
  const people = useQuery(samplePeopleQuery);
  const fields = useQuery(mergeFieldsQuery);
  return (
    <DialogFrame opened fullScreen title={t('matrixTitle')} onClose={() => closeDialog(session)}>
      <Loaded query={people} data={people.data} skeleton={<Skeleton height={420} />} failure={{ title: t('failed') }}>
        {(list) =>
          list.length === 0 ? (
            <p className={classes.none}>{t('none')}</p>
          ) : (
            <ul className={classes.people} aria-label={t('matrixTitle')}>
              {list.map((person) => (
                <PersonRow key={person.id} person={person} fields={fields.data ?? []} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </DialogFrame>
  );
}
