import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile } from '@mailwright/contract';
import { renderDocument } from '@mailwright/render';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { importHtml } from './html/import-html.ts';
import { createPlanter, randomRows, tokensIn } from './testing/random-mails.ts';

const RUNS = process.env.DEEP ? 3000 : 60;

vi.setConfig({ testTimeout: process.env.DEEP ? 900_000 : 60_000 });

test('a conversion takes no link, field, condition or legal text out of any mail, but what its report names', () => {
  const profile = createProfileWriter(findProfile('mailchimp') ?? expect.fail('mailchimp'));
  fc.assert(
    fc.property(randomRows, (rows) => {
      const source = createPlanter('A').mail(rows);
      const { html } = renderDocument(source, { registry: blockRegistry, assetBase: '', title: 'Mail', profile });
      const made = importHtml(html, { mode: 'blocks', scope: 'mw-c' }) ?? expect.fail('Nothing was converted');
      const left = tokensIn([made.document, made.report]);
      const lost = [...tokensIn(html)].filter((token) => !left.has(token));
      expect(lost).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
