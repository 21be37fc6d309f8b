import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, PROFILES } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { convertNeutral } from './convert-neutral.ts';

function converted(cell: string) {
  const source = `<!doctype html><html><body><table width="600"><tr><td>${cell}</td></tr></table></body></html>`;
  const island = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(mail, 'h', { scope: 'mw-c' });
  if (!made) throw new Error('Nothing was converted');
  const exported = (id: string) => {
    const profile = PROFILES.find((each) => each.id === id);
    if (!profile) throw new Error(`There is no profile "${id}".`);
    const options = { registry: blockRegistry, assetBase: '', title: 'T', profile: createProfileWriter(profile) };
    return renderDocument(made.document, options).html;
  };
  return { system: made.system, stored: JSON.stringify(made.document.nodes), exported };
}

const FOOTER =
  '<p><webversion>View</webversion> <preferences>Prefs</preferences> <unsubscribe style="color:#ff0000">Out</unsubscribe> <forwardtoafriend>Tell</forwardtoafriend></p>';

it('elements of Campaign Monitor are the links of a mail, and leave as elements for it alone', () => {
  const { system, stored, exported } = converted(FOOTER);
  expect(system).toBe('Campaign Monitor');
  for (const href of ['{{ view_in_browser }}', '{{ unsubscribe_profile }}', '{{ unsubscribe }}', '[forwardtoafriend]'])
    expect(stored).toContain(`"href":"${href}"`);
  const own = exported('campaign-monitor');
  for (const element of ['webversion', 'preferences', 'unsubscribe', 'forwardtoafriend'])
    expect(own.match(new RegExp(`<${element} [^<>]*>.*?</${element}>`, 'g'))).toHaveLength(1);
  expect(own).not.toContain('<a ');
  expect(exported('mailchimp')).toContain('<a href="*|UNSUB|*" ');
  expect(exported('sendy')).toContain('<a href="[unsubscribe]" ');
});

it('such an element in a link that leads nowhere is the link; in any other it stays code, and nothing is lost', () => {
  expect(converted('<p><a href="#"><unsubscribe>Out</unsubscribe></a> now</p>').stored).toContain(
    '"href":"{{ unsubscribe }}"',
  );
  const inside = converted('<p><unsubscribe><a href="https://a.example/out">Out</a></unsubscribe> now</p>').stored;
  expect(inside).toContain('<unsubscribe><a href=\\"https://a.example/out\\">Out</a></unsubscribe>');
});
