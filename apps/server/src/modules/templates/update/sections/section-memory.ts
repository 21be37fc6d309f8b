import { hash } from 'node:crypto';
import { totalmem } from 'node:os';
import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, trackedMail } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import type { DocumentOptions, PlacedNode } from '@mailwright/render';
import type { KnownObjects, ObjectText } from '../../../../http/unread/unread-objects.ts';
import { WatchedCache } from '../../../../metrics/watched-cache.ts';
import type { PiecedHtml } from '../../../versions/pieced-html.ts';
import { fitTogether, readFrame, readSections, withRead } from './frame.ts';
import { bytesKept, type KeptSection, keptSection, mayBeKept, mayStayUnread } from './kept-section.ts';
import { createStandIns } from './standing-in.ts';
import { asText, type Components, sectionsOf, type WrittenDocument } from './written-document.ts';

/**
 * Bytes that are kept at most, and the share of the machine's memory. A mail of 100 KB takes about 300 KB: sections of
 * fewer people than are at work would be rendered anew with each save.
 */
const MOST = 512 * 2 ** 20;
const SHARE = 1 / 16;

/** A section that nobody has saved for so long is let go, milliseconds: of an edited one the texts before stay behind. */
const UNUSED = 15 * 60_000;

/** How often those are looked for, milliseconds. */
const LOOK_EVERY = 60_000;

/** Bytes that may be kept here; a container may have less memory than its machine. */
function mayBeTaken(): number {
  const bound = process.constrainedMemory();
  const memory = bound > 0 ? Math.min(bound, totalmem()) : totalmem();
  return Math.min(MOST, memory * SHARE);
}

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

/** A section that is to be kept once it is rendered. */
interface Keeping {
  readonly key: string;
  readonly text: ObjectText;
  /** As it is sent, and as it was read. */
  readonly node: DocumentNode;
  readonly own: DocumentNode;
}

/** @param known where sections are remembered that need not be read when they come again */
export function createSectionMemory(known?: KnownObjects, most: number = mayBeTaken()): SectionMemory {
  const kept = new WatchedCache<KeptSection>('sections', {
    maxSize: most,
    sizeCalculation: bytesKept,
    ttl: UNUSED,
    ttlResolution: 1000,
    updateAgeOnGet: true,
  });
  let isDue = false;

  function lookForUnused(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      kept.purgeStale();
      if (kept.size > 0) lookForUnused();
    }, LOOK_EVERY).unref();
  }

  return {
    recall(components, written, { assetBase, mergeSyntax }) {
      const sections = sectionsOf(components);
      const frame = sections && readFrame(components);
      if (!frame || !written.sections) return null;
      const around = sha(JSON.stringify([frame.document.settings, frame.wrapper, assetBase, mergeSyntax]));
      const places = written.sections.map((text, index) => {
        const key = around + text.hash;
        const found = kept.get(key);
        if (found) return { text, key, found, section: null };
        const section = (asText(sections[index])?.read() ?? sections[index]) as DocumentNode;
        return { text, key, found, section };
      });
      const newOnes = places.flatMap(({ section }) => section ?? []);
      const read = readSections(components, newOnes);
      if (
        !read ||
        !fitTogether(
          frame.wrapper,
          read,
          places.map(({ found }) => found),
        )
      )
        return null;
      const sent = trackedMail(withRead(frame, read), TRACKED).nodes[0]?.children ?? [];
      const memory = new Map<DocumentNode, PlacedNode>();
      const standIns = createStandIns();
      const keeping: Keeping[] = [];
      let next = 0;
      const mail = places.map(({ text, key, found, section }): DocumentNode => {
        if (!section) {
          const { rules, place, shell } = found;
          memory.set(shell, { html: standIns.for(found), rules, place });
          return shell;
        }
        const [node, own] = [sent[next] ?? section, read[next] ?? section];
        next += 1;
        if (own === section && mayBeKept(own)) keeping.push({ key, text, node, own });
        return node;
      });
      return {
        mail: withRead(frame, mail),
        rendering: { memory, fold: standIns.fold, expand: standIns.expand },
        known: memory.size,
        keep(html) {
          lookForUnused();
          for (const { key, text, node, own } of keeping) {
            const rendered = memory.get(node);
            const section = rendered && keptSection(rendered, own);
            if (!section) continue;
            kept.set(key, section);
            if (mayStayUnread(text)) known?.add(text);
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
