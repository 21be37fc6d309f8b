import { type Finding, findingPerNode } from '@mailwright/checks';
import { countType, ISLAND_TYPE } from '@mailwright/document';
import { useEffect, useLayoutEffect, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client.ts';
import { brandsQuery } from '../../../shared/brand/brand-query.ts';
import classes from '../../../shared/checks/FindingList.module.css';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { MenuFrame } from '../../../shared/ui/menu/MenuButton.tsx';
import { PanelAtButton } from '../../../shared/ui/menu/PanelAtButton.tsx';
import { findingsOf } from '../core/checks/findings-of.ts';
import { loadImages } from '../core/images/image-facts.ts';
import { imagesOfMail } from '../core/images/mail-images.ts';
import { islandCode, loadIslandCode } from '../core/island/load-island-code.ts';
import { loadProducts, productsOfMail } from '../core/products/known-products.ts';
import { loadRuleCounts } from '../core/products/known-rules.ts';
import type { EditorSession } from '../core/session/editor-session.ts';
import { goToFinding } from '../core/session/go-to-finding.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

/** One list, so that a mail without findings is no news at each change. */
const NONE: readonly Finding[] = [];

export const loadWords = () => i18n.loadNamespaces('checks', 'findings');

function hasForeignCode({ editor }: EditorSession): boolean {
  return countType(editor.getState().document, ISLAND_TYPE) > 0;
}

/** Loads what findings are made from: the code for foreign HTML, and facts about images, products and rules. */
async function loadFacts(session: EditorSession): Promise<void> {
  if (!islandCode() && hasForeignCode(session)) await loadIslandCode();
  const { document } = session.editor.getState();
  const products = productsOfMail(document);
  await Promise.all([
    loadImages(imagesOfMail(session, document)),
    // What cannot be asked is as it is known; the list shows everything else.
    products.length > 0 && loadProducts(products, false).catch(() => undefined),
    loadRuleCounts(document),
    // Without its kits the mail is looked at as one of nobody's brand.
    queryClient.ensureQueryData(brandsQuery).catch(() => undefined),
  ]);
}

const look = (session: EditorSession) => findingPerNode(findingsOf(session));

/** Lists what was found when the panel was opened. */
export function ChecksPopup({ onFound, ...frame }: MenuFrame & { readonly onFound: (count: number) => void }) {
  const t = useT('editor');
  const session = useEditorSession();
  const [findings, setFindings] = useState(NONE);
  const { opened, close } = frame;
  useLayoutEffect(() => {
    if (!opened) return undefined;
    setFindings(look(session));
    let isShown = true;
    void loadFacts(session)
      .then(() => isShown && setFindings(look(session)))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [opened, session]);
  useEffect(() => onFound(findings.length), [findings, onFound]);
  useEffect(
    () =>
      session.editor.subscribe(({ document }, previous) => {
        if (document !== previous.document) setFindings(NONE);
      }),
    [session],
  );
  const go = (finding: Finding) => {
    close();
    goToFinding(session, finding);
  };
  const putRight = ({ fix, node }: Finding) => {
    if (fix === null) return;
    if (node !== null) session.editor.select([node.id]);
    notifyRefusal(session.editor.run(fix));
    setFindings(look(session));
  };
  return (
    <PanelAtButton {...frame} position="bottom-end" label={t('checks.open')}>
      <h2 className={classes.title}>{t('checks.label')}</h2>
      <FindingList findings={findings} onGo={go} onFix={putRight} />
    </PanelAtButton>
  );
}
