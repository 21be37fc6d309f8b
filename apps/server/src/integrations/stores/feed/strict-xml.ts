import { Parser } from 'htmlparser2';

export interface XmlEvents {
  readonly onOpen: (name: string) => void;
  readonly onAttribute: (name: string, value: string) => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  /** The tags do not fit; nothing is read after it. */
  readonly onBroken: (problem: string) => void;
}

/**
 * Reads XML as it comes and tells where its tags do not fit, which htmlparser2 alone mends in silence. Entities of a
 * document type are never expanded.
 */
export class StrictXml extends Parser {
  readonly #open: string[] = [];
  #isSelfClosing = false;
  readonly #events: XmlEvents;

  constructor(events: XmlEvents) {
    super(
      {
        onopentagname: (name) => {
          this.#open.push(name);
          events.onOpen(name);
        },
        onattribute: (name, value) => events.onAttribute(name, value),
        ontext: (text) => events.onText(text),
        onclosetag: (name, isImplied) => {
          if (isImplied && !this.#isSelfClosing) events.onBroken(`The element <${shown(name)}> is not closed.`);
          this.#open.pop();
          events.onClose();
        },
      },
      { xmlMode: true },
    );
    this.#events = events;
  }

  /** Returns the number of open elements. */
  get depth(): number {
    return this.#open.length;
  }

  override onselfclosingtag(endIndex: number): void {
    this.#isSelfClosing = true;
    super.onselfclosingtag(endIndex);
    this.#isSelfClosing = false;
  }

  override onclosetag(start: number, endIndex: number): void {
    const before = this.#open.length;
    super.onclosetag(start, endIndex);
    if (this.#open.length === before) this.#events.onBroken('An end tag closes nothing.');
  }
}

function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
