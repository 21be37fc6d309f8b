import { escapeHtml, neutralTag, type SendingProfile, type SpecialField } from '@mailwright/contract';
import {
  type Command,
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  type JsonObject,
  type NodeStyle,
  PAGE_WRAPPER_TYPE,
  type RichInline,
  type RichText,
  SECTION_TYPE,
} from '@mailwright/document';

type Words = Readonly<Record<string, string>>;

/** Label of the link to unsubscribe, in the languages most mails are written in; English for all others. */
const UNSUBSCRIBE: Words = {
  cs: 'Odhlásit odběr',
  da: 'Afmeld',
  de: 'Abmelden',
  en: 'Unsubscribe',
  es: 'Darse de baja',
  fi: 'Peruuta tilaus',
  fr: 'Se désabonner',
  it: 'Annulla iscrizione',
  nb: 'Meld deg av',
  nl: 'Uitschrijven',
  no: 'Meld deg av',
  pl: 'Wypisz się',
  pt: 'Cancelar subscrição',
  sv: 'Avregistrera',
};

const PREFERENCES: Words = {
  cs: 'Nastavení',
  da: 'Indstillinger',
  de: 'Einstellungen',
  en: 'Preferences',
  es: 'Preferencias',
  fi: 'Asetukset',
  fr: 'Préférences',
  it: 'Preferenze',
  nb: 'Innstillinger',
  nl: 'Voorkeuren',
  no: 'Innstillinger',
  pl: 'Ustawienia',
  pt: 'Preferências',
  sv: 'Inställningar',
};

const wordsIn = (words: Words) => (lang: string) => words[lang.toLowerCase().split('-')[0] ?? ''] ?? words.en ?? '';

/** Labels of links for the system's own fields; the other fields are words. */
const LABELS: Readonly<Partial<Record<SpecialField, (lang: string) => string>>> = {
  unsubscribe: wordsIn(UNSUBSCRIBE),
  unsubscribe_profile: wordsIn(PREFERENCES),
};

/** Puts a link to unsubscribe under the last text, or at the end of foreign HTML; null where it would have no place. */
export function unsubscribeFix(document: EmailDocument, profile: SendingProfile | null): Command | null {
  const label = wordsIn(UNSUBSCRIBE)(document.settings.lang);
  const href = neutralTag('unsubscribe');
  return atEnd(document, {
    props: { content: [paragraph({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] })] },
    html: `<a href="${escapeHtml(ownTag('unsubscribe', profile))}">${escapeHtml(label)}</a>`,
  });
}

/**
 * Puts the brand's address, or else the field for that of the sending system, where a link to unsubscribe would be put;
 * null where the system has no such field.
 */
export function addressFix(
  document: EmailDocument,
  profile: SendingProfile | null,
  brandAddress: string,
): Command | null {
  const lines = brandAddress.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0) {
    const content: RichText = lines.map((text) => paragraph({ type: 'text', text }));
    return atEnd(document, { props: { content, postalAddress: true }, html: lines.map(escapeHtml).join('<br>') });
  }
  if (profile?.special && profile.special.sender_address === undefined) return null;
  const field = { type: 'mergeField', attrs: { name: 'sender_address' } } as const;
  return atEnd(document, { props: { content: [paragraph(field)] }, html: ownTag('sender_address', profile) });
}

/** Puts fields that a sending system demands where a link to unsubscribe would be put: addresses as links, all else as text. */
export function demandFix(
  document: EmailDocument,
  profile: SendingProfile,
  fields: readonly SpecialField[],
): Command | null {
  const wanted = [...new Set(fields)];
  const parts = wanted.map((name): Part => {
    const label = LABELS[name]?.(document.settings.lang);
    const tag = ownTag(name, profile);
    if (label === undefined) return { run: { type: 'mergeField', attrs: { name } }, html: tag };
    return {
      run: { type: 'text', text: label, marks: [{ type: 'link', attrs: { href: neutralTag(name) } }] },
      html: `<a href="${escapeHtml(tag)}">${escapeHtml(label)}</a>`,
    };
  });
  const content: RichText = parts.map(({ run }) => paragraph(run));
  return atEnd(document, { props: { content }, html: parts.map(({ html }) => html).join('<br>') });
}

interface Part {
  readonly run: RichInline;
  readonly html: string;
}

/** Foreign HTML holds the tags of its own system. */
function ownTag(name: SpecialField, profile: SendingProfile | null): string {
  return profile?.special?.[name] ?? neutralTag(name);
}

interface Addition {
  readonly props: JsonObject;
  /** The same for a mail that is foreign HTML. */
  readonly html: string;
}

function atEnd(document: EmailDocument, { props, html }: Addition): Command | null {
  const [root, ...others] = document.nodes;
  if (root?.type === ISLAND_TYPE && others.length === 0) return atEndOfIsland(root, html);
  if (root?.type !== PAGE_WRAPPER_TYPE) return null;
  const footer = footerText(root);
  const target = footer
    ? { parentId: footer.column.id, index: footer.index + 1 }
    : { parentId: root.id, index: root.children?.length ?? 0 };
  const style: NodeStyle = footer ? lookOf(footer.text) : { textAlign: 'center', fontSize: 14 };
  return { type: 'insert', nodes: [{ type: 'text', props, style }], target };
}

interface FooterText {
  readonly column: DocumentNode;
  readonly text: DocumentNode;
  readonly index: number;
}

/** The last text of the last section that everybody is shown and that no module holds; undefined where there is none. */
function footerText(wrapper: DocumentNode): FooterText | undefined {
  const section = wrapper.children?.at(-1);
  if (section?.type !== SECTION_TYPE || !isForAll(section)) return undefined;
  for (const column of (section.children ?? []).toReversed()) {
    if (!isForAll(column)) continue;
    const blocks = column.children ?? [];
    const index = blocks.findLastIndex((block) => block.type === 'text' && isForAll(block));
    const text = blocks[index];
    // What is shown otherwise belongs to the block before it.
    if (text && !blocks[index + 1]?.condition) return { column, text, index };
  }
  return undefined;
}

function isForAll({ condition, repeat, instance, style }: DocumentNode): boolean {
  return condition === undefined && repeat === undefined && instance === undefined && style.hideOn === undefined;
}

function lookOf({ style }: DocumentNode): NodeStyle {
  const { color, fontFamily, fontSize, lineHeight, textAlign, dark } = style;
  return {
    ...(color !== undefined && { color }),
    ...(fontFamily !== undefined && { fontFamily }),
    ...(fontSize !== undefined && { fontSize }),
    ...(lineHeight !== undefined && { lineHeight }),
    ...(textAlign !== undefined && { textAlign }),
    ...(dark?.color !== undefined && { dark: { color: dark.color } }),
  };
}

/** Before the end of its body; null where the end is not to be found, or stands in a comment. */
function atEndOfIsland({ id, props }: DocumentNode, html: string): Command | null {
  const source = String(props.source);
  const end = [...source.matchAll(/<\/body/gi)].at(-1)?.index;
  if (end === undefined || source.lastIndexOf('<!--', end) > source.lastIndexOf('-->', end)) return null;
  const added = `<p style="margin:16px;text-align:center;font-size:14px">${html}</p>\n`;
  return { type: 'updateProps', id, props: { source: source.slice(0, end) + added + source.slice(end) } };
}

function paragraph(...content: readonly RichInline[]): RichText[number] {
  return { type: 'paragraph', content };
}
