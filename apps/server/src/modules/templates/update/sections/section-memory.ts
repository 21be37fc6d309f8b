import { hash } from 'node:crypto';
import { totalmem } from 'node:os';
import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, trackedMail } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import type { DocumentOptions, PlacedNode } from '@mailwright/render';
import type { ObjectText, SeenJson } from '../../../../http/unread/unread-objects.ts';
import { WatchedCache } from '../../../../metrics/watched-cache.ts';
import type { HtmlChunks } from '../../../versions/html-chunks.ts';
import { type CachedSection, cachedBytes, cachedSection, isCacheable, mayStayUnread } from './cached-section.ts';
import { fitTogether, readFrame, readSections, withRead } from './frame.ts';
import { createPlaceholders } from './placeholders.ts';
import { asText, type Components, sectionsOf, type WrittenDocument } from './written-document.ts';

/**
 * Most bytes of sections in memory, and their largest share of the machine's memory. A mail of 100 KB takes about 300 KB: with
 * too little memory for the people at work, sections would be rendered anew with each save.
 */
const MAX_MEMORY_BYTES = 512 * 2 ** 20;
const MAX_MEMORY_SHARE = 1 / 16;

/** Time after which an unused section is dropped, milliseconds: after an edit the earlier texts of a section stay unused. */
const UNUSED = 15 * 60_000;

/** Time between searches for unused sections, milliseconds. */
const LOOK_EVERY = 60_000;

/** Returns how many bytes may be used; a container may have less memory than its machine. */
function mayBeTaken(): number {
  const bound = process.constrainedMemory();
  const memory = bound > 0 ? Math.min(bound, totalmem()) : totalmem();
  return Math.min(MAX_MEMORY_BYTES, memory * MAX_MEMORY_SHARE);
}

const TRACKED = { registry: blockRegistry, foreign: islandContent } as const;

/** Mail as it is sent; sections that were rendered before are neither read nor rendered again. */
export interface RecalledMail {
  readonly mail: EmailDocument;
  /** Options to render it with; marks in the HTML replace known sections. */
  readonly rendering: Required<Pick<DocumentOptions, 'memory' | 'fold' | 'expand'>>;
  /** Number of known sections. */
  readonly known: number;
  /** Stores the newly rendered sections, and returns the HTML with sections instead of marks. */
  keep(html: string): HtmlChunks;
}

/**
 * Stores rendered sections of mails by everything that their HTML depends on: from save to save most of a mail stays as it is.
 * The result is the same as rendering the mail anew, byte for byte.
 */
export interface SectionMemory {
  /**
   * Returns the mail with its known sections; null when it must be read and rendered whole: it is no wrapper with sections, or
   * something in it is wrong.
   */
  recall(
    components: Components,
    written: WrittenDocument,
    options: Pick<DocumentOptions, 'assetBase' | 'mergeSyntax'>,
  ): RecalledMail | null;
}

/** Section that is stored once it is rendered. */
interface Keeping {
  readonly key: string;
  readonly text: ObjectText;
  /** Node as it is sent, and as it was read. */
  readonly node: DocumentNode;
  readonly own: DocumentNode;
}

/**
 * Creates the memory.
 * @param known remembers sections that need not be read when they come again
 */
export function createSectionMemory(known?: SeenJson, most: number = mayBeTaken()): SectionMemory {
  const kept = new WatchedCache<CachedSection>('sections', {
    maxSize: most,
    sizeCalculation: cachedBytes,
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
      const standIns = createPlaceholders();
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
        if (own === section && isCacheable(own)) keeping.push({ key, text, node, own });
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
            const section = rendered && cachedSection(rendered, own);
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
