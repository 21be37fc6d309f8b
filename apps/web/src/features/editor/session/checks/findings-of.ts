import { checkMail, type Finding } from '@mailwright/checks';
import { findProfile, type ProfileChoice } from '@mailwright/contract';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../editor-session.ts';
import { knownImages } from '../images/image-facts.ts';
import { imagesOfMail } from '../images/mail-images.ts';
import { islandCode } from '../island/load-island-code.ts';
import { knownProducts, productsOfMail } from '../products/known-products.ts';
import { knownRuleCounts } from '../products/known-rules.ts';
import { renderMail } from '../template/mail-html.ts';

/**
 * What is to be looked at in the mail as it stands now, unsaved edits included; foreign HTML once what reads it is there.
 *
 * @param choice which sending system it is to be written for, the person's own unless it is given
 */
export function findingsOf(
  session: EditorSession,
  choice: ProfileChoice = currentSession()?.account.sendingProfile ?? 'custom',
): readonly Finding[] {
  const { editor, state } = session;
  const { module, template } = state.getState();
  const { name, preheader } = template;
  const isPart = module !== null;
  const { document } = editor.getState();
  const { html, bytes } = renderMail(session);
  const { registry } = editor.context;
  const foreign = islandCode()?.islandContent;
  const images = knownImages(imagesOfMail(session, document));
  const products = knownProducts(productsOfMail(document));
  const profile = findProfile(choice) ?? null;
  const facts = { images, products, profile, ruleCounts: knownRuleCounts(document), now: Date.now() };
  return checkMail({ document, registry, foreign, html, bytes, name, preheader, isPart, ...facts });
}
