import type { Finding } from '@mailwright/checks';
import { Indicator, Popover } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import listClasses from '../../../../shared/checks/FindingList.module.css';
import type { FindingList } from '../../../../shared/checks/FindingList.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { whenQuiet } from '../../session/when-quiet.ts';

const load = async () => {
  const [{ FindingList }, { findingsOf }, { findingPerNode }] = await Promise.all([
    import('../../../../shared/checks/FindingList.tsx'),
    import('../../session/checks/findings-of.ts'),
    import('@mailwright/checks'),
    i18next.loadNamespaces(['checks', 'findings']),
  ]);
  return { FindingList, findingsOf: (session: EditorSession) => findingPerNode(findingsOf(session)) };
};

/** One list, so that a mail without findings is no news at each change. */
const NONE: readonly Finding[] = [];

/** What is wrong with the mail, looked up when it is asked for; the number stays until the mail is another. */
export function ChecksButton() {
  const t = useT('editor');
  const session = useEditorSession();
  const [open, setOpen] = useState(false);
  const [findings, setFindings] = useState<readonly Finding[]>(NONE);
  const [List, setList] = useState<ComponentType<ComponentProps<typeof FindingList>> | null>(null);
  useEffect(() => whenQuiet(load), []);
  useEffect(
    () =>
      session.editor.subscribe(({ document }, previous) => {
        if (document !== previous.document) setFindings(NONE);
      }),
    [session],
  );

  const show = async () => {
    try {
      const loaded = await load();
      setFindings(loaded.findingsOf(session));
      setList(() => loaded.FindingList);
      setOpen(true);
    } catch {
      toast.error(t('shared:missingPart.title'));
    }
  };
  const go = ({ node }: Finding) => {
    session.editor.select(node === null ? [] : [node.id]);
    setOpen(false);
  };
  const putRight = async ({ fix, node }: Finding) => {
    if (fix === null) return;
    if (node !== null) session.editor.select([node.id]);
    session.editor.run(fix);
    const { findingsOf } = await load();
    setFindings(findingsOf(session));
  };
  const count = findings.length;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={340} shadow="lg" trapFocus returnFocus>
      <Indicator
        label={count}
        disabled={count === 0}
        size={15}
        offset={5}
        color="var(--mw-danger)"
        styles={{ indicator: { fontSize: 10, pointerEvents: 'none' } }}
      >
        <Popover.Target>
          <IconButton
            label={t('checks.open')}
            icon={<IconListCheck size={18} stroke={1.7} />}
            aria-expanded={open}
            onClick={() => (open ? setOpen(false) : void show())}
          />
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t('checks.label')}>
        <h2 className={listClasses.title}>{t('checks.label')}</h2>
        {List && <List findings={findings} onGo={go} onFix={(finding) => void putRight(finding)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
