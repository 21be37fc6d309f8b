import { performance } from 'node:perf_hooks';
import { createThreadReader } from '../../apps/server/src/integrations/mjml/thread-reader.ts';
import { percentile } from '../support/statistics.ts';

const HEADS = [
  '',
  '<mj-attributes><mj-all font-family="Arial" /><mj-class name="big" font-size="28px" /></mj-attributes>',
  '<mj-style>.price { color: #047857 } a { color: #b91c1c }</mj-style><mj-preview>Coats for cold days</mj-preview>',
  '<mj-font name="Raleway" href="https://fonts.example/raleway.css" /><mj-breakpoint width="480px" />',
] as const;

const section = (...columns: readonly string[]) =>
  `<mj-section>${columns.map((content) => `<mj-column>${content}</mj-column>`).join('')}</mj-section>`;

/** Bodies of handwritten mails: news, an offer, an order, an invitation, a password, a survey. */
const BODIES = [
  section('<mj-image src="https://a.example/logo.png" width="120px" /><mj-text mj-class="big">News of June</mj-text>') +
    section(
      '<mj-text>First words</mj-text><mj-button href="https://a.example">Read</mj-button>',
      '<mj-text>Aside</mj-text>',
    ),
  `<mj-hero mode="fixed-height" height="320px" background-url="https://a.example/hero.jpg" background-width="600px">
    <mj-text color="#fff">Summer sale</mj-text><mj-button height="48px">To the shop</mj-button></mj-hero>`,
  section('<mj-table><tr><td>Wool</td><td class="price">49.00</td></tr></mj-table><mj-divider border-width="1px" />') +
    '<mj-raw><!-- order --></mj-raw>',
  `<mj-wrapper background-color="#f3f4f6">${section('<mj-text>You are invited</mj-text>', '<mj-spacer height="20px" />')}
    <mj-section><mj-group><mj-column><mj-text>When</mj-text></mj-column><mj-column><mj-text>Where</mj-text></mj-column></mj-group></mj-section></mj-wrapper>`,
  section('<mj-text>Your code</mj-text><mj-text font-size="32px">123 456</mj-text><mj-include path="./footer.mjml" />'),
  section(`<mj-social><mj-social-element name="facebook" href="https://a.example/f">F</mj-social-element></mj-social>
    <mj-accordion><mj-accordion-element><mj-accordion-title>How?</mj-accordion-title><mj-accordion-text>So.</mj-accordion-text></mj-accordion-element></mj-accordion>
    <mj-navbar><mj-navbar-link href="https://a.example/a">A</mj-navbar-link></mj-navbar>`).repeat(6),
] as const;

export const MJML_MAILS = BODIES.flatMap((body) =>
  HEADS.map((head) => `<mjml><mj-head>${head}</mj-head><mj-body>${body}</mj-body></mjml>`),
);

const ROUNDS = 4;

/** Measures how long a mail in MJML takes, milliseconds: the first, which starts the thread, and the later ones. */
export async function measureMjmlMails(): Promise<{
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
}> {
  const reader = createThreadReader();
  const timed = async (source: string) => {
    const start = performance.now();
    await reader.read('anna', source, source.includes('mj-include') ? ['./footer.mjml'] : []);
    return performance.now() - start;
  };
  const first = await timed(MJML_MAILS[0] ?? '');
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const mail of MJML_MAILS) samples.push(await timed(mail));
  await reader.close();
  return { first, p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
}
