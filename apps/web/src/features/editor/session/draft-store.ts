import { type EmailDocument, type JsonObject, writeDocument } from '@mailwright/document';
import { createStore, del, get, set } from 'idb-keyval';

/** Unsaved work kept on this device. */
export interface Draft {
  /** The document as JSON; read like any stored document, it may be of an older release. */
  readonly components: JsonObject;
  /** The revision it was made on. */
  readonly revision: number;
  /** Milliseconds. */
  readonly keptAt: number;
}

const store = createStore('mailwright', 'drafts');

/** A draft is one person's: the next one to sign in on this device must not meet it. */
function keyOf(userId: string, templateId: string): string {
  return `${userId}/${templateId}`;
}

/** The draft of a template; undefined without one, and where the browser denies storage. */
export async function readDraft(userId: string, templateId: string): Promise<Draft | undefined> {
  try {
    return await get<Draft>(keyOf(userId, templateId), store);
  } catch {
    return undefined;
  }
}

/** Keeps a document; false where the browser denies storage or it is full. */
export async function keepDraft(
  userId: string,
  templateId: string,
  document: EmailDocument,
  revision: number,
): Promise<boolean> {
  try {
    await set(keyOf(userId, templateId), { components: writeDocument(document), revision, keptAt: Date.now() }, store);
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(userId: string, templateId: string): Promise<void> {
  try {
    await del(keyOf(userId, templateId), store);
  } catch {
    // Where storage is denied there is no draft either.
  }
}
