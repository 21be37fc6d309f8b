import { escapeHtml } from '@mailwright/blocks';
import { type Theme, withoutLinks } from '@mailwright/contract';
import type { KeptMail } from '../../integrations/mail/port.ts';

const LIGHT = `
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2430; background: #f6f7f9; margin: 0; }
main { max-width: 860px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 22px; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 28px 0 8px; }
p { margin: 0 0 20px; color: #5b6270; }
ul { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #dfe3e8; border-radius: 8px; }
li + li { border-top: 1px solid #eceff2; }
li a { display: block; padding: 12px 16px; text-decoration: none; color: inherit; }
li a:hover, li a:focus-visible { background: #f1f5ff; }
li b { display: block; overflow-wrap: anywhere; }
li span, dl { color: #5b6270; font-size: 14px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 12px 0 20px; }
dd { margin: 0; color: #1f2430; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; color-scheme: light; background: #fff; border: 1px solid #dfe3e8; border-radius: 8px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #dfe3e8; border-radius: 8px; padding: 16px; margin: 0; font-size: 13px; }
`;

const DARK = `
:root { color-scheme: dark; }
body { background: #15181e; color: #e6e9ef; }
p, li span, dl { color: #9aa3b2; }
dd { color: #e6e9ef; }
ul, pre { background: #1d2129; border-color: #333a46; }
li + li { border-color: #2a303a; }
li a:hover, li a:focus-visible { background: #262c38; }
a { color: #8db4ff; }
`;

const STYLES: Readonly<Record<Theme | 'system', string>> = {
  light: LIGHT,
  dark: `${LIGHT}${DARK}`,
  system: `${LIGHT}@media (prefers-color-scheme: dark) {${DARK}}`,
};

/** Returns the page with the list of a person's mails that a server without a mail server has stored. */
export function outboxPage(mails: readonly KeptMail[], theme: Theme): string {
  const items = mails.map(
    ({ name, subject, to, at }) =>
      `<li><a href="/outbox/${name}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to.join(', '))} · ${time(at)}</span></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nothing has been sent yet.</p>';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>No mail server is set up (SMTP_URL), so your test emails are kept here for 30 days instead of being
delivered. Nobody else sees them.</p>${list}
<h2>Other emails</h2><p>None of them are shown here. The link of an invitation is shown to the administrator who sends it. A link
to a new password is made on the server: <code>npm run user -- password-link --email ADDRESS</code></p>`,
    theme,
  );
}

/** Returns the page of a stored mail: its envelope, how it looks, and its plain text. */
export function keptMailPage({ subject, from, to, at, html, text }: KeptMail, theme: Theme): string {
  const look =
    html === ''
      ? ''
      : `<iframe sandbox title="Email preview" srcdoc="${escapeHtml(withoutLinks(html))}"></iframe><h2>Plain text</h2>`;
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>Sent</dt><dd>${time(at)}</dd></dl>
${look}<pre>${escapeHtml(text)}</pre>`,
    theme,
  );
}

/** Page for strangers, and for mails that do not exist. */
export const NO_OUTBOX = page('Not found', '<h1>Page not found</h1><p>Please sign in first.</p>', 'system');

function page(title: string, content: string, colors: keyof typeof STYLES): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLES[colors]}</style></head>
<body><main>${content}</main></body></html>`;
}

function time(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
