import { hash } from 'node:crypto';
import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, trackedMail } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import type { DocumentOptions, PlacedNode } from '@mailwright/render';
import { LRUCache } from 'lru-cache';
import type { PiecedHtml } from '../../../versions/pieced-html.ts';
import { fitTogether, readFrame, readSections, withRead } from './frame.ts';
import { bytesKept, type KeptSection, keptSection, mayBeKept } from './kept-section.ts';
import { createStandIns } from './standing-in.ts';
import { type Components, sectionsOf, type WrittenDocument } from './written-document.ts';

/** Bytes of HTML that are kept: mails of a few hundred people who are at work. */
const MOST = 96 * 2 ** 20;

const TRACKED = { registry: blockRegistry, foreign: islandContent } as const;

/** A mail as it is sent, in which sections that were rendered before are neither read nor rendered again. */
export interface RecalledMail {
  readonly mail: EmailDocument;
  /** How it is rendered; for sections that are known, marks stand in the HTML. */
  readonly rendering: Required<Pick<DocumentOptions, 'memory' | 'fold' | 'expand'>>;
  /** How many sections are known. */
  readonly known: number;
  /** Keeps what has been rendered of it since, and answers the HTML without marks. */
  keep(html: string): PiecedHtml;
}

/**
 * Sections of mails that were rendered, by everything that their HTML depends on: from save to save most of a mail stays
 * as it is. What is kept is what rendering the mail anew would give, byte for byte.
 */
export interface SectionMemory {
  /** Null for a mail that has to be read and rendered whole: it is no wrapper with sections, or something in it is wrong. */
  recall(
    components: Components,
    written: WrittenDocument,
    options: Pick<DocumentOptions, 'assetBase' | 'mergeSyntax'>,
  ): RecalledMail | null;
}

export function createSectionMemory(most: number = MOST): SectionMemory {
  const kept = new LRUCache<string, KeptSection>({ maxSize: most, sizeCalculation: bytesKept });

  return {
    recall(components, written, { assetBase, mergeSyntax }) {
      const sections = sectionsOf(components) as readonly DocumentNode[] | null;
      const frame = sections && readFrame(components);
      if (!frame || !written.sections) return null;
      const around = sha(JSON.stringify([frame.document.settings, frame.wrapper, assetBase, mergeSyntax]));
      const keys = written.sections.map((section) => sha(around + section));
      const found = keys.map((key) => kept.get(key));
      const read = readSections(
        components,
        sections.filter((_, index) => !found[index]),
      );
      if (!read || !fitTogether(frame.wrapper, read, found)) return null;
      const sent = trackedMail(withRead(frame, read), TRACKED).nodes[0]?.children ?? [];
      const memory = new Map<DocumentNode, PlacedNode>();
      const standIns = createStandIns();
      const keeping: { readonly key: string; readonly node: DocumentNode; readonly read: DocumentNode }[] = [];
      let next = 0;
      const mail = sections.map((section, index): DocumentNode => {
        const known = found[index];
        if (known) {
          const { rules, place } = known;
          memory.set(section, { html: standIns.for(known), rules, place });
          return section;
        }
        const [node, own] = [sent[next] ?? section, read[next] ?? section];
        next += 1;
        if (own === section && mayBeKept(own)) keeping.push({ key: keys[index] ?? '', node, read: own });
        return node;
      });
      return {
        mail: withRead(frame, mail),
        rendering: { memory, fold: standIns.fold, expand: standIns.expand },
        known: memory.size,
        keep(html) {
          for (const { key, node, read: own } of keeping) {
            const rendered = memory.get(node);
            const section = rendered && keptSection(rendered, own);
            if (section) kept.set(key, section);
          }
          return standIns.pieces(html);
        },
      };
    },
  };
}

function sha(text: string): string {
  return hash('sha256', text, 'base64');
}
