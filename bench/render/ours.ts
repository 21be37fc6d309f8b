import { blockRegistry } from '@mailwright/blocks';
import { renderDocument } from '@mailwright/render';
import { RUNS } from './measure.ts';
import type { RendererUnderTest } from './renderer-under-test.ts';
import { syntheticMail } from './synthetic-mail.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Hello', preheader: 'Pre' };

export const ours: RendererUnderTest = {
  name: '**Mailwright**',
  prepare(rows) {
    // New objects for each run: nothing that is remembered by identity may help.
    const mails = Array.from({ length: RUNS + 1 }, () => syntheticMail(rows));
    return () => {
      const mail = mails.pop();
      if (!mail) throw new Error('There is one mail for each run.');
      return renderDocument(mail, OPTIONS).html;
    };
  },
};
