import { systemFindings } from '@mailwright/checks';
import { findProfile, type ProfileChoice, type SamplePerson } from '@mailwright/contract';
import { NativeSelect } from '@mantine/core';
import { FindingList } from '../../../../shared/checks/FindingList.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ProfileSelect } from '../../../../shared/profiles/ProfileSelect.tsx';
import { closeDialog, isDirty } from '../../core/session/editor-session.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import { sendingSystem } from '../../core/template/sending-system.ts';
import classes from './TestMailDialog.module.css';

/** No id of a person. */
const TAGS = '#tags';

interface MadeForProps {
  readonly people: readonly SamplePerson[];
  /** The id of a person; '' for the samples of the fields. */
  readonly person: string;
  readonly onPerson: (id: string) => void;
  /** The sending system whose tags stand in the mail instead of values. */
  readonly profile: ProfileChoice | null;
  readonly onProfile: (profile: ProfileChoice | null) => void;
}

/** Asks whose values a test mail contains, or which system's tags, and shows what that system cannot express. */
export function MadeFor({ people, person, onPerson, profile, onProfile }: MadeForProps) {
  const t = useT('people');
  const session = useEditorSession();
  return (
    <div className={classes.madeFor}>
      <NativeSelect
        label={t('as')}
        value={profile === null ? person : TAGS}
        onChange={({ currentTarget: { value } }) => {
          onProfile(value === TAGS ? sendingSystem(session) : null);
          if (value !== TAGS) onPerson(value);
        }}
        data={[
          { value: '', label: t('asSamples') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: TAGS, label: t('asTags') },
        ]}
      />
      {profile !== null && <p className={classes.hint}>{t(isDirty(session) ? 'tagsHintUnsaved' : 'tagsHint')}</p>}
      {profile !== null && <ProfileSelect value={profile} onChange={onProfile} inForm />}
      {profile !== null && <UnsupportedFeatures profile={profile} />}
    </div>
  );
}

function UnsupportedFeatures({ profile }: { readonly profile: ProfileChoice }) {
  const session = useEditorSession();
  const { editor } = session;
  const document = useEditorState((state) => state.document);
  const findings = systemFindings(
    { document, registry: editor.context.registry, foreign: undefined },
    findProfile(profile) ?? null,
  );
  if (findings.length === 0) return null;
  return (
    <FindingList
      findings={findings}
      onGo={({ node }) => {
        closeDialog(session);
        if (node) editor.select([node.id]);
      }}
    />
  );
}
