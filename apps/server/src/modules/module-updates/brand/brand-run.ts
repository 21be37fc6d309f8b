import type { BrandRepository } from '../../brand/port.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { RunKind } from '../run-kind.ts';
import { requireKit } from './kit-reader.ts';

/** Creates the kind of runs that bring the present values of a brand kit to templates that have values of it. */
export function createBrandRun(brands: Pick<BrandRepository, 'ofReader'>, work: MailWork): RunKind {
  return {
    async edit({ moduleId, userId }) {
      const kit = await requireKit(brands, { id: userId }, moduleId);
      return (stored) => work.run(userId, 'editedBody', { stored, edit: { kind: 'brand', kits: [kit] } });
    },

    label: ({ name, version, takesBack }) => ({ kind: 'brand', name, version, isTakenBack: takesBack !== null }),
  };
}
