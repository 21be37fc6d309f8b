import { countType, ISLAND_TYPE } from '@mailwright/document';
import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { findingsOf } from '../core/checks/findings-of.ts';
import { selectForeignElement } from '../core/island/foreign-element.ts';
import { islandCode, loadIslandCode } from '../core/island/load-island-code.ts';
import { closeDialog, type EditorSession } from '../core/session/editor-session.ts';
import { goToFinding } from '../core/session/go-to-finding.ts';
import { useEditorSession, useEditorState } from '../core/session/use-editor-session.ts';
import { LinkRow } from './LinkRow.tsx';
import classes from './LinksDialog.module.css';
import { linksOfMail, type MailLink, placeKey } from './mail-links.ts';
import { TrackingSection } from './TrackingSection.tsx';

type Shown = 'all' | 'troubled';

/** Every link of the mail, with what it leads to and what is added to it. */
export function LinksDialog() {
  const t = useT('links');
  const session = useEditorSession();
  const document = useEditorState((state) => state.document);
  const hasForeign = countType(document, ISLAND_TYPE) > 0;
  const isRead = useForeignCode(hasForeign);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is the document, with the code for foreign HTML.
  const links = useMemo(() => linksOfMail(session, missingIn(session)), [session, document, isRead]);
  const troubled = links.filter(({ trouble }) => trouble !== null).length;
  const words = search.trim().toLowerCase();
  const found = links.filter(
    (link) =>
      (shown === 'all' || link.trouble !== null) &&
      (words === '' || [link.words, link.href].some((text) => text.toLowerCase().includes(words))),
  );
  const close = () => closeDialog(session);
  const go = (link: MailLink) => {
    close();
    const [place] = link.places;
    const at = place?.at?.[0];
    if (link.isForeign && at !== undefined) {
      selectForeignElement(session, { nodeId: link.node.id, index: at });
      return;
    }
    goToFinding(session, { node: link.node, prop: place?.prop ?? null, item: place?.item ?? null });
  };
  return (
    <DialogFrame opened size={760} title={t('title')} onClose={close}>
      <TrackingSection hasForeign={hasForeign} />
      <div className={classes.filter}>
        <TextInput
          data-autofocus
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} stroke={1.8} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('shown')}
          value={shown}
          onChange={(value) => setShown(value === 'troubled' ? 'troubled' : 'all')}
          data={[
            { value: 'all', label: t('all', { count: links.length }) },
            { value: 'troubled', label: t('troubled', { count: troubled }) },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <p className={classes.none}>{t(links.length === 0 ? 'none' : 'noMatch')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('title')}>
          {found.map((link) => (
            <LinkRow key={link.key} link={link} onGo={() => go(link)} />
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}

/** Fields whose address a check misses. */
function missingIn(session: EditorSession): ReadonlySet<string> {
  const places = findingsOf(session).flatMap(({ check, node, item, prop }) =>
    check === 'linkMissing' && node !== null && prop !== null
      ? [placeKey({ nodeId: node.id, prop, ...(item && { item }) })]
      : [],
  );
  return new Set(places);
}

/** Fetches what reads foreign HTML where the mail has any; whether it is there. */
function useForeignCode(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(islandCode() !== undefined);
  useEffect(() => {
    if (!isWanted || isThere) return;
    // Without it the other links are listed all the same.
    loadIslandCode().then(
      () => setThere(true),
      () => undefined,
    );
  }, [isWanted, isThere]);
  return isThere;
}
