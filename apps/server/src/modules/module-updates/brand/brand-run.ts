import { followKits } from '@mailwright/blocks';
import { writeDocument } from '@mailwright/document';
import type { BrandRepository } from '../../brand/port.ts';
import { mailOf } from '../../templates/update/compose-body.ts';
import type { RunKind } from '../run-kind.ts';
import { requireKit } from './kit-reader.ts';

/** Brings what a brand kit is by then to templates that have values of it. */
export function createBrandRun(brands: Pick<BrandRepository, 'ofReader'>): RunKind {
  return {
    async edit({ moduleId, userId }) {
      const kit = await requireKit(brands, { id: userId }, moduleId);
      return ({ components, customStyles }) => {
        if (!components) return null;
        const document = mailOf(components, customStyles);
        const followed = followKits(document, [kit]);
        if (followed === document) return null;
        const { customStyles: css = '', ...updated } = followed;
        return { components: { ...writeDocument(updated) }, customStyles: css };
      };
    },

    label: ({ name, version, takesBack }) => ({ kind: 'brand', name, version, isTakenBack: takesBack !== null }),
  };
}
