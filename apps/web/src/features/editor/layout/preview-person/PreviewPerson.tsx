import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { openDialog } from '../../session/editor-session.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import classes from './PreviewPerson.module.css';

/** Whom the preview is for: one of the sample people, or the samples of the merge fields. */
export function PreviewPerson() {
  const t = useT('people');
  const session = useEditorSession();
  const chosen = useView(({ person }) => person);
  const { data: people = [] } = useQuery(samplePeopleQuery);
  const at = people.findIndex(({ id }) => id === chosen?.id);
  const show = (index: number) => session.view.setState({ person: people[index] ?? null });
  // The samples of the fields stand before the first person.
  const step = (by: number) => show(((at + 1 + by + people.length + 1) % (people.length + 1)) - 1);
  return (
    <div className={classes.person}>
      <IconButton
        size={28}
        variant="subtle"
        label={t('previous')}
        icon={<IconChevronLeft size={17} />}
        onClick={() => step(-1)}
      />
      <NativeSelect
        size="xs"
        className={classes.select}
        aria-label={t('shownFor')}
        value={at < 0 ? '' : chosen?.id}
        onChange={({ currentTarget }) => show(people.findIndex(({ id }) => id === currentTarget.value))}
        data={[{ value: '', label: t('fieldSamples') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <IconButton
        size={28}
        variant="subtle"
        label={t('next')}
        icon={<IconChevronRight size={17} />}
        onClick={() => step(1)}
      />
      <IconButton
        size={28}
        variant="default"
        label={t('matrix')}
        icon={<IconLayoutGrid size={17} stroke={1.7} />}
        onClick={() => openDialog(session, { kind: 'people-matrix' })}
      />
      <IconButton
        size={28}
        variant="default"
        label={t('edit')}
        icon={<IconUsers size={17} stroke={1.7} />}
        onClick={() => openDialog(session, { kind: 'sample-people' })}
      />
    </div>
  );
}
