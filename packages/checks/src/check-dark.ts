import { contrastOf, darkBackground, neededContrast, readableColor } from '@mailwright/blocks';
import type { Command, DocumentNode, GeneralSettings, NodeStyle } from '@mailwright/document';
import type { TextMarks } from './read-marks.ts';

/** Colors of a node's words and of their background. */
interface DarkLook {
  /** The node's style with the defaults of its block. */
  readonly look: NodeStyle;
  /** The colors of its words; null where it has one text of one color. */
  readonly words: TextMarks | null;
  /** The color behind the node in dark mode where the author gave one, else ''. */
  readonly around: string;
  /** The color behind its words in light mode, which stays where none was given for dark mode; null where it is not known. */
  readonly background: string | null;
  readonly settings: GeneralSettings;
}

/**
 * Checks whether words are hard to read in dark mode and returns the command that corrects it. Only colors that the author
 * set for dark mode can be wrong, since the mail chooses the others itself.
 *
 * @returns null if nothing is wrong; `fix` is null if no color would help
 */
export function checkDark(node: DocumentNode, dark: DarkLook): { readonly fix: Command | null } | null {
  const { look, words, settings } = dark;
  const given = darkBackground(look, dark.around);
  const ground = given || dark.background;
  if (!ground) return null;
  const needed = neededContrast(look.fontSize ?? 16, look.fontWeight === 'bold');
  const isFaint = (color: string) => (contrastOf(color, ground) ?? needed) < needed;
  const own = look.dark?.color;
  if (own !== undefined && (!words || words.plain) && isFaint(own)) {
    const color = readableColor(own, ground, needed);
    return { fix: color === null ? null : { type: 'updateStyle', ids: [node.id], style: { color }, screen: 'dark' } };
  }
  const links = settings.linkColorDark;
  const hasLinks = words ? words.links : node.type === 'link' && node.style.color === undefined && own === undefined;
  if (!given || !links || !hasLinks || !isFaint(links)) return null;
  const linkColorDark = readableColor(links, ground, needed);
  return { fix: linkColorDark === null ? null : { type: 'updateSettings', settings: { linkColorDark } } };
}
