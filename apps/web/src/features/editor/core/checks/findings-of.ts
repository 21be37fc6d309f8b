import { checkMail, type Finding } from '@mailwright/checks';
import { findProfile, isBasicLayout } from '@mailwright/contract';
import { knownImages } from '../images/image-facts.ts';
import { imagesOfMail } from '../images/mail-images.ts';
import { islandCode } from '../island/load-island-code.ts';
import { knownProducts, productsOfMail } from '../products/known-products.ts';
import { knownRuleCounts } from '../products/known-rules.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { brandInUse, knownBrands } from '../template/brand-in-use.ts';
import { renderMail } from '../template/mail-html.ts';
import { sendingSystem } from '../template/sending-system.ts';

/** Returns what is to be looked at in the mail as it stands now, unsaved edits included; foreign HTML once what reads it is there. */
export function findingsOf(session: EditorSession): readonly Finding[] {
  const { editor, state } = session;
  const { module, template } = state.getState();
  const { name, preheader, purpose } = template;
  const isPart = module !== null;
  const isLayout = isBasicLayout(template);
  const inUse = brandInUse();
  const brands = inUse ? [inUse, ...knownBrands()] : [];
  const brandAddresses = brands.map(({ kit }) => kit.footer.address);
  const { document } = editor.getState();
  const { html, bytes } = renderMail(session);
  const { registry } = editor.context;
  const foreign = islandCode()?.islandContent;
  const images = knownImages(imagesOfMail(session, document));
  const products = knownProducts(productsOfMail(document));
  const profile = findProfile(sendingSystem(session)) ?? null;
  const facts = { images, products, profile, ruleCounts: knownRuleCounts(document), now: Date.now() };
  const told = { name, preheader, purpose, isPart, isLayout, brandAddresses };
  return checkMail({ document, registry, foreign, html, bytes, ...told, ...facts });
}
